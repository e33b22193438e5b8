import { type Cell, EAST, type Grid, type Maze, NONE, NORTH, SOUTH, viridis, WEST } from 'maze-core';
import { distancesFrom, longestPath } from 'maze-core/measure';
import type { Tint } from '../paint/picture.ts';

/** What the floors of a finished maze can be coloured by. */
export const COLOURINGS = ['none', 'distance', 'ends', 'straights', 'junctions', 'longest', 'age'] as const;
export type Colouring = (typeof COLOURINGS)[number];

/** Colours of the scale; a number is rounded to one of them. */
const SHADES = 64;
const SCALE = Array.from({ length: SHADES }, (_, shade) => viridis(shade / (SHADES - 1)));

/** The scale as a CSS background, light on the left. */
export const SCALE_GRADIENT = `linear-gradient(to right, ${SCALE.join(', ')})`;

/**
 * The colouring of a maze.
 *
 * @param origin  the cell that distances are counted from
 * @param ages  when each cell came in, NONE where that means nothing
 * @param colour  of the cells that are picked out
 */
export function tintOf(
  colouring: Colouring,
  maze: Maze,
  origin: Cell,
  ages: Int32Array,
  colour: string,
): Tint | undefined {
  const { grid, passages } = maze;
  switch (colouring) {
    case 'none':
      return undefined;
    case 'distance':
      return scaled(distancesFrom(maze, origin));
    case 'age':
      return scaled(ages);
    case 'ends':
      return picked(grid, colour, (cell) => grid.count(passages[cell]) === 1);
    case 'straights':
      return picked(grid, colour, (cell) => passages[cell] === VERTICAL || passages[cell] === HORIZONTAL);
    case 'junctions':
      return picked(grid, colour, (cell) => grid.count(passages[cell]) >= 3);
    case 'longest': {
      const path = new Set(longestPath(maze).path);
      return picked(grid, colour, (cell) => path.has(cell));
    }
  }
}

const VERTICAL = (1 << NORTH) | (1 << SOUTH);
const HORIZONTAL = (1 << EAST) | (1 << WEST);

/** Colours a number from 0 for each cell (NONE where there is none): light for near, dark for far. */
function scaled(numbers: Int32Array): Tint {
  const most = Math.max(1, ...numbers);
  return {
    colours: SCALE,
    of: Uint8Array.from(numbers, (number) =>
      number === NONE ? 0 : 1 + Math.round((number / most) * (SHADES - 1)),
    ),
  };
}

/** Picks out cells: those for which `chosen` holds, in one colour. */
function picked(grid: Grid, colour: string, chosen: (cell: Cell) => boolean): Tint {
  const of = new Uint8Array(grid.slots);
  for (let n = 0; n < grid.size; n++) if (chosen(grid.nth(n))) of[grid.nth(n)] = 1;
  return { colours: [colour], of };
}
