import {
  braid,
  type Cell,
  type Chosen,
  type GenerationTrace,
  type GeneratorId,
  generate,
  generatorOf,
  generators,
  type Maze,
  recordGeneration,
  recordSolution,
  type SolutionTrace,
  type SolverId,
  secondWay,
  type Watcher,
} from 'maze-core';
import { defaultsOf } from './options.ts';
import { CHANGES, cellAt, type Request } from './request.ts';
import { takesStart } from './start-option.ts';

// Algorithms run where this file is: while pages are built, and in the worker that records; never in the page itself.

/** The maze has no wall that could be opened for a second way. */
export class NoSecondWay extends RangeError {}

export function isGenerator(id: string): id is GeneratorId {
  return generators.some((generator) => generator.id === id);
}

/**
 * Runs what is asked for, recorded.
 *
 * @param watch  told now and then of how many steps there have been
 * @throws NoSecondWay when a second way is wanted where there can be none
 * @throws RangeError when the run is too long to be recorded
 */
export function record(
  algorithm: string,
  request: Request,
  watch: Watcher | null = null,
): GenerationTrace | SolutionTrace {
  const { rows, cols, seed, options } = request;
  if (isGenerator(algorithm)) {
    const start = cellAt(request.start, cols);
    const chosen: Chosen =
      start !== undefined && takesStart(generatorOf(algorithm).options) ? { ...options, start } : options;
    return recordGeneration(algorithm, { rows, cols, seed, options: chosen }, watch);
  }
  const quest = { start: cellAt(request.start, cols), goal: cellAt(request.goal, cols), seed, options };
  return recordSolution(algorithm as SolverId, mazeFor(request), quest, watch);
}

/** The maze that a solver runs in: made, then braided, then given a second way, each as far as it is asked for. */
export function mazeFor(request: Request): Maze {
  const { rows, cols, seed } = request;
  const made = generate((request.generator ?? generators[0].id) as GeneratorId, { rows, cols, seed });
  const ends = { start: cellAt(request.start, cols), goal: cellAt(request.goal, cols) };
  return changedMaze(made, request.changes, ends, seed);
}

/**
 * A finished maze with what is asked for done to it.
 *
 * @throws NoSecondWay when a second way is wanted where there can be none
 */
export function changedMaze(
  made: Maze,
  changes: Chosen,
  ends: { start?: Cell | undefined; goal?: Cell | undefined },
  seed: string,
): Maze {
  const { braid: share, ways } = { ...defaultsOf(CHANGES), ...changes };
  const braided = share === 0 ? made : braid(made, { share: Number(share), seed });
  if (ways === 'one') return braided;
  try {
    return secondWay(braided, {
      seed,
      ...(ends.start === undefined ? {} : { start: ends.start }),
      ...(ends.goal === undefined ? {} : { goal: ends.goal }),
    });
  } catch (error) {
    if (error instanceof RangeError) throw new NoSecondWay(error.message, { cause: error });
    throw error;
  }
}
