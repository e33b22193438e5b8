import { expect, test } from 'vitest';
import { type Chosen, type GeneratorId, generate } from '../src/index.ts';

/**
 * Dead ends in per cent of the cells, mean over many square mazes of 20 × 20 and 100 × 100 cells, from simulations with
 * other programs than this one.
 */
const PUBLISHED: readonly (readonly [GeneratorId, Chosen, small: number, large: number])[] = [
  ['aldous-broder', {}, 29.04, 29.33],
  ['wilson', { order: 'scan' }, 29.04, 29.33],
  ['wilson', { order: 'random' }, 29.04, 29.33],
  ['kruskal', {}, 30.3, 30.57],
  ['prim-weights', {}, 30.3, 30.57],
  ['prim-walls', {}, 32.29, 32.34],
  ['prim-frontier', {}, 35.17, 35.61],
  ['prim-cells', {}, 43.72, 45.56],
  ['growing-tree', { take: 'random' }, 27.98, 27.58],
  ['growing-tree', { take: 'mixed', share: 0.5 }, 22.81, 20.06],
  ['growing-tree', { take: 'oldest' }, 11.64, 2.62],
  ['growing-tree', { take: 'newest' }, 10.54, 10.03],
  ['backtracker', {}, 10.54, 10.03],
  ['hunt-and-kill', { hunt: 'rows' }, 10.01, 9.4],
  ['hunt-and-kill', { hunt: 'random' }, 11.61, 11.14],
  ['binary-tree', {}, 25.23, 24.99],
  ['sidewinder', { p: 0.5 }, 27.38, 27.71],
  ['eller', { join: 0.5, drop: 0.5 }, 28.99, 29.49],
  ['division', { split: 'longer' }, 27.13, 26.93],
  ['division', { split: 'proportional' }, 23.85, 23.39],
  ['division', { split: 'cross' }, 20.87, 16.75],
];

function deadEnds(id: GeneratorId, options: Chosen, side: number, seed: number): number {
  const { passages } = generate(id, { rows: side, cols: side, seed, options });
  const ends = passages.reduce(
    (count, open) => count + (open === 1 || open === 2 || open === 4 || open === 8 ? 1 : 0),
    0,
  );
  return (100 * ends) / (side * side);
}

test.each(PUBLISHED)('%s %o has the dead ends it is known for', (id, options, small, large) => {
  for (const [side, mazes, known] of [
    [20, 200, small],
    [100, 25, large],
  ]) {
    const shares = Array.from({ length: mazes }, (_, seed) => deadEnds(id, options, side, seed));
    const mean = shares.reduce((sum, share) => sum + share, 0) / mazes;
    const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (mazes - 1);
    expect(Math.abs(mean - known)).toBeLessThan(4 * Math.sqrt(variance / mazes));
  }
});

test('the newest active cell is the way of the backtracker, cell by cell', () => {
  for (let seed = 0; seed < 20; seed++) {
    const size = { rows: 9, cols: 13, seed };
    expect(generate('growing-tree', { ...size, options: { take: 'newest' } }).passages).toEqual(
      generate('backtracker', size).passages,
    );
  }
});

test('a mixture with no share of random cells takes the newest, with all of it a random one', () => {
  const size = { rows: 12, cols: 9, seed: 'ends' };
  const mixed = (share: number) => generate('growing-tree', { ...size, options: { take: 'mixed', share } });
  // The coin is tossed all the same, so the mazes differ from those without one; their textures do not.
  const count = (share: number) => mixed(share).passages.filter((open) => [1, 2, 4, 8].includes(open)).length;
  expect(count(0)).toBeLessThan(count(1));
});
