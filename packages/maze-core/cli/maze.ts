#!/usr/bin/env node
import { randomUUID } from 'node:crypto';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import {
  FormatError,
  type GeneratorId,
  Grid,
  generate,
  generatorOf,
  generators,
  NONE,
  type SolverId,
  solve,
  solverOf,
  solvers,
} from '../src/index.ts';
import { firstCell, lastCell } from '../src/maze.ts';
import { longestPath, textureOf } from '../src/measure/index.ts';
import {
  cellOf,
  chosen,
  described,
  nameAndValue,
  type Place,
  place,
  placeOf,
  wholeNumber,
} from './arguments.ts';
import {
  READABLE,
  type Readable,
  readMaze,
  UnreadableFile,
  WRITABLE,
  type Writable,
  written,
} from './files.ts';
import { jsonOfMeans, type Textures, table, tableOfMeans, texturesOf } from './measuring.ts';

/** What the command ends with. */
const EXIT = { done: 0, noWay: 1, usage: 2, unreadable: 3 } as const;

/** From this many cells on, a word on standard error says that work has begun. */
const LONG = 1_000_000;

/** What may be said of the maze that is read and of the one that is written. */
interface Given {
  from?: Readable;
  format: Writable;
  wall?: string;
  open?: string;
}

interface Making extends Given {
  rows: number;
  cols: number;
  seed?: string;
  option?: [string, string][];
}

interface Searching extends Given {
  algorithm: string;
  start?: Place;
  goal?: Place;
  seed: string;
  option?: [string, string][];
  distances?: boolean;
  longest?: boolean;
}

interface Measuring extends Given {
  generator?: string;
  mazes: number;
  rows: number;
  cols: number;
  option?: [string, string][];
  json?: boolean;
}

interface Converting extends Given {
  toWall?: string;
  toOpen?: string;
}

const program = new Command('maze')
  .description('Makes, solves, measures and converts mazes.')
  .exitOverride()
  .showHelpAfterError('Add --help for all that can be said.')
  .addHelpText(
    'after',
    `
Places are a row and a column, counted from 1: --start 1,1
Ends with 0 when all went well, 1 when there is no way to the goal, 2 when the command makes no sense, 3 when a maze
cannot be read.`,
  );

const optionHelp = 'an option of the algorithm; may be given several times';
const formatOption = () =>
  new Option('-f, --format <format>', 'how to write the maze').choices(WRITABLE).default('box');
const fromOption = () =>
  new Option('--from <format>', 'how the maze is written; told by its characters when left out').choices(
    READABLE,
  );
const tileOptions = (command: Command) =>
  command
    .option('--wall <tile>', 'the tile that is wall, in block text')
    .option('--open <tile>', 'the tile that is passage');

tileOptions(
  program
    .command('generate')
    .description('makes a maze and writes it to standard output')
    .argument('<generator>', 'id of the generator')
    .option('-r, --rows <number>', 'rows of cells', wholeNumber, 12)
    .option('-c, --cols <number>', 'columns of cells', wholeNumber, 20)
    .option('-s, --seed <text>', 'the same seed gives the same maze; drawn and told when left out')
    .option('-o, --option <name=value>', optionHelp, nameAndValue)
    .addOption(formatOption()),
)
  .addHelpText('after', `\nGenerators, with their options:\n${generators.map(described).join('\n')}`)
  .action((id: string, given: Making) => {
    const generator = generatorOf(id);
    const grid = new Grid(given.rows, given.cols);
    const seed = given.seed ?? randomUUID().slice(0, 8);
    const options = chosen(generator, given.option, grid);
    if (grid.size >= LONG) tell(`Making ${grid.rows} × ${grid.cols} cells …`);
    const maze = generate(generator.id as GeneratorId, { grid, seed, options });
    if (grid.size >= LONG) tell('Writing …');
    const title = `${id} ${grid.rows} × ${grid.cols}, ${seed}`;
    const text = written({ maze, start: NONE, goal: NONE }, given.format, given, title);
    if (given.seed === undefined) tell(`Seed: ${seed}`);
    put(text);
  });

