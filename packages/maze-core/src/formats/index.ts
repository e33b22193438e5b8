export { FormatError } from './format-error.ts';
export { readJson, toJson } from './json.ts';
export { readBlockText } from './read-block.ts';
export { readBoxText } from './read-box.ts';
export type { Reading } from './reading.ts';
export { type SvgColours, type SvgOptions, toSvg } from './svg.ts';
export { type TextMarks, type Tiles, toBlockText, toBoxText } from './text.ts';
export { readTileMap, type TileMapOptions, type TileModel, toTileMap } from './tile-map.ts';
export { viridis } from './viridis.ts';
