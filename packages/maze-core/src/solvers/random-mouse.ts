import { count, defineSolver, event, heading, step } from '../algorithm.ts';
import { BLANK, PATH, WALK } from '../board.ts';
import { type Cell, NONE } from '../grid.ts';
import { alongArrows } from './along-arrows.ts';

/**
 * Random mouse: through any passage but the one it came by, each with the same chance; back only where there is no
 * other. It remembers nothing. The goal is found with probability 1, after no certain number of moves, so `limit` says
 * when to give up.
 *
 * Folklore; see Walter D. Pullen, "Think Labyrinth: Maze Algorithms".
 */
export const randomMouse = defineSolver({
  id: 'random-mouse',
  steps: {
    start: step(0),
    repeat: heading(0),
    move: step(1),
    back: event(1),
    found: event(0),
    tired: event(0),
    shut: event(0),
    trace: step(0),
  },
  chalk: ['walk', 'path', 'arrows'],
  options: { limit: count(0, 10_000_000, 100_000) },

  run({ board, random, start, goal, options }) {
    let cell: Cell = start;
    let from: Cell = NONE;
    let moves = 0;

    /** Reservoir sampling: of k passages seen so far, each is the choice with chance 1/k. */
    const anotherExit = () => {
      let choice: Cell = NONE;
      let seen = 0;
      board.eachExit(cell, (next) => {
        if (next !== from && random.below(++seen) === 0) choice = next;
      });
      return choice;
    };

    board.at('start', start);
    board.mark(start, WALK);

    while (cell !== goal && moves < options.limit) {
      const ahead = anotherExit();
      const next = ahead === NONE ? from : ahead;
      if (next === NONE) break;

      board.at(ahead === NONE ? 'back' : 'move', next, cell);
      if (board.is(next, BLANK)) board.point(next, cell);
      board.mark(next, WALK);
      from = cell;
      cell = next;
      moves++;
    }

    if (cell !== goal) {
      // No goal: no patience left, or no way out of where it is.
      board.at(moves === options.limit ? 'tired' : 'shut', cell);
      const ending = moves === options.limit ? 'limit' : 'exhausted';
      return { ending, path: [], moves, expanded: moves + 1, largestFrontier: 1 };
    }

    // The mouse has come upon the goal.
    board.at('found', goal);

    const path = alongArrows(board, goal, (at) => {
      board.at('trace', at);
      board.mark(at, PATH);
    });
    return { ending: 'reached', path: path.reverse(), moves, expanded: moves + 1, largestFrontier: 1 };
  },
});
