import {
  type Cell,
  type GeneratorId,
  generate,
  generators,
  recordGeneration,
  recordSolution,
  type SolverId,
  type Trace,
} from 'maze-core';

/** A row and a column, counted from 1 as readers count. */
export type Place = readonly [row: number, col: number];

/** Which maze, and for a solver from where to where. */
export interface Request {
  readonly rows: number;
  readonly cols: number;
  readonly seed: string;
  /** Which generator makes the maze that a solver runs in; null on a generator's own page. */
  readonly generator: string | null;
  /** Null: the first cell and the last. */
  readonly start: Place | null;
  readonly goal: Place | null;
}

/** Sizes that a page takes. */
export const MOST_ROWS = 200;
/** The longest seed that a page takes, in UTF-16 units. */
export const LONGEST_SEED = 500;

export function isGenerator(id: string): id is GeneratorId {
  return generators.some((generator) => generator.id === id);
}

/** Runs what is asked for, recorded. @throws RangeError when the run is too long to be recorded */
export function record(algorithm: string, request: Request): Trace {
  const { rows, cols, seed } = request;
  if (isGenerator(algorithm)) return recordGeneration(algorithm, { rows, cols, seed });
  const maze = generate((request.generator ?? generators[0].id) as GeneratorId, { rows, cols, seed });
  const cellAt = (place: Place | null): Cell | undefined =>
    place === null ? undefined : maze.grid.cell(place[0] - 1, place[1] - 1);
  return recordSolution(algorithm as SolverId, maze, {
    start: cellAt(request.start),
    goal: cellAt(request.goal),
    seed,
  });
}

/** The request with another size: a start or a goal that would lie outside is taken back. */
export function resized(request: Request, rows: number, cols: number): Request {
  const kept = (place: Place | null) =>
    place !== null && place[0] <= rows && place[1] <= cols ? place : null;
  return { ...request, rows, cols, start: kept(request.start), goal: kept(request.goal) };
}

/** A seed that nobody chose: seven letters and digits that are easy to read aloud. */
export function newSeed(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) => letters[byte & 31]).join('');
}

/**
 * The whole number that someone typed, or null: full-width digits and blanks around it are fine, an emptied field,
 * a fraction or a word is not.
 */
export function typedNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}
