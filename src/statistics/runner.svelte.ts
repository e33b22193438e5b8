import { flushSync } from 'svelte';
import { Run, type WorkerLike, workersHere } from './run.ts';

/** What became of the last run: it is done, had nothing to do, was stopped by hand, or failed with what a worker said. */
export type Outcome =
  | { kind: 'none' | 'done' | 'already' | 'cancelled' }
  | { kind: 'failed'; reason: string };

/** The least time between two drawings of results, in milliseconds; and drawing takes a fifth of the time at most. */
const LULL = 250;
const SPARING = 4;

/** A run as a page shows it: its state, how far it is, and when there is something new to draw. */
export class Runner<Job, Answer> {
  state = $state<'idle' | 'running' | 'paused'>('idle');
  outcome = $state.raw<Outcome>({ kind: 'none' });
  /** From 0 to 1. */
  share = $state(0);
  /** Counts the drawings: whatever depends on the answers so far reads it. */
  version = $state(0);
  readonly #start: () => WorkerLike;
  #run: Run<Job, Answer> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lull = LULL;

  /** @param start  starts one worker */
  constructor(start: () => WorkerLike) {
    this.#start = start;
  }

  /** Does these jobs; a run that is still going is given up. */
  start(jobs: readonly Job[], answered: (answer: Answer, job: Job) => void): void {
    this.#drop();
    this.state = 'running';
    this.outcome = { kind: 'none' };
    this.share = 0;
    const run = new Run<Job, Answer>({
      jobs,
      workers: workersHere(),
      start: this.#start,
      answered: (answer, job) => {
        answered(answer, job);
        this.#drawSoon();
      },
      ended: (failure) =>
        this.#end(failure === null ? { kind: 'done' } : { kind: 'failed', reason: failure }),
    });
    // It may have ended at once: nothing to do, or no workers to be had.
    if (this.state === 'running') this.#run = run;
  }

  pause(): void {
    this.#run?.pause();
    if (this.state === 'running') this.state = 'paused';
  }

  resume(): void {
    if (this.state === 'paused') this.state = 'running';
    this.#run?.resume();
  }

  /** Stops the workers; what has been answered stays. */
  cancel(): void {
    if (this.state !== 'idle') this.#end({ kind: 'cancelled' });
  }

  #end(outcome: Outcome): void {
    this.#drop();
    this.state = 'idle';
    this.outcome = outcome;
    this.version++;
  }

  #drop(): void {
    this.#run?.cancel();
    this.#run = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #drawSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const began = performance.now();
      this.share = this.#run?.share ?? 0;
      this.version++;
      flushSync();
      this.#lull = Math.max(LULL, SPARING * (performance.now() - began));
    }, this.#lull);
  }
}
