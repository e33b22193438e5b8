import { defineSolver, event, heading, step } from '../algorithm.ts';
import { BLANK, FRONTIER, IN, PATH } from '../board.ts';
import type { Cell } from '../grid.ts';
import { alongArrows } from './along-arrows.ts';
import { weightOptions, weightsOf } from './weights.ts';

/**
 * Dijkstra's algorithm: always the cell that is nearest to the start by what is known, from a heap; its number is final
 * when it is taken. Equal numbers go by the index of the cell.
 *
 * Entering a cell costs its weight, whichever way it is entered. Cells are taken in the order of their numbers, so the
 * first number that a cell gets cannot be improved any more, and no cell has to be added twice; with a weight for each
 * passage that would be different.
 *
 * E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959.
 */
export const dijkstra = defineSolver({
  id: 'dijkstra',
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
  options: weightOptions,

  run({ grid, board, random, start, goal, options }) {
    const weights = weightsOf(options, grid, random);
    const heap = board.heap();
    let cell: Cell = start;
    let expanded = 0;
    let largestFrontier = 1;

    const reach = (next: Cell) => {
      const cost = board.number(cell) + weights[next];
      board.at('reach', next, cell);
      board.mark(next, FRONTIER);
      board.label(next, cost);
      board.point(next, cell);
      heap.add(next, cost);
    };

    board.at('start', start);
    board.mark(start, FRONTIER);
    board.label(start, 0);
    heap.add(start, 0);

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
