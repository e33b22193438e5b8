import { type Cell, type Grid, NONE } from 'maze-core';
import { Layout, type Section, type View, WHOLE } from './layout.ts';
import { Overview } from './overview.ts';
import { paint, paintEnds, paintNow, paintNowWall, paintPath } from './paint.ts';
import { type Palette, readPalette } from './palette.ts';
import { countSince, eachSince, type Picture } from './picture.ts';
import { type Buffer, PixelBuffer } from './pixels.ts';

/** Cells smaller than this, in device pixels, are drawn as pixels. */
const SMALLEST_STROKED = 7;
/** And so are pictures with more cells than strokes can keep up with. */
const MOST_STROKED = 5000;
/** A cell of its own takes at least a pixel of floor and a pixel of wall; smaller ones are blended. */
const SMALLEST_CELL = 2;

/**
 * A canvas and what it takes to keep a picture on it sharp, in its size and in the theme's colours.
 *
 * The backing store has the size of the box in device pixels and never more, however large the maze: whoever owns the
 * canvas says how large the box is. Strokes for few cells, a buffer of pixels for many, a pixel a cell for more than the
 * box has room for.
 */
export class Sheet {
  readonly #canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly #ctx: CanvasRenderingContext2D;
  readonly #colours: () => Palette;
  #palette: Palette;
  #layout: Layout | null = null;
  #section: Section = WHOLE;
  #buffer: Buffer | null = null;
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

  /** Draws what can be seen of a section of the picture. */
  draw(picture: Picture, view: View, section: Section = WHOLE): void {
    if (this.#width < 1 || this.#height < 1) return;
    const layout = this.#layoutFor(picture.grid, view, section);
    if (this.#canvas.width !== layout.width) this.#canvas.width = layout.width;
    if (this.#canvas.height !== layout.height) this.#canvas.height = layout.height;
    const cell = view === 'walls' ? layout.pitch : 2 * layout.pitch;
    if (cell >= SMALLEST_STROKED && layout.seen <= MOST_STROKED) {
      this.#buffer = null;
      paint(this.#ctx, picture, layout, this.#palette);
    } else {
      this.#drawBuffered(picture, layout, this.#bufferFor(layout, cell < SMALLEST_CELL));
    }
  }

  #layoutFor(grid: Grid, view: View, section: Section): Layout {
    const layout = this.#layout;
    if (layout !== null && layout.grid === grid && layout.view === view && this.#section === section)
      return layout;
    const moved = new Layout(grid, view, this.#width, this.#ratio, this.#height, section);
    if (layout === null || layout.grid !== grid || layout.view !== view) this.#buffer = null;
    else if (this.#buffer?.show(moved) === false) this.#buffered = null;
    this.#section = section;
    this.#layout = moved;
    return moved;
  }

  /** A buffer for cells as they are, or for such as are blended. */
  #bufferFor(layout: Layout, blended: boolean): Buffer {
    const Kind = blended ? Overview : PixelBuffer;
    if (!(this.#buffer instanceof Kind)) {
      this.#buffer = new Kind(layout, this.#palette);
      this.#buffered = null;
    }
    return this.#buffer;
  }

  #drawBuffered(picture: Picture, layout: Layout, buffer: Buffer): void {
    const before = this.#buffered;
    if (
      before?.run &&
      picture.run &&
      before.run.cursor === picture.run.cursor &&
      before.tint === picture.tint &&
      // Sets that are the cursor's own change with it; other sets are new ones each time.
      before.sets === picture.sets &&
      isShort(picture, before.run.position)
    ) {
      const { cursor, position } = picture.run;
      const from = before.run.position;
      const since = picture.tint?.since ?? null;
      buffer.patch(picture, (visit) => {
        cursor.eachChange(from, position, visit);
        if (since !== null) eachSince(since, from, position, visit);
      });
    } else {
      buffer.fill(picture);
    }
    this.#buffered = picture;
    this.#ctx.fillStyle = this.#palette.card;
    this.#ctx.fillRect(0, 0, layout.width, layout.height);
    this.#ctx.imageSmoothingEnabled = true;
    this.#ctx.drawImage(buffer.canvas, ...buffer.box);
    paintNow(this.#ctx, picture, layout, this.#palette);
    paintNowWall(this.#ctx, picture, layout, this.#palette);
    paintPath(this.#ctx, picture, layout, this.#palette);
    paintEnds(this.#ctx, picture, layout, this.#palette);
  }
}

/** Whether drawing what has changed since a position is less work than drawing every cell once. */
function isShort({ run, grid, tint }: Picture, from: number): boolean {
  if (run === null) return false;
  const { cursor, position } = run;
  const changed = cursor.extent(from, position);
  const coloured = tint === null || tint.since === null ? 0 : countSince(tint.since, from, position);
  // A cell that has changed is drawn with its two neighbours.
  return 3 * (changed + coloured) < grid.slots;
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
