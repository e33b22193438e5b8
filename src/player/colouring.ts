// Colourings of the floors: numbers on a scale, cells picked out, sets. Both the player and the comparison use them.
import { type Cell, type Grid, type Maze, NONE, type Trace } from 'maze-core';
import { distancesFrom, isStraight, longestPath } from 'maze-core/measure';
import { SHADES } from '../paint/palette.ts';
import type { Since, Tint } from '../paint/picture.ts';

/** A number for each cell, as colours from 0 up to the largest. */
export interface Scale extends Tint {
  readonly most: number;
}

/**
 * Colours a number from 0 for each cell; NONE where there is none.
 *
 * @param positions  the positions of a run from which on each cell has its colour; without them it always has
 */
export function scaleOf(numbers: Int32Array, positions: Int32Array | null = null): Scale {
  let most = 1;
  for (const number of numbers) if (number > most) most = number;
  return {
    ink: 'scale',
    of: Uint8Array.from(numbers, (number) =>
      number === NONE ? 0 : 1 + Math.round((number / most) * (SHADES - 1)),
    ),
    since: positions === null ? null : sinceOf(positions),
    most,
  };
}

function sinceOf(position: Int32Array): Since {
  const slots = position.length;
  // Position and cell in one number: numbers are sorted much faster than by a function that compares.
  const keys = Float64Array.from(position, (at, cell) => (at === NONE ? NONE : at * slots + cell)).sort();
  const first = keys.findIndex((key) => key !== NONE);
  return { position, inOrder: Int32Array.from(first < 0 ? [] : keys.subarray(first), (key) => key % slots) };
}

/** Distances from a cell in a maze that stands. */
export function distancesIn(maze: Maze, from: Cell): Scale {
  return scaleOf(distancesFrom(maze, from));
}

/**
 * Distances from a cell along open passages, from the position on at which a way leads there. A way that is open stays
 * open and there is no other, so the distances of the finished maze hold from then on. Not so where walls are built as
 * well: there the colours come with the finished maze.
 *
 * @param opened  when each wall was opened, as `openings` says; null where walls are built as well
 */
export function distancesInTime(maze: Maze, from: Cell, opened: Int32Array | null, length: number): Scale {
  const distances = distancesFrom(maze, from);
  if (opened === null) return scaleOf(distances, new Int32Array(distances.length).fill(length));
  return scaleOf(distances, reachedAt(maze, from, distances, opened));
}

/** The position from which on a way leads to each cell: that of the last of its walls to open. */
function reachedAt(maze: Maze, from: Cell, distances: Int32Array, opened: Int32Array): Int32Array {
  const { grid } = maze;
  const reached = new Int32Array(grid.slots).fill(NONE);
  const exits = maze.exits(from).map((exit) => opened[grid.wall(from, exit)]);
  // A cell that nothing leads to yet is as blank as any other.
  reached[from] = exits.length === 0 ? 0 : Math.min(...exits);
  const byDistance: Cell[] = [from];
  for (const cell of byDistance) {
    const before = cell === from ? 0 : reached[cell];
    for (const exit of maze.exits(cell)) {
      if (distances[exit] !== distances[cell] + 1 || reached[exit] !== NONE) continue;
      reached[exit] = Math.max(before, opened[grid.wall(cell, exit)]);
      byDistance.push(exit);
    }
  }
  return reached;
}

/** Picks out cells: those for which `chosen` holds, in one colour. */
export function picked(grid: Grid, chosen: (cell: Cell) => boolean): Tint {
  const of = new Uint8Array(grid.slots);
  for (let n = 0; n < grid.size; n++) if (chosen(grid.nth(n))) of[grid.nth(n)] = 1;
  return { ink: 'picked', of, since: null };
}

export const deadEnds = ({ grid, passages }: Maze) =>
  picked(grid, (cell) => grid.count(passages[cell]) === 1);

export const straights = ({ grid, passages }: Maze) => picked(grid, (cell) => isStraight(passages[cell]));

export const junctions = ({ grid, passages }: Maze) =>
  picked(grid, (cell) => grid.count(passages[cell]) >= 3);

export function longest(maze: Maze): Tint {
  const path = new Set(longestPath(maze).path);
  return picked(maze.grid, (cell) => path.has(cell));
}

/** The cell that a run starts at; the first one where it starts at none. */
export function startOf(trace: Trace): Cell {
  const { tape, grid } = trace;
  const first = tape.length === 0 ? NONE : tape.cell(0);
  return grid.has(first) ? first : grid.nth(0);
}

/**
 * Which cells hang together at a moment: for each cell the one that stands for its set, which is the member that was
 * joined first; NONE for cells that no passage leads to. A small set that meets a larger, older one takes its colour, and the picture stays calm.
 *
 * @param passages  of the moment
 * @param inOrder  the cells in the order in which they are joined
 */
export function setsAt(grid: Grid, passages: Uint8Array, inOrder: Int32Array): Int32Array {
  const roots = new Int32Array(grid.slots).fill(NONE);
  const waiting: Cell[] = [];
  for (const root of inOrder) {
    if (roots[root] !== NONE || passages[root] === 0) continue;
    roots[root] = root;
    waiting.push(root);
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      for (let direction = 0; direction < grid.directions; direction++) {
        if (((passages[cell] >> direction) & 1) === 0) continue;
        const next = grid.neighbour(cell, direction);
        if (roots[next] !== NONE) continue;
        roots[next] = root;
        waiting.push(next);
      }
    }
  }
  return roots;
}

/** The cells in the order in which they were joined. */
export function inOrderOf(ages: Int32Array): Int32Array {
  return sinceOf(ages).inOrder;
}
