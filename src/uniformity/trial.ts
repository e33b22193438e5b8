import { type Choice, readChoice, writeChoice } from '../compare/choice.ts';
import { ENGINE_VERSION, numberIn, queryReader, seedIn, wordIn } from '../player/query.ts';
import type { CountJob } from './counting.ts';

/** Grids small enough to show all their mazes: rows × columns of cells. */
export const GRIDS = ['2x2', '2x3', '3x2', '3x3'] as const;
export type GridName = (typeof GRIDS)[number];

/** The rows and columns that a grid's name stands for. */
export function sizeOf(grid: GridName): { rows: number; cols: number } {
  const [rows, cols] = grid.split('x').map(Number);
  return { rows, cols };
}

/** All that a trial fixes: what a link to it restores. */
export interface Trial {
  readonly choice: Choice;
  readonly grid: GridName;
  /** How many mazes are made. */
  readonly mazes: number;
  readonly seed: string;
}

export const MOST_TRIED = 1_000_000;

/** So many mazes make a job: some ten milliseconds. */
const MAZES_PER_JOB = 4000;

/** What the query of an address says of a trial; see `queryReader`. Never throws. */
export function readTrial(query: string, defaults: Trial): { trial: Trial; ignored: string[] } {
  const { take, ignored } = queryReader(query);
  take('v', ENGINE_VERSION, (text) => wordIn(text, [ENGINE_VERSION]));
  return {
    trial: {
      choice: take('alg', defaults.choice, readChoice),
      grid: take('grid', defaults.grid, (text) => wordIn(text, GRIDS)),
      mazes: take('mazes', defaults.mazes, (text) => numberIn(text, 1, MOST_TRIED)),
      seed: take('seed', defaults.seed, seedIn),
    },
    ignored,
  };
}

/** The query with a trial written into it; what else stands there stays. */
export function writeTrial(query: string, trial: Trial): string {
  const params = new URLSearchParams(query);
  params.set('alg', writeChoice(trial.choice));
  params.set('grid', trial.grid);
  params.set('mazes', String(trial.mazes));
  params.set('seed', trial.seed);
  params.set('v', ENGINE_VERSION);
  return params.toString();
}

/** The same key, the same mazes. */
export function trialKey({ choice, grid, mazes, seed }: Trial): string {
  return JSON.stringify([writeChoice(choice), grid, mazes, seed]);
}

/** What is left to do when `made` mazes have been made. */
export function jobsFor({ choice, grid, mazes, seed }: Trial, made: number): CountJob[] {
  const jobs: CountJob[] = [];
  for (let first = made + 1; first <= mazes; first += MAZES_PER_JOB) {
    const count = Math.min(MAZES_PER_JOB, mazes - first + 1);
    jobs.push({ ...choice, ...sizeOf(grid), seed, first, count });
  }
  return jobs;
}
