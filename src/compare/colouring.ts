import type { Cell, Maze } from 'maze-core';
import type { Tint } from '../paint/picture.ts';
import { deadEnds, distancesIn, junctions, longest, scaleOf, straights } from '../player/colouring.ts';

/** What the floors of a finished maze can be coloured by. */
export const COLOURINGS = ['none', 'distance', 'ends', 'straights', 'junctions', 'longest', 'age'] as const;
export type Colouring = (typeof COLOURINGS)[number];

/**
 * The colouring of a maze.
 *
 * @param origin  the cell that distances are counted from
 * @param ages  when each cell came in, NONE where that means nothing
 */
export function tintOf(colouring: Colouring, maze: Maze, origin: Cell, ages: Int32Array): Tint | null {
  switch (colouring) {
    case 'none':
      return null;
    case 'distance':
      return distancesIn(maze, origin);
    case 'age':
      return scaleOf(ages);
    case 'ends':
      return deadEnds(maze);
    case 'straights':
      return straights(maze);
    case 'junctions':
      return junctions(maze);
    case 'longest':
      return longest(maze);
  }
}
