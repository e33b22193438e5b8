import { defineGenerator, event, heading, share, step } from '../algorithm.ts';
import { IN, WALK } from '../board.ts';
import { EAST, NONE } from '../grid.ts';

/**
 * Sidewinder: row by row, runs of cells joined to the east. After each cell a coin that falls with the chance `p`
 * closes the run, as does the border; a closed run opens the wall north of one of its cells, each with the same chance.
 * The first row has nothing north of it and is one long run.
 *
 * Jamis Buck, "Maze Generation: Sidewinder algorithm", 2011.
 */
export const sidewinder = defineGenerator({
  id: 'sidewinder',
  steps: {
    first: heading(0),
    corridor: step(1),
    rows: heading(0),
    extend: step(1, 'second'),
    close: event(1),
    border: event(1),
    rise: step(1),
  },
  chalk: ['walk', 'in'],
  options: { p: share(0, 1, 0.5) },
  masks: false,

  run({ grid, board, random, options }) {
    for (let cell = 0; cell < grid.cols; cell++) {
      board.at('corridor', cell);
      board.mark(cell, IN);
      if (cell > 0) board.carve(cell - 1, cell);
    }

    let first = grid.cols;
    for (let cell = first; cell < grid.slots; cell++) {
      const atBorder = grid.neighbour(cell, EAST) === NONE;

      if (!atBorder && !random.chance(options.p)) {
        board.at('extend', cell, cell + 1);
        board.mark(cell, WALK);
        board.carve(cell, cell + 1);
      } else {
        board.at(atBorder ? 'border' : 'close', cell);
        board.mark(cell, WALK);

        const member = first + random.below(cell - first + 1);
        board.at('rise', member, member - grid.cols);
        board.carve(member, member - grid.cols);
        for (let done = first; done <= cell; done++) board.mark(done, IN);
        first = cell + 1;
      }
    }
  },
});
