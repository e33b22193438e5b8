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
    join: step(1),
    apart: step(1),
    refuse: event(1),
    finish: step(1),
    members: heading(1),
    drop: step(2),
    must: event(2),
    stay: step(2),
  },
  chalk: ['walk', 'in', 'labels', 'sets'],
  options: { join: share(0, 1, 0.5), drop: share(0, 1, 0.5) },
  masks: false,

  run({ grid, board, random, options }) {
    const { slots, cols } = grid;
    /** The members of a set stand in a ring: for each column, the cell that is the next member. */
    const ring = new Int32Array(cols);
    const nextMember = (cell: Cell) => ring[cell % cols];
    let sets = 0;

    /** The set of b takes the number of a's, and the two rings become one. */
    const unite = (a: Cell, b: Cell) => {
      for (let cell = b; board.number(cell) !== board.number(a); cell = nextMember(cell))
        board.label(cell, board.number(a));
      [ring[a % cols], ring[b % cols]] = [nextMember(b), nextMember(a)];
    };

    /** Continues a set, given by one of its cells, into the next row. */
    const descend = (first: Cell) => {
      let newest = NONE;
      let cell = first;
      do {
        const next = nextMember(cell);
        const below = cell + cols;
        const chosen = random.chance(options.drop);

        if (chosen || (next === first && newest === NONE)) {
          board.at(chosen ? 'drop' : 'must', cell, below);
          board.carve(cell, below);
          board.label(below, board.number(cell));
          // The new cell steps into the ring behind the one before it.
          ring[below % cols] = newest === NONE ? below : nextMember(newest);
          if (newest !== NONE) ring[newest % cols] = below;
          newest = below;
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

    for (let row = 0; row < slots; row += cols) {
      const end = row + cols;
      const last = end === slots;

      board.at('row', row);
      for (let cell = row; cell < end; cell++) {
        board.mark(cell, WALK);
        if (board.number(cell) !== NONE) continue;
        board.label(cell, sets++);
        ring[cell % cols] = cell;
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

      for (let cell = row; cell < end; cell++) {
        if (last) forget(cell);
        else if (board.is(cell, WALK)) descend(cell);
      }
    }
  },
});
