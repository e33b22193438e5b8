import { defineSolver, event, heading, step } from '../algorithm.ts';
import { BLANK, IN, PATH, WALK } from '../board.ts';
import { type Cell, type Direction, NONE } from '../grid.ts';
import { alongArrows } from './along-arrows.ts';

/**
 * Trémaux: a walker who marks the passages it takes. Into an unmarked passage if there is one, in the order north, east,
 * south, west; where that leads to a cell it has been in, straight back; with no unmarked passage left, back through the
 * one by which the cell was first entered. No passage is walked more than twice, so with or without loops the goal is
 * found, or every passage has been walked both ways.
 *
 * Charles Pierre Trémaux, in Édouard Lucas, "Récréations mathématiques", 1882.
 */
export const tremaux = defineSolver({
  id: 'tremaux',
  steps: {
    start: step(0),
    repeat: heading(0),
    advance: step(1),
    turn: event(1),
    back: step(1),
    found: event(0),
    blocked: event(0),
    trace: step(0),
  },
  chalk: ['walk', 'in', 'path', 'arrows'],

  run({ grid, board, start, goal }) {
    /** For each cell a bit a direction: set when the passage there carries a mark. */
    const marks = new Uint8Array(grid.slots);
    let cell: Cell = start;
    let moves = 0;

    const unmarked = (cell: Cell): Direction => {
      for (let direction = 0; direction < grid.directions; direction++) {
        if (board.leads(cell, direction) && !((marks[cell] >> direction) & 1)) return direction;
      }
      return NONE;
    };

    board.at('start', start);
    board.mark(start, WALK);

    while (cell !== goal) {
      const direction = unmarked(cell);

      if (direction === NONE) {
        const back = board.pointed(cell);
        if (back === NONE) break;
        board.at('back', back, cell);
        board.mark(cell, IN);
        cell = back;
        moves++;
        continue;
      }

      const next = grid.neighbour(cell, direction);
      marks[cell] |= 1 << direction;
      marks[next] |= 1 << grid.opposite(direction);

      if (board.is(next, BLANK)) {
        board.at('advance', next, cell);
        board.mark(next, WALK);
        board.point(next, cell);
        cell = next;
        moves++;
      } else {
        // There and straight back: the passage has been walked both ways.
        board.at('turn', cell, next);
        moves += 2;
      }
    }

    if (cell !== goal) {
      // Back at the start, and every passage has been walked both ways.
      board.at('blocked', goal);
      return { ending: 'exhausted', path: [], moves, expanded: moves + 1, largestFrontier: 1 };
    }

    // The goal: the passages marked once lead back to the start.
    board.at('found', goal);

    const path = alongArrows(board, goal, (at) => {
      board.at('trace', at);
      board.mark(at, PATH);
    });
    return { ending: 'reached', path: path.reverse(), moves, expanded: moves + 1, largestFrontier: 1 };
  },
});
