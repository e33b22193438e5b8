import { type Cell, type Grid, NONE, type Wall } from 'maze-core';

/** Thin walls between cells, or blocks: every wall and every cell a tile of the same size. */
export type View = 'walls' | 'blocks';

/** Room around the thin walls for half the border, in cells: the margin that maze-core's SVG leaves too. */
const INSET = 1 / 12;

/** How wide and tall a picture is in units: cells (and a little for the border) or tiles. Only the ratio matters. */
export function extent(rows: number, cols: number, view: View): { wide: number; tall: number } {
  return view === 'walls'
    ? { wide: cols + 2 * INSET, tall: rows + 2 * INSET }
    : { wide: 2 * cols + 1, tall: 2 * rows + 1 };
}

/** Which part of a picture is shown: `zoom` times as large, from a point that is given in shares of the whole. */
export interface Section {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Section = { zoom: 1, x: 0, y: 0 };

/**
 * Where everything is in a picture of a given width: pure geometry, in device pixels.
 *
 * Every edge lies on a whole device pixel, so lines are sharp at any pixel ratio; neighbouring cells may differ by a
 * pixel in size instead.
 */
export class Layout {
  readonly grid: Grid;
  readonly view: View;
  /** Size of the picture. */
  readonly width: number;
  readonly height: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  /** From one cell (or tile) to the next, the shorter way; not a whole number. */
  readonly pitch: number;
  /** Thickness of a wall, of the border, and of a line that is meant to stand out. */
  readonly wall: number;
  readonly border: number;
  readonly bold: number;

  /** The rows and columns of cells that can be seen: from the first up to but not including the end. */
  readonly rows: readonly [first: number, end: number];
  readonly cols: readonly [first: number, end: number];

  readonly #x: Int32Array;
  readonly #y: Int32Array;
  #cells: Int32Array | null = null;

