import { anyCell, defineGenerator, event, heading, step } from '../algorithm.ts';
import { BLANK, IN } from '../board.ts';
import type { Cell } from '../grid.ts';

/**
 * Randomized Prim over walls: a wall is drawn from the list, each with the same chance, and opened when only one of
 * its two cells is in the maze. A wall whose two cells have come in meanwhile stays on the list until it is drawn:
 * throwing it out earlier costs time and changes nothing, because a draw that opens nothing leaves the others' chances
 * equal.
 *
 * After R. C. Prim, "Shortest connection networks and some generalizations", 1957, with random draws in place of weights.
 */
export const primWalls = defineGenerator({
  id: 'prim-walls',
  steps: {
    start: step(0),
    repeat: heading(0),
    draw: heading(1),
    open: step(1, 'wall'),
    admit: step(2),
    keep: event(1, 'wall'),
  },
  chalk: ['in', 'listed'],
  options: { start: anyCell },

  run({ grid, board, random, options }) {
    const walls = board.bag('walls');

    const admit = (cell: Cell) => {
      board.mark(cell, IN);
      board.eachNeighbour(cell, BLANK, (next) => {
        walls.add(grid.wall(cell, next));
        board.list(cell, next);
      });
    };

    board.at('start', options.start);
    admit(options.start);

    while (walls.size > 0) {
      const wall = walls.takeRandom(random);
      const a = grid.firstSide(wall);
      const b = grid.secondSide(wall);

      if (board.is(a, BLANK) || board.is(b, BLANK)) {
        board.at('open', a, b);
        board.unlist(a, b);
        board.carve(a, b);

        const outside = board.is(a, BLANK) ? a : b;
        board.at('admit', outside);
        admit(outside);
      } else {
        board.at('keep', a, b);
        board.unlist(a, b);
      }
    }
  },
});
