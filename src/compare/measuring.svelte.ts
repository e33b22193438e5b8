import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { Run, workersHere } from '../statistics/run.ts';
import type { SampleJob } from '../statistics/sampling.ts';
import { type Bands, bandsOf, jobsFor, type Wanted } from './bands.ts';

/** While choices follow each other faster than this, in milliseconds, nothing is begun. */
const PATIENCE = 400;

/**
 * Measures what the algorithms of a comparison are like, beside the page, and keeps it. To be made while a component is
 * set up; whatever `wanted` asks for appears in `bands`, one algorithm after the other.
 */
export class Measuring {
  readonly bands = new SvelteMap<string, Bands | null>();

  constructor(wanted: () => readonly Wanted[]) {
    $effect(() => {
      const missing = new Map<string, Wanted>();
      const all = wanted();
      untrack(() => {
        for (const one of all) if (!this.bands.has(one.key)) missing.set(one.key, one);
      });
      if (missing.size === 0) return;
      let run: Run<SampleJob, Int32Array[]> | null = null;
      const timer = setTimeout(() => {
        run = this.#begin(missing);
      }, PATIENCE);
      // Another choice: what is measured now may not be wanted any more.
      return () => {
        clearTimeout(timer);
        run?.cancel();
      };
    });
  }

  #begin(missing: ReadonlyMap<string, Wanted>): Run<SampleJob, Int32Array[]> {
    const jobs = [...missing.values()].flatMap(jobsFor);
    let answers: Int32Array[][] = [];
    return new Run({
      jobs,
      workers: Math.min(4, workersHere()),
      start: () => new Worker(new URL('../statistics/worker.ts', import.meta.url), { type: 'module' }),
      answered: (answer, job) => {
        answers.push(answer);
        if (job !== jobs.findLast(({ key }) => key === job.key)) return;
        this.bands.set(job.key, bandsOf(answers, job.rows * job.cols));
        answers = [];
      },
      // Without workers there are numbers without bands.
      ended: () => {},
    });
  }
}
