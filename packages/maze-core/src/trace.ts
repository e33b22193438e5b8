import type { Description, Findings, Generator, Option, Options, Solver, Values } from './algorithm.ts';
import { Board } from './board.ts';
import { type GeneratorId, generators } from './generators/index.ts';
import { type Cell, Grid } from './grid.ts';
import { firstCell, lastCell, Maze } from './maze.ts';
import { Random, type Seed } from './random.ts';
import { type SolverId, solvers } from './solvers/index.ts';
import { unionsOn } from './structures/disjoint-sets.ts';
import type { Shelf } from './structures/shelf.ts';
import { Tape } from './tape.ts';
import { TapeRecorder } from './tape-recorder.ts';
import type { Unions } from './unions.ts';

/** The values of an algorithm's options; those left out take their defaults. */
export type Chosen = Readonly<Record<string, string | number>>;

/** What to make: a maze of rows × cols cells, or on a grid of your own. */
export type Request = ({ rows: number; cols: number } | { grid: Grid }) & { seed?: Seed; options?: Chosen };

/**
 * What to look for. Without start and goal: from the first cell of the grid to the last, in reading order. For the two
 * ends of a longest path give what `longestPath` of `maze-core/measure` returns.
 */
export interface Quest {
  start?: Cell;
  goal?: Cell;
  /** For solvers that draw at random. */
  seed?: Seed;
  options?: Chosen;
}

/** What a solver found, and the numbers it wrote into the cells: −1 where it wrote none. */
export interface Solution extends Findings {
  readonly start: Cell;
  readonly goal: Cell;
  readonly distances: Int32Array;
}

/** A recorded run: all that is needed to see it at any step. */
export interface Trace {
  readonly algorithm: Description;
  readonly grid: Grid;
  readonly tape: Tape;
  /** The board's memory after the last step: its planes, then its shelves. */
  readonly memory: Int32Array;
  readonly shelves: readonly Shelf[];
  /** How the sets on a shelf came to be united, which is found out when first asked for; null where there are none. */
  readonly unions: (() => Unions) | null;
}

/** A recorded generation. */
export interface GenerationTrace extends Trace {
  readonly maze: Maze;
}

/** A recorded search. */
export interface SolutionTrace extends Trace {
  readonly maze: Maze;
  readonly solution: Solution;
}

/** The generator of that id. @throws RangeError naming the ids there are */
export function generatorOf(id: string): Generator {
  return oneOf('generator', id, generators as readonly Generator[]);
}

/** The solver of that id. @throws RangeError naming the ids there are */
export function solverOf(id: string): Solver {
  return oneOf('solver', id, solvers as readonly Solver[]);
}

/**
 * Makes a maze. The same algorithm, size, seed and options give the same maze for ever.
 *
 * @throws RangeError when the algorithm is unknown, a size or an option out of range, the grid masked and the algorithm
 *   in need of a whole rectangle, or the mask in several pieces
 * @throws TypeError when the seed or an option is of a wrong type
 */
export function generate(id: GeneratorId, request: Request): Maze {
  return make(generatorOf(id), request, () => null).maze;
}

/** Told, while a run is being recorded, of how many steps it has had so far: every 65,536 steps. */
export type Watcher = (steps: number) => void;

/** Makes a maze as `generate` does, and records how. @throws as `generate`, and RangeError when the run is too long */
export function recordGeneration(
  id: GeneratorId,
  request: Request,
  watch: Watcher | null = null,
): GenerationTrace {
  const generator = generatorOf(id);
  const { maze, board } = make(generator, request, (grid) => recorderFor(generator, grid, watch));
  return { algorithm: generator, maze, ...recordingOf(board) };
}

/**
 * Looks for a way through a maze, which it leaves as it is.
 *
 * @throws RangeError when the algorithm is unknown, start or goal is no cell of the grid, or an option out of range
 * @throws TypeError when the seed or an option is of a wrong type
 */
export function solve(id: SolverId, maze: Maze, quest: Quest = {}): Solution {
  return search(solverOf(id), maze, quest, null).solution;
}

/** Looks for a way as `solve` does, and records how. @throws as `solve`, and RangeError when the run is too long */
export function recordSolution(
  id: SolverId,
  maze: Maze,
  quest: Quest = {},
  watch: Watcher | null = null,
): SolutionTrace {
  const solver = solverOf(id);
  const { solution, board } = search(solver, maze, quest, recorderFor(solver, maze.grid, watch));
  return { algorithm: solver, maze, solution, ...recordingOf(board) };
}

