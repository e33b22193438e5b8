import { defineSolver, event, heading, step } from '../algorithm.ts';
import { BLANK, IN, PATH, WALK } from '../board.ts';
import { NONE } from '../grid.ts';
import { alongArrows } from './along-arrows.ts';

/**
 * Depth-first search: on through the first open wall to an unvisited cell, in the order north, east, south, west, and
 * back along its own way when there is none. The way lies on an explicit stack. In a perfect maze it finds the only
 * path; with loops it finds a path, which need not be a short one.
 *
 * Charles Pierre Trémaux, in Édouard Lucas, "Récréations mathématiques", 1882; John Hopcroft and Robert Tarjan,
 * "Algorithm 447", 1973.
 */
export const dfs = defineSolver({
  id: 'dfs',
  steps: {
    start: step(0),
    repeat: heading(0),
    advance: step(1),
    back: event(1),
    found: event(0),
    blocked: event(0),
    trace: step(0),
  },
  chalk: ['walk', 'in', 'path', 'arrows'],

  run({ board, start, goal }) {
    const way = board.stack();
    let expanded = 1;
    let largestFrontier = 1;

    board.at('start', start);
    board.mark(start, WALK);
    way.push(start);

    while (way.size > 0 && way.top !== goal) {
      const cell = way.top;
      const next = board.exitTo(cell, BLANK);

      if (next !== NONE) {
        board.at('advance', next, cell);
        board.mark(next, WALK);
        board.point(next, cell);
        way.push(next);
        expanded++;
        largestFrontier = Math.max(largestFrontier, way.size);
      } else {
        board.at('back', cell);
        board.mark(way.pop(), IN);
      }
    }

    if (way.size === 0) {
      // Back at the start with nothing left to try.
      board.at('blocked', goal);
      return { ending: 'exhausted', path: [], moves: 0, expanded, largestFrontier };
    }

    // The way on the stack is the path.
    board.at('found', goal);

    const path = alongArrows(board, goal, (at) => {
      board.at('trace', at);
      board.mark(at, PATH);
    });
    return { ending: 'reached', path: path.reverse(), moves: path.length - 1, expanded, largestFrontier };
  },
});
