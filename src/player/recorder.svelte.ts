import { Cursor, type GenerationTrace, type PackedTrace, type SolutionTrace, unpackTrace } from 'maze-core';
import type { Request } from './request.ts';

/** What the thread is asked for. */
export interface Task {
  readonly algorithm: string;
  readonly request: Request;
}

/** Why there is no recording: the run is too long, the maze takes no second way, or the thread cannot be had. */
export type Failure = 'tooLong' | 'noSecondWay' | 'noRecorder';

/** What the thread says: how far it is, and in the end the recording or why there is none. */
export type Answer =
  | { readonly steps: string }
  | { readonly packed: PackedTrace }
  | { readonly failure: Failure };

/** What came of a task. It is called off when it was cancelled, or replaced by a newer one. */
export type Outcome =
  | { readonly trace: GenerationTrace | SolutionTrace; readonly cursor: Cursor }
  | { readonly failure: Failure }
  | 'cancelled'
  | 'replaced';

/** A recording that takes longer than so many milliseconds is worth speaking of. */
const PATIENCE = 300;

/**
 * Has runs recorded in a thread of their own, so that the page stays free however long one takes.
 *
 * There is one task at a time, and a thread for each: a newer task ends the thread of the one before. While the page is
 * put away there is no thread; one that was busy then starts over when the page is shown again.
 */
export class Recorder {
  /** Steps so far of a recording that takes its time; null when there is nothing to wait for. */
  progress = $state<string | null>(null);

  #thread: Worker | null = null;
  #task: Task | null = null;
  #settle: ((outcome: Outcome) => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #steps = '0';

  /** Records a run. Never rejects. */
  record(task: Task): Promise<Outcome> {
    this.#end('replaced');
    window.addEventListener('pagehide', this.#putAway);
    window.addEventListener('pageshow', this.#shownAgain);
    this.#task = task;
    const outcome = new Promise<Outcome>((settle) => {
      this.#settle = settle;
    });
    this.#start();
    return outcome;
  }

  /** Calls off what is being recorded. */
  cancel(): void {
    this.#end('cancelled');
  }

  /** Leaves nothing behind: no thread, no listener. */
  close(): void {
    this.#end('replaced');
    window.removeEventListener('pagehide', this.#putAway);
    window.removeEventListener('pageshow', this.#shownAgain);
  }

  #start(): void {
    this.#steps = '0';
    this.#timer = setTimeout(() => {
      this.progress = this.#steps;
    }, PATIENCE);
    const thread = newThread();
    this.#thread = thread;
    if (thread === null) {
      this.#end({ failure: 'noRecorder' });
      return;
    }
    thread.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (thread === this.#thread) this.#hear(data, thread);
    });
    for (const trouble of ['error', 'messageerror']) {
      thread.addEventListener(trouble, () => {
        if (thread === this.#thread) this.#end({ failure: 'noRecorder' });
      });
    }
    // A page hands its requests over as proxies, which cannot be sent.
    thread.postMessage($state.snapshot(this.#task));
  }

  #hear(answer: Answer, thread: Worker): void {
    if ('steps' in answer) {
      this.#steps = answer.steps;
      if (this.progress !== null) this.progress = answer.steps;
    } else if ('failure' in answer) {
      this.#end(answer);
    } else {
      const trace = unpackTrace(answer.packed);
      const cursor = new Cursor(trace);
      // To take over a long run is as much work as to draw it: the page gets a moment between the two.
      setTimeout(() => {
        if (thread === this.#thread) this.#end({ trace, cursor });
      });
    }
  }

  #end(outcome: Outcome): void {
    this.#stop();
    this.#task = null;
    this.#settle?.(outcome);
    this.#settle = null;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.progress = null;
    this.#thread?.terminate();
    this.#thread = null;
  }

  readonly #putAway = () => this.#stop();

  readonly #shownAgain = () => {
    if (this.#task !== null && this.#thread === null) this.#start();
  };
}

/** Null where a browser or a policy allows none. */
function newThread(): Worker | null {
  try {
    return new Worker(new URL('./recorder.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