function make(
  generator: Generator,
  request: Request,
  recorderOn: (grid: Grid) => TapeRecorder | null,
): { maze: Maze; board: Board } {
  const grid = 'grid' in request ? request.grid : new Grid(request.rows, request.cols);
  if (grid.masked && !generator.masks) {
    throw new RangeError(
      `The generator '${generator.id}' works row by row and needs a whole rectangle; this grid has a mask. Choose another generator.`,
    );
  }
  if (!grid.connected) {
    throw new RangeError('The mask must leave the cells in one piece; this one cuts the grid into several.');
  }
  const random = new Random(request.seed === undefined ? '' : request.seed);
  const options = valuesOf(generator, request.options ?? {}, grid, random);
  const board = new Board(grid, recorderOn(grid), generator.begins === 'open' ? grid.near : undefined);
  generator.run({ grid, board, random, options });
  return { maze: new Maze(grid, board.passages.slice()), board };
}

function search(
  solver: Solver,
  maze: Maze,
  quest: Quest,
  recorder: TapeRecorder | null,
): { solution: Solution; board: Board } {
  const { grid } = maze;
  const start = grid.check(quest.start === undefined ? firstCell(grid) : quest.start, 'start');
  const goal = grid.check(quest.goal === undefined ? lastCell(grid) : quest.goal, 'goal');
  const random = new Random(quest.seed === undefined ? '' : quest.seed);
  const options = valuesOf(solver, quest.options ?? {}, grid, random);
  const board = new Board(grid, recorder, maze.passages);
  const findings = solver.run({ grid, board, random, options, start, goal });
  return { solution: { ...findings, start, goal, distances: board.numbers() }, board };
}

function recorderFor(algorithm: Generator | Solver, grid: Grid, watch: Watcher | null): TapeRecorder {
  const announced = Object.entries(algorithm.steps).filter(([, line]) => line.kind !== 'heading');
  const recorder = new TapeRecorder(
    announced.map(([name]) => name),
    grid,
  );
  recorder.watch = watch;
  return recorder;
}

/** What was done on a board that carries a recorder. Nothing is done on it after this. */
export function recordingOf(board: Board): Pick<Trace, 'grid' | 'tape' | 'memory' | 'shelves' | 'unions'> {
  if (board.recorder === null) throw new Error('This board carries no recorder.');
  const tape = new Tape(board.recorder.parts, board.grid);
  const { memory, shelves } = board.snapshot();
  const sets = shelves.find(({ kind }) => kind === 'sets');
  let found: Unions | null = null;
  const unions = (shelf: Shelf) => () => {
    found ??= unionsOn(tape, shelf);
    return found;
  };
  return { grid: board.grid, tape, memory, shelves, unions: sets === undefined ? null : unions(sets) };
}

function oneOf<A extends { id: string }>(what: string, id: string, known: readonly A[]): A {
  const found = known.find((algorithm) => algorithm.id === id);
  if (found === undefined) {
    throw new RangeError(
      `There is no ${what} '${String(id)}'; there are: ${known.map((one) => one.id).join(', ')}.`,
    );
  }
  return found;
}

/** The chosen values with defaults filled in. Options that are cells come first from the random stream. */
function valuesOf(
  algorithm: Generator | Solver,
  chosen: Chosen,
  grid: Grid,
  random: Random,
): Values<Options> {
  for (const name of Object.keys(chosen)) {
    if (!Object.hasOwn(algorithm.options, name)) {
      const names = Object.keys(algorithm.options);
      throw new RangeError(
        `'${algorithm.id}' has no option '${name}'; ${names.length === 0 ? 'it has none' : `it has: ${names.join(', ')}`}.`,
      );
    }
  }
  const values: Record<string, string | number> = {};
  for (const [name, option] of Object.entries(algorithm.options)) {
    const value = chosen[name];
    values[name] = value === undefined ? defaultOf(option, grid, random) : checked(name, option, value, grid);
  }
  return values as Values<Options>;
}

function defaultOf(option: Option, grid: Grid, random: Random): string | number {
  return option.kind === 'cell' ? random.cell(grid) : option.default;
}

function checked(name: string, option: Option, value: string | number, grid: Grid): string | number {
  if (option.kind === 'choice') {
    if (typeof value === 'string' && option.choices.includes(value)) return value;
    throw new RangeError(
      `Option '${name}' must be one of: ${option.choices.join(', ')}; got ${String(value)}.`,
    );
  }
  if (typeof value !== 'number')
    throw new TypeError(`Option '${name}' must be a number; got ${typeof value}.`);
  if (option.kind === 'cell') return grid.check(value, `Option '${name}'`);
  const whole = option.kind === 'count';
  if (!(value >= option.min && value <= option.max) || (whole && !Number.isInteger(value))) {
    throw new RangeError(
      `Option '${name}' must be a ${whole ? 'whole ' : ''}number from ${option.min} to ${option.max}; got ${value}.`,
    );
  }
  return value;
}
