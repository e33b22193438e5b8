import type { TapeRecorder } from '../tape-recorder.ts';

/** First in, first out. An item keeps its place after it is taken, so the capacity counts all that ever enter. */
export class Queue {
  readonly #recorder: TapeRecorder | null;
  /** The head, the tail, then the items: those from head to tail − 1 are waiting. */
  readonly #words: Int32Array;
  readonly #base: number;
  #head = 0;
  #tail = 0;

  constructor(recorder: TapeRecorder | null, words: Int32Array, base: number) {
    this.#recorder = recorder;
    this.#words = words;
    this.#base = base;
  }

  get size(): number {
    return this.#tail - this.#head;
  }

  /** The item that has waited longest. The queue must not be empty. */
  get first(): number {
    return this.#words[2 + this.#head];
  }

  add(item: number): void {
    const at = this.#tail + 2;
    const tail = this.#tail + 1;
    if (this.#recorder !== null) {
      this.#recorder.resize(this.#base + 1, this.#tail, tail);
      this.#recorder.patch(this.#base + at, this.#words[at] ^ item);
    }
    this.#words[1] = tail;
    this.#words[at] = item;
    this.#tail = tail;
  }

  /** Takes the item that has waited longest. The queue must not be empty. */
  take(): number {
    this.#recorder?.ahead();
    const head = this.#head + 1;
    if (this.#recorder !== null) this.#recorder.resize(this.#base, this.#head, head);
    this.#words[0] = head;
    this.#head = head;
    return this.#words[1 + head];
  }
}
