/**
 * Cells a second of every generator: plain, recorded, and beside a hand-written loop.
 *
 *     npm run bench -w maze-core [-- id …] [-- --huge]
 *
 * Each figure is the best of several runs in one process, so figures of one table can be compared; those of different
 * machines cannot. --huge adds one plain maze of 2048 × 2048 cells.
 */
import { type GeneratorId, generate, generators, Random, recordGeneration } from '../src/index.ts';
import { byHand } from './by-hand.ts';

const words = process.argv.slice(2);
const huge = words.includes('--huge');
const wanted = words.filter((word) => word !== '--huge');
const ids = generators.map(({ id }) => id).filter((id) => wanted.length === 0 || wanted.includes(id));

/** Million cells a second, the best of as many runs as fit in the time. */
function speed(side: number, make: (seed: number) => unknown, milliseconds = 400): number {
  let best = 0;
  const end = performance.now() + milliseconds;
  for (let seed = 0; seed < 3 || performance.now() < end; seed++) {
    const begin = performance.now();
    make(seed);
    best = Math.max(best, (side * side) / (performance.now() - begin) / 1000);
  }
  return best;
}

const show = (million: number) => million.toPrecision(3);

for (const id of ids) {
  const row: Record<string, string> = {};
  for (const side of [64, 256, 1024]) {
    const size = { rows: side, cols: side };
    const plain = speed(side, (seed) => generate(id as GeneratorId, { ...size, seed }));
    row[`plain ${side}²`] = show(plain);
    try {
      const recorded = speed(side, (seed) => recordGeneration(id as GeneratorId, { ...size, seed }));
      row[`recorded ${side}²`] = `${show(recorded)} (÷${(plain / recorded).toFixed(2)})`;
    } catch {
      row[`recorded ${side}²`] = 'too long';
    }
    const hand = byHand[id];
    if (hand !== undefined) {
      const limit = speed(side, (seed) => hand(side, new Random(seed)));
      row[`of by-hand ${side}²`] = (plain / limit).toFixed(2);
    }
  }
  if (huge)
    row['plain 2048²'] = show(speed(2048, (seed) => generate(id, { rows: 2048, cols: 2048, seed }), 0));
  console.log(
    id.padEnd(14),
    Object.entries(row)
      .map((pair) => pair.join(' '))
      .join(' · '),
  );
}
