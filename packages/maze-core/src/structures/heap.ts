import type { TapeRecorder } from '../tape-recorder.ts';

/**
 * A binary heap: items with a key each, of which the one with the smallest key is always at hand. Adding and taking
 * cost log₂ n steps.
 *
 * Keys are whole numbers of 32 bits, −2³¹ to 2³¹ − 1. Among equal keys the smallest item goes first, so the order in
 * which items leave depends on what is in the heap and on nothing else. An item may be in it more than once.
 *
 * J. W. J. Williams, "Algorithm 232: Heapsort", 1964.
 */
export class Heap {
  readonly #recorder: TapeRecorder | null;
  /** The size, then the items, then as many keys. Counted from 1, the children of place n are at 2n and 2n + 1. */
  readonly #words: Int32Array;
  readonly #base: number;
  /** How far a key lies behind its item. */
  readonly #capacity: number;
  #size = 0;

  constructor(recorder: TapeRecorder | null, words: Int32Array, base: number) {
    this.#recorder = recorder;
    this.#words = words;
    this.#base = base;
    this.#capacity = (words.length - 1) >> 1;
  }

  get size(): number {
    return this.#size;
  }

  /** The item with the smallest key. The heap must not be empty. */
  get first(): number {
    return this.#words[1];
  }

  /** The smallest key. The heap must not be empty. */
  get firstKey(): number {
    return this.#words[1 + this.#capacity];
  }

  add(item: number, key: number): void {
    this.#resize(this.#size + 1);
    // The gap at the end rises past every parent that has to wait longer.
    let gap = this.#size;
    while (gap > 1 && this.#goesBefore(item, key, gap >> 1)) {
      this.#move(gap >> 1, gap);
      gap >>= 1;
    }
    this.#set(gap, item, key);
  }

  /** Takes the item with the smallest key. The heap must not be empty. */
  take(): number {
    this.#recorder?.ahead();
    const words = this.#words;
    const taken = words[1];
    const last = this.#size;
    const item = words[last];
    const key = words[last + this.#capacity];
    this.#resize(last - 1);

    // The gap at the top sinks, the smaller child rising into it, until the last item fits there.
    let gap = 1;
    for (let child = 2; child < last; child = 2 * gap) {
      const right = child + 1;
      if (right < last && this.#goesBefore(words[right], words[right + this.#capacity], child)) child = right;
      if (this.#goesBefore(item, key, child)) break;
      this.#move(child, gap);
      gap = child;
    }
    if (last > 1) this.#set(gap, item, key);
    return taken;
  }

  /** Whether an item leaves before the one at a place. */
  #goesBefore(item: number, key: number, place: number): boolean {
    const other = this.#words[place + this.#capacity];
    return key < other || (key === other && item < this.#words[place]);
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#words[from], this.#words[from + this.#capacity]);
  }

  #resize(size: number): void {
    if (this.#recorder !== null) this.#recorder.resize(this.#base, this.#size, size);
    this.#words[0] = size;
    this.#size = size;
  }

  #set(place: number, item: number, key: number): void {
    const words = this.#words;
    const keyPlace = place + this.#capacity;
    this.#recorder?.patchBoth(
      this.#base + place,
      words[place] ^ item,
      this.#base + keyPlace,
      words[keyPlace] ^ key,
    );
    words[place] = item;
    words[keyPlace] = key;
  }
}
