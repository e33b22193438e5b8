import type { Random } from '../random.ts';
import type { TapeRecorder } from '../tape-recorder.ts';

/** A heap of items without order, from which one is drawn at random: adding and drawing take constant time. */
export class Bag {
  readonly #recorder: TapeRecorder | null;
  /** The size, then the items. */
  readonly #words: Int32Array;
  readonly #base: number;

  constructor(recorder: TapeRecorder | null, words: Int32Array, base: number) {
    this.#recorder = recorder;
    this.#words = words;
    this.#base = base;
  }

  get size(): number {
    return this.#words[0];
  }

  add(item: number): void {
    const words = this.#words;
    this.#recorder?.add(this.#base, words, item);
    words[++words[0]] = item;
  }

  /** Takes an item, each with the same chance. The bag must not be empty. */
  takeRandom(random: Random): number {
    const words = this.#words;
    const at = 1 + random.below(words[0]);
    const item = words[at];
    this.#recorder?.take(this.#base, words, at);
    // The last item moves into the gap: order means nothing here, and nothing has to be shifted.
    words[at] = words[words[0]--];
    return item;
  }
}
