import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Grid, generate, Maze, NONE, readBoxText } from '../src/index.ts';
import { distancesFrom, type LongestPath, longestPath, textureOf } from '../src/measure/index.ts';
import { anyMaze } from './some-mazes.ts';

const maze = (text: string) => readBoxText(text).maze;

/** A perfect maze. */
const TREE = maze(`\
┌───────────┬───┐
│           │   │
├───────╴   │   │
│           │   │
│   ╷   ╶───┘   │
│   │           │
└───┴───────────┘`);

/** A cross in the middle, and corners that no way leads to. */
const CROSS = maze(`\
┌───┬───┬───┐
│   │   │   │
├───┘   └───┤
│           │
├───┐   ┌───┤
│   │   │   │
└───┴───┴───┘`);

/** A ring about a cell that no way leads to, and a tail up the right side. */
const RING = maze(`\
┌───────────┬───┐
│           │   │
│   ┌───┐   │   │
│   │   │   │   │
│   └───┘   ╵   │
│               │
└───────────────┘`);

describe('distances', () => {
  test('without loops', () => {
    expect([...distancesFrom(TREE, 0)]).toEqual([0, 1, 2, 9, 5, 4, 3, 8, 6, 5, 6, 7]);
  });

  test('both ways round a loop', () => {
    expect([...distancesFrom(RING, 0)]).toEqual([0, 1, 2, 7, 1, NONE, 3, 6, 2, 3, 4, 5]);
  });

  test('only as far as ways lead', () => {
    expect([...distancesFrom(CROSS, 4)]).toEqual([NONE, 1, NONE, 1, 0, 1, NONE, 1, NONE]);
    expect([...distancesFrom(CROSS, 8)]).toEqual([...new Array(8).fill(NONE), 0]);
  });

  test('from what is no cell are refused', () => {
    const masked = new Maze(new Grid(1, 3, [1, 0, 1]), new Uint8Array(3));
    for (const from of [-1, 12, 0.5, Number.NaN]) expect(() => distancesFrom(TREE, from)).toThrow(RangeError);
    expect(() => distancesFrom(masked, 1)).toThrow(RangeError);
    expect([...distancesFrom(masked, 2)]).toEqual([NONE, NONE, 0]);
  });

  test('are those of an independent count, in any maze', () => {
    fc.assert(
      fc.property(anyMaze, (any) => {
        const all = allDistances(any);
        for (let n = 0; n < any.grid.size; n++) {
          const from = any.grid.nth(n);
          const known = all[from].map((distance) =>
            distance === Number.POSITIVE_INFINITY ? NONE : distance,
          );
          expect([...distancesFrom(any, from)]).toEqual(known);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('a longest path', () => {
  test('of drawn mazes', () => {
    expect(longestPath(TREE).length).toBe(9);
    expect(new Set([longestPath(TREE).start, longestPath(TREE).goal])).toEqual(new Set([0, 3]));
    expect(longestPath(RING).length).toBe(7);
  });

  test('is the longest of all pairs in perfect mazes of any shape', () => {
    const shape = fc
      .record({
        rows: fc.integer({ min: 1, max: 7 }),
        cols: fc.integer({ min: 1, max: 7 }),
        seed: fc.string(),
      })
      .chain(({ rows, cols, seed }) =>
        fc
          .array(fc.nat(11).map(Boolean), { minLength: rows * cols, maxLength: rows * cols })
          .map((mask) => ({ rows, cols, mask, seed })),
      );
    fc.assert(
      fc.property(shape, fc.constantFrom('wilson', 'backtracker', 'prim-frontier'), (of, id) => {
        const { rows, cols, mask, seed } = of;
        const masked = mask.includes(true) ? new Grid(rows, cols, mask) : new Grid(rows, cols);
        const grid = masked.connected ? masked : new Grid(rows, cols);
        const made = generate(id, { grid, seed });
        const all = allDistances(made);
        const longest = Math.max(...all.flat().filter(Number.isFinite));
        const { start, goal, length, path } = longestPath(made);
        expect(length).toBe(longest);
        expect(all[start][goal]).toBe(longest);
        expect([path[0], path.at(-1), path.length]).toEqual([start, goal, longest + 1]);
        for (let at = 1; at < path.length; at++) expect(made.exits(path[at - 1])).toContain(path[at]);
      }),
    );
  });

  test('in a corridor joins its ends, in a cell is no step', () => {
    const ends = ({ start, goal, length }: LongestPath) => [[start, goal].sort(), length];
    expect(ends(longestPath(generate('wilson', { rows: 1, cols: 9, seed: 1 })))).toEqual([[0, 8], 8]);
    expect(ends(longestPath(generate('wilson', { rows: 9, cols: 1, seed: 1 })))).toEqual([[0, 8], 8]);
    expect(ends(longestPath(generate('wilson', { rows: 1, cols: 1, seed: 1 })))).toEqual([[0, 0], 0]);
  });
});

describe('texture', () => {
  test('of a perfect maze', () => {
    expect(textureOf(TREE)).toEqual({
      cells: 12,
      deadEnds: 3,
      straights: 3,
      turns: 5,
      tJunctions: 1,
      crossings: 0,
      longestPath: 9,
      cornerPath: 7,
      horizontalShare: 6 / 11,
    });
  });

  test('with a loop and a cell on its own', () => {
    expect(textureOf(RING)).toEqual({
      cells: 12,
      deadEnds: 1,
      straights: 5,
      turns: 4,
      tJunctions: 1,
      crossings: 0,
      longestPath: 7,
      cornerPath: 5,
      horizontalShare: 5 / 11,
    });
  });

  test('with a crossing, and no way from corner to corner', () => {
    expect(textureOf(CROSS)).toMatchObject({
      deadEnds: 4,
      crossings: 1,
      cornerPath: -1,
      horizontalShare: 0.5,
    });
  });

  test('of one cell', () => {
    expect(textureOf(generate('wilson', { rows: 1, cols: 1, seed: '' }))).toEqual({
      cells: 1,
      deadEnds: 0,
      straights: 0,
      turns: 0,
      tJunctions: 0,
      crossings: 0,
      longestPath: 0,
      cornerPath: 0,
      horizontalShare: 0,
    });
  });

  test.each([
    [1, 7, 1],
    [7, 1, 0],
  ])('of a corridor of %d × %d', (rows, cols, horizontalShare) => {
    expect(textureOf(generate('kruskal', { rows, cols, seed: 0 }))).toEqual({
      cells: 7,
      deadEnds: 2,
      straights: 5,
      turns: 0,
      tJunctions: 0,
      crossings: 0,
      longestPath: 6,
      cornerPath: 6,
      horizontalShare,
    });
  });

  test('counts no cell that a mask leaves out', () => {
    // An L: down the left side and along the bottom.
    const corner = new Grid(3, 3, [1, 0, 0, 1, 0, 0, 1, 1, 1]);
    expect(textureOf(generate('wilson', { grid: corner, seed: 1 }))).toEqual({
      cells: 5,
      deadEnds: 2,
      straights: 2,
      turns: 1,
      tJunctions: 0,
      crossings: 0,
      longestPath: 4,
      cornerPath: 4,
      horizontalShare: 0.5,
    });
  });
});

/** The distances of all pairs of cells, by way of each cell in turn (Floyd, 1962). */
function allDistances({ grid, passages }: Maze): number[][] {
  const { slots, cols } = grid;
  const far = Array.from({ length: slots }, (_, a) =>
    Array.from({ length: slots }, (_, b) => {
      if (a === b && grid.has(a)) return 0;
      const open = (direction: number) => ((passages[a] >> direction) & 1) === 1;
      const joined =
        (b === a - cols && open(0)) ||
        (b === a + 1 && open(1)) ||
        (b === a + cols && open(2)) ||
        (b === a - 1 && open(3));
      return joined ? 1 : Number.POSITIVE_INFINITY;
    }),
  );
  for (let via = 0; via < slots; via++) {
    for (let a = 0; a < slots; a++) {
      for (let b = 0; b < slots; b++) far[a][b] = Math.min(far[a][b], far[a][via] + far[via][b]);
    }
  }
  return far;
}
