import type { Tape } from '../tape.ts';

/** Last in, first out. */
export class Stack {
  readonly #tape: Tape | null;
  /** The size, then the items, the oldest first. */
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

  /** The item that came last. The stack must not be empty. */
  get top(): number {
    return this.#words[this.#size];
  }

  push(item: number): void {
    const at = this.#size + 1;
    if (this.#tape !== null) {
      this.#tape.patch(this.#base, this.#size ^ at);
      this.#tape.patch(this.#base + at, this.#words[at] ^ item);
    }
    this.#words[0] = at;
    this.#words[at] = item;
    this.#size = at;
  }

  /** Takes the item that came last. The stack must not be empty. */
  pop(): number {
    this.#tape?.ahead();
    const at = this.#size - 1;
    if (this.#tape !== null) this.#tape.patch(this.#base, this.#size ^ at);
    this.#words[0] = at;
    this.#size = at;
    return this.#words[at + 1];
  }
}
