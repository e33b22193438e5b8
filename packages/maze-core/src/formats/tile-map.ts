import { type Cell, Grid, MAX_CELLS } from '../grid.ts';
import { firstCell, lastCell, type Maze } from '../maze.ts';
import { FormatError } from './format-error.ts';
import { linesOf, type TextLine } from './lines.ts';
import { mazeFrom, type Reading } from './reading.ts';
import { GOAL, START, tilesOf } from './text.ts';
import { mazeInTiles } from './tile-maze.ts';
import { TileText } from './tile-text.ts';

const WALL = 'X';
const OPEN = '_';

/**
 * What a tile of a map is: with 'walls' every second tile is a cell and those between are walls or passages; with 'tiles'
 * every open tile is a cell, joined to each open tile beside it.
 */
export type TileModel = 'walls' | 'tiles';

/** What a map shows besides its walls, and how. */
export interface TileMapOptions {
  /** By default the first cell. */
  start?: Cell;
  /** By default the last cell. */
  goal?: Cell;
  /** By default 'walls'. */
  model?: TileModel;
  /** Whether to write numbers above and beside the map. By default not. */
  numbers?: boolean;
}

/**
 * A maze as a map of letters with blanks between them: X wall, _ open, S start, O goal. The border is not counted by
 * the numbers: they begin with 1 inside it, and above the map only their last digit is written.
 *
 * @throws RangeError when start or goal is no cell of the grid, both are the same, or the model is 'tiles' and a wall
 *   stands between two cells
 */
export function toTileMap(maze: Maze, options: TileMapOptions = {}): string {
  const { model = 'walls', numbers = false } = options;
  const start = maze.grid.check(options.start ?? firstCell(maze.grid), 'start');
  const goal = maze.grid.check(options.goal ?? lastCell(maze.grid), 'goal');
  if (start === goal) throw new RangeError('A map has one letter a tile: start and goal must be two cells.');
  const letters = (model === 'tiles' ? framed(maze) : tilesOf(maze)).map((line) =>
    line.map((open): string => (open ? OPEN : WALL)),
  );
  for (const [cell, letter] of [
    [start, START],
    [goal, GOAL],
  ] as const) {
    const step = model === 'tiles' ? 1 : 2;
    letters[step * maze.grid.row(cell) + 1][step * maze.grid.col(cell) + 1] = letter;
  }
  const lines = letters.map((line) => line.join(' '));
  if (!numbers) return lines.join('\n');
  const last = letters.length - 1;
  const above = letters[0].map((_, x) => (x === 0 || x === letters[0].length - 1 ? ' ' : String(x % 10)));
  return [
    above.join(' ').trimEnd(),
    ...lines.map((line, y) => (y === 0 || y === last ? line : `${line} ${y}`)),
  ].join('\n');
}

/** For each tile whether it is a cell, in a frame of wall. */
function framed({ grid, passages }: Maze): boolean[][] {
  if (passages.some((mask, cell) => mask !== grid.near[cell])) {
    throw new RangeError(
      "A wall between two cells has no tile of its own in the model 'tiles'; use 'walls'.",
    );
  }
  return Array.from({ length: grid.rows + 2 }, (_, y) =>
    Array.from(
      { length: grid.cols + 2 },
      (_, x) => x > 0 && y > 0 && x <= grid.cols && y <= grid.rows && grid.has((y - 1) * grid.cols + x - 1),
    ),
  );
}

/**
 * Reads a map of letters: X wall, _ open, one S and one O. Blanks, tabs and numbers above, below or beside the map do
 * not count.
 *
 * With the model 'walls', the default, a border may be missing on any side. With 'tiles' any map can be read; lines that
 * are solid wall around it are left out, so rows and columns count from the first line inside.
 *
 * @throws FormatError when the text is no such map, S or O is missing or there more than once, or S or O does not stand
 *   in a cell
 */
export function readTileMap(text: string, { model = 'walls' }: { model?: TileModel } = {}): Reading {
  const map = new TileText(withoutNumbers(linesOf(text)), [WALL, OPEN, START, GOAL]);
  const isOpen = (y: number, x: number) => map.at(y, x) !== WALL;
  const [startAt, goalAt] = [START, GOAL].map((letter) => onlyPlaceOf(map, letter));

  if (model === 'tiles') return readTiles(map, isOpen, startAt, goalAt);
  const { maze, top, left } = mazeInTiles(map, isOpen);
  const cellAt = ([y, x]: readonly [y: number, x: number]) => {
    if ((y - top) % 2 !== 0 || (x - left) % 2 !== 0) {
      throw map.fault(y, x, 'it in a cell, not in the wall between two');
    }
    return maze.grid.cell((y - top) / 2, (x - left) / 2);
  };
  return { maze, start: cellAt(startAt), goal: cellAt(goalAt) };
}

function readTiles(
  map: TileText,
  isOpen: (y: number, x: number) => boolean,
  startAt: readonly [y: number, x: number],
  goalAt: readonly [y: number, x: number],
): Reading {
  const anyIn = (y: number) => Array.from({ length: map.width }, (_, x) => x).some((x) => isOpen(y, x));
  const anyAt = (x: number) => Array.from({ length: map.height }, (_, y) => y).some((y) => isOpen(y, x));
  const [top, bottom] = outermost(map.height, anyIn);
  const [left, right] = outermost(map.width, anyAt);
  const rows = bottom - top + 1;
  const cols = right - left + 1;
  if (rows * cols > MAX_CELLS) throw new FormatError(`${rows} × ${cols} cells`, `at most ${MAX_CELLS}`);
  const exists = Uint8Array.from({ length: rows * cols }, (_, cell) =>
    isOpen(top + Math.floor(cell / cols), left + (cell % cols)) ? 1 : 0,
  );
  const grid = new Grid(rows, cols, exists.includes(0) ? exists : undefined);
  const maze = mazeFrom(
    grid,
    () => true,
    () => true,
  );
  const [start, goal] = [startAt, goalAt].map(([y, x]) => grid.cell(y - top, x - left));
  return { maze, start, goal };
}

/** The first and the last place that holds something; there is one. */
function outermost(length: number, holds: (at: number) => boolean): [first: number, last: number] {
  let first = 0;
  while (!holds(first)) first++;
  let last = length - 1;
  while (!holds(last)) last--;
  return [first, last];
}

function onlyPlaceOf(map: TileText, letter: string): readonly [y: number, x: number] {
  let place: readonly [y: number, x: number] | undefined;
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      if (map.at(y, x) !== letter) continue;
      if (place !== undefined) throw map.fault(y, x, 'only one', `a second ${letter}`);
      place = [y, x];
    }
  }
  if (place === undefined) throw new FormatError(`no ${letter}`, 'one');
  return place;
}

/** Numbers at the ends of a line become blanks, so columns stay what they are; lines of nothing else are dropped. */
function withoutNumbers(lines: readonly TextLine[]): TextLine[] {
  const blank = (digits: string) => ' '.repeat(digits.length);
  const cleaned = lines.map(({ text, row }) => ({
    row,
    text: /^[\d\s]*$/.test(text) ? '' : text.replace(/^\s*\d+/, blank).replace(/\d+\s*$/, blank),
  }));
  const first = cleaned.findIndex(({ text }) => text !== '');
  if (first < 0) throw new FormatError('numbers and nothing else', 'a map', lines[0].row);
  return cleaned.slice(first, cleaned.findLastIndex(({ text }) => text !== '') + 1);
}
