import { type Cell, EAST, Grid, MAX_CELLS, NONE, SOUTH } from '../grid.ts';
import { Maze } from '../maze.ts';
import { FormatError, quoted } from './format-error.ts';
import type { Reading } from './reading.ts';

const FORMAT = 'maze-core';
/** Changes when a file that was written before would be read differently. */
const VERSION = 1;
const MISSING = '.';

/**
 * A maze as JSON. `cells` holds a string a row and a character a cell: a hexadecimal digit, the sum of 1 for an open wall
 * in the north, 2 in the east, 4 in the south and 8 in the west, or a dot where a mask leaves no cell. `start` and `goal`
 * are [row, column], counted from 0.
 *
 * @throws RangeError when start or goal is no cell of the grid
 */
export function toJson(
  maze: Maze,
  { start = NONE, goal = NONE }: { start?: Cell; goal?: Cell } = {},
): string {
  const { grid, passages } = maze;
  const place = (cell: Cell, what: string) =>
    cell === NONE ? undefined : [grid.row(grid.check(cell, what)), grid.col(cell)];
  const cells = Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.cols }, (_, col) => {
      const cell = row * grid.cols + col;
      return grid.has(cell) ? passages[cell].toString(16) : MISSING;
    }).join(''),
  );
  const head = { format: FORMAT, version: VERSION, rows: grid.rows, cols: grid.cols };
  const file = { ...head, start: place(start, 'start'), goal: place(goal, 'goal'), cells };
  // The two numbers of a place stay on one line.
  return `${JSON.stringify(file, null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`;
}

/**
 * Reads what `toJson` writes.
 *
 * @throws FormatError when the text is no JSON, of another version, or its cells do not fit together
 */
export function readJson(text: string): Reading {
  if (typeof text !== 'string') throw new TypeError(`A maze is read from a string; got ${typeof text}.`);
  const file = parsed(text.replace(/^\ufeff/, ''));
  if (file.format !== FORMAT) throw new FormatError(`${shown(file.format)} as its format`, `"${FORMAT}"`);
  if (file.version !== VERSION) throw new FormatError(`version ${shown(file.version)}`, `${VERSION}`);
  const rows = sizeIn(file, 'rows');
  const cols = sizeIn(file, 'cols');
  if (rows * cols > MAX_CELLS) throw new FormatError(`${rows} × ${cols} cells`, `at most ${MAX_CELLS}`);

  const cells: unknown = file.cells;
  if (!Array.isArray(cells) || cells.length !== rows) {
    throw new FormatError(
      Array.isArray(cells) ? `${cells.length} strings in cells` : `cells ${shown(cells)}`,
      `a list of ${rows}`,
    );
  }
  const digits = cells.map((line: unknown, row) => {
    if (typeof line !== 'string') throw new FormatError(shown(line), `a string of ${cols} cells`, row + 1);
    if (line.length !== cols) {
      const column = Math.min(line.length, cols) + 1;
      throw new FormatError(`${line.length} cells`, `${cols}`, row + 1, column);
    }
    return line;
  });
  return { maze: mazeOf(rows, cols, digits), ...placesIn(file, rows, cols, digits) };
}

function mazeOf(rows: number, cols: number, digits: readonly string[]): Maze {
  const exists = new Uint8Array(rows * cols);
  const passages = new Uint8Array(rows * cols);
  digits.forEach((line, row) => {
    for (let col = 0; col < cols; col++) {
      if (line[col] === MISSING) continue;
      if (!/[0-9a-f]/.test(line[col])) {
        throw new FormatError(quoted(line[col]), 'a digit 0 to 9 or a to f, or a dot', row + 1, col + 1);
      }
      exists[row * cols + col] = 1;
      passages[row * cols + col] = Number.parseInt(line[col], 16);
    }
  });
  if (!exists.includes(1)) throw new FormatError('no cell', 'at least one');
  const grid = new Grid(rows, cols, exists.includes(0) ? exists : undefined);

  for (let cell = 0; cell < grid.slots; cell++) {
    const at = [grid.row(cell) + 1, grid.col(cell) + 1] as const;
    if ((passages[cell] & ~grid.near[cell]) !== 0) {
      throw new FormatError('an open wall with no cell behind it', 'a closed one', ...at);
    }
    for (const direction of [EAST, SOUTH]) {
      const next = grid.neighbour(cell, direction);
      if (next === NONE) continue;
      const here = (passages[cell] >> direction) & 1;
      const there = (passages[next] >> grid.opposite(direction)) & 1;
      if (here !== there) {
        const side = direction === EAST ? 'east' : 'south';
        throw new FormatError(
          `a wall in the ${side} that is ${here === 1 ? 'open' : 'closed'} here and ${there === 1 ? 'open' : 'closed'} seen from the other side`,
          'both sides to agree',
          ...at,
        );
      }
    }
  }
  return new Maze(grid, passages);
}

function placesIn(file: Record<string, unknown>, rows: number, cols: number, digits: readonly string[]) {
  const [start, goal] = ['start', 'goal'].map((name) => {
    const place: unknown = file[name];
    if (place === undefined) return NONE;
    const [row, col] = Array.isArray(place) && place.length === 2 ? place : [];
    const inside = (at: unknown, below: number) =>
      Number.isInteger(at) && (at as number) >= 0 && (at as number) < below;
    if (!inside(row, rows) || !inside(col, cols) || digits[row][col] === MISSING) {
      throw new FormatError(
        `${name} ${shown(place)}`,
        `[row, column] of a cell, counted from 0 to ${rows - 1} and ${cols - 1}`,
      );
    }
    return row * cols + col;
  });
  return { start, goal };
}

function parsed(text: string): Record<string, unknown> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new FormatError(`text that is no JSON (${(error as Error).message})`, 'a maze as JSON');
  }
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new FormatError(shown(file), 'a JSON object');
  }
  return file as Record<string, unknown>;
}

function sizeIn(file: Record<string, unknown>, name: 'rows' | 'cols'): number {
  const size = file[name];
  if (typeof size === 'number' && Number.isInteger(size) && size >= 1) return size;
  throw new FormatError(`${name} ${shown(size)}`, 'a whole number from 1');
}

/** A value as the file has it, cut short. */
function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
