// What the page counts, beside what is known from other programs (simulations with a free border, no openings counted).
import type { Chosen, GeneratorId } from 'maze-core';
import { Grid } from 'maze-core';
import { expectedTexture, Statistics } from 'maze-core/measure';
import { expect, test } from 'vitest';
import { exactOf, MEASURES, type Measure, scaleOf } from './measures.ts';
import { type Summary, summaryOf } from './sample.ts';
import { sample } from './sampling.ts';

/** Per cent of the cells: dead ends at 20 × 20; straights, turns, T and cross junctions at 100 × 100; corner path too. */
type Row = readonly [GeneratorId, Chosen, number, number, number, number, number];
const KNOWN: readonly Row[] = [
  ['aldous-broder', {}, 29.04, 17.1, 27.8, 22.2, 3.5],
  ['wilson', {}, 29.04, 17.1, 27.8, 22.2, 3.5],
  ['kruskal', {}, 30.3, 16.0, 26.9, 22.5, 4.0],
  ['prim-weights', {}, 30.3, 16.0, 26.9, 22.5, 4.0],
  ['prim-walls', {}, 32.29, 18.1, 22.0, 22.9, 4.7],
  ['prim-frontier', {}, 35.17, 15.6, 19.3, 23.3, 6.1],
  ['growing-tree', { take: 'random' }, 27.98, 26.2, 21.2, 22.5, 2.5],
  ['growing-tree', { take: 'mixed', share: 0.5 }, 22.81, 22.6, 38.7, 17.4, 1.3],
  ['growing-tree', { take: 'oldest' }, 11.64, 94.8, 0.0, 2.5, 0.0],
  ['backtracker', {}, 10.54, 30.6, 49.5, 9.7, 0.2],
  ['hunt-and-kill', { hunt: 'rows' }, 10.01, 29.7, 51.7, 9.0, 0.2],
  ['hunt-and-kill', { hunt: 'random' }, 11.61, 27.5, 50.6, 10.4, 0.4],
  ['binary-tree', {}, 25.23, 25.5, 24.5, 25.0, 0],
  ['sidewinder', { p: 0.5 }, 27.38, 22.6, 24.7, 22.2, 2.8],
  ['eller', {}, 28.99, 20.3, 24.5, 22.0, 3.8],
  ['division', { split: 'longer' }, 27.13, 18.9, 30.0, 21.6, 2.7],
  ['division', { split: 'proportional' }, 23.85, 35.3, 19.9, 19.5, 2.0],
  ['division', { split: 'cross' }, 20.87, 56.9, 10.7, 14.6, 1.1],
  ['prim-cells', {}, 43.72, 9.8, 11.4, 21.1, 12.2],
];

function summaries(algorithm: GeneratorId, options: Chosen, side: number, mazes: number) {
  const job = { kind: 'sample', key: '', algorithm, options, rows: side, cols: side } as const;
  const counts = sample({ ...job, seed: 'known', first: 1, count: mazes });
  return Object.fromEntries(
    MEASURES.map((measure, at) => [measure, summaryOf(counts[at], scaleOf(measure, side ** 2), Statistics)]),
  ) as Record<Measure, Summary>;
}

/** Within four standard errors, and what the known number was rounded by. */
function agrees({ mean, standardError }: Summary, known: number, rounding: number): void {
  expect(Math.abs(mean - known)).toBeLessThanOrEqual(4 * standardError + rounding);
}

// A minute: a thousand mazes take a second, and more on a machine that is busy.
test.each(KNOWN)(
  '%s %o',
  { timeout: 60_000 },
  (algorithm, options, deadEnds, straights, turns, tJunctions, crossings) => {
    agrees(summaries(algorithm, options, 20, 1000).deadEnds, deadEnds, 0.005);
    const large = summaries(algorithm, options, 100, 25);
    agrees(large.straights, straights, 0.05);
    agrees(large.turns, turns, 0.05);
    agrees(large.tJunctions, tJunctions, 0.05);
    agrees(large.crossings, crossings, 0.05);
  },
);

test('uniform mazes fall on the exact values, which are drawn in', () => {
  const expected = expectedTexture(new Grid(20, 20));
  const means = summaries('wilson', {}, 20, 1000);
  for (const measure of MEASURES) {
    const exact = exactOf(measure, expected);
    if (exact !== null) agrees(means[measure], exact, 0);
  }
  expect(exactOf('deadEnds', expected)).toBeCloseTo(29.0379, 4);
  expect(exactOf('horizontal', expected)).toBeCloseTo(50, 9);
});
