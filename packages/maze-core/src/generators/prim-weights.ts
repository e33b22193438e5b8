import { anyCell, defineGenerator, event, heading, step } from '../algorithm.ts';
import { BLANK, IN } from '../board.ts';
import type { Cell } from '../grid.ts';

/**
 * Prim on random weights: every wall has a weight, drawn once, and of the walls around the maze the lightest is opened
 * when only one of its two cells is in the maze. Prim's own algorithm, on weights that are random; it makes each maze as
 * often as Kruskal's does.
 *
 * A wall's weight is drawn when the wall comes on the list. No choice looks at it before, so this is the same as drawing
 * all weights beforehand.
 *
 * R. C. Prim, "Shortest connection networks and some generalizations", 1957.
 */
export const primWeights = defineGenerator({
  id: 'prim-weights',
  steps: {
    start: step(0),
    repeat: heading(0),
    take: heading(1),
    open: step(1, 'wall'),
    admit: step(2),
    keep: event(1, 'wall'),
  },
  chalk: ['in', 'listed'],
  options: { start: anyCell },

  run({ grid, board, random, options }) {
    const walls = board.heap('walls');

    const admit = (cell: Cell) => {
      board.mark(cell, IN);
      board.eachNeighbour(cell, BLANK, (next) => {
        walls.add(grid.wall(cell, next), random.word());
        board.list(cell, next);
      });
    };

    board.at('start', options.start);
    admit(options.start);

    while (walls.size > 0) {
      const wall = walls.take();
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
