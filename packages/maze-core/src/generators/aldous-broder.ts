import { anyCell, defineGenerator, event, heading, step } from '../algorithm.ts';
import { BLANK, IN } from '../board.ts';

/**
 * Aldous–Broder: a random walk over all neighbours, visited or not; each time it enters a cell for the first time, the
 * wall it came through opens. Every perfect maze is equally likely.
 *
 * David Aldous, "The random walk construction of uniform spanning trees and uniform labelled trees", 1990; Andrei
 * Broder, "Generating random spanning trees", 1989.
 */
export const aldousBroder = defineGenerator({
  id: 'aldous-broder',
  steps: {
    start: step(0),
    repeat: heading(0),
    move: heading(1),
    enter: event(1),
    wander: step(1),
  },
  chalk: ['in'],
  options: { start: anyCell },

  run({ grid, board, random, options }) {
    let cell = options.start;
    let unvisited = grid.size - 1;
    board.at('start', cell);
    board.mark(cell, IN);

    while (unvisited > 0) {
      const from = cell;
      cell = board.anyNeighbour(from, random);

      if (board.is(cell, BLANK)) {
        board.at('enter', cell, from);
        board.carve(from, cell);
        board.mark(cell, IN);
        unvisited--;
      } else {
        // Old ground: the walk goes on, and the wall it crossed stays as it is.
        board.at('wander', cell, from);
      }
    }
  },
});
