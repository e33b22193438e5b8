import { expect, test } from 'vitest';
import { type Generator, type GeneratorId, generators, Random, recordGeneration } from '../src/index.ts';
import { uniformity } from '../src/measure/index.ts';
import { startOf } from './variants.ts';

const SEEDS = 1000;

/** Neither more uneven nor more even than chance makes counts, but for one time in 15,000. */
function expectChance(counts: number[]): void {
  const { p } = uniformity(counts);
  expect(p).toBeGreaterThan(1 / 30_000);
  expect(p).toBeLessThan(1 - 1 / 30_000);
}

test('neighbouring seeds begin with independent numbers', () => {
  const first = Array.from({ length: SEEDS }, (_, seed) => new Random(seed).below(10));
  const single = new Array(10).fill(0);
  const pairs = new Array(100).fill(0);
  first.forEach((number, seed) => {
    single[number]++;
    if (seed > 0) pairs[10 * first[seed - 1] + number]++;
  });
  expectChance(single);
  expectChance(pairs);
});

const starting = (generators as readonly (Generator & { id: GeneratorId })[]).filter(({ options }) =>
  Object.hasOwn(options, 'start'),
);

test.each(starting)('neighbouring seeds of $id start in independent cells', ({ id }) => {
  const cells = Array.from({ length: SEEDS }, (_, seed) =>
    startOf(recordGeneration(id, { rows: 4, cols: 5, seed }).tape),
  );
  const single = new Array(20).fill(0);
  let same = 0;
  cells.forEach((cell, seed) => {
    single[cell]++;
    if (seed > 0 && cells[seed - 1] === cell) same++;
  });
  expectChance(single);
  // A neighbour has the same start with a chance of 1 in 20: 50 times, give or take 7.
  expect(Math.abs(same - 50)).toBeLessThan(28);
});
