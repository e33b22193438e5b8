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
  /** For each cell the cell that stands for its set, NONE in no set; null where no sets are kept, and when one is left. */
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
  const sets = setsAt(cursor);
  return {
    grid: trace.grid,
    passages,
    roles,
    arrows,
    listed,
    labels,
    cell: over ? NONE : cursor.cell,
    other: over ? NONE : cursor.other,
    sets: sets === null ? null : severalSets(sets),
    ends: endsOf(trace),
    blank: startsOutside(trace.algorithm) ? 'outside' : 'inside',
    run: { cursor, position: cursor.position },
  };
}

/** For each cell the cell that stands for its set, or NONE; null when the algorithm keeps no sets. */
export function setsAt(cursor: Cursor): Int32Array | null {
  const { algorithm, shelves } = cursor.trace;
  const shelf = shelves.find(({ kind }) => kind === 'sets');
  if (shelf !== undefined) return cursor.setsOf(shelf);
  if (!algorithm.chalk.includes('sets')) return null;
  const firsts = new Map<number, Cell>();
  return cursor.labels.map((label, cell) => {
    if (label === 0) return NONE;
    if (!firsts.has(label)) firsts.set(label, cell);
    return firsts.get(label) ?? NONE;
  });
}

/** The number that a set goes by, given the cell that stands for it: what is written into it, or its own, from 1. */
export function setNumber(labels: Int32Array, root: Cell): number {
  return labels[root] > 0 ? labels[root] - 1 : root + 1;
}

/** Which of so many colours a set has. Sets lie around their roots: counted like this, roots that touch never share one. */
export function setShade(grid: Grid, root: Cell, colours: number): number {
  return (grid.col(root) + 3 * grid.row(root)) % colours;
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
