import { anyCell, choice, defineGenerator, event, heading, step } from '../algorithm.ts';
import { BLANK, FRONTIER, IN } from '../board.ts';
import { type Cell, NONE } from '../grid.ts';
import type { Bag } from '../structures/bag.ts';

/**
 * Hunt-and-kill: a random walk over unvisited cells that opens each wall it crosses. When it is stuck, it hunts for an
 * unvisited cell next to the maze, joins it to a random neighbour in the maze, and walks on from there.
 *
 * `hunt: 'rows'` takes the first such cell in reading order; `hunt: 'random'` takes any, each with the same chance.
 *
 * Walter D. Pullen, "Think Labyrinth: Maze Algorithms"; Jamis Buck, "Maze Generation: Hunt-and-Kill algorithm", 2011.
 */
export const huntAndKill = defineGenerator({
  id: 'hunt-and-kill',
  steps: {
    start: step(0),
    repeat: heading(0),
    walk: step(1, 'second'),
    stuck: event(1),
    hunt: step(1),
  },
  chalk: ['frontier', 'in'],
  options: { start: anyCell, hunt: choice(['rows', 'random'], 'rows') },

  run({ grid, board, random, options }) {
    // An unvisited cell that touches the maze is chalked as frontier: that is what the hunt is after.
    const prey = options.hunt === 'random' ? board.bag() : null;
    let unvisited = grid.size;
    /** No frontier cell stands before this one in reading order. */
    let from = grid.slots;

    const visit = (cell: Cell) => {
      board.mark(cell, IN);
      unvisited--;
      board.eachNeighbour(cell, BLANK, reach);
    };

    const reach = (next: Cell) => {
      board.mark(next, FRONTIER);
      prey?.add(next);
      from = Math.min(from, next);
    };

    const firstInReadingOrder = () => {
      while (!board.is(from, FRONTIER)) from++;
      return from;
    };

    const anyOf = (prey: Bag) => {
      // What a walk has visited meanwhile is in the bag still, and prey no longer.
      let cell = prey.takeRandom(random);
      while (!board.is(cell, FRONTIER)) cell = prey.takeRandom(random);
      return cell;
    };

    let cell = options.start;
    board.at('start', cell);
    visit(cell);

    while (unvisited > 0) {
      const next = board.randomNeighbour(cell, FRONTIER, random);

      if (next !== NONE) {
        board.at('walk', cell, next);
        board.carve(cell, next);
        cell = next;
        visit(cell);
      } else {
        board.at('stuck', cell);

        cell = prey === null ? firstInReadingOrder() : anyOf(prey);
        const inside = board.randomNeighbour(cell, IN, random);
        board.at('hunt', cell, inside);
        board.carve(cell, inside);
        visit(cell);
      }
    }
  },
});
