import { describe, expect, test } from 'vitest';
import { type GeneratorId, Grid, generate } from '../src/index.ts';
import { TreeList, uniformity } from '../src/measure/index.ts';

/** Counts of `degrees` + 1 kinds, two of them off by as much as gives this χ². */
const countsWith = (chiSquared: number, degrees: number) => {
  // With e expected of each, e + d and e − d give 2d² / e; a large e makes d whole to many digits.
  const expected = 1e12;
  const off = Math.round(Math.sqrt((chiSquared * expected) / 2));
  return Array.from({ length: degrees + 1 }, (_, n) => expected + (n === 0 ? off : n === 1 ? -off : 0));
};

describe('values of the χ² table', () => {
  test.each([
    [1, 3.841, 0.05],
    [1, 6.635, 0.01],
    [2, 5.991, 0.05],
    [5, 11.07, 0.05],
    [10, 2.558, 0.99],
    [10, 18.307, 0.05],
    [10, 29.588, 0.001],
    [30, 43.773, 0.05],
    [100, 124.342, 0.05],
    [100, 77.929, 0.95],
  ])('%d degrees of freedom: %f is reached with a chance of %f', (degrees, value, p) => {
    const found = uniformity(countsWith(value, degrees));
    expect(found.degrees).toBe(degrees);
    expect(found.chiSquared).toBeCloseTo(value, 4);
    expect(found.p).toBeCloseTo(p, 4);
  });

  test('with two degrees the chance is e^(−χ²/2), however small', () => {
    const found = uniformity([0, 0, 300]);
    expect(found.chiSquared).toBe(600);
    expect(found.p / Math.exp(-300)).toBeCloseTo(1, 9);
  });
});

test('chances too near to 0 or 1 for a number are 0 and 1', () => {
  expect(uniformity([0, 0, 3000]).p).toBe(0);
  expect(uniformity([10_000, 0, 0, 0, 0, 0, 0]).p).toBe(0);
  const even = new Array(2415).fill(1000);
  expect(uniformity(even)).toEqual({ chiSquared: 0, degrees: 2414, p: 1 });
  expect(uniformity([...even, 1001]).p).toBe(1);
});

test('by hand', () => {
  // 60 throws, 10 expected of each face: (25 + 4 + 1 + 4 + 0 + 100) / 10.
  expect(uniformity([5, 8, 9, 8, 10, 20]).chiSquared).toBeCloseTo(13.4, 12);
  expect(uniformity([10, 10, 10])).toEqual({ chiSquared: 0, degrees: 2, p: 1 });
  // Mendel's peas, 1866: 9 : 3 : 3 : 1 fits them with χ² = 0.470 and p = 0.925.
  const peas = uniformity([315, 108, 101, 32], [9, 3, 3, 1]);
  expect(peas.chiSquared).toBeCloseTo(0.47, 3);
  expect(peas.p).toBeCloseTo(0.9254, 4);
});

test.each([
  ['no kind', [], undefined],
  ['a single kind', [5], undefined],
  ['no counts', [0, 0], undefined],
  ['half a count', [1.5, 2], undefined],
  ['a negative count', [-1, 2], undefined],
  ['no number', [Number.NaN, 2], undefined],
  ['too few weights', [1, 2, 3], [1, 1]],
  ['a weight of 0', [1, 2], [0, 1]],
  ['an endless weight', [1, 2], [Number.POSITIVE_INFINITY, 1]],
])('%s is refused', (_, counts, weights) => {
  expect(() => uniformity(counts, weights)).toThrow(RangeError);
});

describe('20,000 mazes on 3 × 3 cells', () => {
  const list = new TreeList(new Grid(3, 3));
  const chance = (id: GeneratorId) => {
    const counts = new Array(list.mazes.length).fill(0);
    for (let n = 0; n < 20_000; n++) {
      counts[list.indexOf(generate(id, { rows: 3, cols: 3, seed: `uniform ${n}` }))]++;
    }
    return uniformity(counts).p;
  };

  test.each(['aldous-broder', 'wilson'] as const)('%s: every maze as likely as any other', (id) => {
    expect(chance(id)).toBeGreaterThan(0.001);
  });

  test('kruskal: not so', () => {
    expect(chance('kruskal')).toBeLessThan(1e-15);
  });
});
