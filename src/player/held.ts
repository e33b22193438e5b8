import { type Cell, type Grid, type Holding, NUMBERS_OF } from 'maze-core';
import type { Marked } from './marked.ts';
import { cellName, roomName, wallName } from './sentence.ts';
import type { Strings } from './strings.ts';

/** How what a container holds is read, said and found in the picture. `item` is the numbers that make the item. */
interface Held {
  /** As briefly as it can be said: rows and columns, and the side for a wall. */
  brief(grid: Grid, item: Int32Array): string;
  name(grid: Grid, item: Int32Array, strings: Strings): string;
  /** Whether it has to do with a cell. */
  isAbout(grid: Grid, item: Int32Array, cell: Cell): boolean;
  marked(grid: Grid, item: Int32Array): Marked;
}

const short = (grid: Grid, cell: Cell) => `(${grid.row(cell) + 1},${grid.col(cell) + 1})`;

export const HELD: Readonly<Record<Holding, Held>> = {
  cells: {
    brief: (grid, [cell]) => short(grid, cell),
    name: (grid, [cell], strings) => cellName(grid, cell, strings),
    isAbout: (_, [own], cell) => own === cell,
    marked: (_, [cell]) => ({ cells: [cell] }),
  },
  walls: {
    brief: (grid, [wall]) => `${short(grid, grid.firstSide(wall))}${wall & 1 ? '↓' : '→'}`,
    name: (grid, [wall], strings) => wallName(grid, grid.firstSide(wall), grid.secondSide(wall), strings),
    isAbout: (grid, [wall], cell) => grid.firstSide(wall) === cell || grid.secondSide(wall) === cell,
    marked: (_, [wall]) => ({ wall }),
  },
  rooms: {
    brief: (grid, [first, last]) =>
      first === last ? short(grid, first) : `${short(grid, first)}–${short(grid, last)}`,
    name: (grid, [first, last], strings) => roomName(grid, first, last, strings),
    isAbout: isInRoom,
    marked: (grid, [first, last]) => {
      const cells: Cell[] = [];
      for (let cell = first; cell <= last; cell++) if (isInRoom(grid, [first, last], cell)) cells.push(cell);
      return { cells };
    },
  },
};

function isInRoom(grid: Grid, [first, last]: ArrayLike<Cell> & Iterable<Cell>, cell: Cell): boolean {
  return (
    grid.row(first) <= grid.row(cell) &&
    grid.row(cell) <= grid.row(last) &&
    grid.col(first) <= grid.col(cell) &&
    grid.col(cell) <= grid.col(last)
  );
}

/** The item at a place of a container. */
export function itemAt(words: Int32Array, holds: Holding, place: number): Int32Array {
  const size = NUMBERS_OF[holds];
  return words.subarray(place * size, (place + 1) * size);
}

/** How many items a container has. */
export function countOf(words: ArrayLike<number>, holds: Holding): number {
  return words.length / NUMBERS_OF[holds];
}
