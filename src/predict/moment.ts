import {
  type Cell,
  type Chosen,
  Cursor,
  type Grid,
  NONE,
  type Options,
  type Role,
  type Solution,
  type Tape,
  type Trace,
} from 'maze-core';

/** The board as it stands at a position, and the beat that comes next: all that a question may look at. */
export class Moment {
  readonly trace: Trace;
  readonly grid: Grid;
  readonly tape: Tape;
  readonly board: Cursor;
  /** The options that the run was given, those left out at their defaults. */
  readonly options: Chosen;
  readonly ends: { readonly start: Cell; readonly goal: Cell };

  /** @param chosen  the options that the run was given */
  constructor(trace: Trace, chosen: Chosen) {
    const { solution } = trace as Trace & { solution?: Solution };
    this.trace = trace;
    this.grid = trace.grid;
    this.tape = trace.tape;
    this.board = new Cursor(trace);
    this.options = { ...defaultsOf(trace.algorithm.options), ...chosen };
    this.ends = { start: solution?.start ?? NONE, goal: solution?.goal ?? NONE };
  }

  /** Goes to a position before the end. */
  seek(position: number): void {
    this.board.seek(position);
  }

  get position(): number {
    return this.board.position;
  }

  /** The step that comes next, and the cells it looks at. */
  get step(): string {
    return this.tape.step(this.position);
  }

  get cell(): Cell {
    return this.tape.cell(this.position);
  }

  get other(): Cell {
    return this.tape.other(this.position);
  }

  /** The step just played, or null. */
  get before(): string | null {
    return this.board.step;
  }

  /** The first position from here on whose next beat is one of these steps; NONE when none comes. */
  coming(steps: readonly string[]): number {
    for (let at = this.position; at < this.tape.length; at++) {
      if (steps.includes(this.tape.step(at))) return at;
    }
    return NONE;
  }

  /** The neighbours of a cell in a role, or all of them. */
  neighbours(cell: Cell, role?: Role): Cell[] {
    const found: Cell[] = [];
    for (let direction = 0; direction < this.grid.directions; direction++) {
      const next = this.grid.neighbour(cell, direction);
      if (next !== NONE && (role === undefined || this.board.roles[next] === role)) found.push(next);
    }
    return found;
  }

  /** The cells in a role that an open wall of `cell` leads to, or all that one leads to. */
  exits(cell: Cell, role?: Role): Cell[] {
    return this.neighbours(cell, role).filter(
      (next) => (this.board.passages[cell] >> this.grid.direction(cell, next)) & 1,
    );
  }

  /** All cells for which something holds, in reading order. */
  cells(holds: (cell: Cell) => boolean): Cell[] {
    const found: Cell[] = [];
    for (let n = 0; n < this.grid.size; n++) if (holds(this.grid.nth(n))) found.push(this.grid.nth(n));
    return found;
  }

  /** All cells in a role, in reading order. */
  inRole(role: Role): Cell[] {
    return this.cells((cell) => this.board.roles[cell] === role);
  }

  /** Of some cells, those with the smallest value. */
  smallest(cells: readonly Cell[], value: (cell: Cell) => number): Cell[] {
    const least = cells.reduce((least, cell) => Math.min(least, value(cell)), Number.POSITIVE_INFINITY);
    return cells.filter((cell) => value(cell) === least);
  }

  /** The number written in a cell. */
  number(cell: Cell): number {
    return this.board.labels[cell] - 1;
  }

  /** The cell that the arrow in `cell` points to, or NONE. */
  pointed(cell: Cell): Cell {
    const arrow = this.board.arrows[cell];
    return arrow === 0 ? NONE : this.grid.neighbour(cell, arrow - 1);
  }

  /** What the container holds, in its order; the n-th where there are several. */
  held(nth = 0): Int32Array {
    return this.board.items(this.trace.shelves[nth]);
  }
}

function defaultsOf(options: Options): Chosen {
  const defaults = Object.entries(options).flatMap(([name, option]) =>
    option.kind === 'cell' ? [] : [[name, option.default] as const],
  );
  return Object.fromEntries(defaults);
}
