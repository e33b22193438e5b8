import type { Random } from '../random.ts';
import type { Tape } from '../tape.ts';

/** A heap of items without order, from which one is drawn at random: adding and drawing take constant time. */
export class Bag {
  readonly #tape: Tape | null;
  /** The size, then the items. */
  readonly #words: Int32Array;
  readonly #base: number;
  #size = 0;

  constructor(tape: Tape | null, words: Int32Array, base: number) {
    this.#tape = tape;
    this.#words = words;
    this.#base = base;
  }

  get size(): number {
    return this.#size;
  }

  add(item: number): void {
    this.#resize(this.#size + 1);
    this.#set(this.#size, item);
  }

  /** Takes an item, each with the same chance. The bag must not be empty. */
  takeRandom(random: Random): number {
    this.#tape?.ahead();
    const at = 1 + random.below(this.#size);
    const item = this.#words[at];
    // The last item moves into the gap: order means nothing here, and nothing has to be shifted.
    this.#set(at, this.#words[this.#size]);
    this.#resize(this.#size - 1);
    return item;
  }

  #resize(size: number): void {
    if (this.#tape !== null) this.#tape.patch(this.#base, this.#size ^ size);
    this.#words[0] = size;
    this.#size = size;
  }

  #set(at: number, item: number): void {
    if (this.#tape !== null) this.#tape.patch(this.#base + at, this.#words[at] ^ item);
    this.#words[at] = item;
  }
}
