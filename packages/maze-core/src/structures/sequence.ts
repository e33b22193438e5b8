import { NONE } from '../grid.ts';
import type { TapeRecorder } from '../tape-recorder.ts';

/**
 * Items in the order in which they came, any of which may be looked at and taken out by its place: 0 is the oldest,
 * size − 1 the newest.
 *
 * An item that is taken out leaves a hole, so nothing has to be shifted. How many items stand before a place is kept
 * in a binary indexed tree (Peter Fenwick, "A new data structure for cumulative frequency tables", 1994), so adding,
 * finding and taking cost log₂ n steps. The tree follows from the items and is not recorded.
 */
export class Sequence {
  readonly #recorder: TapeRecorder | null;
  /** How many slots are in use, then the slots: an item, or NONE where one was taken out. */
  readonly #words: Int32Array;
  readonly #base: number;
  /** Entry s counts the items in the slots from s − lowest bit of s + 1 to s. */
  readonly #counts: Int32Array;
  /** The largest power of two that is not above the number of slots. */
  readonly #half: number;
  #size = 0;

  constructor(recorder: TapeRecorder | null, words: Int32Array, base: number) {
    this.#recorder = recorder;
    this.#words = words;
    this.#base = base;
    this.#counts = new Int32Array(words.length);
    this.#half = 1 << (31 - Math.clz32(words.length - 1));
  }

  get size(): number {
    return this.#size;
  }

  /** The item at a place from 0 to size − 1. */
  at(place: number): number {
    return this.#words[this.#slotOf(place)];
  }

  /** Adds the newest item. The capacity counts all that ever enter. */
  add(item: number): void {
    const words = this.#words;
    this.#recorder?.add(this.#base, words, item);
    const slot = ++words[0];
    words[slot] = item;
    this.#count(slot, 1);
  }

  /** Takes out the item at a place from 0 to size − 1. */
  take(place: number): number {
    const slot = this.#slotOf(place);
    const item = this.#words[slot];
    if (this.#recorder !== null) this.#recorder.patch(this.#base + slot, item ^ NONE);
    this.#words[slot] = NONE;
    this.#count(slot, -1);
    if (slot === this.#words[0]) this.#trim();
    return item;
  }

  /** Gives up the holes at the end, so that the newest item stands in the last slot in use. */
  #trim(): void {
    let end = this.#words[0];
    while (end > 0 && this.#words[end] === NONE) end--;
    if (this.#recorder !== null) this.#recorder.resize(this.#base, this.#words[0], end);
    this.#words[0] = end;
  }

  #count(slot: number, change: number): void {
    const counts = this.#counts;
    for (let at = slot; at < counts.length; at += at & -at) counts[at] += change;
    this.#size += change;
  }

  #slotOf(place: number): number {
    if (place === this.#size - 1) return this.#words[0];
    const counts = this.#counts;
    let slot = 0;
    let left = place;
    for (let leap = this.#half; leap > 0; leap >>= 1) {
      const next = slot + leap;
      if (next < counts.length && counts[next] <= left) {
        slot = next;
        left -= counts[next];
      }
    }
    return slot + 1;
  }
}
