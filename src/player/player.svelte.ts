/** The speeds that can be chosen, as multiples of the usual one. */
export const RATES = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64] as const;

/** The usual speed. */
export const STEPS_PER_SECOND = 8;

/**
 * A playhead in time: it knows how long a run is and nothing else of it.
 *
 * Positions are those of a Cursor, 0 to `length`. Whoever holds a player follows `position`; whoever has a clock calls
 * `advance`. Every change of position goes through `seek`, so position is always a whole number in range.
 */
export class Player {
  length = $state(0);
  position = $state(0);
  playing = $state(false);
  rate = $state(1);
  /** Says where playing stops on its way from a position; without it, at the end. */
  stopAfter: ((position: number) => number) | null = null;

  /** While the handle is held, time stands still for a run that is playing. */
  #held = false;
  /** Steps that are due but not whole yet. */
  #due = 0;

  /** Begins at the end, with the finished picture. */
  constructor(length: number) {
    this.length = length;
    this.position = length;
  }

  /** Another run takes the place of this one. */
  load(length: number, position = length): void {
    this.pause();
    this.length = length;
    this.seek(position);
  }

  /** Time passes. */
  advance(ms: number): void {
    if (!this.playing || this.#held) return;
    this.#due += (ms / 1000) * STEPS_PER_SECOND * this.rate;
    const whole = Math.floor(this.#due);
    if (whole === 0) return;
    this.#due -= whole;
    const stop = this.stopAfter?.(this.position) ?? this.length;
    this.seek(Math.min(this.position + whole, stop));
    if (this.position === stop) this.pause();
  }

  /** Goes to the nearest position there is. */
  seek(position: number): void {
    if (Number.isNaN(position)) return;
    this.position = Math.min(this.length, Math.max(0, Math.round(position)));
  }

  /** Goes some steps on, or back when negative, and stands still there. */
  step(steps: number): void {
    this.pause();
    this.seek(this.position + steps);
  }

  /** Goes to a position and stands still there. */
  goTo(position: number): void {
    this.pause();
    this.seek(position);
  }

  /** Plays or pauses. At the end, playing starts over. */
  toggle(): void {
    if (this.playing) {
      this.pause();
    } else if (this.length > 0) {
      if (this.position === this.length) this.position = 0;
      this.playing = true;
    }
  }

  pause(): void {
    this.playing = false;
    this.#due = 0;
  }

  /** The handle is in someone's hand. */
  hold(): void {
    this.#held = true;
  }

  /** The handle is let go: a run that was playing goes on from here. */
  release(): void {
    this.#held = false;
    this.#due = 0;
  }

  get held(): boolean {
    return this.#held;
  }

  /** Chooses the next faster speed, or the next slower one when negative. */
  changeRate(by: 1 | -1): void {
    const at = RATES.findIndex((rate) => rate >= this.rate) + by;
    this.rate = RATES[Math.min(RATES.length - 1, Math.max(0, at))];
  }
}
