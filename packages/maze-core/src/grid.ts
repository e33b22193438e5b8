import type { Random } from './random.ts';

/** Index of a cell: row × cols + column, counted row by row from the top left. */
export type Cell = number;
/** Slot of a neighbour. On a rectangle: 0 north, 1 east, 2 south, 3 west. */
export type Direction = number;
/** Index of a wall: 2 × cell for the wall east of a cell, 2 × cell + 1 for the wall south of it. */
export type Wall = number;

/** No cell, no wall: the answer of a question that has none. */
export const NONE = -1;

/** The direction of the row above. */
export const NORTH: Direction = 0;
/** The direction of the next column. */
export const EAST: Direction = 1;
/** The direction of the row below. */
export const SOUTH: Direction = 2;
/** The direction of the column before. */
export const WEST: Direction = 3;

/** The largest grid, in cells: 4096 × 4096. Beyond it wall ids and tapes would outgrow what a browser can hold. */
export const MAX_CELLS = 2 ** 24;

/** COUNT[mask]: how many of the four directions a mask holds. */
const COUNT = Uint8Array.from(
  { length: 16 },
  (_, mask) => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + (mask >> 3),
);

/** NTH[4 × mask + n]: the n-th direction that a mask holds, counted from north clockwise. */
const NTH = Uint8Array.from({ length: 64 }, (_, at) => {
  const held = [NORTH, EAST, SOUTH, WEST].filter((direction) => ((at >> 2) >> direction) & 1);
  return held[at & 3] ?? 0;
});

/**
 * What touches what: a rectangle of rows × cols cells, of which a mask may leave some out.
 *
 * The grid knows nothing of passages; it says which cells exist, which are neighbours, and what the wall between
 * two neighbours is called. Cells outside the mask keep their index but exist for nobody: no neighbour, no wall.
 */
export class Grid {
  /** Rows of cells. */
  readonly rows: number;
  /** Columns of cells. */
  readonly cols: number;
  /** Length of an array indexed by cell: rows × cols. */
  readonly slots: number;
  /** How many cells exist: rows × cols, less those the mask leaves out. */
  readonly size: number;
  /** How many neighbours a cell may have. */
  readonly directions = 4;
  /** Length of an array indexed by wall. */
  readonly wallSlots: number;
  /** For each cell a bit a direction: set where there is a neighbour. Existing cells without a neighbour hold 0. */
  readonly near: Uint8Array;

  /** The existing cells in order, or null when all exist. */
  readonly #cells: Int32Array | null;
  readonly #offsets: Int32Array;
  /** At 4 × mask + n: how far it is to the neighbour in the n-th direction of the mask, from north clockwise. */
  readonly #steps: Int32Array;
  /** The direction that leads over a difference of two indices, −cols to cols, at difference + cols. */
  readonly #directions: Uint8Array;

  /**
   * @param rows  number of rows of cells, 1 or more
   * @param cols  number of columns of cells, 1 or more
   * @param exists  the mask: says of each cell (by index) whether it exists; without it all do
   * @throws RangeError when a size is not a whole number from 1, the grid has more than MAX_CELLS cells, the mask
   *   has another length than rows × cols or leaves no cell
   */
  constructor(rows: number, cols: number, exists?: ArrayLike<boolean | number>) {
    if (!Number.isInteger(rows) || rows < 1) throw new RangeError(sizeMessage('rows', rows));
    if (!Number.isInteger(cols) || cols < 1) throw new RangeError(sizeMessage('cols', cols));
    if (rows * cols > MAX_CELLS) {
      throw new RangeError(
        `A grid holds at most ${MAX_CELLS} cells; ${rows} × ${cols} asks for ${rows * cols}.`,
      );
    }
    this.rows = rows;
    this.cols = cols;
    this.slots = rows * cols;
    this.wallSlots = 2 * this.slots;
    this.#offsets = Int32Array.of(-cols, 1, cols, -1);
    this.#steps = stepsByMask(this.#offsets);
    this.#directions = directionsByDifference(cols);
    if (exists !== undefined && exists.length !== this.slots) {
      throw new RangeError(
        `A mask of a ${rows} × ${cols} grid says yes or no to each of ${this.slots} cells; this one has ${exists.length} entries.`,
      );
    }
    this.near = neighbourMasks(rows, cols, exists);
    this.#cells = exists === undefined ? null : existingCells(exists);
    this.size = this.#cells === null ? this.slots : this.#cells.length;
    if (this.size === 0) throw new RangeError('The mask leaves no cell; a grid needs at least one.');
    this.#exists = exists === undefined ? null : Uint8Array.from(exists, Number);
  }

