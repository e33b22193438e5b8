import { anyCell, defineGenerator, event, heading, step } from '../algorithm.ts';
import { BLANK, IN, WALK } from '../board.ts';
import { NONE } from '../grid.ts';

/**
 * Recursive backtracker: a randomized depth-first search. It goes on to a random unvisited neighbour for as long as
 * there is one, and then back along its own way. The way lies on an explicit stack, so no grid is too large for it.
 *
 * Depth-first search: Charles Pierre Trémaux, in Édouard Lucas, "Récréations mathématiques", 1882; John Hopcroft and
 * Robert Tarjan, "Algorithm 447", 1973.
 */
export const backtracker = defineGenerator({
  id: 'backtracker',
  steps: {
    start: step(0),
    repeat: heading(0),
    advance: step(1, 'second'),
    stuck: event(1),
    back: step(1),
  },
  chalk: ['walk', 'in'],
  options: { start: anyCell },

  run({ board, random, options }) {
    const way = board.stack();

    board.at('start', options.start);
    board.mark(options.start, WALK);
    way.push(options.start);

    while (way.size > 0) {
      const cell = way.top;
      const next = board.randomNeighbour(cell, BLANK, random);

      if (next !== NONE) {
        board.at('advance', cell, next);
        board.carve(cell, next);
        board.mark(next, WALK);
        way.push(next);
      } else {
        board.at(board.degree(cell) === 1 ? 'stuck' : 'back', cell);
        board.mark(way.pop(), IN);
      }
    }
  },
});
