import { InvalidArgumentError } from 'commander';
import { type Cell, type Chosen, type Generator, type Grid, NONE, type Solver } from '../src/index.ts';

/** A row and a column as they are typed, counted from 1. */
export interface Place {
  readonly row: number;
  readonly col: number;
}

export function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1.');
}

export function place(text: string): Place {
  const found = /^(\d{1,8}),(\d{1,8})$/.exec(text);
  if (found === null) throw new InvalidArgumentError('It must be a row and a column, as in 1,1.');
  return { row: Number(found[1]), col: Number(found[2]) };
}

/** The cell of a place. @throws RangeError when it is not in the maze */
export function cellOf(grid: Grid, { row, col }: Place): Cell {
  const cell = (row - 1) * grid.cols + col - 1;
  if (row >= 1 && row <= grid.rows && col >= 1 && col <= grid.cols && grid.has(cell)) return cell;
  throw new RangeError(
    `There is no cell in row ${row}, column ${col}: rows run from 1 to ${grid.rows}, columns from 1 to ${grid.cols}.`,
  );
}

export function placeOf(grid: Grid, cell: Cell): string {
  return cell === NONE ? 'nowhere' : `${grid.row(cell) + 1},${grid.col(cell) + 1}`;
}

/** Collects `name=value` from an option that may be given several times. */
export function nameAndValue(text: string, before: readonly [string, string][] = []): [string, string][] {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It must be a name and a value, as in take=newest.');
  return [...before, [text.slice(0, at), text.slice(at + 1)]];
}

/** The options of an algorithm from what was typed: cells as row,column, the rest as numbers or words. */
export function chosen(
  algorithm: Generator | Solver,
  typed: readonly [string, string][] = [],
  grid: Grid,
): Chosen {
  return Object.fromEntries(
    typed.map(([name, value]) => {
      const kind = algorithm.options[name]?.kind;
      if (kind === 'cell') return [name, cellOf(grid, placeIn(name, value))];
      return [name, kind === undefined || kind === 'choice' ? value : numberIn(name, value)];
    }),
  );
}

function placeIn(name: string, value: string): Place {
  try {
    return place(value);
  } catch {
    throw new InvalidArgumentError(`Option '${name}' must be a row and a column, as in 1,1; got '${value}'.`);
  }
}

function numberIn(name: string, value: string): number {
  if (value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  throw new InvalidArgumentError(`Option '${name}' must be a number; got '${value}'.`);
}

/** An algorithm with its options, as a line of help. */
export function described(algorithm: Generator | Solver): string {
  const options = Object.entries(algorithm.options).map(([name, option]) => {
    if (option.kind === 'choice') return `${name}=${option.choices.join('|')}`;
    if (option.kind === 'cell') return `${name}=row,column`;
    return `${name}=${option.min}…${option.max}`;
  });
  return `  ${algorithm.id.padEnd(20)}${options.join('  ')}`.trimEnd();
}
