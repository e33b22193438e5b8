import { EAST, NORTH, SOUTH, WEST } from '../grid.ts';
import { firstCell, lastCell, type Maze } from '../maze.ts';
import { distancesFrom, longestPath } from './distances.ts';

/** What a maze looks like, in numbers of cells unless another unit is named. */
export interface Texture {
  readonly cells: number;
  /** Cells with one passage. */
  readonly deadEnds: number;
  /** Cells with two passages, on opposite sides. */
  readonly straights: number;
  /** Cells with two passages that make a corner. */
  readonly turns: number;
  /** Cells with three passages. */
  readonly tJunctions: number;
  /** Cells with four passages. */
  readonly crossings: number;
  /** Length of a longest path, in passages; see `longestPath` for mazes with loops. */
  readonly longestPath: number;
  /** Length of a shortest path from the first cell to the last in reading order, in passages; −1 when there is none. */
  readonly cornerPath: number;
  /** Share of the passages that lead east and west, from 0 to 1; 0 in a maze without passages. */
  readonly horizontalShare: number;
}

const VERTICAL = (1 << NORTH) | (1 << SOUTH);
const HORIZONTAL = (1 << EAST) | (1 << WEST);

/** Whether a cell with passages in these directions is passed through without turning. */
export function isStraight(mask: number): boolean {
  return mask === VERTICAL || mask === HORIZONTAL;
}

/** The texture of one maze. */
export function textureOf(maze: Maze): Texture {
  const { grid, passages } = maze;
  const byDegree = [0, 0, 0, 0, 0];
  let straights = 0;
  let horizontal = 0;
  for (let n = 0; n < grid.size; n++) {
    const mask = passages[grid.nth(n)];
    byDegree[grid.count(mask)]++;
    horizontal += grid.count(mask & HORIZONTAL);
    if (isStraight(mask)) straights++;
  }
  const { passageCount } = maze;
  return {
    cells: grid.size,
    deadEnds: byDegree[1],
    straights,
    turns: byDegree[2] - straights,
    tJunctions: byDegree[3],
    crossings: byDegree[4],
    longestPath: longestPath(maze).length,
    cornerPath: distancesFrom(maze, firstCell(grid))[lastCell(grid)],
    horizontalShare: passageCount === 0 ? 0 : horizontal / 2 / passageCount,
  };
}
