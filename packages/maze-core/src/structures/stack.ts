import type { Tape } from '../tape.ts';

/** Last in, first out. */
export class Stack {
  readonly #tape: Tape | null;
  /** The size, then the items, the oldest first. */
  readonly #words: Int32Array;
  readonly #base: number;

  constructor(tape: Tape | null, words: Int32Array, base: number) {
    this.#tape = tape;
    this.#words = words;
    this.#base = base;
  }

  get size(): number {
    return this.#words[0];
  }

  /** The item that came last. The stack must not be empty. */
  get top(): number {
    return this.#words[this.#words[0]];
  }

  push(item: number): void {
    const words = this.#words;
    this.#tape?.add(this.#base, words, item);
    words[++words[0]] = item;
  }

  /** Takes the item that came last. The stack must not be empty. */
  pop(): number {
    const words = this.#words;
    this.#tape?.drop(this.#base, words);
    return words[words[0]--];
  }
}
