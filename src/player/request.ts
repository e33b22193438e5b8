import { type Cell, type Chosen, choice, type Options, share } from 'maze-core';

/** A row and a column, counted from 1 as readers count. */
export type Place = readonly [row: number, col: number];

/** Which run: which maze, and for a solver from where to where. */
export interface Request {
  readonly rows: number;
  readonly cols: number;
  readonly seed: string;
  /** Which generator makes the maze that a solver runs in; null on a generator's own page. */
  readonly generator: string | null;
  /** Where to start. Null: a generator draws a cell, a solver takes the first. */
  readonly start: Place | null;
  /** Where a solver wants to go. Null: the last cell. */
  readonly goal: Place | null;
  /** The algorithm's other options, as far as they are not at their default. */
  readonly options: Chosen;
  /** What is done to the maze before a solver sets out, as far as it is not at its default: see `CHANGES`. */
  readonly changes: Chosen;
}

/** What can be done to a finished maze, so that it has loops for a solver to go round. */
export const CHANGES = {
  /** The share of the dead ends that are opened. */
  braid: share(0, 1, 0),
  /** How many ways are to lead from start to goal: for a second one a wall is opened, after the braiding. */
  ways: choice(['one', 'two'], 'one'),
} as const satisfies Options;

/** The part of a request that nobody has to make. */
export const UNCHOSEN = {
  generator: null,
  start: null,
  goal: null,
  options: {},
  changes: {},
} as const satisfies Omit<Request, 'rows' | 'cols' | 'seed'>;

/** Sizes that a page takes. */
export const MOST_ROWS = 200;
/** The longest seed that a page takes, in UTF-16 units. */
export const LONGEST_SEED = 500;

/** The request with another size: a start or a goal that would lie outside is taken back. */
export function resized(request: Request, rows: number, cols: number): Request {
  const kept = (place: Place | null) => placeWithin(place, rows, cols);
  return { ...request, rows, cols, start: kept(request.start), goal: kept(request.goal) };
}

/** A place that so many rows and columns have; null in place of any other. */
export function placeWithin(place: Place | null, rows: number, cols: number): Place | null {
  return place !== null && place[0] <= rows && place[1] <= cols ? place : null;
}

/**
 * The whole number that someone typed, or null: full-width digits and blanks around it are fine, an emptied field,
 * a fraction or a word is not.
 */
export function typedNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}

/** The cell of a place, in a grid of so many columns. */
export function cellAt(place: Place | null, cols: number): Cell | undefined {
  return place === null ? undefined : (place[0] - 1) * cols + place[1] - 1;
}
