import { type Chosen, type GeneratorId, Grid, generate, recordGeneration } from 'maze-core';
import { type ExpectedTexture, expectedTexture, textureOf } from 'maze-core/measure';
import { countsOf, MEASURES } from './measures.ts';

/** Some of the mazes of a survey: those with the numbers from `first` on, counted from 1. */
export interface SampleJob {
  readonly kind: 'sample';
  /** Which of the algorithms of the survey this is, for whoever gave the job. */
  readonly key: string;
  readonly algorithm: GeneratorId;
  readonly options: Chosen;
  readonly rows: number;
  readonly cols: number;
  readonly seed: string;
  readonly first: number;
  readonly count: number;
  /** Whether to count the steps of each run as well, for which it has to be recorded. */
  readonly steps?: boolean;
}

/** What uniform mazes have on average. */
export interface ExactJob {
  readonly kind: 'exact';
  readonly rows: number;
  readonly cols: number;
}

export type Job = SampleJob | ExactJob;
/** The counts of each measure, one a maze; or what was expected. */
export type Answer = Int32Array[] | ExpectedTexture;

/**
 * The seed of a maze of a survey. It depends on nothing but the survey's seed and the maze's number, so a maze can be
 * opened elsewhere, and it does not matter which worker makes it.
 */
export function seedOf(seed: string, number: number): string {
  return `${seed}-${number}`;
}

/** Makes mazes and measures them: for each of MEASURES, one count a maze; then, if asked for, the steps of each run. */
export function sample(job: SampleJob): Int32Array[] {
  const { algorithm, options, rows, cols, seed, first, count } = job;
  const grid = new Grid(rows, cols);
  const counts = MEASURES.map(() => new Int32Array(count));
  const steps = new Int32Array(count);
  for (let n = 0; n < count; n++) {
    const request = { grid, seed: seedOf(seed, first + n), options };
    const trace = job.steps ? recordGeneration(algorithm, request) : null;
    countsOf(textureOf(trace?.maze ?? generate(algorithm, request))).forEach((value, measure) => {
      counts[measure][n] = value;
    });
    steps[n] = trace?.tape.length ?? 0;
  }
  return job.steps ? [...counts, steps] : counts;
}

/** Does a job; what a worker does with each message. */
export function work(job: Job): Answer {
  return job.kind === 'exact' ? expectedTexture(new Grid(job.rows, job.cols)) : sample(job);
}
