import { type Cell, NONE } from '../grid.ts';
import type { Maze } from '../maze.ts';

/**
 * The number of passages from a cell to each cell, by breadth-first search: one entry a cell, NONE where no way leads.
 *
 * @throws RangeError when `from` is no cell of the grid
 */
export function distancesFrom(maze: Maze, from: Cell): Int32Array {
  const { grid } = maze;
  const distances = new Int32Array(grid.slots).fill(NONE);
  const queue = new Int32Array(grid.size);
  distances[grid.check(from, 'from')] = 0;
  queue[0] = from;
  for (let head = 0, tail = 1; head < tail; head++) {
    const cell = queue[head];
    for (let direction = 0; direction < grid.directions; direction++) {
      if (!maze.leads(cell, direction)) continue;
      const next = grid.neighbour(cell, direction);
      if (distances[next] !== NONE) continue;
      distances[next] = distances[cell] + 1;
      queue[tail++] = next;
    }
  }
  return distances;
}

/** A longest path: its ends, its length in passages, and its cells from start to goal. */
export interface LongestPath {
  readonly start: Cell;
  readonly goal: Cell;
  readonly length: number;
  readonly path: readonly Cell[];
}

/**
 * Two cells that are as far apart as any two, and the way between them: the ends of a longest path. They can be given to
 * `solve` as they are. Two searches find them in a maze without loops (the cell furthest from anywhere is an end of a
 * longest path); with loops the path found may fall short of the longest there is. Cells that no way leads to from the
 * first cell do not count.
 */
export function longestPath(maze: Maze): LongestPath {
  const start = farthest(distancesFrom(maze, maze.grid.nth(0)));
  const distances = distancesFrom(maze, start);
  const goal = farthest(distances);
  return { start, goal, length: distances[goal], path: descent(maze, distances, goal).reverse() };
}

function farthest(distances: Int32Array): Cell {
  let best = 0;
  for (let cell = 1; cell < distances.length; cell++) if (distances[cell] > distances[best]) best = cell;
  return best;
}

/** The cells from one to where the distances begin, each nearer by 1. */
function descent(maze: Maze, distances: Int32Array, from: Cell): Cell[] {
  const cells = [from];
  for (let cell = from; distances[cell] > 0; cells.push(cell)) {
    const nearer = distances[cell] - 1;
    cell = maze.exits(cell).find((exit) => distances[exit] === nearer) ?? cell;
  }
  return cells;
}
