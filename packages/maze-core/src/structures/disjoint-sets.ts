import { NONE } from '../grid.ts';
import type { Tape } from '../tape.ts';

/**
 * Union–find: sets that can be asked "same set?" and united, both in nearly constant time.
 *
 * A forest, one tree a set. United by size, so no tree is deeper than log₂ n; each search halves the way it went
 * (Galler and Fischer 1964; Tarjan and van Leeuwen 1984).
 *
 * A word above 0 is the parent's index + 1; a word v of 0 or below is a root of a set with 1 − v members. So a board
 * wiped clean is a set for each cell.
 */
export class DisjointSets {
  readonly #tape: Tape | null;
  readonly #words: Int32Array;
  readonly #base: number;

  constructor(tape: Tape | null, words: Int32Array, base: number) {
    this.#tape = tape;
    this.#words = words;
    this.#base = base;
  }

  /** The member that stands for the set of `item`. */
  find(item: number): number {
    const words = this.#words;
    let at = item;
    while (words[at] > 0) {
      const parent = words[at] - 1;
      if (words[parent] <= 0) return parent;
      this.#set(at, words[parent]);
      at = words[parent] - 1;
    }
    return at;
  }

  /** How many members the set of `item` has. */
  sizeOf(item: number): number {
    return 1 - this.#words[this.find(item)];
  }

  /** Makes the sets of two items one. False when they were one before. */
  unite(a: number, b: number): boolean {
    let large = this.find(a);
    let small = this.find(b);
    if (large === small) return false;
    const words = this.#words;
    if (words[large] > words[small]) [large, small] = [small, large];
    this.#set(large, words[large] + words[small] - 1);
    this.#set(small, large + 1);
    return true;
  }

  #set(at: number, word: number): void {
    if (this.#tape !== null) this.#tape.patch(this.#base + at, this.#words[at] ^ word);
    this.#words[at] = word;
  }
}

/** For each item its root, in a block of words laid out as above, for readers that must not write. */
export function rootsOf(words: Int32Array): Int32Array {
  const roots = new Int32Array(words.length).fill(NONE);
  const way: number[] = [];
  for (let item = 0; item < words.length; item++) {
    let at = item;
    while (roots[at] === NONE && words[at] > 0) {
      way.push(at);
      at = words[at] - 1;
    }
    const root = roots[at] === NONE ? at : roots[at];
    roots[at] = root;
    for (const passed of way) roots[passed] = root;
    way.length = 0;
  }
  return roots;
}
