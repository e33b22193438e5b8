import type { TapeRecorder } from '../tape-recorder.ts';

/** Last in, first out. */
export class Stack {
  readonly #recorder: TapeRecorder | null;
  /** The size, then the items, the oldest first. */
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

  /** The item that came last. The stack must not be empty. */
  get top(): number {
    return this.#words[this.#words[0]];
  }

  push(item: number): void {
    const words = this.#words;
    this.#recorder?.add(this.#base, words, item);
    words[++words[0]] = item;
  }

  /** Takes the item that came last. The stack must not be empty. */
  pop(): number {
    const words = this.#words;
    this.#recorder?.drop(this.#base, words);
    return words[words[0]--];
  }
}
