export { type SvgColours, type SvgOptions, toSvg } from './svg.ts';
export { type TextMarks, type Tiles, toBlockText, toBoxText } from './text.ts';
export { viridis } from './viridis.ts';
