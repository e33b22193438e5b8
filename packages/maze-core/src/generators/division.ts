import { choice, defineGenerator, event, heading, step } from '../algorithm.ts';
import { IN } from '../board.ts';
import type { Cell } from '../grid.ts';

/**
 * Recursive division: it begins with one open room, and adds walls. A wall with one door divides a room in two, each to
 * be divided in turn, until a room is one cell wide. The rooms still to be divided lie on an explicit stack.
 *
 * `split` says which way a wall runs: across the longer side (`longer`, a coin for a square), across a side with a
 * chance in proportion to its length (`proportional`), or both ways at once, with doors in three of the four walls that
 * meet (`cross`).
 *
 * Jamis Buck, "Maze Generation: Recursive Division", 2011; the cross is the form given in Wikipedia, "Maze generation
 * algorithm".
 */
export const division = defineGenerator({
  id: 'division',
  steps: {
    start: step(0),
    repeat: heading(0),
    narrow: event(1),
    wall: step(1, 'wall'),
    door: step(1, 'wall'),
  },
  chalk: ['in'],
  options: { split: choice(['longer', 'proportional', 'cross'], 'longer') },
  begins: 'open',
  masks: false,

  run({ grid, board, random, options }) {
    const { cols } = grid;
    /** A room is two cells, its first and its last. Each division leaves at most three rooms behind. */
    const rooms = board.stack('rooms', 6 * (grid.rows + grid.cols));

    const addRoom = (first: Cell, last: Cell) => {
      rooms.push(first);
      rooms.push(last);
    };

    const runsEastWest = (height: number, width: number) => {
      if (options.split === 'proportional') return random.below(height + width) < height;
      return height === width ? random.chance(0.5) : height > width;
    };

    /** Walls run from a cell, `along` from one to the next, and stand between it and the cell `across`. */
    const build = (from: Cell, length: number, along: number, across: number) => {
      board.at('wall', from, from + across);
      for (let n = 0, cell = from; n < length; n++, cell += along) board.wall(cell, cell + across);
    };

    const openDoor = (from: Cell, length: number, along: number, across: number) => {
      const cell = from + along * random.below(length);
      board.at('door', cell, cell + across);
      board.carve(cell, cell + across);
    };

    board.at('start');
    addRoom(0, grid.slots - 1);

    while (rooms.size > 0) {
      const last = rooms.pop();
      const first = rooms.pop();
      const height = grid.row(last) - grid.row(first) + 1;
      const width = grid.col(last) - grid.col(first) + 1;

      if (height === 1 || width === 1) {
        board.at('narrow', first, last);
        for (let cell = first; cell <= last; cell += height === 1 ? 1 : cols) board.mark(cell, IN);
      } else if (options.split === 'cross') {
        const north = 1 + random.below(height - 1);
        const west = 1 + random.below(width - 1);
        const above = first + (north - 1) * cols;
        const left = first + west - 1;
        build(above, width, 1, cols);
        build(left, height, cols, 1);

        const blind = random.below(4);
        if (blind !== 0) openDoor(left, north, cols, 1);
        if (blind !== 1) openDoor(above + west, width - west, 1, cols);
        if (blind !== 2) openDoor(left + north * cols, height - north, cols, 1);
        if (blind !== 3) openDoor(above, west, 1, cols);

        addRoom(first, above + west - 1);
        addRoom(first + west, above + width - 1);
        addRoom(above + cols, last - width + west);
        addRoom(above + cols + west, last);
      } else if (runsEastWest(height, width)) {
        const above = first + random.below(height - 1) * cols;
        build(above, width, 1, cols);
        openDoor(above, width, 1, cols);
        addRoom(first, above + width - 1);
        addRoom(above + cols, last);
      } else {
        const left = first + random.below(width - 1);
        build(left, height, cols, 1);
        openDoor(left, height, cols, 1);
        addRoom(first, left + (height - 1) * cols);
        addRoom(left + 1, last);
      }
    }
  },
});
