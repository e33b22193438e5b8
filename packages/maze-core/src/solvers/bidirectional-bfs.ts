import { defineSolver, event, heading, step } from '../algorithm.ts';
import { BLANK, IN, PATH, type Role, WALK } from '../board.ts';
import { type Cell, NONE } from '../grid.ts';
import type { Queue } from '../structures/queue.ts';
import { alongArrows } from './along-arrows.ts';

/**
 * Bidirectional breadth-first search: rings from the start and rings from the goal, a whole ring at a time, always on the
 * side where fewer cells wait. Where the two meet for the first time, the two ways together are a shortest path: as long
 * as whole rings of a and b steps have not met, no path has fewer than a + b + 1.
 *
 * Ira Pohl, "Bi-directional search", 1971.
 */
export const bidirectionalBfs = defineSolver({
  id: 'bidirectional-bfs',
  steps: {
    start: step(0),
    same: event(0),
    repeat: heading(0),
    ring: event(1),
    reach: step(2),
    meet: event(2),
    blocked: event(0),
    trace: step(0),
  },
  chalk: ['in', 'walk', 'path', 'arrows', 'labels'],

  run({ board, start, goal }) {
    const fromStart = board.queue();
    const fromGoal = board.queue();
    let expanded = 0;
    let largestFrontier = start === goal ? 1 : 2;
    /** The two cells where the sides met, the start's first. */
    let met: [Cell, Cell] | null = null;

    const begin = (cell: Cell, own: Role, queue: Queue) => {
      board.mark(cell, own);
      board.label(cell, 0);
      queue.add(cell);
    };

    board.at('start', start, goal);
    begin(start, IN, fromStart);
    if (start !== goal) begin(goal, WALK, fromGoal);

    if (start === goal) {
      board.at('same', start);
      met = [start, NONE];
    }

    while (met === null && fromStart.size > 0 && fromGoal.size > 0) {
      const forwards = fromStart.size <= fromGoal.size;
      const queue = forwards ? fromStart : fromGoal;
      const own = forwards ? IN : WALK;
      const others = forwards ? WALK : IN;
      const ring = board.number(queue.first);
      board.at('ring', queue.first);

      while (met === null && queue.size > 0 && board.number(queue.first) === ring) {
        const cell = queue.take();
        expanded++;

        const across = board.exitTo(cell, others);
        if (across !== NONE) {
          board.at('meet', cell, across);
          met = forwards ? [cell, across] : [across, cell];
        } else {
          board.eachPassage(cell, BLANK, (next) => {
            board.at('reach', next, cell);
            board.mark(next, own);
            board.label(next, ring + 1);
            board.point(next, cell);
            queue.add(next);
          });
        }
        largestFrontier = Math.max(largestFrontier, fromStart.size + fromGoal.size);
      }
    }

    if (met === null) {
      // One side has nothing left to reach, and the other was not there.
      board.at('blocked', goal);
      return { ending: 'exhausted', path: [], moves: 0, expanded, largestFrontier };
    }

    const trace = (at: Cell) => {
      board.at('trace', at);
      board.mark(at, PATH);
    };
    const path = alongArrows(board, met[0], trace)
      .reverse()
      .concat(alongArrows(board, met[1], trace));
    return { ending: 'reached', path, moves: path.length - 1, expanded, largestFrontier };
  },
});
