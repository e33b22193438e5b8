import { type Description, descriptionOf } from './algorithm.ts';
import { Grid } from './grid.ts';
import { Maze } from './maze.ts';
import { Planes } from './planes.ts';
import type { Shelf } from './structures/shelf.ts';
import { Tape, type TapeParts } from './tape.ts';
import type { GenerationTrace, Solution, SolutionTrace, Trace } from './trace.ts';
import type { Unions } from './unions.ts';

/**
 * A recorded run as plain data that structured cloning takes: what a worker sends to its page. Everything is in it but
 * the algorithm's `run`.
 */
export interface PackedTrace {
  readonly algorithm: Description;
  readonly rows: number;
  readonly cols: number;
  /** A byte a cell, 1 where it exists; null when all do. */
  readonly mask: Uint8Array | null;
  readonly tape: TapeParts;
  readonly memory: Int32Array;
  readonly shelves: readonly Shelf[];
  readonly unions: Unions | null;
  /** The maze's open walls: a byte a cell, a bit a direction. */
  readonly passages: Uint8Array;
  /** Null for a recorded generation. */
  readonly solution: Solution | null;
}

/**
 * Packs a recording for a journey, such as `postMessage(packed, transfer)`. Nothing is copied here: `transfer` names
 * the buffers that hold nearly all of it, and once they are transferred the trace that was packed cannot be read.
 */
export function packTrace(trace: GenerationTrace | SolutionTrace): {
  packed: PackedTrace;
  transfer: ArrayBuffer[];
} {
  const { algorithm, grid, tape, memory, shelves, maze } = trace;
  const unions = trace.unions?.() ?? null;
  const solution = 'solution' in trace ? trace.solution : null;
  const packed: PackedTrace = {
    algorithm: descriptionOf(algorithm),
    rows: grid.rows,
    cols: grid.cols,
    mask: grid.masked ? Uint8Array.from({ length: grid.slots }, (_, cell) => Number(grid.has(cell))) : null,
    tape: tape.parts,
    memory,
    shelves,
    unions,
    passages: maze.passages,
    solution,
  };
  // The maze of a solver is its caller's, so its few bytes are left to be copied.
  const arrays = [...tape.parts.reels, tape.parts.index, ...tape.parts.found.values(), memory];
  if (solution !== null) arrays.push(solution.distances);
  if (unions !== null) arrays.push(...Object.values(unions));
  return { packed, transfer: arrays.map(({ buffer }) => buffer as ArrayBuffer) };
}

/** The recording that was packed: a cursor over it shows what one over the original showed. */
export function unpackTrace(packed: PackedTrace): GenerationTrace | SolutionTrace {
  const { algorithm, rows, cols, mask, memory, shelves, unions, passages, solution } = packed;
  const grid = new Grid(rows, cols, mask ?? undefined);
  const trace: GenerationTrace = {
    algorithm,
    grid,
    tape: new Tape(packed.tape, grid),
    memory,
    shelves,
    unions: unions === null ? null : () => unions,
    maze: new Maze(grid, passages),
  };
  return solution === null ? trace : { ...trace, solution };
}

/** A run of which no step has been recorded yet: a blank board. It stands where a recording is still to come. */
export function blankTrace(algorithm: Description, grid: Grid): Trace {
  return {
    algorithm,
    grid,
    tape: new Tape({ steps: [], length: 0, reels: [], index: new Int32Array(0), found: new Map() }, grid),
    memory: new Int32Array(new Planes(grid).end),
    shelves: [],
    unions: null,
  };
}
