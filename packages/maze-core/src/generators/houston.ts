import { anyCell, defineGenerator, event, heading, step } from '../algorithm.ts';
import { BLANK, IN, WALK } from '../board.ts';
import { eraseLoop, joinWalk } from './wilson.ts';

/**
 * Houston: Aldous–Broder until a third of the cells are in the maze, Wilson's algorithm for the rest. The first half
 * is quick while most cells are new, the second once there is a maze to run into.
 *
 * Both halves are uniform by themselves; put together they are not: stopping the walk by what it has visited favours
 * some mazes, a little.
 *
 * Robin Houston, in a comment on Jamis Buck's blog, January 2011.
 */
export const houston = defineGenerator({
  id: 'houston',
  steps: {
    start: step(0),
    few: heading(0),
    move: heading(1),
    enter: event(1),
    wander: step(1),
    repeat: heading(0),
    begin: step(1),
    roam: heading(1),
    walk: step(2, 'second'),
    erase: event(2, 'second'),
    meet: event(1, 'second'),
    join: step(1),
  },
  chalk: ['walk', 'in', 'arrows'],
  options: { start: anyCell },

  run({ grid, board, random, options }) {
    let cell = options.start;
    let visited = 1;
    board.at('start', cell);
    board.mark(cell, IN);

    while (3 * visited < grid.size) {
      const from = cell;
      cell = board.anyNeighbour(from, random);

      if (board.is(cell, BLANK)) {
        board.at('enter', cell, from);
        board.carve(from, cell);
        board.mark(cell, IN);
        visited++;
      } else {
        // Old ground: the wall it crossed stays as it is.
        board.at('wander', cell, from);
      }
    }

    for (let n = 0; n < grid.size; n++) {
      const first = grid.nth(n);
      if (board.is(first, IN)) continue;

      board.at('begin', first);
      board.mark(first, WALK);

      cell = first;
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
