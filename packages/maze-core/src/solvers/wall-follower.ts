import { choice, defineSolver, event, heading, step } from '../algorithm.ts';
import { BLANK, PATH, WALK } from '../board.ts';
import { type Cell, EAST } from '../grid.ts';
import { alongArrows } from './along-arrows.ts';

/**
 * Wall follower: walk with one hand on the wall. In each cell try the turn to the hand's side first, then straight on,
 * then the other side, then back. It finds the goal when the walls beside start and goal hang together, as in every
 * perfect maze; otherwise it may go round an island for ever, so it stops when it stands in a cell a second time facing
 * the same way.
 *
 * It sets out facing east. The path is its way without the detours: by which cell each cell was first entered.
 *
 * The right-hand rule is folklore; see Walter D. Pullen, "Think Labyrinth: Maze Algorithms".
 */
export const wallFollower = defineSolver({
  id: 'wall-follower',
  steps: {
    start: step(0),
    repeat: heading(0),
    hand: step(1),
    straight: step(1),
    aside: step(1),
    back: event(1),
    found: event(0),
    circle: event(0),
    shut: event(0),
    trace: step(0),
  },
  chalk: ['walk', 'path', 'arrows'],
  options: { hand: choice(['right', 'left'], 'right') },

  run({ grid, board, start, goal, options }) {
    /** A quarter turn to the hand's side; three of them are one to the other side. */
    const turn = options.hand === 'right' ? 1 : 3;
    const turns = [turn, 0, 4 - turn, 2];
    const names = ['hand', 'straight', 'aside', 'back'] as const;
    /** For each cell a bit a direction: set when the walker has stood there facing that way. */
    const stood = new Uint8Array(grid.slots);
    let cell: Cell = start;
    let facing = EAST;
    let moves = 0;

    board.at('start', start);
    board.mark(start, WALK);

    while (cell !== goal && !((stood[cell] >> facing) & 1)) {
      stood[cell] |= 1 << facing;
      const choice = turns.findIndex((quarter) => board.leads(cell, (facing + quarter) & 3));
      if (choice < 0) break;

      facing = (facing + turns[choice]) & 3;
      const next = grid.neighbour(cell, facing);
      board.at(names[choice], next, cell);
      if (board.is(next, BLANK)) board.point(next, cell);
      board.mark(next, WALK);
      cell = next;
      moves++;
    }

    if (cell !== goal) {
      // Shut in, or in the same cell, facing the same way: from here everything would repeat.
      board.at(moves === 0 ? 'shut' : 'circle', cell);
      const ending = moves === 0 ? 'exhausted' : 'repeats';
      return { ending, path: [], moves, expanded: moves + 1, largestFrontier: 1 };
    }

    // The wall has led to the goal.
    board.at('found', goal);

    const path = alongArrows(board, goal, (at) => {
      board.at('trace', at);
      board.mark(at, PATH);
    });
    return { ending: 'reached', path: path.reverse(), moves, expanded: moves + 1, largestFrontier: 1 };
  },
});
