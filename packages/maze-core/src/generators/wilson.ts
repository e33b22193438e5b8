import { anyCell, defineGenerator, event, heading, step } from '../algorithm.ts';
import { BLANK, IN, WALK } from '../board.ts';
import { type Cell, NONE } from '../grid.ts';

/**
 * Wilson: loop-erased random walks. A walk leaves a cell that is not in the maze and goes to any neighbour, each with
 * the same chance; where it meets itself, the loop is erased; where it meets the maze, all its cells join. Every perfect
 * maze is equally likely, whichever cells the walks start from.
 *
 * The arrows hold the walk: each of its cells points to the next, and nothing else has to be kept.
 *
 * David Bruce Wilson, "Generating random spanning trees more quickly than the cover time", 1996.
 */
export const wilson = defineGenerator({
  id: 'wilson',
  steps: {
    root: step(0),
    repeat: heading(0),
    begin: step(1),
    wander: heading(1),
    walk: step(2),
    erase: event(2),
    meet: event(1),
    join: step(1),
  },
  chalk: ['walk', 'in', 'arrows'],
  options: { start: anyCell },

  run({ grid, board, random, options }) {
    /** The walk has come from `last` back to `again`: the cells between leave it. */
    const eraseLoop = (again: Cell, last: Cell) => {
      let cell = again;
      while (cell !== last) {
        const next = board.pointed(cell);
        board.point(cell, NONE);
        board.mark(next, BLANK);
        cell = next;
      }
    };

    board.at('root', options.start);
    board.mark(options.start, IN);

    for (let n = 0; n < grid.size; n++) {
      const first = grid.nth(n);
      if (board.is(first, IN)) continue;

      board.at('begin', first);
      board.mark(first, WALK);

      let cell = first;
      while (!board.is(cell, IN)) {
        const next = board.anyNeighbour(cell, random);

        if (board.is(next, WALK)) {
          board.at('erase', cell, next);
          eraseLoop(next, cell);
        } else {
          board.at(board.is(next, IN) ? 'meet' : 'walk', cell, next);
          board.point(cell, next);
          if (board.is(next, BLANK)) board.mark(next, WALK);
        }

        cell = next;
      }

      board.at('join', first, cell);
      for (let from = first; from !== cell; ) {
        const to = board.pointed(from);
        board.carve(from, to);
        board.mark(from, IN);
        board.point(from, NONE);
        from = to;
      }
    }
  },
});
