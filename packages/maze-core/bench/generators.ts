/**
 * Cells a second of every generator: plain, recorded, and beside a hand-written loop.
 *
 *     npm run bench:generators -w maze-core [-- id …] [-- --huge]
 *
 * Counted are the cells of the maze. Each figure is the best of several runs; those of one algorithm come from one process,
 * so they can be compared; those of different machines cannot. --huge adds plain mazes of 2048 × 2048 cells.
 */
import { type GeneratorId, generate, generators, Random, recordGeneration } from '../src/index.ts';
import { byHand } from './by-hand.ts';
import { eachAlone, speed } from './timing.ts';

const HUGE = '--huge';
const words = process.argv.slice(2);
const ids = words.filter((word) => word !== HUGE);

if (ids.length === 1) console.log(measured(ids[0] as GeneratorId, words.includes(HUGE)));
else {
  console.log('Million cells of the maze a second');
  const wanted = generators.map(({ id }) => id).filter((id) => ids.length === 0 || ids.includes(id));
  eachAlone(import.meta.filename, wanted, words.includes(HUGE) ? [HUGE] : []);
}

function measured(id: GeneratorId, huge: boolean): string {
  const columns = [id.padEnd(14)];
  const counted = (side: number, make: (seed: number) => unknown) => (seed: number) => () => {
    make(seed);
    return side * side;
  };
  for (const side of [64, 256, 1024]) {
    const size = { rows: side, cols: side };
    const plain = speed(counted(side, (seed) => generate(id, { ...size, seed })));
    columns.push(`${side}² plain ${plain.toPrecision(3)}`);
    try {
      const recorded = speed(counted(side, (seed) => recordGeneration(id, { ...size, seed })));
      columns.push(`recorded ${recorded.toPrecision(3)} (÷${(plain / recorded).toFixed(2)})`);
    } catch (error) {
      // Only a run that is too long for a tape may be left out.
      if (!(error instanceof RangeError)) throw error;
      columns.push('recorded: too long');
    }
    const hand = byHand[id];
    if (hand !== undefined) {
      const limit = speed(counted(side, (seed) => hand(side, new Random(seed))));
      columns.push(`${(plain / limit).toFixed(2)} of by-hand`);
    }
  }
  if (huge) {
    const plain = speed(
      counted(2048, (seed) => generate(id, { rows: 2048, cols: 2048, seed })),
      0,
    );
    columns.push(`2048² plain ${plain.toPrecision(3)}`);
  }
  return columns.join(' · ');
}
