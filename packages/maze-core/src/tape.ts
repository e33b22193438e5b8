import { NONE } from './grid.ts';

/** A beat takes four words: where its patches start, the number of its step, and two cells (or NONE). */
const BEAT = 4;
/** A patch takes two words: an address in the board's memory, and old ^ new. */
const PATCH = 2;

/** The longest tape: 2²⁸ words of patches, 1 GiB. */
const MAX_WORDS = 2 ** 28;

/** The parts of a tape, to be sent elsewhere: arrays that may be longer than what is in use of them. */
export interface TapeParts {
  readonly steps: readonly string[];
  readonly length: number;
  readonly beats: Int32Array;
  readonly patches: Int32Array;
  /** Words of `patches` in use. */
  readonly end: number;
}

/** How many beats lie between two calls of a tape's watcher: a power of two. */
export const WATCHED_EVERY = 2 ** 16;

/**
 * What a run did, as a flat recording: beats (a named step and the cells it looks at) and the patches each beat made.
 *
 * A patch is an XOR. It undoes itself and patches commute, so the same loop over the same numbers plays a run forwards
 * and backwards. Patches belong to the last beat before them, with one exception: what is taken out of a container is
 * often taken just before its beat, because the step's name depends on it. `ahead` says so, and such patches belong to
 * the beat that follows. Invariant: no patch comes before the first beat.
 */
export class Tape {
  /** The names of the steps; a beat stores an index into this list. */
  readonly steps: readonly string[];
  /** Number of beats so far. */
  length = 0;
  /** Told of the number of beats now and then, every `WATCHED_EVERY` of them. */
  watch: ((beats: number) => void) | null = null;

  #beats: Int32Array;
  #patches: Int32Array;
  /** Words of `#patches` in use. */
  #end = 0;
  /** Addresses below this are chalk; containers lie behind. */
  readonly #chalk: number;
  /** Where the patches begin that wait for the next beat, or NONE. */
  #ahead = NONE;

  /**
   * @param steps  the names that `beat` may be given
   * @param cells  cells of the grid: a first guess at the length
   * @param chalk  addresses below this belong to the board's planes, those from it to containers; without it `ahead`
   *   has no effect
   */
  constructor(steps: readonly string[], cells = 64, chalk = 0) {
    this.steps = steps;
    this.#chalk = chalk;
    this.#beats = new Int32Array(BEAT * Math.max(64, 3 * cells));
    this.#patches = new Int32Array(PATCH * Math.max(64, 8 * cells));
  }

  /** A tape put together again. It can be played, and not be recorded on. */
  static of({ steps, length, beats, patches, end }: TapeParts): Tape {
    const tape = new Tape(steps, 0);
    tape.length = length;
    tape.#beats = beats;
    tape.#patches = patches;
    tape.#end = end;
    return tape;
  }

  /** The parts it consists of: its own arrays, not copies. */
  get parts(): TapeParts {
    return {
      steps: this.steps,
      length: this.length,
      beats: this.#beats,
      patches: this.#patches,
      end: this.#end,
    };
  }

  /** A step begins, looking at a cell or at two (NONE where there is none). */
  beat(step: string, cell: number, other: number): void {
    const at = BEAT * this.length++;
    if (at === this.#beats.length) this.#beats = grown(this.#beats);
    // A handful of names, compared by identity: faster than any map.
    let name = 0;
    while (this.steps[name] !== step) name++;
    const beats = this.#beats;
    beats[at] = this.#ahead === NONE ? this.#end : this.#ahead;
    beats[at + 1] = name;
    beats[at + 2] = cell;
    beats[at + 3] = other;
    this.#ahead = NONE;
    if (this.watch !== null && this.length % WATCHED_EVERY === 0) this.watch(this.length);
  }

  /**
   * Something is about to be taken out of a container. If a beat follows before any chalk is set, it belongs to that
   * beat; if chalk comes first, it was part of the step that is going on.
   */
  ahead(): void {
    if (this.#chalk > 0 && this.#ahead === NONE) this.#ahead = this.#end;
  }

  /** A word of memory changes by XOR with `delta`. */
  patch(address: number, delta: number): void {
    const at = this.#end;
    if (at === this.#patches.length) this.#patches = grown(this.#patches);
    const patches = this.#patches;
    patches[at] = address;
    patches[at + 1] = delta;
    this.#end = at + PATCH;
    if (address < this.#chalk) this.#ahead = NONE;
  }

  /** The step of beat k, k from 0. */
  step(k: number): string {
    return this.steps[this.#beats[BEAT * k + 1]];
  }

  /** The first cell that beat k looks at, or NONE. */
  cell(k: number): number {
    return this.#beats[BEAT * k + 2];
  }

  /** The second cell that beat k looks at, or NONE. */
  other(k: number): number {
    return this.#beats[BEAT * k + 3];
  }

  /** Where one of these steps has just been played: k + 1 for each such beat k, in order. */
  positionsOf(steps: ReadonlySet<string>): Int32Array {
    const wanted = this.steps.map((step) => steps.has(step));
    const beats = this.#beats;
    const end = BEAT * this.length;
    let count = 0;
    for (let at = 1; at < end; at += BEAT) if (wanted[beats[at]]) count++;
    const positions = new Int32Array(count);
    for (let at = 1, found = 0; found < count; at += BEAT) {
      if (wanted[beats[at]]) positions[found++] = (at - 1) / BEAT + 1;
    }
    return positions;
  }

  /** Where the patches of beat k start, in words; for k = length, where they all end. */
  #start(k: number): number {
    return k < this.length ? this.#beats[BEAT * k] : this.#end;
  }

  /** Applies the patches of beats `from` to `to` − 1 to a memory, in either direction: from may be larger than to. */
  play(memory: Int32Array, from: number, to: number): void {
    const patches = this.#patches;
    const end = this.#start(Math.max(from, to));
    for (let at = this.#start(Math.min(from, to)); at < end; at += PATCH)
      memory[patches[at]] ^= patches[at + 1];
  }

  /** Calls `visit` with the address of each patch of beats `from` to `to` − 1, in either direction. */
  eachAddress(from: number, to: number, visit: (address: number) => void): void {
    const end = this.#start(Math.max(from, to));
    for (let at = this.#start(Math.min(from, to)); at < end; at += PATCH) visit(this.#patches[at]);
  }

  /** Calls `visit` with every patch in order: the beat it belongs to, its address, and old ^ new. */
  eachPatch(visit: (beat: number, address: number, delta: number) => void): void {
    for (let beat = 0; beat < this.length; beat++) {
      const end = this.#start(beat + 1);
      for (let at = this.#start(beat); at < end; at += PATCH) {
        visit(beat, this.#patches[at], this.#patches[at + 1]);
      }
    }
  }

  /** Number of patches that beats `from` to `to` − 1 made, in either direction. */
  patchCount(from: number, to: number): number {
    return (this.#start(Math.max(from, to)) - this.#start(Math.min(from, to))) / PATCH;
  }
}

/** @throws RangeError when the tape would be longer than 1 GiB */
function grown(words: Int32Array): Int32Array {
  if (words.length >= MAX_WORDS) {
    throw new RangeError(
      'This run is too long to record: its tape would be longer than 1 GiB. Record a smaller grid.',
    );
  }
  const longer = new Int32Array(2 * words.length);
  longer.set(words);
  return longer;
}
