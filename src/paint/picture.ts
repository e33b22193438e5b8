import { type Cell, type Cursor, type Grid, IN, NONE, PATH, type Solution, type Trace } from 'maze-core';

/** A colouring of the floors that says something of the maze itself, over the colours of the roles. */
export interface Tint {
  /** Which of the palette's colours: a scale for numbers, or one that picks cells out. */
  readonly ink: 'scale' | 'picked';
  /** For each cell the place of its colour, counted from 1; 0 leaves the cell as it is. */
  readonly of: Uint8Array;
  /** The positions of the run from which on cells have their colour; null when they always have. */
  readonly since: Since | null;
}

/** Cells that something holds for from a position on. */
export interface Since {
  /** For each cell that position, NONE where it never comes. */
  readonly position: Int32Array;
  /** The cells for which it comes, in the order of their positions. */
  readonly inOrder: Int32Array;
}

/** Calls `visit` with each cell for which something begins to hold, or ceases to, between two positions. */
export function eachSince(
  { position, inOrder }: Since,
  from: number,
  to: number,
  visit: (cell: Cell) => void,
) {
  const [low, high] = from < to ? [from, to] : [to, from];
  for (let at = firstAfter({ position, inOrder }, low); at < inOrder.length; at++) {
    if (position[inOrder[at]] > high) return;
    visit(inOrder[at]);
  }
}

/** How many cells that are. */
export function countSince(since: Since, from: number, to: number): number {
  return Math.abs(firstAfter(since, to) - firstAfter(since, from));
}

/** The first place in the order whose position is greater. */
function firstAfter({ position, inOrder }: Since, than: number): number {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (position[inOrder[middle]] > than) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** All that is drawn: a board at one moment. A cursor's own arrays, or arrays made for a still. */
export interface Picture {
  readonly grid: Grid;
  readonly passages: Uint8Array;
  readonly roles: Uint8Array;
  readonly arrows: Uint8Array;
  readonly listed: Uint8Array;
  readonly labels: Int32Array;
  /** What has just been handled: the cell that it was about, and another beside it; or NONE. */
  readonly cell: Cell;
  readonly other: Cell;
  /** Whether it was about the wall between the two, and about neither more than about the other. */
  readonly between: boolean;
  /** For each cell the cell that stands for its set, NONE in no set; null where no sets are kept, and when one is left. */
  readonly sets: Int32Array | null;
  /** The two cells that a search goes between, or null. */
  readonly ends: { readonly start: Cell; readonly goal: Cell } | null;
  /** A colouring of the floors, or none. */
  readonly tint: Tint | null;
  /** What of the writing in the cells is shown. The numbers of sets give way to numbers that the algorithm writes. */
  readonly written: { readonly labels: boolean; readonly arrows: boolean; readonly sets: boolean };
  /** What a cell without chalk is: not in the maze yet, or part of a maze that stands. */
  readonly blank: 'outside' | 'inside';
  /** Which position of a run this is; infinite for a still. */
  readonly position: number;
  /** The run that the arrays belong to and the position they show, or null for a still. */
  readonly run: { readonly cursor: Cursor; readonly position: number } | null;
}

const ALL_WRITTEN = { labels: true, arrows: true, sets: true };

/** The place of a cell's colour in the tint at this moment, counted from 1; 0 where it has none. */
export function shadeOf({ tint, position }: Picture, cell: Cell): number {
  if (tint === null) return 0;
  if (tint.since === null) return tint.of[cell];
  const since = tint.since.position[cell];
  return since !== NONE && since <= position ? tint.of[cell] : 0;
}

/**
 * What a cursor shows. The end of a run is the finished picture, where nothing is being handled.
 *
 * @param sets  what `setsAt` says of the cursor, for those who have asked already
 */
export function pictureOf(cursor: Cursor, sets: Int32Array | null = setsAt(cursor)): Picture {
  const { trace, passages, roles, arrows, listed, labels } = cursor;
  return {
    grid: trace.grid,
    passages,
    roles,
    arrows,
    listed,
    labels,
    ...handledAt(cursor),
    sets: sets === null ? null : severalSets(sets),
    ends: endsOf(trace),
    tint: null,
    written: ALL_WRITTEN,
    blank: startsOutside(trace.algorithm) ? 'outside' : 'inside',
    position: cursor.position,
    run: { cursor, position: cursor.position },
  };
}

/** What the step just played has handled; at the end nothing. */
function handledAt({ trace, position, length, step, cell, other }: Cursor) {
  if (position === length || step === null) return { cell: NONE, other: NONE, between: false };
  const { about } = trace.algorithm.steps[step];
  if (other === NONE) return { cell, other, between: false };
  return about === 'second'
    ? { cell: other, other: cell, between: false }
    : { cell, other, between: about === 'wall' };
}

/** For each cell the cell that stands for its set, or NONE; null when the algorithm keeps no sets. */
export function setsAt(cursor: Cursor): Int32Array | null {
  if (cursor.sets !== null) return cursor.sets;
  if (!cursor.trace.algorithm.chalk.includes('sets')) return null;
  // Cells with the same number are one set, and the first of them stands for it. Sets are numbered from 0 on.
  const { labels } = cursor;
  const sets = new Int32Array(labels.length).fill(NONE);
  const firsts = new Int32Array(labels.length + 1).fill(NONE);
  for (let cell = 0; cell < labels.length; cell++) {
    const label = labels[cell];
    if (label === 0) continue;
    if (firsts[label] === NONE) firsts[label] = cell;
    sets[cell] = firsts[label];
  }
  return sets;
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
    between: false,
    sets: null,
    ends: null,
    tint: null,
    written: ALL_WRITTEN,
    blank: 'outside',
    position: Number.POSITIVE_INFINITY,
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

/** The sets, or null when there is only one. */
export function severalSets(roots: Int32Array): Int32Array | null {
  for (let cell = 1; cell < roots.length; cell++) if (roots[cell] !== roots[0]) return roots;
  return null;
}
