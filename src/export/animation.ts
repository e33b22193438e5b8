import type { View } from '../paint/layout.ts';
import type { Palette } from '../paint/palette.ts';
import type { Picture } from '../paint/picture.ts';
import type { Timetable } from './timetable.ts';

/** What the thread is asked for: how a run is to look, and when each step is shown. */
export interface Task {
  readonly kind: 'gif' | 'video';
  readonly rows: number;
  readonly cols: number;
  /** Where there are cells, a byte a place; null for a whole rectangle. */
  readonly exists: Uint8Array | null;
  readonly palette: Palette;
  readonly view: View;
  /** Pixels a cell, or a tile. */
  readonly pitch: number;
  readonly timetable: Timetable;
}

/** A picture as it travels: without the grid, which the thread has, and the run, which it does not need. */
export type Still = Omit<Picture, 'grid' | 'run'>;

/** Why there is no file: the pictures are too large, or something went wrong that a smaller size may mend. */
export type Failure = 'tooLarge' | 'failed';

/** What the thread says: which step it wants to see next and how many frames are done; in the end the file, or why not. */
export type Answer =
  | { readonly wanted: number; readonly frames: number }
  | { readonly file: Blob }
  | { readonly failure: Failure };

export type Outcome = { readonly file: Blob } | { readonly failure: Failure } | 'cancelled';

/**
 * An animation that is being made in a thread of its own. The thread draws and encodes; what the run looks like at a
 * step it is told, one step at a time, by whoever shows the run.
 */
export class Animation {
  readonly outcome: Promise<Outcome>;
  #settle: (outcome: Outcome) => void = () => {};
  #thread: Worker | null = null;

  /** @param onframe  told of how many frames are done */
  constructor(task: Task, pictureAt: (position: number) => Picture, onframe: (frames: number) => void) {
    this.outcome = new Promise((settle) => {
      this.#settle = settle;
    });
    let thread: Worker;
    try {
      thread = new Worker(new URL('./animation.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      this.#end({ failure: 'failed' });
      return;
    }
    this.#thread = thread;
    thread.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (this.#thread === null) return;
      if (!('wanted' in data)) {
        this.#end(data);
        return;
      }
      onframe(data.frames);
      const { grid: _grid, run: _run, ...still } = pictureAt(data.wanted);
      thread.postMessage(still);
    });
    for (const trouble of ['error', 'messageerror']) {
      thread.addEventListener(trouble, () => this.#end({ failure: 'failed' }));
    }
    thread.postMessage(task);
  }

  /** Ends the thread, whatever it is doing. */
  cancel(): void {
    this.#end('cancelled');
  }

  #end(outcome: Outcome): void {
    this.#thread?.terminate();
    this.#thread = null;
    this.#settle(outcome);
  }
}
