import { type Cell, type Direction, type Grid, NONE } from './grid.ts';
import { Planes } from './planes.ts';

/*
 * A word of the tape has a code in its highest eight bits, and below it a cell or an address. These are the codes:
 *
 *   0              a note: the second cell of the beat before it, when that is no neighbour of the first
 *   4 + direction  a wall of the cell opens or closes
 *   8 …            the role of the cell changes: the lowest three bits are old ^ new
 *   16 …           its arrow changes, likewise
 *   24 …           what of its walls is listed changes, likewise
 *   32 + 8 × step  a beat: the lowest three bits say where its second cell is
 *   224 …          the size of a container goes up or down by one
 *   240 …          any word of memory changes, at the address in the 28 bits below; the next word is old ^ new
 */
const FIRST_BEAT = 32;
const FIRST_SIZE = 224;
const FIRST_LONG = 240;
const CELL = 0xffffff;
/** Below four bits of code: in five bits how many bits of a size change, in 23 its address. */
const SIZE_ADDRESS = 2 ** 23 - 1;
const LONG_ADDRESS = 2 ** 28 - 1;
const PASSAGE = 4;
const ROLE = 8;
const ARROW = 16;
const LISTED = 24;

/** Where the second cell of a beat is: 0 to 3, the neighbour in a direction; or one of these. */
const ALONE = 4;
const NO_CELL = 5;
const FAR = 6;
const MOST_STEPS = (FIRST_SIZE - FIRST_BEAT) >> 3;

/** A first guess at the words of a recording, for each cell. */
const WORDS = 16;

/** Where a beat starts is written down for one beat in so many. */
const INDEXED = 16;

/** The longest tape: 2²⁸ words, 1 GiB. */
const MAX_WORDS = 2 ** 28;

/** The parts of a tape, to be sent elsewhere. Its arrays may lie in buffers that are longer than they. */
export interface TapeParts {
  readonly steps: readonly string[];
  readonly length: number;
  readonly reels: readonly Int32Array[];
  readonly index: Int32Array;
  /** The positions that `positionsOf` has found so far, by the length of the tape and the steps. */
  readonly found: ReadonlyMap<string, Int32Array>;
}

/** How many beats lie between two calls of a tape's watcher: a power of two. */
export const WATCHED_EVERY = 2 ** 16;

/**
 * What a run did, as a flat recording: beats (a named step and the cells it looks at), each followed by its patches.
 *
 * A patch is an XOR. It undoes itself and patches commute, so the same loop over the same numbers plays a run forwards
 * and backwards. Patches belong to the last beat before them, with one exception: what is taken out of a container is
 * often taken just before its beat, because the step's name depends on it. `ahead` says so, and such patches belong to
 * the beat that follows. Invariant: no patch comes before the first beat.
 *
 * The time of a long recording goes into touching memory for the first time. So most beats and patches are one word, and
 * a tape that fills its reel goes on on another, where a longer array would have to be copied to.
 */
export class Tape {
  /** The names of the steps; a beat stores an index into this list. */
  readonly steps: readonly string[];
  /** Number of beats so far. */
  length = 0;
  /** Told of the number of beats now and then, every `WATCHED_EVERY` of them. */
  watch: ((beats: number) => void) | null = null;

  /** The reel that is being filled; words in use of it, and words there are, which takes less time to read from a field. */
  #words: Int32Array;
  #end = 0;
  #room: number;
  /** The reels before it, cut to what is in use of them. */
  #full: readonly Int32Array[] = [];
  /** Where each reel begins, the one that is being filled included: places count the words of the whole tape. */
  #begins: readonly number[] = [0];
  /** Where every sixteenth beat starts. */
  #index: Int32Array;
  /** Where in the reel the patches begin that wait for the next beat, or −1. */
  #ahead = -1;

  #found = new Map<string, Int32Array>();

  readonly #cols: number;
  /** Address of the first number in a cell; numbers end where containers begin. */
  readonly #labels: number;
  readonly #containers: number;
  /** Where the second cell of a beat is, by its difference to the first, −cols to cols, plus cols. */
  readonly #places: Uint8Array;
  /** Bytes of a plane with a byte a cell. */
  readonly #plane: number;
  /** How far it is to the neighbour in each direction. */
  readonly #across: Int32Array;

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
    this.#index = new Int32Array(64);
    const planes = grid === null ? null : new Planes(grid);
    this.#cols = grid === null ? 0 : grid.cols;
    this.#labels = planes === null ? 0 : planes.labels;
    this.#containers = planes === null ? 0 : planes.end;
    this.#places = new Uint8Array(2 * this.#cols + 1).fill(FAR);
    this.#plane = planes === null ? 0 : planes.roles;
    this.#across = Int32Array.of(-this.#cols, 1, this.#cols, -1);
    if (grid !== null)
      for (const [direction, step] of this.#across.entries()) this.#places[step + this.#cols] = direction;
  }

