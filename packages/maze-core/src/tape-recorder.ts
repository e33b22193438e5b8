import type { Cell, Direction, Grid } from './grid.ts';
import { Planes } from './planes.ts';
import type { TapeParts } from './tape.ts';
import * as words from './tape-words.ts';

// Bound to names of this file: imported ones take more bytecode, and verbs are made part of the loops that call them only
// while they are short.
const {
  ALONE,
  ARROW,
  CELL,
  FAR,
  FIRST_BEAT,
  FIRST_LONG,
  FIRST_SIZE,
  INDEXED,
  LISTED,
  NO_CELL,
  PASSAGE,
  ROLE,
  SIZE_ADDRESS,
  SIZE_BITS,
} = words;

/** As many steps as there are codes for. */
const MOST_STEPS = (FIRST_SIZE - FIRST_BEAT) >> 3;

/** A first guess at the words of a recording, for each cell. */
const WORDS = 16;

/** The longest tape: 2²⁸ words, 1 GiB. */
const MAX_WORDS = 2 ** 28;

/** How many beats lie between two calls of a recorder's watcher: a power of two. */
export const WATCHED_EVERY = 2 ** 16;

/**
 * Records a tape: a board and its containers say here what they do.
 *
 * Patches belong to the last beat before them, with one exception: what is taken out of a container is often taken just
 * before its beat, because the step's name depends on it. `ahead` says so, and such patches belong to the beat that
 * follows.
 *
 * The time of a long recording goes into touching memory for the first time. So most beats and patches are one word, and
 * a tape that fills its reel goes on on another, where a longer array would have to be copied to.
 */
export class TapeRecorder {
  /** The names of the steps that can be announced. */
  readonly steps: readonly string[];
  /** Number of beats so far. */
  length = 0;
  /** Told of the number of beats now and then, every `WATCHED_EVERY` of them. */
  watch: ((beats: number) => void) | null = null;

  /** The reel that is being filled; words in use of it, and words there are, which takes less time to read from a field. */
  #words: Int32Array;
  #end = 0;
  #room: number;
  /** The reels before it, cut to what is in use of them, and how many words that is. */
  #full: readonly Int32Array[] = [];
  #begin = 0;
  /** Where every sixteenth beat starts. */
  #index: Int32Array = new Int32Array(64);
  /** Where in the reel the patches begin that wait for the next beat, or −1. */
  #ahead = -1;

  readonly #cols: number;
  /** Address of the first number in a cell. */
  readonly #labels: number;
  /** Where the second cell of a beat is, by its difference to the first, −cols to cols, plus cols. */
  readonly #places: Uint8Array;

  /**
   * @param steps  the names that `beat` may be given, 24 at most
   * @param grid  what the board's planes are planes of; without it there is no chalk to record, and `ahead` has no effect
   * @param words  a first guess at the length
   * @throws RangeError when there are more steps than it can tell apart
   */
  constructor(
    steps: readonly string[],
    grid: Grid | null = null,
    words = WORDS * (grid === null ? 64 : grid.size),
  ) {
    if (steps.length > MOST_STEPS) {
      throw new RangeError(`A tape tells ${MOST_STEPS} steps apart; this outline has ${steps.length}.`);
    }
    this.steps = steps;
    this.#words = new Int32Array(words);
    this.#room = words;
    this.#cols = grid === null ? 0 : grid.cols;
    this.#labels = grid === null ? 0 : new Planes(grid).labels;
    this.#places = new Uint8Array(2 * this.#cols + 1).fill(FAR);
    if (grid !== null)
      for (const [direction, step] of [-grid.cols, 1, grid.cols, -1].entries())
        this.#places[step + grid.cols] = direction;
  }

