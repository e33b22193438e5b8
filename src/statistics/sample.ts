import type { Statistics } from 'maze-core/measure';
import { MEASURES, type Measure } from './measures.ts';

/** What is said of a sample. On whatever scale the values were counted. */
export interface Summary {
  readonly count: number;
  readonly mean: number;
  readonly standardDeviation: number;
  /** Of the mean. */
  readonly standardError: number;
  readonly interval95: readonly [low: number, high: number];
}

/** The counts of all measures over the mazes that one algorithm has made so far: those numbered 1 to `count`. */
export class Sample {
  /** How many mazes there will be. */
  readonly size: number;
  readonly #counts: readonly Int32Array[];
  #made = 0;

  constructor(size: number) {
    this.size = size;
    this.#counts = MEASURES.map(() => new Int32Array(size));
  }

  /** How many mazes there are. */
  get count(): number {
    return this.#made;
  }

  /** Takes in the counts of the next mazes, an array for each of MEASURES. */
  add(counts: readonly Int32Array[]): void {
    this.#counts.forEach((all, measure) => {
      all.set(counts[measure], this.#made);
    });
    this.#made += counts[0].length;
  }

  /** The counts of one measure so far, in the order of the mazes. */
  of(measure: Measure): Int32Array {
    return this.#counts[MEASURES.indexOf(measure)].subarray(0, this.#made);
  }

  /** All counts as text, a line for each of MEASURES, to be sent along with a page. */
  toText(): string {
    return MEASURES.map((measure) => this.of(measure).join(' ')).join('\n');
  }

  /** The finished sample that `toText` wrote down. */
  static fromText(text: string): Sample {
    const counts = text.split('\n').map((line) => Int32Array.from(line.split(' '), Number));
    const sample = new Sample(counts[0].length);
    sample.add(counts);
    return sample;
  }
}

/** Summarises counts of which each stands for `scale` on the scale that readers see. */
export function summaryOf(
  counts: Int32Array,
  scale: number,
  { of }: { of: (typeof Statistics)['of'] },
): Summary {
  const { count, mean, standardDeviation, standardError, interval95 } = of(counts);
  return {
    count,
    mean: mean * scale,
    standardDeviation: standardDeviation * scale,
    standardError: standardError * scale,
    interval95: [interval95[0] * scale, interval95[1] * scale],
  };
}
