import { expect, test } from 'vitest';
import { Cursor, Maze, NONE, recordGeneration } from '../src/index.ts';
import { flaw } from './variants.ts';

test.each([
  [1, 1],
  [1, 7],
  [7, 1],
  [2, 2],
  [6, 9],
])(
  'origin-shift is perfect after every shift, and every arrow leads to the origin: %i × %i',
  (rows, cols) => {
    const trace = recordGeneration('origin-shift', { rows, cols, seed: 'shift', options: { rounds: 8 } });
    const cursor = new Cursor(trace);
    const { grid } = trace;
    for (let k = 1; k <= cursor.length; k++) {
      cursor.seek(k);
      expect(flaw(new Maze(grid, cursor.passages))).toBeNull();

      const pointed = (cell: number) =>
        cursor.arrows[cell] === 0 ? NONE : grid.neighbour(cell, cursor.arrows[cell] - 1);
      const origins = [...cursor.arrows.keys()].filter((cell) => pointed(cell) === NONE);
      expect(origins).toHaveLength(1);
      for (let cell = 0; cell < grid.size; cell++) {
        let at = cell;
        for (let moves = 0; pointed(at) !== NONE && moves < grid.size; moves++) at = pointed(at);
        expect(at).toBe(origins[0]);
      }
    }
  },
);

test('division is connected after every wall that has its door, and ends without a loop', () => {
  const trace = recordGeneration('division', { rows: 8, cols: 11, seed: 'rooms' });
  const cursor = new Cursor(trace);
  for (let k = 1; k <= cursor.length; k++) {
    cursor.seek(k);
    if (cursor.step !== 'door') continue;
    expect(flaw(new Maze(trace.grid, cursor.passages)) ?? '').not.toMatch(/hang together/);
  }
  cursor.seek(cursor.length);
  expect(flaw(new Maze(trace.grid, cursor.passages))).toBeNull();
});

test('eller remembers one row: no number stands outside the row at hand and the next', () => {
  const { grid, ...trace } = recordGeneration('eller', { rows: 9, cols: 7, seed: 'row' });
  const cursor = new Cursor({ grid, ...trace });
  let row = 0;
  for (let k = 1; k <= cursor.length; k++) {
    cursor.seek(k);
    if (cursor.step === 'row') row = grid.row(cursor.cell);
    for (let cell = 0; cell < grid.size; cell++) {
      const far = grid.row(cell) < row || grid.row(cell) > row + 1;
      if (far) expect(cursor.labels[cell]).toBe(0);
    }
  }
});
