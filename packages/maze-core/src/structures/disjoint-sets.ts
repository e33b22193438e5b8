import { NONE } from '../grid.ts';
import type { Tape } from '../tape.ts';
import type { TapeRecorder } from '../tape-recorder.ts';
import type { Unions } from '../unions.ts';
import type { Shelf } from './shelf.ts';

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
  readonly #recorder: TapeRecorder | null;
  readonly #words: Int32Array;
  readonly #base: number;

  constructor(recorder: TapeRecorder | null, words: Int32Array, base: number) {
    this.#recorder = recorder;
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
    if (this.#recorder !== null) this.#recorder.patch(this.#base + at, this.#words[at] ^ word);
    this.#words[at] = word;
  }
}

/** The unions on a tape of the sets on a shelf. */
export function unionsOn(tape: Tape, { base, capacity }: Shelf): Unions {
  const words = new Int32Array(capacity);
  // Sets as linked lists: the item behind each, and the last of each set, by the one that stands for it.
  const next = new Int32Array(capacity).fill(NONE);
  const last = Int32Array.from(next, (_, item) => item);
  const endedBy = new Int32Array(capacity);
  const positions: number[] = [];
  const moved = [0];
  tape.eachWord(base, base + capacity, (beat, address, delta) => {
    const item = address - base;
    const before = words[item];
    words[item] ^= delta;
    // Only a union makes a parent of a root's word; other changes shorten a way or count members.
    if (before > 0 || words[item] <= 0) return;
    const root = words[item] - 1;
    next[last[root]] = item;
    last[root] = last[item];
    endedBy[item] = positions.length;
    positions.push(beat + 1);
    moved.push(moved[moved.length - 1] + 1 - before);
  });
  const line = new Int32Array(capacity);
  const ended = new Int32Array(capacity).fill(positions.length);
  const places = new Int32Array(positions.length);
  let place = 0;
  for (let root = 0; root < capacity; root++) {
    if (words[root] > 0) continue;
    for (let item = root; item !== NONE; item = next[item]) {
      line[place] = item;
      if (item !== root) {
        ended[place] = endedBy[item];
        places[endedBy[item]] = place;
      }
      place++;
    }
  }
  return { line, ended, positions: Int32Array.from(positions), places, moved: Int32Array.from(moved) };
}
