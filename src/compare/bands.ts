import { MEASURES, type Measure, scaleOf } from '../statistics/measures.ts';
import type { SampleJob } from '../statistics/sampling.ts';
import { type Choice, writeChoice } from './choice.ts';
import { NUMBERS, type NumberName } from './numbers.ts';

/** How many mazes are measured for each algorithm; the middle 95 of 100 of them are a whole number. */
export const MEASURED = 400;
/** So many of them at a time, so that little is lost when the choice changes. */
const AT_A_TIME = 20;

/** What an algorithm's mazes of one size measure: their mean, and from where to where the middle 95 of 100 lie. */
export interface Band {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}
export type Bands = Readonly<Record<NumberName, Band>>;

/** What mazes are to be measured; those of the same key are the same. */
export interface Wanted {
  readonly key: string;
  readonly choice: Choice;
  readonly rows: number;
  readonly cols: number;
}

export function wantedOf(choice: Choice, rows: number, cols: number): Wanted {
  return { key: `${writeChoice(choice)} ${rows} ${cols}`, choice, rows, cols };
}

/** The jobs that measure the mazes numbered 1 to MEASURED, always the same ones. */
export function jobsFor({ key, choice, rows, cols }: Wanted): SampleJob[] {
  return Array.from({ length: MEASURED / AT_A_TIME }, (_, n) => ({
    kind: 'sample',
    key,
    algorithm: choice.algorithm,
    options: choice.options,
    rows,
    cols,
    seed: 'band',
    first: 1 + n * AT_A_TIME,
    count: AT_A_TIME,
    steps: true,
  }));
}

/** The bands of what such jobs answered. Null for a single cell, whose shares mean nothing. */
export function bandsOf(answers: readonly Int32Array[][], cells: number): Bands | null {
  if (cells === 1) return null;
  const column = (at: number) => Float64Array.from(answers.flatMap((answer) => [...answer[at]]));
  const of = (measure: Measure) =>
    column(MEASURES.indexOf(measure)).map((count) => count * scaleOf(measure, cells));
  const crossings = of('crossings');
  const values = (name: NumberName) =>
    name === 'steps'
      ? column(MEASURES.length)
      : name === 'junctions'
        ? of('tJunctions').map((value, n) => value + crossings[n])
        : of(name);
  return Object.fromEntries(NUMBERS.map((name) => [name, bandOf(values(name))])) as unknown as Bands;
}

function bandOf(values: Float64Array): Band {
  const sorted = values.toSorted();
  const outside = Math.floor(sorted.length * 0.025);
  let sum = 0;
  for (const value of sorted) sum += value;
  return { mean: sum / sorted.length, low: sorted[outside], high: sorted[sorted.length - 1 - outside] };
}
