import { choice, defineGenerator, event, heading, step } from '../algorithm.ts';
import { IN } from '../board.ts';
import { EAST, NONE, NORTH, SOUTH, WEST } from '../grid.ts';

/** The two directions that lead to a corner. */
const CORNERS = {
  'north-west': [NORTH, WEST],
  'north-east': [NORTH, EAST],
  'south-west': [SOUTH, WEST],
  'south-east': [SOUTH, EAST],
} as const;

/**
 * Binary tree: each cell opens one of two walls, the one towards the corner's row or the one towards its column, by the
 * toss of a coin. At the two borders that meet in the corner only one of them can be opened, in the corner none. A cell
 * is decided alone, without memory of any other.
 *
 * Jamis Buck, "Maze Generation: Binary Tree algorithm", 2011.
 */
export const binaryTree = defineGenerator({
  id: 'binary-tree',
  steps: {
    each: heading(0),
    toss: step(1),
    only: step(1),
    corner: event(1),
  },
  chalk: ['in'],
  options: { corner: choice(['north-west', 'north-east', 'south-west', 'south-east'], 'north-west') },
  masks: false,

  run({ grid, board, random, options }) {
    const [vertical, horizontal] = CORNERS[options.corner];

    for (let cell = 0; cell < grid.slots; cell++) {
      const ahead = grid.neighbour(cell, vertical);
      const aside = grid.neighbour(cell, horizontal);

      if (ahead !== NONE && aside !== NONE) {
        const to = random.chance(0.5) ? ahead : aside;
        board.at('toss', cell, to);
        board.carve(cell, to);
      } else if (ahead !== aside) {
        const to = ahead !== NONE ? ahead : aside;
        board.at('only', cell, to);
        board.carve(cell, to);
      } else {
        // Neither wall leads anywhere.
        board.at('corner', cell);
      }

      board.mark(cell, IN);
    }
  },
});
