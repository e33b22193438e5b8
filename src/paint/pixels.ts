import { type Cell, NONE, NORTH, WEST } from 'maze-core';
import {
  CellPaint,
  COLOURS,
  CORNER,
  EASTERN,
  FLOOR,
  isEastListed,
  isSouthListed,
  isTinted,
  type Mark,
  markOf,
  SOUTHERN,
} from './cell-paint.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import type { Picture } from './picture.ts';

/** Floors at least this wide have room for a mark. */
const LEAST_MARKED = 3;

/** Where something goes: a corner, and how wide and tall it is there. */
export type Box = [x: number, y: number, width: number, height: number];

/** A picture that is kept from one moment to the next: only cells that changed are drawn again. */
export interface Buffer {
  readonly canvas: OffscreenCanvas;
  /** Where on the sheet it goes. */
  readonly box: Box;
  /** Another section of the same picture, in the same box. Says whether what has been drawn can stay. */
  show(layout: Layout): boolean;
  /** Draws all that can be seen. */
  fill(picture: Picture): void;
  /** Draws the cells that `each` names, and the walls around them. */
  patch(picture: Picture, each: (visit: (cell: Cell) => void) => void): void;
}

/**
 * A picture of thousands of cells as pixels.
 *
 * A cell is a rectangle: its floor, and at the right and at the bottom a line of wall, one pixel or two; or in blocks,
 * tiles. Where there is room, what is said by colour is said by pixels as well: walls on the list are dashed, cells on
 * the list have a dotted square in them, cells on the walk a dot, cells done with a stroke.
 */
export class PixelBuffer implements Buffer {
  readonly canvas: OffscreenCanvas;
  #layout: Layout;
  readonly #blocks: boolean;
  /** Of thin walls. */
  #thick: number;
  readonly #ctx: OffscreenCanvasRenderingContext2D;
  readonly #image: ImageData;
  readonly #pixels: Uint32Array;
  readonly #width: number;
  readonly #height: number;
  readonly #cell: CellPaint;

  /** @param layout  of at least two pixels a cell */
  constructor(layout: Layout, palette: Palette) {
    this.#layout = layout;
    this.#blocks = layout.view === 'blocks';
    this.#thick = thicknessIn(layout);
    this.#cell = new CellPaint(palette, layout.view);
    this.canvas = new OffscreenCanvas(layout.width, layout.height);
    this.#width = layout.width;
    this.#height = layout.height;
    this.#ctx = this.canvas.getContext('2d')!;
    this.#image = this.#ctx.createImageData(layout.width, layout.height);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
  }

  show(layout: Layout): boolean {
    this.#layout = layout;
    this.#thick = thicknessIn(layout);
    return false;
  }

