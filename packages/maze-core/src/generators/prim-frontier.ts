import { anyCell, defineGenerator, heading, step } from '../algorithm.ts';
import { BLANK, FRONTIER, IN } from '../board.ts';
import type { Cell } from '../grid.ts';

/**
 * Randomized Prim over frontier cells: a frontier cell is drawn, each with the same chance, and joined to one of its
 * neighbours in the maze. The frontier is a set, so a cell is on it once however many neighbours it has in the maze.
 *
 * After R. C. Prim, "Shortest connection networks and some generalizations", 1957; this variant after Jamis Buck,
 * "Maze Generation: Prim's Algorithm", 2011.
 */
export const primFrontier = defineGenerator({
  id: 'prim-frontier',
  steps: { start: step(0), repeat: heading(0), pick: step(1), join: step(1), grow: step(1) },
  chalk: ['frontier', 'in'],
  options: { start: anyCell },

  run({ board, random, options }) {
    const frontier = board.bag();

    const reach = (next: Cell) => {
      board.mark(next, FRONTIER);
      frontier.add(next);
    };

    board.at('start', options.start);
    board.mark(options.start, IN);
    board.eachNeighbour(options.start, BLANK, reach);

    while (frontier.size > 0) {
      const cell = frontier.takeRandom(random);
      board.at('pick', cell);

      const inside = board.randomNeighbour(cell, IN, random);
      board.at('join', cell, inside);
      board.carve(cell, inside);
      board.mark(cell, IN);

      board.at('grow', cell);
      board.eachNeighbour(cell, BLANK, reach);
    }
  },
});