  /**
   * @param width  of the picture in device pixels, at least 1
   * @param height  as the ratio of `extent` demands; without it computed from that
   * @param section  the part that fills the picture
   */
  constructor(grid: Grid, view: View, width: number, ratio: number, height?: number, section = WHOLE) {
    const { wide, tall } = extent(grid.rows, grid.cols, view);
    this.grid = grid;
    this.view = view;
    this.ratio = ratio;
    this.width = Math.max(1, Math.round(width));
    this.height = Math.max(1, Math.round(height ?? (this.width * tall) / wide));
    // Sides are whole pixels, so a cell may be a little wider than tall or the other way round; the picture has no rest.
    const across = (this.width / wide) * section.zoom;
    const down = (this.height / tall) * section.zoom;
    this.pitch = Math.min(across, down);
    const cell = view === 'walls' ? this.pitch : 2 * this.pitch;
    this.wall = line((cell * 2.2) / 24);
    this.border = line((cell * 3.2) / 24);
    this.bold = line((cell * 3.4) / 24);
    const inset = view === 'walls' ? INSET : 0;
    const left = Math.round(section.x * this.width * section.zoom);
    const top = Math.round(section.y * this.height * section.zoom);
    this.#x = edges(view === 'walls' ? grid.cols : 2 * grid.cols + 1, inset, across, left);
    this.#y = edges(view === 'walls' ? grid.rows : 2 * grid.rows + 1, inset, down, top);
    const tiles = view === 'walls' ? 1 : 2;
    this.cols = seen(this.#x, this.width, tiles, grid.cols);
    this.rows = seen(this.#y, this.height, tiles, grid.rows);
  }

  /** The cells of which something can be seen, row by row. */
  get cells(): Int32Array {
    if (this.#cells === null) {
      const { grid, rows, cols } = this;
      const cells = new Int32Array(this.seen);
      let n = 0;
      for (let row = rows[0]; row < rows[1]; row++) {
        for (let col = cols[0]; col < cols[1]; col++) cells[n++] = row * grid.cols + col;
      }
      this.#cells = grid.masked ? cells.filter((cell) => grid.has(cell)) : cells;
    }
    return this.#cells;
  }

  /** How many cells that are at most: some of them may not exist. */
  get seen(): number {
    return (this.rows[1] - this.rows[0]) * (this.cols[1] - this.cols[0]);
  }

  /** Whether something of a cell can be seen. */
  shows(cell: Cell): boolean {
    const row = this.grid.row(cell);
    const col = this.grid.col(cell);
    return row >= this.rows[0] && row < this.rows[1] && col >= this.cols[0] && col < this.cols[1];
  }

  /** The left edge of a column of cells or, in blocks, of tiles; one past the last is the right edge of all. */
  x(column: number): number {
    return this.#x[column];
  }

  y(row: number): number {
    return this.#y[row];
  }

  /** The edges of a cell's floor. */
  left(cell: Cell): number {
    return this.#x[this.#column(cell)];
  }

  right(cell: Cell): number {
    return this.#x[this.#column(cell) + 1];
  }

  top(cell: Cell): number {
    return this.#y[this.#row(cell)];
  }

  bottom(cell: Cell): number {
    return this.#y[this.#row(cell) + 1];
  }

  /** The middle of a cell. */
  middleX(cell: Cell): number {
    return (this.left(cell) + this.right(cell)) / 2;
  }

  middleY(cell: Cell): number {
    return (this.top(cell) + this.bottom(cell)) / 2;
  }

  /** The rectangle that a wall takes up: a line with square ends, or a tile. */
  wallBox(wall: Wall, thickness: number): [x: number, y: number, width: number, height: number] {
    const first = this.grid.firstSide(wall);
    const before = thickness >> 1;
    if (this.view === 'blocks') {
      return wall & 1
        ? [this.left(first), this.bottom(first), this.right(first) - this.left(first), this.#below(first)]
        : [this.right(first), this.top(first), this.#beside(first), this.bottom(first) - this.top(first)];
    }
    return wall & 1
      ? [
          this.left(first) - before,
          this.bottom(first) - before,
          this.right(first) - this.left(first) + thickness,
          thickness,
        ]
      : [
          this.right(first) - before,
          this.top(first) - before,
          thickness,
          this.bottom(first) - this.top(first) + thickness,
        ];
  }

  /**
   * A cell's floor as a style for an element that lies over the picture, in shares of its size; with two cells, the
   * rectangle that holds both.
   */
  styleOf(cell: Cell, other: Cell = cell): string {
    const left = Math.min(this.left(cell), this.left(other));
    const top = Math.min(this.top(cell), this.top(other));
    const parts: [string, number, number][] = [
      ['left', left, this.width],
      ['top', top, this.height],
      ['width', Math.max(this.right(cell), this.right(other)) - left, this.width],
      ['height', Math.max(this.bottom(cell), this.bottom(other)) - top, this.height],
    ];
    return parts.map(([property, length, whole]) => `${property}:${(100 * length) / whole}%`).join(';');
  }

  /** The cell under a point given in CSS pixels from the picture's top left corner; NONE on a wall tile or outside. */
  cellAt(cssX: number, cssY: number): Cell {
    const column = place(this.#x, cssX * this.ratio);
    const row = place(this.#y, cssY * this.ratio);
    if (column === NONE || row === NONE) return NONE;
    if (this.view === 'blocks' && (column % 2 === 0 || row % 2 === 0)) return NONE;
    const half = this.view === 'blocks' ? 2 : 1;
    const cell = Math.floor(row / half) * this.grid.cols + Math.floor(column / half);
    return this.grid.has(cell) ? cell : NONE;
  }

  #column(cell: Cell): number {
    const col = cell % this.grid.cols;
    return this.view === 'walls' ? col : 2 * col + 1;
  }

  #row(cell: Cell): number {
    const row = Math.floor(cell / this.grid.cols);
    return this.view === 'walls' ? row : 2 * row + 1;
  }

  #beside(cell: Cell): number {
    const tile = this.#column(cell) + 1;
    return this.#x[tile + 1] - this.#x[tile];
  }

  #below(cell: Cell): number {
    const tile = this.#row(cell) + 1;
    return this.#y[tile + 1] - this.#y[tile];
  }
}

/** Lines are whole pixels, rather too thick than too thin. */
function line(thickness: number): number {
  return Math.max(1, Math.round(thickness + 0.2));
}

function edges(count: number, inset: number, pitch: number, offset: number): Int32Array {
  return Int32Array.from({ length: count + 1 }, (_, at) => Math.round((inset + at) * pitch) - offset);
}

/** Which cells lie between two edges that can be seen, with one more on each side, whose walls reach across. */
function seen(edges: Int32Array, length: number, tiles: number, count: number): [number, number] {
  const last = edges.length - 1;
  const from = place(edges, Math.max(0, edges[0]));
  const to = place(edges, Math.min(length, edges[last]) - 1);
  const first = Math.floor((from === NONE ? 0 : from) / tiles) - 1;
  const end = Math.floor((to === NONE ? last - 1 : to) / tiles) + 2;
  return [Math.max(0, first), Math.min(count, end)];
}

/** Between which two edges a coordinate lies. */
function place(edges: Int32Array, at: number): number {
  if (!(at >= edges[0]) || !(at < edges[edges.length - 1])) return NONE;
  let low = 0;
  let high = edges.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (edges[middle] <= at) low = middle;
    else high = middle;
  }
  return low;
}
