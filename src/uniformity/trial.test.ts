import fc from 'fast-check';
import { generators } from 'maze-core';
import { uniformity } from 'maze-core/measure';
import { describe, expect, test } from 'vitest';
import { count, listOf } from './counting.ts';
import { GRIDS, jobsFor, MOST_TRIED, readTrial, sizeOf, type Trial, writeTrial } from './trial.ts';

const defaults: Trial = {
  choice: { algorithm: 'backtracker', options: {} },
  grid: '3x3',
  mazes: 19_200,
  seed: 'every maze',
};

const trials = fc.record({
  choice: fc.oneof(
    fc.record({ algorithm: fc.constantFrom(...generators.map(({ id }) => id)), options: fc.constant({}) }),
    fc.constant({ algorithm: 'origin-shift' as const, options: { rounds: 0 } }),
  ),
  grid: fc.constantFrom(...GRIDS),
  mazes: fc.integer({ min: 1, max: MOST_TRIED }),
  seed: fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('', '0', '迷宫 +%&#', '🧩')),
});

describe('the address of a trial', () => {
  test('brings back what was written into it', () => {
    fc.assert(
      fc.property(trials, (trial) => {
        const query = `?${writeTrial('?other=kept', trial)}`;
        expect(readTrial(query, defaults)).toEqual({ trial, ignored: [] });
        expect(new URLSearchParams(query).get('other')).toBe('kept');
      }),
    );
  });

  test.each([
    ['alg=nothing&grid=9x9', ['alg=nothing', 'grid=9x9']],
    ['mazes=1000001', ['mazes=1000001']],
    ['mazes=0&alg=sidewinder,p=7', ['alg=sidewinder,p=7', 'mazes=0']],
    ['mazes=1e6&seed=%FF', ['mazes=1e6', 'seed=\uFFFD']],
    ['v=2', ['v=2']],
  ])('says what it cannot use: %s', (query, ignored) => {
    expect(readTrial(query, defaults)).toEqual({ trial: defaults, ignored });
  });
});

test('jobs make every maze once, in order, wherever they are taken up', () => {
  fc.assert(
    fc.property(trials, fc.nat(MOST_TRIED), (trial, already) => {
      let next = Math.min(already, trial.mazes) + 1;
      for (const job of jobsFor(trial, next - 1)) {
        expect(job.first).toBe(next);
        expect(job.count).toBeGreaterThan(0);
        next += job.count;
      }
      expect(next).toBe(trial.mazes + 1);
    }),
  );
});

/** Does all jobs of a trial and adds up. */
function tally(trial: Partial<Trial>): Uint32Array {
  const jobs = jobsFor({ ...defaults, ...trial }, 0);
  return jobs.map(count).reduce((sum, times) => sum.map((hits, kind) => hits + times[kind]));
}

test.each([
  ['2x2', 4],
  ['2x3', 15],
  ['3x2', 15],
  ['3x3', 192],
] as const)('%s has %i mazes', (grid, mazes) => {
  const { rows, cols } = sizeOf(grid);
  expect(listOf(rows, cols).mazes).toHaveLength(mazes);
  expect(tally({ grid, mazes: 100 }).reduce((sum, times) => sum + times)).toBe(100);
});

// A minute: thousands of mazes take a second, and more on a machine that is busy.
describe('on 3 × 3', { timeout: 60_000 }, () => {
  test.each(['wilson', 'aldous-broder'] as const)('%s is accepted', (algorithm) => {
    const { p } = uniformity(tally({ choice: { algorithm, options: {} } }));
    expect(p).toBeGreaterThan(0.01);
  });

  test.each(
    generators
      .map(({ id }) => id)
      .filter((id) => !['wilson', 'aldous-broder', 'origin-shift', 'houston'].includes(id)),
  )('%s is rejected', (algorithm) => {
    const { p } = uniformity(tally({ choice: { algorithm, options: {} } }));
    expect(p).toBeLessThan(1e-15);
  });

  test('the backtracker leaves out 104 of 192', () => {
    expect(tally({ mazes: 40_000 }).filter((times) => times === 0)).toHaveLength(104);
  });

  test('what the page says of Houston: 2,000 mazes raise no objection, 150,000 do', () => {
    const choice = { algorithm: 'houston', options: {} } as const;
    expect(uniformity(tally({ choice, mazes: 2000 })).p).toBeGreaterThan(0.01);
    expect(uniformity(tally({ choice, mazes: 150_000 })).p).toBeLessThan(1e-15);
  });
});

test.each(['kruskal', 'prim-walls', 'prim-frontier', 'backtracker', 'hunt-and-kill', 'division'] as const)(
  '%s passes on 2 × 2 and fails on 2 × 3',
  { timeout: 60_000 },
  (algorithm) => {
    const trial = { choice: { algorithm, options: {} }, mazes: 40_000 };
    expect(uniformity(tally({ ...trial, grid: '2x2' })).p).toBeGreaterThan(0.01);
    expect(uniformity(tally({ ...trial, grid: '2x3' })).p).toBeLessThan(1e-15);
  },
);
