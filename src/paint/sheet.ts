import { type Cell, type Grid, NONE } from 'maze-core';
import { extent, Layout, type View } from './layout.ts';
import { paint, paintEnds, paintNow, paintNowWall, paintPath } from './paint.ts';
import { type Palette, readPalette } from './palette.ts';
import type { Picture } from './picture.ts';
import { PixelBuffer } from './pixels.ts';

/** Cells smaller than this, in device pixels, are drawn as pixels. */
const SMALLEST_STROKED = 7;
/** And so are pictures with more cells than strokes can keep up with. */
const MOST_STROKED = 5000;
/** A cell takes at least a pixel of floor and a pixel of wall; where the box has less room, the browser shrinks it. */
const SMALLEST_CELL = 2;

/**
 * A canvas and what it takes to keep a picture on it sharp, in its size and in the theme's colours.
 *
 * The backing store has the size of the box in device pixels: whoever owns the canvas says how large the box is.
 * Strokes for small mazes, a pixel buffer for large ones.
 */
export class Sheet {
  readonly #canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly #ctx: CanvasRenderingContext2D;
  readonly #colours: () => Palette;
  #palette: Palette;
  #layout: Layout | null = null;
  #buffer: PixelBuffer | null = null;
  /** What the buffer shows, or null when it has to be filled anew. */
  #buffered: Picture | null = null;
  #width = 0;
  #height = 0;
  #ratio = 1;

  /** A canvas of the page takes the page's colours; one that is in no page needs to be told. */
  constructor(canvas: HTMLCanvasElement);
  constructor(canvas: OffscreenCanvas, palette: Palette);
  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, palette?: Palette) {
    // What is in no page is drawn to be read.
    const ctx = canvas.getContext('2d', { alpha: false, willReadFrequently: palette !== undefined });
    if (ctx === null) throw new Error('This browser gives no canvas to draw on.');
    this.#canvas = canvas;
    this.#ctx = ctx as CanvasRenderingContext2D;
    this.#colours = () => palette ?? readPalette(canvas as HTMLCanvasElement);
    this.#palette = this.#colours();
  }

  get layout(): Layout | null {
    return this.#layout;
  }

  /** The colours have changed. Draw again after this. */
  recolour(): void {
    this.#palette = this.#colours();
    this.#buffer = null;
  }

  /** The box has this size, in device pixels. Draw again after this. */
  resize(width: number, height: number, ratio: number): void {
    this.#width = Math.round(width);
    this.#height = Math.round(height);
    this.#ratio = ratio;
    this.#layout = null;
    this.#buffer = null;
  }

  draw(picture: Picture, view: View): void {
    if (this.#width < 1 || this.#height < 1) return;
    const layout = this.#layoutFor(picture.grid, view);
    if (this.#canvas.width !== layout.width) this.#canvas.width = layout.width;
    if (this.#canvas.height !== layout.height) this.#canvas.height = layout.height;
    if (view === 'walls' && (layout.pitch < SMALLEST_STROKED || picture.grid.slots > MOST_STROKED)) {
      this.#drawPixels(picture, layout);
    } else {
      paint(this.#ctx, picture, layout, this.#palette);
    }
  }

  #layoutFor(grid: Grid, view: View): Layout {
    const layout = this.#layout;
    if (layout !== null && layout.grid === grid && layout.view === view) return layout;
    this.#buffer = null;
    const { wide, tall } = extent(grid.rows, grid.cols, view);
    const enlarged = Math.max(1, (SMALLEST_CELL * wide) / this.#width, (SMALLEST_CELL * tall) / this.#height);
    this.#layout = new Layout(
      grid,
      view,
      this.#width * enlarged,
      this.#ratio * enlarged,
      this.#height * enlarged,
    );
    return this.#layout;
  }

  #drawPixels(picture: Picture, layout: Layout): void {
    if (this.#buffer === null) {
      this.#buffer = new PixelBuffer(layout);
      this.#buffered = null;
    }
    const before = this.#buffered;
    // A union gives new colours to cells far from the two that were handled, so sets are drawn anew each time.
    const sets = picture.sets !== null || before?.sets != null;
    if (
      before?.run &&
      picture.run &&
      before.run.cursor === picture.run.cursor &&
      before.tint === picture.tint &&
      !sets &&
      isShort(picture, before.run.position)
    ) {
      const { cursor, position } = picture.run;
      const from = before.run.position;
      this.#buffer.patch(picture, this.#palette, (visit) => cursor.eachChange(from, position, visit));
    } else {
      this.#buffer.fill(picture, this.#palette);
    }
    this.#buffered = picture;
    const { canvas } = this.#buffer;
    this.#ctx.drawImage(canvas, 0, 0);
    paintNow(this.#ctx, picture, layout, this.#palette);
    paintNowWall(this.#ctx, picture, layout, this.#palette);
    paintPath(this.#ctx, picture, layout, this.#palette);
    paintEnds(this.#ctx, picture, layout, this.#palette);
  }
}

/** Whether drawing what has changed since a position is less work than drawing every cell once. */
function isShort({ run, grid }: Picture, from: number): boolean {
  // A cell that has changed is drawn with its two neighbours.
  return run !== null && 3 * run.cursor.trace.tape.extent(from, run.position) < grid.slots;
}

/** The cell under a pointer, or NONE. */
export function cellUnder(
  event: { clientX: number; clientY: number },
  canvas: Element,
  layout: Layout | null,
): Cell {
  if (layout === null) return NONE;
  const box = canvas.getBoundingClientRect();
  const scale = layout.width / layout.ratio / box.width;
  return layout.cellAt((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
}
