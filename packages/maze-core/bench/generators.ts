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

/** Plain runs of all sizes come first, since code that has met a tape is compiled for both kinds of run. */
function measured(id: GeneratorId, huge: boolean): string {
  const sides = [64, 256, 1024];
  const counted = (side: number, make: (seed: number) => unknown) => (seed: number) => () => {
    make(seed);
    return side * side;
  };
  const makes = (side: number) => counted(side, (seed) => generate(id, { rows: side, cols: side, seed }));
  const records = (side: number) =>
    counted(side, (seed) => recordGeneration(id, { rows: side, cols: side, seed }));

  const plain = sides.map((side) => speed(makes(side)));
  const hand = byHand[id];
  const limit =
    hand === undefined
      ? null
      : sides.map((side) => speed(counted(side, (seed) => hand(side, new Random(seed)))));
  const end = huge ? [`2048² plain ${speed(makes(2048), 0).toPrecision(3)}`] : [];
  const recorded = sides.map((side) => {
    try {
      return speed(records(side));
    } catch (error) {
      // Only a run that is too long for a tape may be left out.
      if (error instanceof RangeError) return null;
      throw error;
    }
  });

  const columns = sides.map((side, n) => {
    const share = limit === null ? '' : ` (${(plain[n] / limit[n]).toFixed(2)} of by-hand)`;
    const taped = recorded[n];
    const cost =
      taped === null ? ': too long' : ` ${taped.toPrecision(3)} (÷${(plain[n] / taped).toFixed(2)})`;
    return `${side}² plain ${plain[n].toPrecision(3)}${share} recorded${cost}`;
  });
  return [id.padEnd(14), ...columns, ...end].join(' · ');
}
