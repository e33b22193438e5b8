import { anyCell, choice, defineGenerator, event, heading, step } from '../algorithm.ts';
import { BLANK, type Board, IN, WALK } from '../board.ts';
import { type Cell, NONE } from '../grid.ts';

/**
 * Wilson: loop-erased random walks. A walk leaves a cell that is not in the maze and goes to any neighbour, each with
 * the same chance; where it meets itself, the loop is erased; where it meets the maze, all its cells join. Every perfect
 * maze is equally likely, whichever cells the walks start from: in reading order (`order: 'scan'`) or drawn at random.
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
    walk: step(2, 'second'),
    erase: event(2, 'second'),
    meet: event(1, 'second'),
    join: step(1),
  },
  chalk: ['walk', 'in', 'arrows'],
  options: { start: anyCell, order: choice(['scan', 'random'], 'scan') },

  run({ grid, board, random, options }) {
    const drawn = options.order === 'random' ? board.bag() : null;

    board.at('root', options.start);
    board.mark(options.start, IN);
    for (let n = 0; n < grid.size; n++) drawn?.add(grid.nth(n));

    for (let n = 0; n < grid.size; n++) {
      const first = drawn?.takeRandom(random) ?? grid.nth(n);
      if (board.is(first, IN)) continue;

      board.at('begin', first);
      board.mark(first, WALK);

      let cell = first;
      while (!board.is(cell, IN)) {
        const next = board.anyNeighbour(cell, random);

        if (board.is(next, WALK)) {
          board.at('erase', cell, next);
          eraseLoop(board, next, cell);
        } else {
          board.at(board.is(next, IN) ? 'meet' : 'walk', cell, next);
          board.point(cell, next);
          if (board.is(next, BLANK)) board.mark(next, WALK);
        }

        cell = next;
      }

      board.at('join', first, cell);
      joinWalk(board, first, cell);
    }
  },
});

/** The walk has come from `last` back to `again`: the cells between leave it. */
export function eraseLoop(board: Board<never>, again: Cell, last: Cell): void {
  let cell = again;
  while (cell !== last) {
    const next = board.pointed(cell);
    board.point(cell, NONE);
    board.mark(next, BLANK);
    cell = next;
  }
}

/** The walk from `first` has met the maze at `end`: its arrows become passages, its cells join. */
export function joinWalk(board: Board<never>, first: Cell, end: Cell): void {
  for (let cell = first; cell !== end; ) {
    const next = board.pointed(cell);
    board.carve(cell, next);
    board.mark(cell, IN);
    board.point(cell, NONE);
    cell = next;
  }
}
