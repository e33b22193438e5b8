import { type Cell, type Direction, type Grid, NONE } from './grid.ts';
import { Planes } from './planes.ts';
import {
  ALONE,
  CELL,
  FAR,
  FIRST_BEAT,
  FIRST_LONG,
  FIRST_SIZE,
  INDEXED,
  LONG_ADDRESS,
  NO_CELL,
  PASSAGE,
  ROLE,
  SIZE_ADDRESS,
  SIZE_BITS,
} from './tape-words.ts';

/** The parts of a tape, to be sent elsewhere. Its arrays may lie in buffers that are longer than they. */
export interface TapeParts {
  readonly steps: readonly string[];
  readonly length: number;
  readonly reels: readonly Int32Array[];
  readonly index: Int32Array;
  /** The positions that `positionsOf` has found so far, by the length of the tape and the steps. */
  readonly found: ReadonlyMap<string, Int32Array>;
}

/**
 * What a run did, as a flat recording: beats (a named step and the cells it looks at), each followed by its patches.
 *
 * A patch is an XOR. It undoes itself and patches commute, so the same loop over the same numbers plays a run forwards
 * and backwards. Invariant: no patch comes before the first beat. A TapeRecorder makes tapes.
 */
export class Tape {
  /** The names of the steps; a beat stores an index into this list. */
  readonly steps: readonly string[];
  /** Number of beats. */
  readonly length: number;

  readonly #reels: readonly Int32Array[];
  /** Where each reel begins, and where the last ends: places count the words of the whole tape. */
  readonly #begins: readonly number[];
  /** Where every sixteenth beat starts. */
  readonly #index: Int32Array;
  readonly #found: Map<string, Int32Array>;

  /** Address of the first number in a cell; numbers end where containers begin. */
  readonly #labels: number;
  readonly #containers: number;
  /** Bytes of a plane with a byte a cell. */
  readonly #plane: number;
  /** How far it is to the neighbour in each direction. */
  readonly #across: Int32Array;

  /** @param grid  what the board's planes are planes of; null where there are none */
  constructor({ steps, length, reels, index, found }: TapeParts, grid: Grid | null) {
    const planes = grid === null ? null : new Planes(grid);
    const cols = grid === null ? 0 : grid.cols;
    this.steps = steps;
    this.length = length;
    this.#reels = reels;
    const begins = [0];
    for (const reel of reels) begins.push(begins[begins.length - 1] + reel.length);
    this.#begins = begins;
    this.#index = index;
    this.#found = new Map(found);
    this.#labels = planes === null ? 0 : planes.labels;
    this.#containers = planes === null ? 0 : planes.end;
    this.#plane = planes === null ? 0 : planes.roles;
    this.#across = Int32Array.of(-cols, 1, cols, -1);
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
    return this.#begins[this.#reels.length];
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
    this.#reels.forEach((reel, n) => {
      const first = Math.max(0, from - this.#begins[n]);
      const last = Math.min(reel.length, to - this.#begins[n]);
      if (first < last) stretches.push([reel, first, last]);
    });
    return stretches;
  }

  /** Applies the patches of beats `from` to `to` − 1 to a memory, in either direction: from may be larger than to. */
  play(memory: Int32Array, from: number, to: number): void {
    const bytes = new Uint8Array(memory.buffer, memory.byteOffset, memory.byteLength);
    const plane = this.#plane;
    const across = this.#across;
    // The loop that all seeking comes down to: an imported name would be looked up for every word.
    const [firstBeat, firstSize, firstLong, role] = [FIRST_BEAT, FIRST_SIZE, FIRST_LONG, ROLE];
    const [passage, cells, longAddresses] = [PASSAGE, CELL, LONG_ADDRESS];
    for (const [words, begin, end] of this.#between(from, to)) {
      for (let at = begin; at < end; at++) {
        const word = words[at];
        const code = word >>> 24;
        if (code >= firstLong) {
          memory[word & longAddresses] ^= words[++at];
        } else if (code < firstBeat) {
          const cell = word & cells;
          if (code >= role) bytes[(code >> 3) * plane + cell] ^= code & 7;
          else if (code >= passage) {
            bytes[cell] ^= 1 << (code & 3);
            bytes[cell + across[code & 3]] ^= 1 << ((code & 3) ^ 2);
          }
        } else if (code >= firstSize) {
          memory[word & SIZE_ADDRESS] ^= (2 << ((word >>> SIZE_BITS) & 31)) - 1;
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

/** Whether a word, which is not the second of two, is a beat. */
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
