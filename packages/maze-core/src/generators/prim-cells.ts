import { anyCell, defineGenerator, event, heading, step } from '../algorithm.ts';
import { BLANK, IN, WALK } from '../board.ts';
import { type Cell, NONE } from '../grid.ts';

/**
 * Prim on cell weights: every cell has a weight. Of the active cells the lightest is looked at, and joined to its
 * lightest unvisited neighbour, which becomes active; a cell without an unvisited neighbour is active no longer.
 *
 * The weights are the numbers from 0 up, dealt out at random, so no two are equal.
 *
 * After R. C. Prim, 1957; this variant is the "True Prim's" of Jamis Buck, "Mazes for Programmers", 2015.
 */
export const primCells = defineGenerator({
  id: 'prim-cells',
  steps: {
    deal: step(0),
    start: step(0),
    repeat: heading(0),
    pick: heading(1),
    join: step(1, 'second'),
    drop: event(1),
  },
  chalk: ['walk', 'in', 'labels'],
  options: { start: anyCell },

  run({ grid, board, random, options }) {
    const active = board.heap();

    const activate = (cell: Cell) => {
      board.mark(cell, WALK);
      active.add(cell, board.number(cell));
    };

    const lightestNeighbour = (cell: Cell) => {
      let lightest = NONE;
      board.eachNeighbour(cell, BLANK, (next) => {
        if (lightest === NONE || board.number(next) < board.number(lightest)) lightest = next;
      });
      return lightest;
    };

    board.at('deal');
    for (let n = 0; n < grid.size; n++) {
      // The n-th cell takes the weight of one that has its own already, which takes n: a shuffle, inside out.
      const other = random.below(n + 1);
      board.label(grid.nth(n), other === n ? n : board.number(grid.nth(other)));
      board.label(grid.nth(other), n);
    }

    board.at('start', options.start);
    activate(options.start);

    while (active.size > 0) {
      const cell = active.first;
      const next = lightestNeighbour(cell);

      if (next !== NONE) {
        board.at('join', cell, next);
        board.carve(cell, next);
        activate(next);
      } else {
        board.at('drop', cell);
        board.mark(active.take(), IN);
      }
    }
  },
});
