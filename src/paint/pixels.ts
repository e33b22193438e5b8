import { EAST, type Grid, NONE, NORTH, SOUTH, WEST } from 'maze-core';
import type { Layout } from './layout.ts';
import { floorOf, isPaper } from './paint.ts';
import type { Palette } from './palette.ts';
import type { Picture } from './picture.ts';

/**
 * A picture of thousands of cells, kept as pixels from one moment to the next: only cells that changed are redrawn.
 *
 * A cell is a rectangle: its floor, and at the right and at the bottom a line of wall, one pixel or two. Walls and
 * cells that are too small to be dashed or numbered are told apart by lightness alone here; the same layers at a size
 * where they fit carry their patterns.
 */
export class PixelBuffer {
  readonly canvas: OffscreenCanvas;
  readonly #layout: Layout;
  readonly #grid: Grid;
  readonly #thick: number;
  readonly #ctx: OffscreenCanvasRenderingContext2D;
  readonly #image: ImageData;
  readonly #pixels: Uint32Array;
  readonly #width: number;
  readonly #bytes = new Map<string, number>();

  /** @param layout  of thin walls, at least two pixels a cell */
  constructor(layout: Layout) {
    this.#layout = layout;
    this.#grid = layout.grid;
    this.#thick = layout.pitch >= 8 ? 2 : 1;
    this.canvas = new OffscreenCanvas(layout.width, layout.height);
    this.#width = layout.width;
    this.#ctx = this.canvas.getContext('2d')!;
    this.#image = this.#ctx.createImageData(layout.width, layout.height);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
  }

  /** Draws every cell. */
  fill(picture: Picture, palette: Palette): void {
    this.#pixels.fill(this.#word(palette.card));
    for (let cell = 0; cell < this.#grid.slots; cell++) this.#draw(picture, cell, palette);
    this.#ctx.putImageData(this.#image, 0, 0);
  }

  /** Draws the cells that `each` names, and the walls around them. */
  patch(picture: Picture, palette: Palette, each: (visit: (cell: number) => void) => void): void {
    const { cols, rows } = this.#grid;
    let [first, last] = [rows, -1];
    const draw = (cell: number) => {
      const row = Math.floor(cell / cols);
      if (row < first) first = row;
      if (row > last) last = row;
      this.#draw(picture, cell, palette);
    };
    each((cell) => {
      draw(cell);
      // A wall is drawn with the cell before it, and looks different when the cell behind it changes.
      if (cell % cols > 0) draw(cell - 1);
      if (cell >= cols) draw(cell - cols);
    });
    if (last < 0) return;
    const top = this.#layout.y(first);
    this.#ctx.putImageData(this.#image, 0, 0, 0, top, this.canvas.width, this.#layout.y(last + 1) - top);
  }

  #draw(picture: Picture, cell: number, palette: Palette): void {
    const grid = this.#grid;
    if (!grid.has(cell)) return;
    const layout = this.#layout;
    const thick = this.#thick;
    const [left, top] = [layout.left(cell), layout.top(cell)];
    const [right, bottom] = [layout.right(cell) - thick, layout.bottom(cell) - thick];
    const ink = this.#word(palette.ink);
    const floor = this.#word(floorOf(picture, cell, palette));
    const east = this.#wallWord(picture, cell, EAST, palette, floor);
    const south = this.#wallWord(picture, cell, SOUTH, palette, floor);
    // Ink goes over chalk at a corner. And where both walls of this cell are open, the corner ends a neighbour's wall,
    // for a perfect maze has no free corner.
    const inked = east === ink || south === ink || (east === floor && south === floor);
    const corner = inked ? ink : east === floor ? south : east;
    this.#rect(left, top, right, bottom, floor);
    this.#rect(right, top, right + thick, bottom, east);
    this.#rect(left, bottom, right, bottom + thick, south);
    this.#rect(right, bottom, right + thick, bottom + thick, corner);
    if (grid.neighbour(cell, NORTH) === NONE) this.#rect(left, top, right + thick, top + thick, ink);
    if (grid.neighbour(cell, WEST) === NONE) this.#rect(left, top, left + thick, bottom + thick, ink);
  }

  #wallWord(picture: Picture, cell: number, direction: number, palette: Palette, floor: number): number {
    if ((picture.passages[cell] >> direction) & 1) return floor;
    const next = this.#grid.neighbour(cell, direction);
    if (next === NONE) return this.#word(palette.ink);
    if (picture.listed[cell] & (direction === EAST ? 1 : 2)) return this.#word(palette.listed);
    return this.#word(isPaper(picture, cell, next) ? palette.square : palette.ink);
  }

  /** Fills from (left, top) up to but not including (right, bottom). */
  #rect(left: number, top: number, right: number, bottom: number, word: number): void {
    const pixels = this.#pixels;
    const width = this.#width;
    // A few pixels each: a loop is quicker than a call of `fill`.
    for (let y = top; y < bottom; y++) {
      for (let at = y * width + left; at < y * width + right; at++) pixels[at] = word;
    }
  }

  /** A colour as four bytes of the image. */
  #word(colour: string): number {
    let word = this.#bytes.get(colour);
    if (word === undefined) {
      const probe = new OffscreenCanvas(1, 1).getContext('2d')!;
      probe.fillStyle = colour;
      probe.fillRect(0, 0, 1, 1);
      word = new Uint32Array(probe.getImageData(0, 0, 1, 1).data.buffer)[0];
      this.#bytes.set(colour, word);
    }
    return word;
  }
}
