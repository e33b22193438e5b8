import { defineGenerator, event, heading, share, step } from '../algorithm.ts';
import { IN, WALK } from '../board.ts';
import { type Cell, NONE } from '../grid.ts';

/**
 * Eller: row by row, remembering of one row only which of its cells hang together: the number in a cell names its set.
 * Neighbours of different sets are joined with the chance `join`, in the last row always; then each cell is continued
 * into the next row with the chance `drop`, and of each set at least one: the last to be asked when no other was.
 *
 * Marlin Eller, 1982, unpublished; as told by Walter D. Pullen, "Think Labyrinth: Maze Algorithms".
 */
export const eller = defineGenerator({
  id: 'eller',
  steps: {
    rows: heading(0),
    row: event(1),
    join: step(1, 'wall'),
    apart: step(1, 'wall'),
    refuse: event(1, 'wall'),
    finish: step(1, 'wall'),
    members: heading(1),
    drop: step(2),
    must: event(2),
    stay: step(2),
    end: step(0),
  },
  chalk: ['walk', 'in', 'labels', 'sets'],
  options: { join: share(0, 1, 0.5), drop: share(0, 1, 0.5) },
  masks: false,

  run({ grid, board, random, options }) {
    const { slots, cols } = grid;
    /** The members of a set stand in a ring: for each column, the cell that is the next member. */
    const ring = new Int32Array(cols);
    /** The first cell of the row. */
    let row = 0;
    let sets = 0;

    /** The set of b takes the number of a's, and the two rings become one. */
    const unite = (a: Cell, b: Cell) => {
      const number = board.number(a);
      for (let cell = b; board.number(cell) !== number; cell = ring[cell - row]) board.label(cell, number);
      const next = ring[a - row];
      ring[a - row] = ring[b - row];
      ring[b - row] = next;
    };

    /** Continues a set, given by one of its cells, into the next row. */
    const descend = (first: Cell) => {
      /** The last cell that was continued. */
      let newest = NONE;
      let cell = first;
      do {
        const next = ring[cell - row];
        const below = cell + cols;
        const chosen = random.chance(options.drop);

        if (chosen || (next === first && newest === NONE)) {
          board.at(chosen ? 'drop' : 'must', cell, below);
          board.carve(cell, below);
          board.label(below, board.number(cell));
          // The cell below steps into the ring of its row, behind the one before it.
          ring[cell - row] = newest === NONE ? below : ring[newest - row];
          if (newest !== NONE) ring[newest - row] = below;
          newest = cell;
        } else {
          // The set goes on elsewhere.
          board.at('stay', cell, below);
        }

        forget(cell);
        cell = next;
      } while (cell !== first);
    };

    const forget = (cell: Cell) => {
      board.label(cell, NONE);
      board.mark(cell, IN);
    };

    for (; row < slots; row += cols) {
      const end = row + cols;
      const last = end === slots;

      board.at('row', row);
      for (let cell = row; cell < end; cell++) {
        board.mark(cell, WALK);
        if (board.number(cell) !== NONE) continue;
        board.label(cell, sets++);
        ring[cell - row] = cell;
      }

      for (let cell = row; cell < end - 1; cell++) {
        const next = cell + 1;
        if (board.number(cell) === board.number(next)) {
          // One set already: another way would close a loop.
          board.at('refuse', cell, next);
        } else if (last || random.chance(options.join)) {
          board.at(last ? 'finish' : 'join', cell, next);
          board.carve(cell, next);
          unite(cell, next);
        } else {
          // The coin says no, for now: they may still meet below.
          board.at('apart', cell, next);
        }
      }

      for (let cell = row; cell < end && !last; cell++) {
        if (board.is(cell, WALK)) descend(cell);
      }
    }

    board.at('end');
    for (let cell = slots - cols; cell < slots; cell++) forget(cell);
  },
});