  get box(): Box {
    return [0, 0, this.#width, this.#height];
  }

  fill(picture: Picture): void {
    this.#pixels.fill(this.#blocks ? this.#cell.wall : this.#cell.paints.card);
    const kindOf = this.#cell.kindsOf(picture);
    for (const cell of this.#layout.cells) this.#draw(picture, cell, kindOf(cell));
    this.#ctx.putImageData(this.#image, 0, 0);
  }

  patch(picture: Picture, each: (visit: (cell: Cell) => void) => void): void {
    const layout = this.#layout;
    const { cols, rows } = layout.grid;
    const kindOf = this.#cell.kindsOf(picture);
    let [first, last] = [rows, -1];
    const draw = (cell: number) => {
      if (!layout.shows(cell) || !layout.grid.has(cell)) return;
      const row = Math.floor(cell / cols);
      if (row < first) first = row;
      if (row > last) last = row;
      this.#draw(picture, cell, kindOf(cell));
    };
    each((cell) => {
      draw(cell);
      // A wall is drawn with the cell before it, and looks different when the cell behind it changes.
      if (cell % cols > 0) draw(cell - 1);
      if (cell >= cols) draw(cell - cols);
    });
    if (last < 0) return;
    const top = Math.max(0, layout.top(first * cols) - layout.border);
    const bottom = Math.min(this.#height, layout.bottom(last * cols) + Math.ceil(layout.pitch));
    this.#ctx.putImageData(this.#image, 0, 0, 0, top, this.#width, Math.max(0, bottom - top));
  }

  #draw(picture: Picture, cell: Cell, kind: number): void {
    const layout = this.#layout;
    const { grid } = layout;
    const { colours, wall } = this.#cell;
    const at = COLOURS * kind;
    const floor = colours[at + FLOOR];
    const [left, top] = [layout.left(cell), layout.top(cell)];
    // Where the floor ends, and where the wall behind it does.
    const thick = this.#thick;
    const right = this.#blocks ? layout.right(cell) : layout.right(cell) - thick;
    const bottom = this.#blocks ? layout.bottom(cell) : layout.bottom(cell) - thick;
    const far = this.#blocks ? layout.x(2 * grid.col(cell) + 3) : right + thick;
    const low = this.#blocks ? layout.y(2 * grid.row(cell) + 3) : bottom + thick;
    this.#rect(left, top, right, bottom, floor);
    this.#rect(right, top, far, bottom, colours[at + EASTERN]);
    this.#rect(left, bottom, right, low, colours[at + SOUTHERN]);
    this.#rect(right, bottom, far, low, this.#blocks ? wall : colours[at + CORNER]);
    if (isEastListed(kind)) this.#dash(right, top, far, bottom, floor);
    if (isSouthListed(kind)) this.#dash(left, bottom, right, low, floor);
    if (!this.#blocks) {
      if (grid.neighbour(cell, NORTH) === NONE) this.#rect(left, top, far, top + thick, wall);
      if (grid.neighbour(cell, WEST) === NONE) this.#rect(left, top, left + thick, low, wall);
    }
    const mark = markOf(picture, cell);
    if (mark !== 'none') this.#mark(mark, isTinted(picture, cell), left, top, right, bottom);
  }

  #mark(mark: Mark, tinted: boolean, left: number, top: number, right: number, bottom: number): void {
    const { paints } = this.#cell;
    const [wide, tall] = [right - left, bottom - top];
    const room = Math.min(wide, tall);
    if (room < LEAST_MARKED) return;
    if (mark === 'dot') {
      const size = Math.max(1, Math.round(room / 4));
      const [x, y] = [left + ((wide - size) >> 1), top + ((tall - size) >> 1)];
      this.#rect(x, y, x + size, y + size, tinted ? paints.ink : paints.accent);
      return;
    }
    const inset = room >= 6 ? 1 : 0;
    if (mark === 'stroke') {
      const length = Math.min(3, room - 2 * inset);
      const [x, y] = [left + ((wide - length) >> 1), top + ((tall - length) >> 1)];
      const colour = tinted ? paints.ink : paints.muted;
      for (let n = 0; n < length; n++)
        this.#rect(x + n, y + length - 1 - n, x + n + 1, y + length - n, colour);
      return;
    }
    const colour = tinted ? paints.ink : paints.listed;
    for (let y = top + inset; y < bottom - inset; y++) {
      for (let x = left + inset; x < right - inset; x++) {
        const edge =
          x === left + inset || x === right - inset - 1 || y === top + inset || y === bottom - inset - 1;
        if (edge && (x + y) % 2 === 0) this.#rect(x, y, x + 1, y + 1, colour);
      }
    }
  }

  /** Interrupts a line: every other two pixels become floor. */
  #dash(left: number, top: number, right: number, bottom: number, floor: number): void {
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) if ((x + y) & 2) this.#rect(x, y, x + 1, y + 1, floor);
    }
  }

  /** Fills from (left, top) up to but not including (right, bottom), as far as that can be seen. */
  #rect(left: number, top: number, right: number, bottom: number, word: number): void {
    const pixels = this.#pixels;
    const width = this.#width;
    const from = Math.max(left, 0);
    const to = Math.min(right, width);
    const end = Math.min(bottom, this.#height);
    // A few pixels each: a loop is quicker than a call of `fill`.
    for (let y = Math.max(top, 0); y < end; y++) {
      for (let at = y * width + from; at < y * width + to; at++) pixels[at] = word;
    }
  }
}

/** Of a wall between two cells, in device pixels. */
function thicknessIn({ pitch }: Layout): number {
  return Math.max(1, Math.round(pitch / 5.5));
}
