import type { Cell } from 'maze-core';
import { CellPaint, COLOURS, meanOf } from './cell-paint.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import type { Picture } from './picture.ts';
import type { Box, Buffer } from './pixels.ts';

/**
 * A whole maze with a pixel a cell, for boxes that have no more room than that: the mean of its floor, its two walls and
 * the corner between them. It is drawn into the box smoothly, larger or smaller.
 */
export class Overview implements Buffer {
  readonly canvas: OffscreenCanvas;
  #layout: Layout;
  readonly #ctx: OffscreenCanvasRenderingContext2D;
  readonly #image: ImageData;
  readonly #pixels: Uint32Array;
  readonly #cell: CellPaint;
  /** What each kind of cell looks like from afar. */
  readonly #means: Uint32Array;

  constructor(layout: Layout, palette: Palette) {
    const { rows, cols } = layout.grid;
    this.#layout = layout;
    this.#cell = new CellPaint(palette, layout.view);
    const { colours, paints } = this.#cell;
    this.#means = Uint32Array.from({ length: colours.length / COLOURS }, (_, kind) =>
      meanOf(colours, COLOURS * kind),
    );
    this.canvas = new OffscreenCanvas(cols, rows);
    this.#ctx = this.canvas.getContext('2d')!;
    this.#image = this.#ctx.createImageData(cols, rows);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
    this.#pixels.fill(paints.card);
  }

  /** Which section is shown makes no difference to a pixel a cell. */
  show(layout: Layout): boolean {
    this.#layout = layout;
    return true;
  }

  get box(): Box {
    const { grid, view } = this.#layout;
    const tiles = view === 'walls' ? [grid.cols, grid.rows] : [2 * grid.cols + 1, 2 * grid.rows + 1];
    const [x, y] = [this.#layout.x(0), this.#layout.y(0)];
    return [x, y, this.#layout.x(tiles[0]) - x, this.#layout.y(tiles[1]) - y];
  }

  fill(picture: Picture): void {
    const { grid } = picture;
    const [pixels, means, kindOf] = [this.#pixels, this.#means, this.#cell.kindsOf(picture)];
    if (grid.masked) for (let n = 0; n < grid.size; n++) pixels[grid.nth(n)] = means[kindOf(grid.nth(n))];
    else for (let cell = 0; cell < pixels.length; cell++) pixels[cell] = means[kindOf(cell)];
    this.#ctx.putImageData(this.#image, 0, 0);
  }

  patch(picture: Picture, each: (visit: (cell: Cell) => void) => void): void {
    const { grid } = picture;
    const { cols, rows } = grid;
    const kindOf = this.#cell.kindsOf(picture);
    let [first, last] = [rows, -1];
    const draw = (cell: Cell) => {
      if (!grid.has(cell)) return;
      const row = grid.row(cell);
      if (row < first) first = row;
      if (row > last) last = row;
      this.#pixels[cell] = this.#means[kindOf(cell)];
    };
    each((cell) => {
      draw(cell);
      if (cell % cols > 0) draw(cell - 1);
      if (cell >= cols) draw(cell - cols);
    });
    if (last >= first) this.#ctx.putImageData(this.#image, 0, 0, 0, first, cols, last + 1 - first);
  }
}