  /** What has been recorded. It is the recorder's own memory: nothing is recorded after this. */
  get parts(): TapeParts {
    const { steps, length } = this;
    const reels = [...this.#full, this.#words.subarray(0, this.#end)];
    return { steps, length, reels, index: this.#index, found: new Map() };
  }

  /** A step begins, looking at a cell, at two, or at none; without a first cell there is no second. */
  beat(step: string, cell = -1, other = -1): void {
    // A handful of names, compared by identity: faster than any map.
    let name = 0;
    while (this.steps[name] !== step) name++;
    let place = cell < 0 ? NO_CELL : ALONE;
    if (other >= 0 && cell >= 0) {
      const difference = other - cell + this.#cols;
      place = difference >= 0 && difference <= 2 * this.#cols ? this.#places[difference] : FAR;
    }
    if ((this.length++ & (INDEXED - 1)) === 0) this.#register();
    this.#write(((FIRST_BEAT + 8 * name + place) << 24) | (cell & CELL));
    if (this.#ahead >= 0) this.#overtake();
    if (place === FAR) this.#write(other);
  }

  /** Notes where the beat stands that has just begun. */
  #register(): void {
    const beat = this.length - 1;
    if (beat / INDEXED === this.#index.length) this.#index = twiceAsLong(this.#index);
    this.#index[beat / INDEXED] = this.#begin + (this.#ahead < 0 ? this.#end : this.#ahead);
    if (this.watch !== null && beat > 0 && beat % WATCHED_EVERY === 0) this.watch(beat);
  }

  /** The beat that was just written goes before the patches that have waited for it. */
  #overtake(): void {
    const words = this.#words;
    const beat = words[this.#end - 1];
    for (let at = this.#end - 1; at > this.#ahead; at--) words[at] = words[at - 1];
    words[this.#ahead] = beat;
    this.#ahead = -1;
  }

  /**
   * Something is about to be taken out of a container. If a beat follows before any chalk is set, it belongs to that
   * beat; if chalk comes first, it was part of the step that is going on.
   */
  ahead(): void {
    if (this.#ahead < 0 && this.#cols > 0) this.#ahead = this.#end;
  }

  /** A wall of a cell opens, of which `passages` are open: one that is open already changes nothing. */
  open(cell: Cell, direction: Direction, passages: number): void {
    if (((passages >> direction) & 1) === 0) this.#passage(cell, direction);
  }

  /** A wall of a cell closes, of which `passages` are open: one that is closed already changes nothing. */
  close(cell: Cell, direction: Direction, passages: number): void {
    if (((passages >> direction) & 1) === 1) this.#passage(cell, direction);
  }

  #passage(cell: Cell, direction: Direction): void {
    this.#write(((PASSAGE + direction) << 24) | cell);
    this.#ahead = -1;
  }

  /** The role of a cell changes by XOR with `delta`; 0 changes nothing. */
  role(cell: Cell, delta: number): void {
    this.#chalk(ROLE, cell, delta);
  }

  /** What stands for the arrow in a cell changes by XOR with `delta`; 0 changes nothing. */
  arrow(cell: Cell, delta: number): void {
    this.#chalk(ARROW, cell, delta);
  }

  /** What stands for the listed walls of a cell changes by XOR with `delta`; 0 changes nothing. */
  listed(cell: Cell, delta: number): void {
    this.#chalk(LISTED, cell, delta);
  }

  #chalk(code: number, cell: Cell, delta: number): void {
    if (delta === 0) return;
    this.#write(((code + delta) << 24) | cell);
    this.#ahead = -1;
  }

  /** The number in a cell changes by XOR with `delta`. */
  number(cell: Cell, delta: number): void {
    this.patch(this.#labels + cell, delta);
    this.#ahead = -1;
  }

  /** Two words of memory change, each by XOR with its delta. */
  patchBoth(first: number, delta: number, second: number, otherDelta: number): void {
    const at = this.#claim(4);
    const words = this.#words;
    words[at] = (FIRST_LONG << 24) | first;
    words[at + 1] = delta;
    words[at + 2] = (FIRST_LONG << 24) | second;
    words[at + 3] = otherDelta;
  }

  /** A word of memory changes by XOR with `delta`. */
  patch(address: number, delta: number): void {
    const at = this.#claim(2);
    const words = this.#words;
    words[at] = (FIRST_LONG << 24) | address;
    words[at + 1] = delta;
  }

  /** The size of a container, which stands at `address`, changes. */
  resize(address: number, from: number, to: number): void {
    const delta = from ^ to;
    // From n to n + 1 and back, the bits that change are the lowest.
    if ((delta & (delta + 1)) === 0 && delta !== 0 && address <= SIZE_ADDRESS) {
      this.#write(sizeWord(address, delta));
    } else this.patch(address, delta);
  }

  /** `item` is put behind the others in a container that stands at `address`: its size, then its items. */
  add(address: number, container: Int32Array, item: number): void {
    const size = container[0] + 1;
    if (address > SIZE_ADDRESS) {
      this.patch(address, size ^ (size - 1));
      this.patch(address + size, container[size] ^ item);
      return;
    }
    const at = this.#claim(3);
    const words = this.#words;
    words[at] = sizeWord(address, size ^ (size - 1));
    words[at + 1] = (FIRST_LONG << 24) | (address + size);
    words[at + 2] = container[size] ^ item;
  }

  /** The last item is taken out of such a container. See `ahead`. */
  drop(address: number, container: Int32Array): void {
    this.ahead();
    this.resize(address, container[0], container[0] - 1);
  }

  /** The item at `place` is taken out of such a container, and the last moves into the gap. See `ahead`. */
  take(address: number, container: Int32Array, place: number): void {
    const size = container[0];
    this.ahead();
    if (place !== size) this.patch(address + place, container[place] ^ container[size]);
    this.resize(address, size, size - 1);
  }

  /** Makes room for some more words, and answers where in the reel they go. */
  #claim(count: number): number {
    if (this.#end + count > this.#room) this.#turn();
    const at = this.#end;
    this.#end = at + count;
    return at;
  }

  /** Adds a word. */
  #write(word: number): void {
    const at = this.#claim(1);
    this.#words[at] = word;
  }

  /** Goes on on a new reel, as long as all before it; patches that wait for a beat go with it. */
  #turn(): void {
    const from = this.#ahead < 0 ? this.#end : this.#ahead;
    const waiting = this.#words.subarray(from, this.#end);
    this.#full = [...this.#full, this.#words.subarray(0, from)];
    this.#begin += from;
    this.#room = Math.max(256, 2 * waiting.length, this.#begin);
    if (this.#begin + this.#room > MAX_WORDS) {
      throw new RangeError(
        'This run is too long to record: its tape would be longer than 1 GiB. Record a smaller grid.',
      );
    }
    this.#words = new Int32Array(this.#room);
    this.#words.set(waiting);
    this.#end = waiting.length;
    if (this.#ahead >= 0) this.#ahead = 0;
  }
}

function sizeWord(address: number, delta: number): number {
  return (FIRST_SIZE << 24) | ((31 - Math.clz32(delta)) << SIZE_BITS) | address;
}

function twiceAsLong(words: Int32Array): Int32Array {
  const longer = new Int32Array(2 * words.length);
  longer.set(words);
  return longer;
}
