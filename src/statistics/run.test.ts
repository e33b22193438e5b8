import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Run, type WorkerLike } from './run.ts';

/** A worker that squares, when the test says so. */
class Squarer implements WorkerLike {
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  terminated = false;
  job: number | null = null;

  postMessage(job: number): void {
    // One at a time, and none after the end.
    expect(this.job).toBeNull();
    expect(this.terminated).toBe(false);
    this.job = job;
  }

  terminate(): void {
    this.terminated = true;
  }

  answer(): void {
    const data = this.job! ** 2;
    this.job = null;
    this.onmessage?.call(this as never, { data } as MessageEvent);
  }
}

function running(jobs: number[], workers: number) {
  const staff: Squarer[] = [];
  const answered: [number, number][] = [];
  const ended = vi.fn<(failure: string | null) => void>();
  const run = new Run<number, number>({
    jobs,
    workers,
    start: () => {
      staff.push(new Squarer());
      return staff.at(-1)!;
    },
    answered: (answer, job) => answered.push([job, answer]),
    ended,
  });
  return {
    run,
    staff,
    answered,
    ended,
    busy: () => staff.filter(({ job, terminated }) => job !== null && !terminated),
  };
}

const squares = (jobs: number[]) => jobs.map((job) => [job, job ** 2]);

describe('a run', () => {
  test('hands answers over in the order of the jobs, whichever worker is first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1000), { maxLength: 30 }),
        fc.integer({ min: 1, max: 9 }),
        fc.infiniteStream(fc.nat(99)),
        (jobs, workers, luck) => {
          const { staff, answered, ended, busy } = running(jobs, workers);
          expect(staff.length).toBe(Math.min(workers, jobs.length));
          while (busy().length > 0) {
            const working = busy();
            working[(luck.next().value as number) % working.length].answer();
            // What has been handed over so far are the first jobs, without a gap.
            expect(answered).toEqual(squares(jobs.slice(0, answered.length)));
          }
          expect(answered).toEqual(squares(jobs));
          expect(ended.mock.calls).toEqual([[null]]);
          expect(staff.every(({ terminated }) => terminated)).toBe(true);
        },
      ),
    );
  });

  test('that is paused gives out nothing, and goes on where it was', () => {
    const { run, staff, answered, ended, busy } = running([1, 2, 3, 4, 5], 2);
    run.pause();
    for (const worker of busy()) worker.answer();
    expect(busy()).toEqual([]);
    expect(answered).toEqual(squares([1, 2]));
    expect(run.share).toBe(2 / 5);
    expect(ended).not.toHaveBeenCalled();
    run.resume();
    run.resume();
    while (busy().length > 0) busy()[0].answer();
    expect(answered).toEqual(squares([1, 2, 3, 4, 5]));
    expect(staff).toHaveLength(2);
    expect(ended).toHaveBeenCalledOnce();
  });

  test('that is paused at its last job still ends', () => {
    const { run, ended, busy } = running([1], 1);
    run.pause();
    busy()[0].answer();
    expect(ended.mock.calls).toEqual([[null]]);
  });

  test('that is cancelled stops its workers, and nothing is heard of it again', () => {
    const { run, staff, answered, ended } = running([1, 2, 3], 2);
    staff[1].answer();
    run.cancel();
    expect(staff.every(({ terminated }) => terminated)).toBe(true);
    staff[0].answer();
    run.resume();
    expect(answered).toEqual([]);
    expect(ended).not.toHaveBeenCalled();
  });

  test('ends with what a worker said when one fails', () => {
    const { staff, answered, ended } = running([1, 2, 3], 2);
    staff[0].onerror?.call(staff[0] as never, { message: 'out of chalk' } as ErrorEvent);
    expect(ended.mock.calls).toEqual([['out of chalk']]);
    expect(staff.every(({ terminated }) => terminated)).toBe(true);
    expect(answered).toEqual([]);
  });

  test('ends where no workers are to be had', () => {
    const ended = vi.fn();
    const start = () => {
      throw new Error('forbidden');
    };
    new Run({ jobs: [1], workers: 1, start, answered: () => {}, ended });
    expect(ended.mock.calls).toEqual([['Error: forbidden']]);
  });
});
