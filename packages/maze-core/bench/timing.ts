import { execFileSync } from 'node:child_process';

/** A run that can be timed: it answers how many cells it handled. */
export type Run = () => number;

/**
 * Million cells a second: the best of as many runs as fit in the time, two at least, since the best is the one that the
 * machine disturbed least.
 *
 * @param ready  prepares the n-th run, off the clock
 */
export function speed(ready: (n: number) => Run, milliseconds = 400): number {
  let best = 0;
  const end = performance.now() + milliseconds;
  for (let n = 0; n < 2 || performance.now() < end; n++) {
    const run = ready(n);
    const begin = performance.now();
    const cells = run();
    best = Math.max(best, cells / (performance.now() - begin) / 1000);
  }
  return best;
}

/**
 * Runs a script once for each algorithm, each time in a new process: what a compiler and a memory have been through with
 * one algorithm must not weigh on the next.
 */
export function eachAlone(script: string, ids: readonly string[], more: readonly string[]): void {
  for (const id of ids) execFileSync(process.execPath, [script, id, ...more], { stdio: 'inherit' });
}