  /** A tape put together again. It can be played, and not be recorded on. */
  static of({ steps, length, reels, index, found }: TapeParts, grid: Grid): Tape {
    const tape = new Tape(steps, grid, 0);
    tape.length = length;
    for (const reel of reels) tape.#shelve(reel);
    tape.#index = index;
    tape.#found = new Map(found);
    return tape;
  }

  /** The parts it consists of: its own arrays, not copies. */
  get parts(): TapeParts {
    return {
      steps: this.steps,
      length: this.length,
      reels: this.#reels,
      index: this.#index,
      found: this.#found,
    };
  }

  get #reels(): readonly Int32Array[] {
    return [...this.#full, this.#words.subarray(0, this.#end)];
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
    this.#shelve(this.#words.subarray(0, from));
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

  #shelve(reel: Int32Array): void {
    const begin = this.#begin;
    this.#full = [...this.#full, reel];
    this.#begins = [...this.#begins, begin + reel.length];
  }

  /** Where the reel begins that is being filled. */
  get #begin(): number {
    return this.#begins[this.#begins.length - 1];
  }

  /** The step of beat k, k from 0. */
  step(k: number): string {
    return this.#stepIn(this.#word(this.#start(k)));
  }

  /** The first cell that beat k looks at, or NONE. */
  cell(k: number): Cell {
    const word = this.#word(this.#start(k));
    return placeIn(word) === NO_CELL ? NONE : word & CELL;
  }

  /** The second cell that beat k looks at, or NONE. */
  other(k: number): Cell {
    const at = this.#start(k);
    const word = this.#word(at);
    const place = placeIn(word);
    if (place === ALONE || place === NO_CELL) return NONE;
    if (place !== FAR) return (word & CELL) + this.#across[place];
    for (const [words, from, end] of this.#stretches(at, this.#size)) {
      for (let note = from; note < end; note = after(note, words)) {
        if (words[note] >>> 24 === 0) return words[note];
      }
    }
    return NONE;
  }

  /**
   * Where one of these steps has just been played: k + 1 for each such beat k, in order. What was once looked for is kept,
   * and travels with the tape.
   */
  positionsOf(steps: ReadonlySet<string>): Int32Array {
    const key = [this.length, ...this.steps.filter((step) => steps.has(step))].join(' ');
    const found = this.#found.get(key) ?? this.#find(steps);
    this.#found.set(key, found);
    return found;
  }

  /** The same for each of some steps apart. */
  positionsOfEach(steps: readonly string[]): Int32Array[] {
    return steps.map((step) => this.positionsOf(new Set([step])));
  }

  #find(steps: ReadonlySet<string>): Int32Array {
    // By code, how many beats a word is and whether it is wanted, and how many words to the next.
    const beats = Uint8Array.from({ length: 256 }, (_, code) => Number(isBeat(code << 24)));
    const wanted = beats.map((beat, code) => beat & Number(steps.has(this.#stepIn(code << 24))));
    const lengths = beats.map((_, code) => (code < FIRST_LONG ? 1 : 2));
    const positions: number[] = [];
    let beat = 0;
    for (const [words, from, end] of this.#stretches(0, this.#size)) {
      for (let at = from; at < end; ) {
        const code = words[at] >>> 24;
        beat += beats[code];
        if (wanted[code] === 1) positions.push(beat);
        at += lengths[code];
      }
    }
    return Int32Array.from(positions);
  }

  #stepIn(beat: number): string {
    return this.steps[((beat >>> 24) - FIRST_BEAT) >> 3];
  }

  /** How many words there are. */
  get #size(): number {
    return this.#begin + this.#end;
  }

  /** Where beat k starts; for k = length, where they all end. */
  #start(k: number): number {
    if (k === this.length) return this.#size;
    let place = this.#index[Math.floor(k / INDEXED)];
    let left = k % INDEXED;
    for (const [words, from, end] of this.#stretches(place, this.#size)) {
      for (let at = from; at < end; at = after(at, words)) {
        if (isBeat(words[at]) && left-- === 0) return place + at - from;
      }
      place += end - from;
    }
    return place;
  }

  #word(place: number): number {
    const [[words, from]] = this.#stretches(place, place + 1);
    return words[from];
  }

  /** The words between two places, reel by reel: the reel, and where in it they begin and end. */
  #stretches(from: number, to: number): [reel: Int32Array, from: number, to: number][] {
    const stretches: [Int32Array, number, number][] = [];
    this.#begins.forEach((begin, n) => {
      const reel = n < this.#full.length ? this.#full[n] : this.#words;
      const end = n < this.#full.length ? reel.length : this.#end;
      const first = Math.max(0, from - begin);
      const last = Math.min(end, to - begin);
      if (first < last) stretches.push([reel, first, last]);
    });
    return stretches;
  }

  /** Applies the patches of beats `from` to `to` − 1 to a memory, in either direction: from may be larger than to. */
  play(memory: Int32Array, from: number, to: number): void {
    const bytes = new Uint8Array(memory.buffer, memory.byteOffset, memory.byteLength);
    const plane = this.#plane;
    const across = this.#across;
    for (const [words, begin, end] of this.#between(from, to)) {
      for (let at = begin; at < end; at++) {
        const word = words[at];
        const code = word >>> 24;
        if (code >= FIRST_LONG) {
          memory[word & LONG_ADDRESS] ^= words[++at];
        } else if (code < FIRST_BEAT) {
          const cell = word & CELL;
          if (code >= ROLE) bytes[(code >> 3) * plane + cell] ^= code & 7;
          else if (code >= PASSAGE) {
            bytes[cell] ^= 1 << (code & 3);
            bytes[cell + across[code & 3]] ^= 1 << ((code & 3) ^ 2);
          }
        } else if (code >= FIRST_SIZE) {
          memory[word & SIZE_ADDRESS] ^= (2 << ((word >>> 23) & 31)) - 1;
        }
      }
    }
  }

  /** The stretches of beats `from` to `to` − 1, in either direction. */
  #between(from: number, to: number): [reel: Int32Array, from: number, to: number][] {
    return this.#stretches(this.#start(Math.min(from, to)), this.#start(Math.max(from, to)));
  }

  /**
   * Calls `visit` with each cell whose chalk or number beats `from` to `to` − 1 change, in either direction; with a cell
   * once for each change.
   */
  eachCell(from: number, to: number, visit: (cell: Cell) => void): void {
    for (const [words, begin, end] of this.#between(from, to)) {
      for (let at = begin; at < end; at = after(at, words)) {
        const word = words[at];
        const code = word >>> 24;
        if (code >= PASSAGE && code < FIRST_BEAT) {
          visit(word & CELL);
          if (code < ROLE) visit((word & CELL) + this.#across[code & 3]);
        } else if (code >= FIRST_LONG) {
          const address = word & LONG_ADDRESS;
          if (address < this.#containers) visit(address - this.#labels);
        }
      }
    }
  }

  /** Calls `visit` with every wall that opens or closes, in order: the beat it belongs to, a cell, and the direction. */
  eachPassage(visit: (beat: number, cell: Cell, direction: Direction) => void): void {
    let beat = -1;
    for (const [words, begin, end] of this.#stretches(0, this.#size)) {
      for (let at = begin; at < end; at = after(at, words)) {
        const code = words[at] >>> 24;
        if (isBeat(words[at])) beat++;
        else if (code >= PASSAGE && code < ROLE) visit(beat, words[at] & CELL, code & 3);
      }
    }
  }

  /**
   * Calls `visit` with every patch of a word of memory from address `from` up to but not including `to`, in order: the
   * beat it belongs to, the address, and old ^ new.
   */
  eachWord(from: number, to: number, visit: (beat: number, address: number, delta: number) => void): void {
    let beat = -1;
    for (const [words, begin, end] of this.#stretches(0, this.#size)) {
      for (let at = begin; at < end; at = after(at, words)) {
        const word = words[at];
        if (isBeat(word)) beat++;
        else if (word >>> 24 >= FIRST_LONG) {
          const address = word & LONG_ADDRESS;
          if (address >= from && address < to) visit(beat, address, words[at + 1]);
        }
      }
    }
  }

  /** How many words the beats `from` to `to` − 1 take, in either direction: no fewer than what they change. */
  extent(from: number, to: number): number {
    return this.#start(Math.max(from, to)) - this.#start(Math.min(from, to));
  }
}

function sizeWord(address: number, delta: number): number {
  return (FIRST_SIZE << 24) | ((31 - Math.clz32(delta)) << 23) | address;
}

function isBeat(word: number): boolean {
  return ((word >>> 24) - FIRST_BEAT) >>> 0 < FIRST_SIZE - FIRST_BEAT;
}

/** Where the word or pair of words after the one at a place begins. */
function after(at: number, words: Int32Array): number {
  return at + (words[at] >>> 24 < FIRST_LONG ? 1 : 2);
}

/** Where the second cell of a beat is. */
function placeIn(beat: number): number {
  return (beat >>> 24) & 7;
}

function twiceAsLong(words: Int32Array): Int32Array {
  const longer = new Int32Array(2 * words.length);
  longer.set(words);
  return longer;
}
