import { choice, defineSolver, event, heading, step } from '../algorithm.ts';
import { BLANK, FRONTIER, IN, PATH } from '../board.ts';
import type { Cell } from '../grid.ts';
import { alongArrows } from './along-arrows.ts';

/**
 * Breadth-first search: ring by ring, each ring one passage further from the origin than the one before. A cell is
 * marked when it enters the queue, so it enters once, and its number is final from then on.
 *
 * The search stops early: when the cell it looks for is taken from the queue. Every cell that is nearer has its number
 * by then; cells further away may have none. With `from: 'goal'` the rings spread from the goal, and the arrows lead
 * from the start straight to it.
 *
 * Edward F. Moore, "The shortest path through a maze", 1959; C. Y. Lee, "An algorithm for path connections and its
 * applications", 1961.
 */
export const bfs = defineSolver({
  id: 'bfs',
  steps: {
    start: step(0),
    repeat: heading(0),
    take: step(1),
    ring: event(1),
    reach: step(2),
    found: event(1),
    blocked: event(0),
    trace: step(0),
  },
  chalk: ['frontier', 'in', 'path', 'arrows', 'labels'],
  options: { from: choice(['start', 'goal'], 'start') },

  run({ board, start, goal, options }) {
    const origin = options.from === 'start' ? start : goal;
    const target = options.from === 'start' ? goal : start;
    const queue = board.queue();
    let cell: Cell = origin;
    let expanded = 0;
    let largestFrontier = 1;

    const reach = (next: Cell) => {
      board.at('reach', next, cell);
      board.mark(next, FRONTIER);
      board.label(next, board.number(cell) + 1);
      board.point(next, cell);
      queue.add(next);
    };

    board.at('start', origin);
    board.mark(origin, FRONTIER);
    board.label(origin, 0);
    queue.add(origin);

    let ring = 0;
    while (queue.size > 0) {
      cell = queue.take();
      board.at(board.number(cell) > ring ? 'ring' : 'take', cell);
      board.mark(cell, IN);
      ring = board.number(cell);
      expanded++;

      if (cell === target) {
        board.at('found', cell);
        break;
      }

      board.eachPassage(cell, BLANK, reach);
      largestFrontier = Math.max(largestFrontier, queue.size);
    }

    if (cell !== target) {
      // The queue ran empty: every cell that can be reached has been, and the target is none of them.
      board.at('blocked', target);
      return { ending: 'exhausted', path: [], moves: 0, expanded, largestFrontier };
    }

    const path = alongArrows(board, target, (at) => {
      board.at('trace', at);
      board.mark(at, PATH);
    });
    return {
      ending: 'reached',
      path: origin === start ? path.reverse() : path,
      moves: path.length - 1,
      expanded,
      largestFrontier,
    };
  },
});
