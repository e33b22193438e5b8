import { anyCell, count, defineGenerator, event, heading, step } from '../algorithm.ts';
import { BLANK, IN, WALK } from '../board.ts';
import { NONE } from '../grid.ts';

/**
 * Origin shift: a maze as a tree of arrows that all lead to one cell, the origin. In each shift the origin points to a
 * random neighbour, which becomes the origin in its place and gives up its own arrow. So one wall opens and one closes,
 * and the maze is perfect after every shift.
 *
 * It begins with the flood from `start`; a round is as many shifts as there are cells. Once the origin has been in every
 * cell, nothing is left of the flood. Only in the limit of many shifts is every perfect maze equally likely.
 *
 * The walk of the root is that of David Aldous, 1990, and Andrei Broder, 1989; as a maze generator by CaptainLuma, "New
 * Maze Generating Algorithm (Origin Shift)", 2023.
 */
export const originShift = defineGenerator({
  id: 'origin-shift',
  steps: {
    start: step(0),
    repeat: heading(0),
    shift: step(1, 'second'),
    turn: step(1, 'second'),
    covered: event(1),
  },
  chalk: ['walk', 'in', 'arrows'],
  options: { start: anyCell, rounds: count(0, 1000, 10) },
  begins: 'maze',

  run({ grid, board, random, options }) {
    let origin = options.start;
    let unvisited = grid.size - 1;

    /** Opens a tree that leads to the origin, ring by ring. */
    const flood = () => {
      const flooded = [origin];
      for (const cell of flooded) {
        board.eachNeighbour(cell, BLANK, (next) => {
          if (board.pointed(next) !== NONE) return;
          board.carve(next, cell);
          board.point(next, cell);
          flooded.push(next);
        });
      }
    };

    board.at('start', origin);
    board.mark(origin, WALK);
    flood();

    const shifts = grid.size === 1 ? 0 : options.rounds * grid.size;
    for (let shift = 0; shift < shifts; shift++) {
      const next = board.anyNeighbour(origin, random);
      const target = board.pointed(next);

      if (target === origin) {
        // The wall is open already: only the arrow turns round.
        board.at('turn', origin, next);
      } else {
        board.at('shift', origin, next);
        board.carve(origin, next);
        board.wall(next, target);
      }
      board.point(origin, next);
      board.point(next, NONE);

      board.mark(origin, IN);
      if (board.is(next, BLANK) && --unvisited === 0) board.at('covered', next);
      board.mark(next, WALK);
      origin = next;
    }
  },
});