tileOptions(
  program
    .command('solve')
    .description('looks for a way through a maze; tells what it found on standard error')
    .argument('[file]', 'the maze; - is standard input', '-')
    .option('-a, --algorithm <solver>', 'id of the solver', 'bfs')
    .option('--start <row,column>', 'where to begin; else the start of the file, or the first cell', place)
    .option('--goal <row,column>', 'where to go; else the goal of the file, or the last cell', place)
    .option('--longest', 'go from one end of a longest path to the other instead')
    .option('-s, --seed <text>', 'for solvers that draw at random', '')
    .option('-o, --option <name=value>', optionHelp, nameAndValue)
    .addOption(fromOption())
    .addOption(
      new Option('-f, --format <format>', 'how to write the maze with the way; json writes the findings')
        .choices(WRITABLE)
        .default('box'),
    )
    .option('--distances', 'colour the cells of an SVG by the distances that the solver wrote into them'),
)
  .addHelpText('after', `\nSolvers, with their options:\n${solvers.map(described).join('\n')}`)
  .action(async (file: string, given: Searching) => {
    const solver = solverOf(given.algorithm);
    const read = await readMaze(file, given.from, given);
    const { maze } = read;
    const { grid } = maze;
    const end = (typed: Place | undefined, marked: number, usual: number) => {
      if (typed !== undefined) return cellOf(grid, typed);
      return marked === NONE ? usual : marked;
    };
    const usual = given.longest ? longestPath(maze) : { start: firstCell(grid), goal: lastCell(grid) };
    const start = end(given.start, given.longest ? NONE : read.start, usual.start);
    const goal = end(given.goal, given.longest ? NONE : read.goal, usual.goal);
    const options = chosen(solver, given.option, grid);
    const found = solve(solver.id as SolverId, maze, { start, goal, seed: given.seed, options });

    const way = `from ${placeOf(grid, start)} to ${placeOf(grid, goal)}`;
    const reached = found.ending === 'reached';
    tell(
      reached
        ? `Found a way ${way}: ${found.path.length - 1} passages long, ${found.moves} moves, ${found.expanded} cells expanded.`
        : `Found no way ${way} (${found.ending}): ${found.moves} moves, ${found.expanded} cells expanded.`,
    );
    if (!reached) process.exitCode = EXIT.noWay;
    if (given.format === 'json') {
      const { path, distances: _, ...rest } = found;
      const pair = (cell: number) => [grid.row(cell), grid.col(cell)];
      put(
        `${JSON.stringify({ algorithm: solver.id, ...rest, start: pair(start), goal: pair(goal), path: path.map(pair) })}\n`,
      );
    } else {
      put(
        written(
          { maze, start, goal, path: found.path, distances: given.distances ? found.distances : undefined },
          given.format,
          given,
          way,
        ),
      );
    }
  });

tileOptions(
  program
    .command('convert')
    .description('reads a maze and writes it in another format')
    .argument('[file]', 'the maze; - is standard input', '-')
    .addOption(fromOption())
    .addOption(formatOption())
    .option('--to-wall <tile>', 'the tile that is wall in the block text written, when it is another')
    .option('--to-open <tile>', 'the tile that is passage there'),
).action(async (file: string, given: Converting) => {
  const read = await readMaze(file, given.from, given);
  const wall = given.toWall ?? given.wall;
  const open = given.toOpen ?? given.open;
  put(written(read, given.format, { wall, open }, `${read.maze.grid.rows} × ${read.maze.grid.cols}`));
});

tileOptions(
  program
    .command('measure')
    .description('counts what a maze is made of; or, with --generator, mean and spread over many mazes')
    .argument('[file]', 'the maze; - is standard input', '-')
    .addOption(fromOption())
    .option('-g, --generator <generator>', 'make the mazes instead of reading one; their seeds are 0, 1, 2 …')
    .option('-n, --mazes <number>', 'how many to make', wholeNumber, 100)
    .option('-r, --rows <number>', 'rows of cells', wholeNumber, 20)
    .option('-c, --cols <number>', 'columns of cells', wholeNumber, 20)
    .option('-o, --option <name=value>', optionHelp, nameAndValue)
    .option('--json', 'write JSON instead of a table'),
).action(async (file: string, given: Measuring) => {
  if (given.generator === undefined) {
    const { maze } = await readMaze(file, given.from, given);
    const texture = textureOf(maze);
    put(given.json ? `${JSON.stringify(texture)}\n` : table(texture));
  } else {
    const textures = measured(given);
    put(given.json ? jsonOfMeans(textures) : tableOfMeans(textures));
  }
});

function measured({ generator: id = '', mazes, rows, cols, option }: Measuring): Textures {
  const generator = generatorOf(id);
  const grid = new Grid(rows, cols);
  const long = mazes * grid.size >= LONG;
  const tenth = Math.ceil(mazes / 10);
  return texturesOf(generator.id as GeneratorId, grid, chosen(generator, option, grid), mazes, (done) => {
    if (long && done % tenth === 0) tell(`${done} of ${mazes} mazes …`);
  });
}

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = codeOf(error);
}

/** Says what went wrong, in a sentence and without a stack, and gives the code to end with. */
function codeOf(error: unknown): number {
  // Help that was asked for is an exception too; what was wrong with the arguments is told already.
  if (error instanceof CommanderError && !(error instanceof InvalidArgumentError)) {
    return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  }
  if (error instanceof FormatError || error instanceof UnreadableFile) {
    tell(`The maze cannot be read. ${error.message}`);
    return EXIT.unreadable;
  }
  if (error instanceof RangeError || error instanceof TypeError || error instanceof InvalidArgumentError) {
    tell(error.message);
    return EXIT.usage;
  }
  throw error;
}

function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Writes to standard output; a reader that has seen enough, such as `head`, may close it. */
function put(text: string): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdout.write(text);
}
