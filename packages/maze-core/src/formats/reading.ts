import { type Cell, EAST, type Grid, SOUTH } from '../grid.ts';
import { Maze } from '../maze.ts';

/** A maze that was read, with what was marked in it; NONE where nothing was. */
export interface Reading {
  readonly maze: Maze;
  readonly start: Cell;
  readonly goal: Cell;
}

/** The maze of a grid in which a wall is open where `opensEast` or `opensSouth` of its first cell says so. */
export function mazeFrom(
  grid: Grid,
  opensEast: (row: number, col: number) => boolean,
  opensSouth: (row: number, col: number) => boolean,
): Maze {
  const passages = new Uint8Array(grid.slots);
  for (let cell = 0; cell < grid.slots; cell++) {
    for (const [direction, opens] of [
      [EAST, opensEast],
      [SOUTH, opensSouth],
    ] as const) {
      const next = grid.neighbour(cell, direction);
      if (next < 0 || !opens(grid.row(cell), grid.col(cell))) continue;
      passages[cell] |= 1 << direction;
      passages[next] |= 1 << grid.opposite(direction);
    }
  }
  return new Maze(grid, passages);
}
