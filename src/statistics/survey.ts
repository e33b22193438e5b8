import type { GeneratorId } from 'maze-core';
import { type Choice, readChoice, writeChoice } from '../compare/choice.ts';
import { ENGINE_VERSION, numberIn, queryReader, seedIn, wordIn } from '../player/query.ts';
import { MEASURES, type Measure } from './measures.ts';
import type { ExactJob, SampleJob } from './sampling.ts';

/** All that a survey fixes: what a link to it restores. */
export interface Survey {
  readonly choices: readonly Choice[];
  /** Which measures are shown, in the order of MEASURES; one or more. */
  readonly measures: readonly Measure[];
  readonly rows: number;
  readonly cols: number;
  /** How many mazes each algorithm makes. */
  readonly mazes: number;
  readonly seed: string;
}

export const MOST_CHOICES = 8;
/** Sizes that a survey takes, in cells. */
export const MOST_SURVEYED = 100;
export const MOST_MAZES = 10_000;

/** About so many cells make a job: a fraction of a second, so that figures grow steadily and a pause comes soon. */
const CELLS_PER_JOB = 25_000;

/**
 * What the query of an address says of a survey. Never throws: what cannot be used leaves the default in place and is
 * listed in `ignored` as it stands in the address.
 */
export function readSurvey(query: string, defaults: Survey): { survey: Survey; ignored: string[] } {
  const { params, take, ignore, ignored } = queryReader(query);
  const size = (text: string) => numberIn(text, 1, MOST_SURVEYED);
  take('v', ENGINE_VERSION, (text) => wordIn(text, [ENGINE_VERSION]));

  const choices: Choice[] = [];
  for (const text of params.getAll('alg')) {
    const choice = choices.length < MOST_CHOICES ? readChoice(text) : null;
    if (choice === null) ignore('alg', text);
    else choices.push(choice);
  }
  return {
    survey: {
      choices: choices.length > 0 ? choices : defaults.choices,
      measures: take('measure', defaults.measures, measuresIn),
      rows: take('rows', defaults.rows, size),
      cols: take('cols', defaults.cols, size),
      mazes: take('mazes', defaults.mazes, (text) => numberIn(text, 1, MOST_MAZES)),
      seed: take('seed', defaults.seed, seedIn),
    },
    ignored,
  };
}

/** The query with a survey written into it; what else stands there stays. */
export function writeSurvey(query: string, survey: Survey): string {
  const params = new URLSearchParams(query);
  params.delete('alg');
  for (const choice of survey.choices) params.append('alg', writeChoice(choice));
  params.set('measure', survey.measures.join(','));
  params.set('rows', String(survey.rows));
  params.set('cols', String(survey.cols));
  params.set('mazes', String(survey.mazes));
  params.set('seed', survey.seed);
  params.set('v', ENGINE_VERSION);
  return params.toString();
}

/** `deadEnds,turns` */
function measuresIn(text: string): Measure[] | null {
  const words = text.split(',');
  return words.every((word) => (MEASURES as readonly string[]).includes(word))
    ? MEASURES.filter((measure) => words.includes(measure))
    : null;
}

/** What the mazes of one algorithm of a survey depend on, and nothing else: the same key, the same mazes. */
export function sampleKey({ algorithm, options }: Choice, { rows, cols, mazes, seed }: Survey): string {
  return JSON.stringify([writeChoice({ algorithm, options }), rows, cols, mazes, seed]);
}

/** What the expectations of a survey depend on. */
export function exactKey({ rows, cols }: { rows: number; cols: number }): string {
  return `${rows} × ${cols}`;
}

/**
 * The jobs that are left to do for a survey, the algorithms by turns so that their figures grow together.
 *
 * @param made  how many mazes of a sample have been made, by its key
 * @param expected  whether the expectations of this size are known
 */
export function jobsFor(
  survey: Survey,
  made: (key: string) => number,
  expected: boolean,
): (SampleJob | ExactJob)[] {
  const { rows, cols, mazes, seed } = survey;
  const count = Math.max(1, Math.min(250, Math.floor(CELLS_PER_JOB / (rows * cols))));
  const keys = new Map<string, Choice>();
  for (const choice of survey.choices) keys.set(sampleKey(choice, survey), choice);
  const lines = [...keys].map(([key, { algorithm, options }]) => {
    const jobs: SampleJob[] = [];
    for (let first = made(key) + 1; first <= mazes; first += count) {
      const rest = Math.min(count, mazes - first + 1);
      jobs.push({ kind: 'sample', key, algorithm, options, rows, cols, seed, first, count: rest });
    }
    return jobs;
  });
  const turns = Math.max(0, ...lines.map(({ length }) => length));
  const rounds: (SampleJob | ExactJob)[][] = Array.from({ length: turns }, (_, turn) =>
    lines.flatMap((jobs) => jobs[turn] ?? []),
  );
  // What is exact takes a second on large grids: something is drawn first.
  if (!expected) rounds.splice(1, 0, [{ kind: 'exact', rows, cols }]);
  return rounds.flat();
}

/** The defaults of a page: these algorithms, without options. */
export function plain(algorithms: readonly GeneratorId[]): Choice[] {
  return algorithms.map((algorithm) => ({ algorithm, options: {} }));
}
