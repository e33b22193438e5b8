import { Layout, type View } from './layout.ts';
import { paint } from './paint.ts';
import type { Palette } from './palette.ts';
import type { Picture } from './picture.ts';
import { SvgSurface } from './svg-surface.ts';

/**
 * A picture as SVG: the very strokes that a canvas of this size shows.
 *
 * @param width  in pixels, which decides what is large enough to be written and how thick lines are
 * @param title  what a screen reader calls it; without one it is decoration
 */
export function drawingOf(
  picture: Picture,
  view: View,
  width: number,
  palette: Palette,
  title?: string,
): string {
  const layout = new Layout(picture.grid, view, width, 1);
  const surface = new SvgSurface();
  paint(surface, picture, layout, palette);
  return surface.toSvg(layout.width, layout.height, title);
}
