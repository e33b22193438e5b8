import { describe, expect, test } from 'vitest';
import { type Chosen, type GeneratorId, generate } from '../src/index.ts';
import { uniformity } from '../src/measure/index.ts';

/** How often each maze came up. */
function tally(
  id: GeneratorId,
  rows: number,
  cols: number,
  mazes: number,
  options: Chosen = {},
): Map<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < mazes; seed++) {
    const maze = generate(id, { rows, cols, seed, options }).passages.join('');
    counts.set(maze, (counts.get(maze) ?? 0) + 1);
  }
  return counts;
}

/** The chance of counts at least so uneven, if each of all the mazes there are were as likely as any other. */
function chanceOf(counts: Map<string, number>, all: number): number {
  return uniformity([...counts.values(), ...new Array(all - counts.size).fill(0)]).p;
}

/** A chance as small as that of lying 4 standard deviations off: what falls below has hardly come by chance. */
const HARDLY = 1 / 30_000;
/** Out of the question: beyond 8 standard deviations. */
const NEVER = 1e-15;

const MAZES = 20_000;
/** Spanning trees of the grids of 2 × 3 cells (two rows of three) and of 3 × 3. */
const ALL_2_3 = 15;
const ALL_3_3 = 192;

describe.each([
  ['aldous-broder', {}],
  ['wilson', { order: 'scan' }],
  ['wilson', { order: 'random' }],
  ['wilson', { order: 'scan', start: 0 }],
  ['origin-shift', { rounds: 20 }],
] as const)('%s %o is uniform', (id, options) => {
  test('on 2 × 3 and 3 × 3', () => {
    const small = tally(id, 2, 3, MAZES, options);
    const large = tally(id, 3, 3, MAZES, options);
    expect([small.size, large.size]).toEqual([ALL_2_3, ALL_3_3]);
    expect(chanceOf(small, ALL_2_3)).toBeGreaterThan(HARDLY);
    expect(chanceOf(large, ALL_3_3)).toBeGreaterThan(HARDLY);
  });
});

describe.each([
  ['kruskal', {}, 15, 192],
  ['prim-weights', {}, 15, 192],
  ['prim-walls', {}, 15, 192],
  ['prim-frontier', {}, 15, 192],
  ['growing-tree', { take: 'random' }, 15, 192],
  ['growing-tree', { take: 'newest' }, 14, 88],
  ['backtracker', {}, 14, 88],
  ['hunt-and-kill', { hunt: 'rows' }, 13, 111],
  ['eller', {}, 14, 176],
  ['division', { split: 'longer' }, 12, 144],
  ['sidewinder', {}, 8, 64],
  ['binary-tree', {}, 4, 16],
] as const)('%s %o is not uniform', (id, options, small, large) => {
  test('and makes just the mazes it can make', () => {
    const [on23, on33] = [tally(id, 2, 3, MAZES, options), tally(id, 3, 3, 2 * MAZES, options)];
    expect([on23.size, on33.size]).toEqual([small, large]);
    expect(chanceOf(on33, ALL_3_3)).toBeLessThan(NEVER);
  });
});

test.each([
  ['prim-cells', {}],
  ['growing-tree', { take: 'mixed' }],
  ['growing-tree', { take: 'oldest' }],
  ['growing-tree', { take: 'middle' }],
  ['hunt-and-kill', { hunt: 'random' }],
  ['division', { split: 'proportional' }],
  ['division', { split: 'cross' }],
  ['origin-shift', { rounds: 1 }],
] as const)('%s %o is not uniform on 3 × 3', (id, options) => {
  expect(chanceOf(tally(id, 3, 3, MAZES, options), ALL_3_3)).toBeLessThan(NEVER);
});

test('houston is not uniform, by a little', () => {
  const counts = tally('houston', 3, 3, 150_000);
  expect(counts.size).toBe(ALL_3_3);
  expect(chanceOf(counts, ALL_3_3)).toBeLessThan(NEVER);
  expect(tally('houston', 2, 3, 2000).size).toBe(ALL_2_3);
});

/** The order of the walls decides all; every order in turn, on 2 × 3 cells with their seven walls. */
function kruskalByEveryOrder(): Map<string, number> {
  const walls = [
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 5],
    [0, 3],
    [1, 4],
    [2, 5],
  ];
  const counts = new Map<string, number>();
  const inOrder = (order: number[][]) => {
    const set = [0, 1, 2, 3, 4, 5];
    const passages = [0, 0, 0, 0, 0, 0];
    for (const [a, b] of order) {
      const [from, to] = [set[b], set[a]];
      if (from === to) continue;
      for (let cell = 0; cell < 6; cell++) if (set[cell] === from) set[cell] = to;
      passages[a] |= b === a + 1 ? 2 : 4;
      passages[b] |= b === a + 1 ? 8 : 1;
    }
    counts.set(passages.join(''), (counts.get(passages.join('')) ?? 0) + 1);
  };
  const choose = (chosen: number[][], left: number[][]) => {
    if (left.length === 0) inOrder(chosen);
    left.forEach((wall, n) => {
      choose([...chosen, wall], left.toSpliced(n, 1));
    });
  };
  choose([], walls);
  return counts;
}

describe('on 2 × 3', () => {
  const exact = kruskalByEveryOrder();

  test('Kruskal makes six mazes with 5/84 and nine with 1/14', () => {
    const orders = 5040;
    const times = [...exact.values()].sort((a, b) => a - b);
    expect(times).toEqual([...new Array(6).fill((5 * orders) / 84), ...new Array(9).fill(orders / 14)]);
  });

  test.each(['kruskal', 'prim-weights'] as const)('%s does so', (id) => {
    const mazes = 84_000;
    const counts = tally(id, 2, 3, mazes);
    const keys = [...exact.keys()];
    const observed = keys.map((maze) => counts.get(maze) ?? 0);
    const weights = keys.map((maze) => exact.get(maze)!);
    expect(uniformity(observed, weights).p).toBeGreaterThan(HARDLY);
    expect(chanceOf(counts, ALL_2_3)).toBeLessThan(NEVER);
  });
});

test('a test on 2 × 2 would prove nothing', () => {
  for (const id of [
    'kruskal',
    'prim-walls',
    'prim-frontier',
    'backtracker',
    'hunt-and-kill',
    'division',
  ] as const)
    expect(chanceOf(tally(id, 2, 2, MAZES), 4)).toBeGreaterThan(HARDLY);
});
