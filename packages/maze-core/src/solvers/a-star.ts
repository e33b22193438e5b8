import { choice, defineSolver, event, heading, step } from '../algorithm.ts';
import { BLANK, FRONTIER, IN, PATH } from '../board.ts';
import type { Cell } from '../grid.ts';
import { alongArrows } from './along-arrows.ts';
import { manhattan } from './heuristic.ts';
import { weightOptions, weightsOf } from './weights.ts';

/**
 * A-star: from a heap, always the cell whose way so far and estimated way to the goal add up to least. The Manhattan distance
 * never estimates too much, since entering a cell costs at least 1, so the path found is a cheapest one. A cell whose
 * number improves is opened again, even if it was handled before. Equal sums go by the index of the cell.
 *
 * With `heuristic: 'zero'` nothing is estimated, and it is Dijkstra's algorithm.
 *
 * Peter Hart, Nils Nilsson and Bertram Raphael, "A formal basis for the heuristic determination of minimum cost paths",
 * 1968.
 */
export const aStar = defineSolver({
  id: 'a-star',
  steps: {
    start: step(0),
    repeat: heading(0),
    take: step(1),
    reach: step(2),
    improve: event(2),
    found: event(1),
    blocked: event(0),
    trace: step(0),
  },
  chalk: ['frontier', 'in', 'path', 'arrows', 'labels'],
  options: { heuristic: choice(['manhattan', 'zero'], 'manhattan'), ...weightOptions },

  run({ grid, board, random, start, goal, options }) {
    const weights = weightsOf(options, grid, random);
    const estimate = (cell: Cell) => (options.heuristic === 'zero' ? 0 : manhattan(grid, cell, goal));
    // A cell is added once for each passage that leads to it, at most.
    const heap = board.heap('cells', 1 + grid.directions * grid.slots);
    let cell: Cell = start;
    let expanded = 0;
    let waiting = 1;
    let largestFrontier = 1;

    const relax = (next: Cell) => {
      const cost = board.number(cell) + weights[next];
      const isNew = board.is(next, BLANK);
      if (!isNew && cost >= board.number(next)) return;

      board.at(isNew ? 'reach' : 'improve', next, cell);
      if (!board.is(next, FRONTIER)) waiting++;
      board.mark(next, FRONTIER);
      board.label(next, cost);
      board.point(next, cell);
      heap.add(next, cost + estimate(next));
    };

    board.at('start', start);
    board.mark(start, FRONTIER);
    board.label(start, 0);
    heap.add(start, estimate(start));

    while (heap.size > 0) {
      cell = heap.take();
      if (board.is(cell, IN)) continue;

      board.at('take', cell);
      board.mark(cell, IN);
      expanded++;
      waiting--;

      if (cell === goal) {
        board.at('found', cell);
        break;
      }

      board.eachExit(cell, relax);
      largestFrontier = Math.max(largestFrontier, waiting);
    }

    if (!board.is(goal, IN)) {
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
