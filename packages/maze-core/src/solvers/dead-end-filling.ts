import { defineSolver, event, heading, step } from '../algorithm.ts';
import { BLANK, IN, PATH, WALK } from '../board.ts';
import { NONE } from '../grid.ts';
import { alongArrows } from './along-arrows.ts';

/**
 * Dead-end filling: fill every dead end but start and goal, and go on filling what becomes a dead end by that. In a
 * perfect maze what is left is the path. With loops more is left, and the path is what a depth-first walk through it
 * finds: not always a shortest.
 *
 * Walter D. Pullen, "Think Labyrinth: Maze Algorithms".
 */
export const deadEndFilling = defineSolver({
  id: 'dead-end-filling',
  steps: {
    each: heading(0),
    end: event(1),
    fill: step(1),
    leave: step(0),
    walk: heading(0),
    advance: step(1),
    back: step(1),
    found: event(0),
    blocked: event(0),
    trace: step(0),
  },
  chalk: ['in', 'walk', 'path', 'arrows'],

  run({ grid, board, start, goal }) {
    let expanded = 0;
    for (let n = 0; n < grid.size; n++) {
      let cell = grid.nth(n);
      let fresh = true;
      while (
        cell !== NONE &&
        cell !== start &&
        cell !== goal &&
        board.is(cell, BLANK) &&
        board.countExits(cell, BLANK) <= 1
      ) {
        board.at(fresh ? 'end' : 'fill', cell);
        board.mark(cell, IN);
        expanded++;
        fresh = false;
        cell = board.exitTo(cell, BLANK);
      }
    }

    board.at('leave', start);
    board.mark(start, WALK);

    let cell = start;
    while (cell !== goal && cell !== NONE) {
      const next = board.exitTo(cell, BLANK);
      if (next !== NONE) {
        board.at('advance', next, cell);
        board.mark(next, WALK);
        board.point(next, cell);
        cell = next;
      } else {
        board.at('back', cell);
        board.mark(cell, IN);
        cell = board.pointed(cell);
      }
      expanded++;
    }

    if (cell === NONE) {
      // The walk is back at the start with nothing left to try.
      board.at('blocked', goal);
      return { ending: 'exhausted', path: [], moves: 0, expanded, largestFrontier: 1 };
    }

    // What the walk has come along is the path.
    board.at('found', goal);

    const path = alongArrows(board, goal, (at) => {
      board.at('trace', at);
      board.mark(at, PATH);
    });
    return { ending: 'reached', path: path.reverse(), moves: path.length - 1, expanded, largestFrontier: 1 };
  },
});
