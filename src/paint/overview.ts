import type { Cell } from 'maze-core';
import { CellPaint, meanOf } from './cell-paint.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import type { Picture } from './picture.ts';
import type { Buffer } from './pixels.ts';

/**
 * A whole maze with a pixel a cell, for boxes that have no more room than that: the mean of its floor, its two walls and
 * the corner between them. It is drawn into the box smoothly, larger or smaller.
 */
export class Overview implements Buffer {
  readonly canvas: OffscreenCanvas;
  readonly #layout: Layout;
  readonly #ctx: OffscreenCanvasRenderingContext2D;
  readonly #image: ImageData;
  readonly #pixels: Uint32Array;
  readonly #cell: CellPaint;

  constructor(layout: Layout, palette: Palette) {
    const { rows, cols } = layout.grid;
    this.#layout = layout;
    this.#cell = new CellPaint(palette, layout.view);
    this.canvas = new OffscreenCanvas(cols, rows);
    this.#ctx = this.canvas.getContext('2d')!;
    this.#image = this.#ctx.createImageData(cols, rows);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
    this.#pixels.fill(this.#cell.paints.card);
  }

  fill(picture: Picture): void {
    const { grid } = this.#layout;
    for (let n = 0; n < grid.size; n++) this.#draw(picture, grid.nth(n));
    this.#ctx.putImageData(this.#image, 0, 0);
  }

  patch(picture: Picture, each: (visit: (cell: Cell) => void) => void): void {
    const { cols, rows } = this.#layout.grid;
    let [first, last] = [rows, -1];
    const draw = (cell: Cell) => {
      const row = Math.floor(cell / cols);
      if (row < first) first = row;
      if (row > last) last = row;
      this.#draw(picture, cell);
    };
    each((cell) => {
      draw(cell);
      if (cell % cols > 0) draw(cell - 1);
      if (cell >= cols) draw(cell - cols);
    });
    if (last >= first) this.#ctx.putImageData(this.#image, 0, 0, 0, first, cols, last + 1 - first);
  }

  #draw(picture: Picture, cell: Cell): void {
    const look = this.#cell;
    if (!this.#layout.grid.has(cell)) return;
    look.look(picture, this.#layout.grid, cell);
    this.#pixels[cell] = meanOf(look.floor, look.east, look.south, look.corner);
  }
}
