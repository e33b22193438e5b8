import fc from 'fast-check';
import { generate, generators } from 'maze-core';
import { Statistics, textureOf } from 'maze-core/measure';
import { describe, expect, test } from 'vitest';
import { MEASURES } from './measures.ts';
import { Sample, summaryOf } from './sample.ts';
import { type SampleJob, sample } from './sampling.ts';
import { jobsFor, MOST_MAZES, readSurvey, type Survey, sampleKey, writeSurvey } from './survey.ts';

const defaults: Survey = {
  choices: [{ algorithm: 'wilson', options: {} }],
  measures: ['deadEnds'],
  rows: 20,
  cols: 20,
  mazes: 200,
  seed: 'many',
};

const surveys = fc.record({
  choices: fc.array(
    fc.oneof(
      fc.record({ algorithm: fc.constantFrom(...generators.map(({ id }) => id)), options: fc.constant({}) }),
      fc.constant({ algorithm: 'growing-tree' as const, options: { take: 'oldest' } }),
    ),
    { minLength: 1, maxLength: 8 },
  ),
  measures: fc.subarray([...MEASURES], { minLength: 1 }),
  rows: fc.integer({ min: 1, max: 100 }),
  cols: fc.integer({ min: 1, max: 100 }),
  mazes: fc.integer({ min: 1, max: MOST_MAZES }),
  seed: fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('', '0', '迷宫 +%&#', '🧩')),
});

describe('the address of a survey', () => {
  test('brings back what was written into it', () => {
    fc.assert(
      fc.property(surveys, (survey) => {
        const query = `?${writeSurvey('?other=kept', survey)}`;
        expect(readSurvey(query, defaults)).toEqual({ survey, ignored: [] });
        expect(new URLSearchParams(query).get('other')).toBe('kept');
      }),
    );
  });

  test.each([
    ['alg=nothing&mazes=0', ['alg=nothing', 'mazes=0']],
    ['mazes=10001&rows=101&cols=-1', ['rows=101', 'cols=-1', 'mazes=10001']],
    ['mazes=1.5&rows=NaN&cols=2147483648', ['rows=NaN', 'cols=2147483648', 'mazes=1.5']],
    ['measure=beauty&alg=sidewinder,p=2', ['alg=sidewinder,p=2', 'measure=beauty']],
    ['measure=', ['measure=']],
    ['v=0', ['v=0']],
    [`alg=wilson&${'alg=kruskal&'.repeat(9)}`, ['alg=kruskal', 'alg=kruskal']],
    ['rows=%E0%A4%A', ['rows=\uFFFD%A']],
  ])('says what it cannot use: %s', (query, ignored) => {
    const read = readSurvey(query, defaults);
    expect(read.ignored).toEqual(ignored);
    expect({ ...read.survey, choices: [] }).toEqual({ ...defaults, choices: [] });
    expect(read.survey.choices.length).toBeLessThanOrEqual(8);
  });
});

/** Does all jobs one after the other. */
function made(survey: Survey, jobs: ReturnType<typeof jobsFor>): Map<string, Sample> {
  const samples = new Map<string, Sample>();
  for (const job of jobs) {
    if (job.kind === 'exact') continue;
    if (!samples.has(job.key)) samples.set(job.key, new Sample(survey.mazes));
    samples.get(job.key)!.add(sample(job));
  }
  return samples;
}

describe('the jobs of a survey', () => {
  test('make every maze of every algorithm once, in order, however large the mazes are', () => {
    fc.assert(
      fc.property(surveys, fc.nat(300), (survey, already) => {
        const done = Math.min(already, survey.mazes);
        const jobs = jobsFor(survey, () => done, true) as SampleJob[];
        for (const key of new Set(survey.choices.map((choice) => sampleKey(choice, survey)))) {
          let next = done + 1;
          for (const job of jobs.filter((one) => one.key === key)) {
            expect(job.first).toBe(next);
            next += job.count;
          }
          expect(next).toBe(survey.mazes + 1);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('leave nothing to do when all is done', () => {
    expect(jobsFor(defaults, () => defaults.mazes, true)).toEqual([]);
    expect(jobsFor(defaults, () => defaults.mazes, false)).toEqual([{ kind: 'exact', rows: 20, cols: 20 }]);
  });

  test('give the same counts when they are cut off and taken up again', () => {
    const survey: Survey = {
      ...defaults,
      mazes: 60,
      choices: [
        { algorithm: 'kruskal', options: {} },
        { algorithm: 'growing-tree', options: { take: 'random' } },
      ],
    };
    const whole = made(
      survey,
      jobsFor(survey, () => 0, true),
    );
    for (const [key, sample] of whole) {
      const late = made(
        survey,
        jobsFor(survey, () => 37, true),
      ).get(key)!;
      for (const measure of MEASURES)
        expect([...late.of(measure)]).toEqual([...sample.of(measure).subarray(37)]);
    }
  });
});

test('maze k of a survey is the maze of the seed with “-k”', () => {
  const job = { kind: 'sample', key: '', algorithm: 'eller', options: {}, rows: 7, cols: 9 } as const;
  const counts = sample({ ...job, seed: '种', first: 41, count: 3 });
  for (const [n, number] of [41, 42, 43].entries()) {
    const texture = textureOf(generate('eller', { rows: 7, cols: 9, seed: `种-${number}` }));
    expect(counts[MEASURES.indexOf('deadEnds')][n]).toBe(texture.deadEnds);
    expect(counts[MEASURES.indexOf('cornerPath')][n]).toBe(texture.cornerPath);
    expect(counts[MEASURES.indexOf('horizontal')][n] / 62).toBe(texture.horizontalShare);
  }
});

test('a sample survives being written into a page', () => {
  const before = new Sample(4);
  before.add(MEASURES.map((_, at) => Int32Array.of(at, 0, 9999, 3)));
  const after = Sample.fromText(before.toText());
  expect(after.count).toBe(4);
  for (const measure of MEASURES) expect([...after.of(measure)]).toEqual([...before.of(measure)]);
});

test('a mean of 2 ± 1 on a scale of 10', () => {
  const summary = summaryOf(Int32Array.of(1, 2, 3), 10, Statistics);
  expect(summary).toMatchObject({ count: 3, mean: 20, standardDeviation: 10 });
  // Student's t with 2 degrees of freedom: 4.302653 at 97.5 %.
  expect(summary.interval95[0]).toBeCloseTo(20 - (4.302653 * 10) / Math.sqrt(3), 4);
});
