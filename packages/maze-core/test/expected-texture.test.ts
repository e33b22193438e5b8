import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Grid } from '../src/index.ts';
import {
  countSpanningTrees,
  type ExpectedTexture,
  expectedTexture,
  MAX_EXPECTED_CELLS,
  TreeList,
  textureOf,
} from '../src/measure/index.ts';

describe('a uniform maze of n × n cells', () => {
  // Computed elsewhere from the numbers of spanning trees, to four decimals.
  test.each([
    [2, 50.0, 50.0, 0, 0],
    [3, 38.1944, 46.7593, 14.1204, 0.9259],
    [4, 33.4124, 47.2816, 17.6997, 1.6063],
    [5, 31.3652, 47.2986, 19.3071, 2.0291],
    [8, 29.5058, 46.7725, 21.0626, 2.6591],
    [10, 29.1998, 46.4633, 21.474, 2.8629],
    [16, 29.0232, 45.8926, 21.9266, 3.1576],
    [20, 29.0379, 45.6765, 22.0333, 3.2523],
    [30, 29.1137, 45.3699, 22.1412, 3.3752],
    [50, 29.22, 45.1104, 22.199, 3.4705],
  ])('n = %d: %f %% dead ends, %f %% of degree 2, %f %% of 3, %f %% of 4', (n, one, two, three, four) => {
    const { deadEnds, straights, turns, tJunctions, crossings, horizontalShare } = expectedTexture(
      new Grid(n, n),
    );
    const percent = (count: number) => (100 * count) / n ** 2;
    expect(percent(deadEnds)).toBeCloseTo(one, 4);
    expect(percent(straights + turns)).toBeCloseTo(two, 4);
    expect(percent(tJunctions)).toBeCloseTo(three, 4);
    expect(percent(crossings)).toBeCloseTo(four, 4);
    expect(horizontalShare).toBeCloseTo(0.5, 10);
  });
});

test('a corridor has two dead ends, a single cell nothing', () => {
  expect(expectedTexture(new Grid(1, 64))).toMatchObject({ deadEnds: 2, straights: 62, horizontalShare: 1 });
  expect(expectedTexture(new Grid(64, 1))).toMatchObject({ deadEnds: 2, straights: 62, horizontalShare: 0 });
  expect(expectedTexture(new Grid(1, 1))).toMatchObject({ cells: 1, deadEnds: 0, straights: 0, turns: 0 });
});

/** Connected grids of up to 12 cells, whole and masked. */
const smallGrids = fc
  .record({ rows: fc.integer({ min: 1, max: 4 }), cols: fc.integer({ min: 1, max: 6 }) })
  .chain(({ rows, cols }) =>
    fc
      .array(fc.boolean(), { minLength: rows * cols, maxLength: rows * cols })
      .filter((mask) => mask.includes(true) && mask.filter(Boolean).length <= 12)
      .map((mask) => new Grid(rows, cols, mask)),
  )
  .filter((grid) => grid.connected);

test('is the mean over all perfect mazes, on any mask', () => {
  fc.assert(
    fc.property(smallGrids, (grid) => {
      const textures = new TreeList(grid).mazes.map(textureOf);
      const expected = expectedTexture(grid);
      for (const name of Object.keys(expected) as (keyof ExpectedTexture)[]) {
        const mean = textures.reduce((sum, texture) => sum + texture[name], 0) / textures.length;
        expect(expected[name]).toBeCloseTo(mean, 10);
      }
    }),
  );
});

test('has as many dead ends as the trees of the grid without each cell say', () => {
  for (const [rows, cols] of [
    [5, 12],
    [12, 5],
    [7, 9],
    [2, 32],
  ]) {
    const grid = new Grid(rows, cols);
    let ends = 0n;
    for (let cell = 0; cell < grid.slots; cell++) {
      const others = Array.from({ length: grid.slots }, (_, other) => other !== cell);
      ends += BigInt(grid.count(grid.near[cell])) * countSpanningTrees(new Grid(rows, cols, others));
    }
    const exact = Number(ends) / Number(countSpanningTrees(grid));
    expect(expectedTexture(grid).deadEnds / exact).toBeCloseTo(1, 11);
  }
});

test('what has no perfect maze, or too many cells, is refused', () => {
  expect(() => expectedTexture(new Grid(1, 3, [1, 0, 1]))).toThrow('do not hang together');
  expect(() => expectedTexture(new Grid(1, MAX_EXPECTED_CELLS + 1))).toThrow(String(MAX_EXPECTED_CELLS));
});
