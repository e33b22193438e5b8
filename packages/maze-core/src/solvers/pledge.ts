import { choice, defineSolver, event, heading, step } from '../algorithm.ts';
import { BLANK, PATH, WALK } from '../board.ts';
import { type Cell, NORTH } from '../grid.ts';
import { alongArrows } from './along-arrows.ts';

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

/**
 * Pledge: go in a favourite direction until a wall stops you, then follow the wall with the right hand and count quarter
 * turns; when the count is 0 again, let go of the wall. So the walker gets away from every island and ends at the
 * outer wall, which it then follows all round: a goal beside the outer wall's inner face is found, with loops too. A
 * goal elsewhere may be missed; the walker stops when it has gone round a wall without letting go.
 *
 * The number in a cell is the count with which the walker came to it last, or met or let go of a wall there since.
 *
 * Pledge, at twelve years, as told by Harold Abelson and Andrea diSessa, "Turtle Geometry", 1981.
 */
export const pledge = defineSolver({
  id: 'pledge',
  steps: {
    start: step(0),
    repeat: heading(0),
    free: step(1),
    hit: event(1),
    follow: step(1),
    release: event(1),
    found: event(0),
    circle: event(0),
    shut: event(0),
    trace: step(0),
  },
  chalk: ['walk', 'path', 'arrows', 'labels'],
  options: { favourite: choice(DIRECTIONS, 'east') },

  run({ grid, board, start, goal, options }) {
    const favourite = NORTH + DIRECTIONS.indexOf(options.favourite);
    /** For each cell and direction, the last wall along which the walker left the cell that way. */
    const left = new Int32Array(4 * grid.slots);
    let cell: Cell = start;
    let facing = favourite;
    /** Quarter turns to the left, less those to the right, since the wall was met. */
    let count = 0;
    let wall = 0;
    let moves = 0;

    const stepTo = (name: 'free' | 'follow') => {
      const next = grid.neighbour(cell, facing);
      board.at(name, next, cell);
      if (board.is(next, BLANK)) board.point(next, cell);
      board.mark(next, WALK);
      cell = next;
      board.label(cell, count);
      moves++;
    };

    board.at('start', start);
    board.mark(start, WALK);
    board.label(start, count);

    let circled = board.degree(start) === 0;
    while (cell !== goal && !circled) {
      if (count === 0 && board.leads(cell, favourite)) {
        facing = favourite;
        stepTo('free');
        continue;
      }
      if (count === 0) {
        board.at('hit', cell);
        wall++;
        // The wall is ahead; a quarter turn to the left puts the right hand on it.
        facing = (favourite + 3) & 3;
        count = 1;
        board.label(cell, count);
      }
      while (!board.leads(cell, facing)) {
        facing = (facing + 3) & 3;
        count++;
      }
      circled = left[4 * cell + facing] === wall;
      if (circled) continue;
      left[4 * cell + facing] = wall;
      stepTo('follow');

      // The hand's side first: a right turn takes a quarter off the count.
      if (board.leads(cell, (facing + 1) & 3)) {
        facing = (facing + 1) & 3;
        count--;
      }
      if (count > 0) continue;
      board.at('release', cell);
      board.label(cell, count);
    }

    if (cell !== goal) {
      // Shut in, or all round a wall, and the count never came back to 0: it never will.
      board.at(moves === 0 ? 'shut' : 'circle', cell);
      const ending = moves === 0 ? 'exhausted' : 'repeats';
      return { ending, path: [], moves, expanded: moves + 1, largestFrontier: 1 };
    }

    // The walk has come to the goal.
    board.at('found', goal);

    const path = alongArrows(board, goal, (at) => {
      board.at('trace', at);
      board.mark(at, PATH);
    });
    return { ending: 'reached', path: path.reverse(), moves, expanded: moves + 1, largestFrontier: 1 };
  },
});
