/** Longer than this no frame counts: what a hidden tab or a sleeping machine missed is not caught up in a burst. */
const LONGEST_FRAME = 100;

/** Where frames come from: the window, or a test. */
export interface Frames {
  requestAnimationFrame(callback: (now: number) => void): number;
  cancelAnimationFrame(frame: number): void;
}

/** Tells time while it runs, once a frame. There is at most one frame asked for at any moment, and none when stopped. */
export class Clock {
  readonly #tick: (ms: number) => void;
  readonly #frames: Frames;
  #frame: number | null = null;

  constructor(tick: (ms: number) => void, frames: Frames = window) {
    this.#tick = tick;
    this.#frames = frames;
  }

  get running(): boolean {
    return this.#frame !== null;
  }

  run(): void {
    if (this.#frame !== null) return;
    let last: number | null = null;
    const next = (now: number) => {
      this.#frame = this.#frames.requestAnimationFrame(next);
      const ms = last === null ? 0 : Math.min(now - last, LONGEST_FRAME);
      last = now;
      this.#tick(ms);
    };
    this.#frame = this.#frames.requestAnimationFrame(next);
  }

  stop(): void {
    if (this.#frame !== null) this.#frames.cancelAnimationFrame(this.#frame);
    this.#frame = null;
  }
}
