import { type Cell, NONE } from './grid.ts';
import { Planes } from './planes.ts';
import { NUMBERS_OF, type Shelf } from './structures/shelf.ts';
import type { Trace } from './trace.ts';
import { eachMoved, mostMoved, writeRoots } from './unions.ts';

/**
 * A playhead over a recorded run: what stands on the board at a position, for whoever draws or speaks.
 *
 * Positions run from 0 to `length`. At position 0 the board is blank; at position k the first k beats have been
 * played, and `step` is the last of them. A cursor is born at the end, with the finished picture. The arrays are the
 * cursor's own memory: read them, and read them again after `seek`; never write.
 */
export class Cursor {
  readonly trace: Trace;
  /** The last position: how many beats the run has. */
  readonly length: number;
  /** A byte a cell, a bit a direction: set where the wall is open. */
  readonly passages: Uint8Array;
  /** A byte a cell: its role. */
  readonly roles: Uint8Array;
  /** A byte a cell: direction + 1 of its arrow, or 0. */
  readonly arrows: Uint8Array;
  /** A byte a cell: bit 0 when the wall east of it is on the list, bit 1 when the wall south of it is. */
  readonly listed: Uint8Array;
  /** A word a cell: its number + 1, or 0. */
  readonly labels: Int32Array;

  readonly #memory: Int32Array;
  #position: number;
  /** The passages at position 0, once that has been seen; all else is blank there. */
  #beginning: Uint8Array | null = null;
  /** For each cell the one that stands for its set, and at which position, once that has been asked for. */
  #sets: Int32Array | null = null;
  #setsAt = -1;

  constructor(trace: Trace) {
    const { grid } = trace;
    const planes = new Planes(grid);
    const memory = trace.memory.slice();
    const bytes = (at: number) => new Uint8Array(memory.buffer, at, grid.slots);
    this.trace = trace;
    this.length = trace.tape.length;
    this.#memory = memory;
    this.#position = this.length;
    this.passages = bytes(planes.passages);
    this.roles = bytes(planes.roles);
    this.arrows = bytes(planes.arrows);
    this.listed = bytes(planes.listed);
    this.labels = memory.subarray(planes.labels, planes.labels + grid.slots);
  }

  /** Where the playhead is, from 0 to `length`. */
  get position(): number {
    return this.#position;
  }

  /** The name of the step just played, or null on the blank board. */
  get step(): string | null {
    return this.#position === 0 ? null : this.trace.tape.step(this.#position - 1);
  }

  /** The cell the step looks at, or NONE. */
  get cell(): Cell {
    return this.#position === 0 ? NONE : this.trace.tape.cell(this.#position - 1);
  }

  /** The second cell the step looks at, or NONE; the two name the wall between them. */
  get other(): Cell {
    return this.#position === 0 ? NONE : this.trace.tape.other(this.#position - 1);
  }

  /** Goes to a position. @throws RangeError when it is not a whole number from 0 to `length` */
  seek(position: number): void {
    if (!Number.isInteger(position) || position < 0 || position > this.length) {
      throw new RangeError(
        `A position must be a whole number from 0 to ${this.length}; got ${String(position)}.`,
      );
    }
    this.#leapTowards(position);
    this.trace.tape.play(this.#memory, this.#position, position);
    this.#position = position;
    if (position === 0) this.#beginning ??= this.passages.slice();
  }

  /** Goes to the end or to the beginning, which are known, when it is quicker to play from there than from here. */
  #leapTowards(position: number): void {
    const { tape, memory } = this.trace;
    const far = tape.extent(this.#position, position);
    // Copying four words takes about as long as playing one.
    const copying = memory.length / 4;
    if (tape.extent(this.length, position) + copying < far) {
      this.#memory.set(memory);
      this.#position = this.length;
    } else if (this.#beginning !== null && tape.extent(0, position) + copying < far) {
      this.#memory.fill(0);
      this.passages.set(this.#beginning);
      this.#position = 0;
    }
  }

  /** How many items a container holds; for sets, how many cells there are in them. */
  count(shelf: Shelf): number {
    const { base, kind, capacity, holds } = shelf;
    if (kind === 'sets') return capacity;
    if (kind === 'queue') return (this.#memory[base + 1] - this.#memory[base]) / NUMBERS_OF[holds];
    return (kind === 'sequence' ? this.items(shelf).length : this.#memory[base]) / NUMBERS_OF[holds];
  }

  /**
   * The items of a container, in its order: a stack from the bottom, a queue and a heap from the next to leave. A copy. A
   * room is two of its numbers.
   */
  items(shelf: Shelf): Int32Array {
    const { base, kind } = shelf;
    if (kind === 'sets') return this.#memory.slice(base, base + shelf.capacity);
    if (kind === 'queue')
      return this.#memory.slice(base + 2 + this.#memory[base], base + 2 + this.#memory[base + 1]);
    const items = this.#memory.slice(base + 1, base + 1 + this.#memory[base]);
    return kind === 'sequence' ? items.filter((item) => item !== NONE) : items;
  }

  /** The keys of the items of a heap, in the same order. A copy. */
  keys(shelf: Shelf): Int32Array {
    const first = shelf.base + 1 + shelf.capacity;
    return this.#memory.slice(first, first + this.#memory[shelf.base]);
  }

  /** For each cell the cell that stands for its set, where the algorithm keeps sets on a shelf; null elsewhere. */
  get sets(): Int32Array | null {
    const { unions, grid } = this.trace;
    if (unions === null) return null;
    this.#sets ??= new Int32Array(grid.slots);
    if (this.#setsAt !== this.#position) writeRoots(unions(), this.#position, this.#sets);
    this.#setsAt = this.#position;
    return this.#sets;
  }

  /** Calls `visit` with each set on such a shelf: the cell that stands for it, and how many cells it has. */
  eachSet(visit: (root: Cell, size: number) => void): void {
    const shelf = this.trace.shelves.find(({ kind }) => kind === 'sets');
    if (shelf === undefined) return;
    const words = this.#memory.subarray(shelf.base, shelf.base + shelf.capacity);
    // A word above 0 leads from a cell to another of its set: see DisjointSets.
    for (let cell = 0; cell < words.length; cell++) if (words[cell] <= 0) visit(cell, 1 - words[cell]);
  }

  /** Calls `visit` with each cell whose passages, role, arrow, wall chalk, number or set differ between two positions. */
  eachChange(from: number, to: number, visit: (cell: Cell) => void): void {
    const { tape, unions } = this.trace;
    tape.eachCell(from, to, visit);
    if (unions !== null) eachMoved(unions(), from, to, visit);
  }

  /** How many cells that are at most, and no more than it takes to find them. */
  extent(from: number, to: number): number {
    const { tape, unions } = this.trace;
    return tape.extent(from, to) + (unions === null ? 0 : mostMoved(unions(), from, to));
  }
}
