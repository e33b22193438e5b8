import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { braid, type Cell, Grid, generate, Maze, secondWay } from '../src/index.ts';

const deadEnds = (maze: Maze) => [...maze.passages].filter((open) => [1, 2, 4, 8].includes(open)).length;

/** The ways from one cell to another that pass no cell twice, counted by trying all. */
function ways(maze: Maze, from: Cell, to: Cell, seen = new Set<Cell>([from])): number {
  if (from === to) return 1;
  let count = 0;
  for (const next of maze.exits(from)) {
    if (seen.has(next)) continue;
    seen.add(next);
    count += ways(maze, next, to, seen);
    seen.delete(next);
  }
  return count;
}

/** Both sides of every wall agree, and every passage of `before` is open still. */
function contains(after: Maze, before: Maze): boolean {
  return before.passages.every(
    (open, cell) =>
      (open & ~after.passages[cell]) === 0 &&
      after.exits(cell).every((next) => after.exits(next).includes(cell)),
  );
}

const sizes = fc.record({
  rows: fc.integer({ min: 1, max: 9 }),
  cols: fc.integer({ min: 1, max: 9 }),
  seed: fc.string(),
});

describe('braid', () => {
  test('removes the share of dead ends it is asked to', () => {
    fc.assert(
      fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), ({ rows, cols, seed }, share) => {
        const before = generate('prim-frontier', { rows: rows + 1, cols: cols + 1, seed });
        const after = braid(before, { share, seed });
        const gone = deadEnds(before) - deadEnds(after);
        const asked = Math.round(share * deadEnds(before));
        expect(gone === asked || gone === asked + 1).toBe(true);
        expect(contains(after, before)).toBe(true);
      }),
      { seed: 1 },
    );
  });

  test('leaves no dead end behind by default, in any maze of two rows and columns or more', () => {
    fc.assert(
      fc.property(sizes, ({ rows, cols, seed }) => {
        const before = generate('backtracker', { rows: rows + 1, cols: cols + 1, seed });
        const bytes = before.passages.slice();
        expect(deadEnds(braid(before, { seed }))).toBe(0);
        expect(before.passages).toEqual(bytes);
      }),
      { seed: 1 },
    );
  });

  test('with share 0, in a single cell and in a single row nothing changes', () => {
    const maze = generate('wilson', { rows: 7, cols: 19, seed: 'same' });
    expect(braid(maze, { share: 0 }).passages).toEqual(maze.passages);
    expect(braid(maze, { share: 0 })).not.toBe(maze);
    for (const [rows, cols] of [
      [1, 1],
      [1, 9],
      [9, 1],
    ]) {
      const narrow = generate('wilson', { rows, cols });
      expect(braid(narrow).passages).toEqual(narrow.passages);
    }
  });

  test('opens no wall to a cell outside the mask', () => {
    const grid = new Grid(3, 4, [1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1]);
    for (let seed = 0; seed < 20; seed++) {
      const after = braid(generate('prim-walls', { grid, seed }), { seed });
      expect(after.passages.every((open, cell) => (open & ~grid.near[cell]) === 0)).toBe(true);
      expect(deadEnds(after)).toBe(0);
    }
  });

  test('the seed decides', () => {
    const maze = generate('wilson', { rows: 12, cols: 12, seed: 'w' });
    expect(braid(maze, { share: 0.5, seed: 'a' })).toEqual(braid(maze, { share: 0.5, seed: 'a' }));
    expect(braid(maze, { share: 0.5, seed: 'a' })).not.toEqual(braid(maze, { share: 0.5, seed: 'b' }));
  });

  test('refuses a wrong share or seed', () => {
    const maze = generate('wilson', { rows: 3, cols: 3 });
    for (const share of [-0.1, 1.1, Number.NaN, '0.5', null])
      expect(() => braid(maze, { share: share as number })).toThrow(RangeError);
    expect(() => braid(maze, { seed: null as unknown as string })).toThrow(TypeError);
  });
});

describe('secondWay', () => {
  test('opens one wall, and two ways lead from start to goal', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), ({ rows, cols, seed }, one, two) => {
        const before = generate('wilson', { rows: rows + 1, cols: cols + 1, seed });
        const { size } = before.grid;
        const start = one % size;
        const goal = (start + 1 + (two % (size - 1))) % size;
        const bytes = before.passages.slice();
        let after: Maze;
        try {
          after = secondWay(before, { start, goal, seed });
        } catch (error) {
          // Start and goal next to each other at the end of a way: nothing stands between the halves.
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        expect(after.passageCount).toBe(before.passageCount + 1);
        expect(contains(after, before)).toBe(true);
        expect(ways(before, start, goal)).toBe(1);
        expect(ways(after, start, goal)).toBe(2);
        expect(before.passages).toEqual(bytes);
      }),
      { seed: 1 },
    );
  });

  test('from corner to corner by default, in every maze of two rows and columns or more', () => {
    for (let rows = 2; rows <= 8; rows++) {
      for (let cols = 2; cols <= 8; cols++) {
        for (let seed = 0; seed < 20; seed++) {
          const maze = secondWay(generate('backtracker', { rows, cols, seed }), { seed });
          expect(ways(maze, 0, rows * cols - 1)).toBe(2);
        }
      }
    }
  });

  test('draws among all walls between the halves', () => {
    // A comb of three rows joined on the left: the halves meet between the last two rows, and in the spine.
    const maze = generate('sidewinder', { rows: 2, cols: 6, seed: 'x', options: { p: 0 } });
    const made = new Set<string>();
    for (let seed = 0; seed < 200; seed++) made.add(secondWay(maze, { seed }).passages.join());
    expect(made.size).toBeGreaterThan(1);
  });

  test('says when there is none', () => {
    const row = generate('wilson', { rows: 1, cols: 9 });
    expect(() => secondWay(row)).toThrow(RangeError);
    expect(() => secondWay(row)).toThrow('no wall to open');
    expect(() => secondWay(row, { start: 3, goal: 3 })).toThrow('different cells');
    expect(() => secondWay(generate('wilson', { rows: 1, cols: 1 }))).toThrow('different cells');
    expect(() => secondWay(row, { start: 9 })).toThrow(RangeError);
    expect(() => secondWay(row, { goal: -1 })).toThrow(RangeError);
    expect(() => secondWay(row, { seed: {} as string })).toThrow(TypeError);
    const closed = new Maze(new Grid(2, 2), new Uint8Array(4));
    expect(() => secondWay(closed)).toThrow('No way leads from start to goal');
  });
});