  readonly #exists: Uint8Array | null;

  /** Whether some cells of the rectangle are left out. */
  get masked(): boolean {
    return this.#cells !== null;
  }

  /** Whether every existing cell can be reached from every other, walls aside. */
  get connected(): boolean {
    if (this.#cells === null) return true;
    const seen = new Uint8Array(this.slots);
    const waiting = [this.#cells[0]];
    seen[waiting[0]] = 1;
    let count = 0;
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      count++;
      for (let direction = 0; direction < this.directions; direction++) {
        const next = this.neighbour(cell, direction);
        if (next === NONE || seen[next] === 1) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    return count === this.size;
  }

  /** Whether `cell` is the index of a cell that exists. */
  has(cell: Cell): boolean {
    return (
      Number.isInteger(cell) &&
      cell >= 0 &&
      cell < this.slots &&
      (this.#exists === null || this.#exists[cell] === 1)
    );
  }

  /** The n-th existing cell, counted row by row from 0. */
  nth(n: number): Cell {
    return this.#cells === null ? n : this.#cells[n];
  }

  /** The cell in a row and a column, both counted from 0. @throws RangeError when there is none. */
  cell(row: number, col: number): Cell {
    const cell = row * this.cols + col;
    const inside =
      Number.isInteger(row) &&
      Number.isInteger(col) &&
      row >= 0 &&
      row < this.rows &&
      col >= 0 &&
      col < this.cols;
    if (!inside || !this.has(cell)) {
      throw new RangeError(
        `There is no cell in row ${row}, column ${col}: rows run from 0 to ${this.rows - 1}, columns from 0 to ${this.cols - 1}${this.masked ? ', less the cells the mask leaves out' : ''}.`,
      );
    }
    return cell;
  }

  /** The row of a cell, counted from 0. */
  row(cell: Cell): number {
    return Math.floor(cell / this.cols);
  }

  /** The column of a cell, counted from 0. */
  col(cell: Cell): number {
    return cell % this.cols;
  }

  /** Returns `cell` when it exists. @throws RangeError naming `what` when it does not. */
  check(cell: Cell, what: string): Cell {
    if (!this.has(cell)) {
      throw new RangeError(
        `${what} must be a cell of the grid: a whole number from 0 to ${this.slots - 1}${this.masked ? ' that the mask keeps' : ''}; got ${String(cell)}.`,
      );
    }
    return cell;
  }

  /** The neighbour of a cell in a direction, or NONE. */
  neighbour(cell: Cell, direction: Direction): Cell {
    return (this.near[cell] >> direction) & 1 ? cell + this.#offsets[direction] : NONE;
  }

  /** The direction that leads back. */
  opposite(direction: Direction): Direction {
    return direction ^ 2;
  }

  /** The direction from a cell to its neighbour `to`. What it answers for two cells that do not touch means nothing. */
  direction(from: Cell, to: Cell): Direction {
    return this.#directions[to - from + this.cols];
  }

  /** Whether two cells are neighbours. */
  touches(a: Cell, b: Cell): boolean {
    return this.has(a) && this.has(b) && this.neighbour(a, this.direction(a, b)) === b;
  }

  /** The wall between two neighbours. */
  wall(a: Cell, b: Cell): Wall {
    const direction = this.direction(a, b);
    return 2 * (a < b ? a : b) + (direction === NORTH || direction === SOUTH ? 1 : 0);
  }

  /** The cell north or west of a wall. */
  firstSide(wall: Wall): Cell {
    return wall >> 1;
  }

  /** The cell south or east of a wall. */
  secondSide(wall: Wall): Cell {
    return (wall >> 1) + (wall & 1 ? this.cols : 1);
  }

  /** Calls `visit` with each wall between two cells that exist: those of a cell together, east before south. */
  eachWall(visit: (wall: Wall) => void): void {
    for (let cell = 0; cell < this.slots; cell++) {
      if ((this.near[cell] >> EAST) & 1) visit(2 * cell);
      if ((this.near[cell] >> SOUTH) & 1) visit(2 * cell + 1);
    }
  }

  /** How many directions a mask holds. */
  count(mask: number): number {
    return COUNT[mask];
  }

  /** The cell that lies from `cell` in the n-th direction of a mask, in the order north, east, south, west. */
  towards(cell: Cell, mask: number, n: number): Cell {
    return cell + this.#steps[4 * mask + n];
  }

  /**
   * A bit a direction: set where the neighbour of `cell` holds `value`.
   *
   * @param framed  a byte a cell, between a row of bytes before the first cell and a row behind the last, whatever they hold
   */
  holding(cell: Cell, framed: Uint8Array, value: number): number {
    const { cols } = this;
    const at = cell + cols;
    return (
      this.near[cell] &
      ((framed[cell] === value ? 1 : 0) |
        (framed[at + 1] === value ? 2 : 0) |
        (framed[at + cols] === value ? 4 : 0) |
        (framed[at - 1] === value ? 8 : 0))
    );
  }

  /** The neighbour of `cell` in one of the directions of a mask, each with the same chance; NONE when it holds none. */
  oneOf(cell: Cell, mask: number, random: Random): Cell {
    if (mask === 0) return NONE;
    const count = this.count(mask);
    return this.towards(cell, mask, count === 1 ? 0 : random.below(count));
  }
}

function sizeMessage(what: string, value: unknown): string {
  return `${what} must be a whole number of cells from 1; got ${String(value)}.`;
}

function directionsByDifference(cols: number): Uint8Array {
  const directions = new Uint8Array(2 * cols + 1);
  directions[cols + 1] = EAST;
  directions[cols - 1] = WEST;
  // In a single column the cell below is also the next one, so the vertical directions are written last.
  directions[2 * cols] = SOUTH;
  directions[0] = NORTH;
  return directions;
}

function stepsByMask(offsets: Int32Array): Int32Array {
  const steps = new Int32Array(NTH.length);
  for (let at = 0; at < steps.length; at++) steps[at] = offsets[NTH[at]];
  return steps;
}

function existingCells(exists: ArrayLike<boolean | number>): Int32Array {
  const cells: Cell[] = [];
  for (let cell = 0; cell < exists.length; cell++) if (exists[cell]) cells.push(cell);
  return Int32Array.from(cells);
}

function neighbourMasks(rows: number, cols: number, exists?: ArrayLike<boolean | number>): Uint8Array {
  const near = new Uint8Array(rows * cols).fill(15);
  for (let col = 0; col < cols; col++) {
    near[col] &= ~(1 << NORTH);
    near[(rows - 1) * cols + col] &= ~(1 << SOUTH);
  }
  for (let row = 0; row < rows; row++) {
    near[row * cols] &= ~(1 << WEST);
    near[row * cols + cols - 1] &= ~(1 << EAST);
  }
  if (exists === undefined) return near;
  for (let cell = 0; cell < near.length; cell++) {
    if (!exists[cell]) near[cell] = 0;
    if (near[cell] & 1 && !exists[cell - cols]) near[cell] &= ~1;
    if (near[cell] & 2 && !exists[cell + 1]) near[cell] &= ~2;
    if (near[cell] & 4 && !exists[cell + cols]) near[cell] &= ~4;
    if (near[cell] & 8 && !exists[cell - 1]) near[cell] &= ~8;
  }
  return near;
}
