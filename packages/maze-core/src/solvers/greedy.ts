import { defineSolver, event, heading, step } from '../algorithm.ts';
import { BLANK, FRONTIER, IN, PATH } from '../board.ts';
import type { Cell } from '../grid.ts';
import { alongArrows } from './along-arrows.ts';
import { manhattan } from './heuristic.ts';

/**
 * Greedy best-first search: from a heap, always the cell that looks nearest to the goal, by rows plus columns, whatever
 * the way to it has cost. It finds a path if there is one; with loops not always a shortest. Equal distances go by the
 * index of the cell.
 *
 * James Doran and Donald Michie, "Experiments with the graph traverser program", 1966.
 */
export const greedy = defineSolver({
  id: 'greedy',
  steps: {
    start: step(0),
    repeat: heading(0),
    take: step(1),
    reach: step(2),
    found: event(1),
    blocked: event(0),
    trace: step(0),
  },
  chalk: ['frontier', 'in', 'path', 'arrows', 'labels'],

  run({ grid, board, start, goal }) {
    const heap = board.heap();
    let cell: Cell = start;
    let expanded = 0;
    let largestFrontier = 1;

    const reach = (next: Cell) => {
      board.at('reach', next, cell);
      enter(next);
      board.point(next, cell);
    };

    const enter = (next: Cell) => {
      board.mark(next, FRONTIER);
      board.label(next, manhattan(grid, next, goal));
      heap.add(next, board.number(next));
    };

    board.at('start', start);
    enter(start);

    while (heap.size > 0) {
      cell = heap.take();
      board.at('take', cell);
      board.mark(cell, IN);
      expanded++;

      if (cell === goal) {
        board.at('found', cell);
        break;
      }

      board.eachPassage(cell, BLANK, reach);
      largestFrontier = Math.max(largestFrontier, heap.size);
    }

    if (cell !== goal) {
      // The heap ran empty: everything that can be reached has been.
      board.at('blocked', goal);
      return { ending: 'exhausted', path: [], moves: 0, expanded, largestFrontier };
    }

    const path = alongArrows(board, goal, (at) => {
      board.at('trace', at);
      board.mark(at, PATH);
    });
    return { ending: 'reached', path: path.reverse(), moves: path.length - 1, expanded, largestFrontier };
  },
});
