import { type Cell, type Cursor, type Grid, IN, NONE, PATH, type Solution, type Trace } from 'maze-core';

/** A colouring of the floors that says something of the maze itself, over the colours of the roles. */
export interface Tint {
  readonly colours: readonly string[];
  /** For each cell the place of its colour, counted from 1; 0 leaves the cell as it is. */
  readonly of: Uint8Array;
}

/** All that is drawn: a board at one moment. A cursor's own arrays, or arrays made for a still. */
export interface Picture {
  readonly grid: Grid;
  readonly passages: Uint8Array;
  readonly roles: Uint8Array;
  readonly arrows: Uint8Array;
  readonly listed: Uint8Array;
  readonly labels: Int32Array;
  /** What has just been handled: a cell, or two cells and the wall between them. */
  readonly cell: Cell;
  readonly other: Cell;
  /** For each cell the cell that stands for its set; null where no sets are kept, and when one set is left. */
  readonly sets: Int32Array | null;
  /** The two cells that a search goes between, or null. */
  readonly ends: { readonly start: Cell; readonly goal: Cell } | null;
  /** A colouring of the floors, or none. */
  readonly tint?: Tint;
  /** What a cell without chalk is: not in the maze yet, or part of a maze that stands. */
  readonly blank: 'outside' | 'inside';
  /** The run that the arrays belong to and the position they show, or null for a still. */
  readonly run: { readonly cursor: Cursor; readonly position: number } | null;
}

/** What a cursor shows. The end of a run is the finished picture, where nothing is being handled. */
export function pictureOf(cursor: Cursor): Picture {
  const { trace, passages, roles, arrows, listed, labels } = cursor;
  const over = cursor.position === cursor.length;
  const shelf = trace.shelves.find(({ kind }) => kind === 'sets');
  return {
    grid: trace.grid,
    passages,
    roles,
    arrows,
    listed,
    labels,
    cell: over ? NONE : cursor.cell,
    other: over ? NONE : cursor.other,
    sets: shelf === undefined ? null : severalSets(cursor.setsOf(shelf)),
    ends: endsOf(trace),
    blank: startsOutside(trace.algorithm) ? 'outside' : 'inside',
    run: { cursor, position: cursor.position },
  };
}

/** A finished maze, and perhaps a path through it. */
export function stillOf(grid: Grid, passages: Uint8Array, path: readonly Cell[] = []): Picture {
  const roles = new Uint8Array(grid.slots).fill(IN);
  for (const cell of path) roles[cell] = PATH;
  return {
    grid,
    passages,
    roles,
    arrows: new Uint8Array(grid.slots),
    listed: new Uint8Array(grid.slots),
    labels: new Int32Array(grid.slots),
    cell: NONE,
    other: NONE,
    sets: null,
    ends: null,
    blank: 'outside',
    run: null,
  };
}

/** Whether an algorithm begins with cells that are not in the maze and marks those that come in. */
export function startsOutside(algorithm: Trace['algorithm']): boolean {
  if (!('begins' in algorithm)) return false;
  const { chalk } = algorithm;
  return chalk.includes('in') || chalk.includes('walk') || chalk.includes('frontier');
}

function endsOf(trace: Trace): Picture['ends'] {
  const { solution } = trace as Trace & { solution?: Solution };
  return solution === undefined ? null : { start: solution.start, goal: solution.goal };
}

function severalSets(roots: Int32Array): Int32Array | null {
  return roots.some((root) => root !== roots[0]) ? roots : null;
}
