import { type Cell, NONE } from '../grid.ts';
import type { Maze } from '../maze.ts';
import { Lattice } from './lattice.ts';

/** What may be written into the cells of a text besides its walls. */
export interface TextMarks {
  /** Written as S, or as @ where the goal is the same cell. */
  start?: Cell;
  /** Written as O, or as @ where the start is the same cell. */
  goal?: Cell;
  /** Cells written as · where neither start nor goal stands. */
  path?: readonly Cell[];
}

/** The two tiles of a block text: any two different strings, usually of one character each. */
export interface Tiles {
  /** A tile that is wall. By default █. */
  wall: string;
  /** A tile that is passage. By default a blank. */
  open: string;
}

/** What fills a place where a mask leaves no cell. */
export const MISSING = '░';
export const START = 'S';
export const GOAL = 'O';
/** Marks a cell that is both. */
export const START_AND_GOAL = '@';
export const ON_PATH = '·';

export const BLOCK_TILES: Tiles = { wall: '█', open: ' ' };

/** The glyph of a post, by the lines that leave it: 1 north, 2 east, 4 south, 8 west. */
const POSTS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/**
 * A maze as thin walls in box-drawing characters: 2 × rows + 1 lines of 4 × cols + 1 characters, joined by line feeds,
 * without one at the end.
 *
 * A cell is three characters wide, so it looks about square; where a mask leaves no cell, ░ stands instead.
 *
 * @throws RangeError when start, goal or a cell of the path is no cell of the grid
 */
export function toBoxText(maze: Maze, marks: TextMarks = {}): string {
  const lattice = new Lattice(maze);
  const letters = lettersOf(maze, marks);
  const lines: string[] = [];
  for (let row = 0; row <= lattice.rows; row++) {
    let line = '';
    for (let col = 0; col <= lattice.cols; col++) {
      line += post(lattice, row, col);
      if (col < lattice.cols) line += stretch(lattice, row, col);
    }
    lines.push(line);
    if (row === lattice.rows) break;
    line = '';
    for (let col = 0; col <= lattice.cols; col++) {
      line += upright(lattice, row, col);
      if (col === lattice.cols) continue;
      const fill = lattice.has(row, col) ? ' ' : MISSING;
      line += fill + (letters.get(row * lattice.cols + col) ?? fill) + fill;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

/** The character where the lines around a post meet. */
function post(lattice: Lattice, row: number, col: number): string {
  const { rows, cols } = lattice;
  const north = row > 0 && lattice.left(row - 1, col) !== 'none';
  const east = col < cols && lattice.above(row, col) !== 'none';
  const south = row < rows && lattice.left(row, col) !== 'none';
  const west = col > 0 && lattice.above(row, col - 1) !== 'none';
  const lines = (north ? 1 : 0) + (east ? 2 : 0) + (south ? 4 : 0) + (west ? 8 : 0);
  // A post without lines has cells on all four sides, or on none.
  return lines === 0 && !lattice.has(row, col) ? MISSING : POSTS[lines];
}

function stretch(lattice: Lattice, row: number, col: number): string {
  if (lattice.above(row, col) !== 'none') return '───';
  return (lattice.has(row, col) ? ' ' : MISSING).repeat(3);
}

function upright(lattice: Lattice, row: number, col: number): string {
  if (lattice.left(row, col) !== 'none') return '│';
  return lattice.has(row, col) ? ' ' : MISSING;
}

/**
 * A maze as tiles that are wall or passage: 2 × rows + 1 lines of 2 × cols + 1 tiles, joined by line feeds. The cell in
 * row r and column c is the tile in line 2r + 1, place 2c + 1; the tile between two cells is their wall; where a mask
 * leaves no cell the tile is wall.
 *
 * Two characters to a tile make it about square: `{ wall: '██', open: '  ' }`.
 *
 * @throws RangeError when a tile is empty or holds a line break, or one begins with the other
 */
export function toBlockText(maze: Maze, tiles: Partial<Tiles> = {}): string {
  const { wall, open } = checkedTiles(tiles);
  return tilesOf(maze)
    .map((line) => line.map((isOpen) => (isOpen ? open : wall)).join(''))
    .join('\n');
}

/** The block view of a maze: for each tile, line by line, whether it is open. */
export function tilesOf(maze: Maze): boolean[][] {
  const lattice = new Lattice(maze);
  return Array.from({ length: 2 * lattice.rows + 1 }, (_, y) =>
    Array.from({ length: 2 * lattice.cols + 1 }, (_, x) => {
      const row = y >> 1;
      const col = x >> 1;
      if (y % 2 === 1 && x % 2 === 1) return lattice.has(row, col);
      if (y % 2 === 1) return lattice.left(row, col) === 'none' && lattice.has(row, col);
      if (x % 2 === 1) return lattice.above(row, col) === 'none' && lattice.has(row, col);
      return false;
    }),
  );
}

/** The tiles with defaults filled in. @throws RangeError when they cannot be told apart */
export function checkedTiles(tiles: Partial<Tiles>): Tiles {
  const { wall, open } = { ...BLOCK_TILES, ...tiles };
  for (const [name, tile] of Object.entries({ wall, open })) {
    if (typeof tile !== 'string' || tile === '' || /[\r\n]/.test(tile)) {
      throw new RangeError(
        `The ${name} tile must be a string of at least one character, without line breaks.`,
      );
    }
  }
  if (wall.startsWith(open) || open.startsWith(wall)) {
    throw new RangeError(
      `The wall tile '${wall}' and the open tile '${open}' cannot be told apart: neither may begin with the other.`,
    );
  }
  return { wall, open };
}

/** What stands in the middle of each marked cell. */
function lettersOf(maze: Maze, { start = NONE, goal = NONE, path = [] }: TextMarks): Map<Cell, string> {
  const letters = new Map<Cell, string>();
  for (const cell of path) letters.set(maze.grid.check(cell, 'Each cell of the path'), ON_PATH);
  if (goal !== NONE) letters.set(maze.grid.check(goal, 'goal'), GOAL);
  if (start !== NONE) letters.set(maze.grid.check(start, 'start'), start === goal ? START_AND_GOAL : START);
  return letters;
}
