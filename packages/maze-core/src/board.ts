import { type Cell, type Direction, type Grid, NONE } from './grid.ts';
import { Planes } from './planes.ts';
import type { Random } from './random.ts';
import { Bag } from './structures/bag.ts';
import { DisjointSets } from './structures/disjoint-sets.ts';
import { Heap } from './structures/heap.ts';
import { Queue } from './structures/queue.ts';
import { Sequence } from './structures/sequence.ts';
import { type Holding, type Shelf, type ShelfKind, wordsOf } from './structures/shelf.ts';
import { Stack } from './structures/stack.ts';
import type { TapeRecorder } from './tape-recorder.ts';

/** What chalk on a cell says. A cell has one role at a time; BLANK is no chalk. */
export type Role = number;
/** No chalk: not reached yet. */
export const BLANK: Role = 0;
/** Next to the part that is done, and on a list to be handled. */
export const FRONTIER: Role = 1;
/** Done: in the maze, or reached by a search. */
export const IN: Role = 2;
/** On the way that is being walked, and not settled yet. */
export const WALK: Role = 3;
/** On the path that was asked for. */
export const PATH: Role = 4;

/** The names of the roles, in the order of their numbers. */
export const ROLES = ['blank', 'frontier', 'in', 'walk', 'path'] as const;

/**
 * The blackboard an algorithm works on, and the only thing that writes.
 *
 * The verbs are a teacher's: open a wall, mark a cell, point from one cell to the next, write a number, put a wall on
 * a list. The board remembers all of it in one block of memory, cut into planes; when it carries a recorder, each change
 * is also recorded there. Recording is this one nullable field, so a recorded run and a plain run are the same run.
 *
 * The verbs trust their caller: cells must exist, and two cells must be neighbours.
 */
export class Board<Step extends string = string> {
  readonly grid: Grid;
  readonly recorder: TapeRecorder | null;
  /** A bit a direction: set where the cell's wall is open. */
  readonly passages: Uint8Array;

  readonly #memory: Int32Array;
  readonly #roles: Uint8Array;
  /** The roles between a row of bytes of the planes before and behind them. */
  readonly #framed: Uint8Array;
  /** Direction + 1, or 0 for no arrow. */
  readonly #arrows: Uint8Array;
  /** Bit 0: the wall east of the cell is on the list; bit 1: the wall south of it. */
  readonly #listed: Uint8Array;
  /** Number + 1, or 0 for no number. */
  readonly #labels: Int32Array;
  readonly #shelves: { shelf: Shelf; words: Int32Array }[] = [];
  #end: number;

  /**
   * @param passages  the open walls to begin with: a byte a cell, a bit a direction; without it all walls stand.
   *   The bytes are copied, so a board never changes the maze it is given.
   */
  constructor(grid: Grid, recorder: TapeRecorder | null = null, passages?: Uint8Array) {
    this.grid = grid;
    this.recorder = recorder;
    const planes = new Planes(grid);
    const memory = new Int32Array(planes.end);
    const bytes = (at: number) => new Uint8Array(memory.buffer, at, grid.slots);
    this.#memory = memory;
    this.passages = bytes(planes.passages);
    this.#roles = bytes(planes.roles);
    this.#framed = new Uint8Array(memory.buffer, planes.roles - grid.cols, grid.slots + 2 * grid.cols);
    this.#arrows = bytes(planes.arrows);
    this.#listed = bytes(planes.listed);
    this.#labels = memory.subarray(planes.labels);
    this.#end = planes.end;
    if (passages !== undefined) this.passages.set(passages);
  }

  /**
   * A step begins. What it looks at: a cell, or two cells; two neighbours name the wall between them, others the two ends
   * of something, such as a walk or a room.
   */
  at(step: Step, cell?: Cell, other?: Cell): void {
    this.recorder?.beat(step, cell, other);
  }

  /** Opens the wall between two neighbours. */
  carve(a: Cell, b: Cell): void {
    const direction = this.grid.direction(a, b);
    const { passages } = this;
    this.recorder?.open(a, direction, passages[a]);
    passages[a] |= 1 << direction;
    passages[b] |= 1 << (direction ^ 2);
  }

  /** Builds the wall between two neighbours. */
  wall(a: Cell, b: Cell): void {
    const direction = this.grid.direction(a, b);
    const { passages } = this;
    this.recorder?.close(a, direction, passages[a]);
    passages[a] &= ~(1 << direction);
    passages[b] &= ~(1 << (direction ^ 2));
  }

  /** Gives a cell a role. */
  mark(cell: Cell, role: Role): void {
    this.recorder?.role(cell, this.#roles[cell] ^ role);
    this.#roles[cell] = role;
  }

  /** Draws an arrow from a cell to its neighbour `to`; NONE rubs it out. */
  point(cell: Cell, to: Cell): void {
    const arrow = to === NONE ? 0 : this.grid.direction(cell, to) + 1;
    this.recorder?.arrow(cell, this.#arrows[cell] ^ arrow);
    this.#arrows[cell] = arrow;
  }

  /** Writes a number from 0 into a cell; NONE rubs it out. */
  label(cell: Cell, number: number): void {
    this.recorder?.number(cell, this.#labels[cell] ^ (number + 1));
    this.#labels[cell] = number + 1;
  }

  /** Chalks the wall between two neighbours as being on the list. */
  list(a: Cell, b: Cell): void {
    this.#chalkWall(a, b, true);
  }

  /** Wipes that chalk off. */
  unlist(a: Cell, b: Cell): void {
    this.#chalkWall(a, b, false);
  }

  /** Whether a cell has a role. */
  is(cell: Cell, role: Role): boolean {
    return this.#roles[cell] === role;
  }

  /** Whether the wall between two neighbours is open. */
  isOpen(a: Cell, b: Cell): boolean {
    return ((this.passages[a] >> this.grid.direction(a, b)) & 1) === 1;
  }

  /** How many passages leave a cell. */
  degree(cell: Cell): number {
    return this.grid.count(this.passages[cell]);
  }

  /** The cell that the arrow in `cell` points to, or NONE. */
  pointed(cell: Cell): Cell {
    return this.#arrows[cell] === 0 ? NONE : this.grid.neighbour(cell, this.#arrows[cell] - 1);
  }

  /** The number in a cell, or NONE. */
  number(cell: Cell): number {
    return this.#labels[cell] - 1;
  }

  /** The numbers in all cells, as a copy: NONE where there is none. */
  numbers(): Int32Array {
    const numbers = this.#labels.slice();
    // A loop takes a fraction of the time of `map`, and a search that looks at few cells takes little more than this.
    for (let cell = 0; cell < numbers.length; cell++) numbers[cell]--;
    return numbers;
  }

  /** A neighbour of `cell` in the given role, each with the same chance; NONE when there is none. */
  randomNeighbour(cell: Cell, role: Role, random: Random): Cell {
    return this.grid.oneOf(cell, this.grid.holding(cell, this.#framed, role), random);
  }

  /** Any neighbour of `cell`, each with the same chance; NONE when the cell has no neighbour at all. */
  anyNeighbour(cell: Cell, random: Random): Cell {
    return this.grid.oneOf(cell, this.grid.near[cell], random);
  }

  /** Calls `visit` with each neighbour of `cell` in the given role: north, east, south, west. */
  eachNeighbour(cell: Cell, role: Role, visit: (next: Cell) => void): void {
    this.#each(cell, this.grid.holding(cell, this.#framed, role), visit);
  }

  /** Calls `visit` with each neighbour in the given role that an open wall leads to: north, east, south, west. */
  eachPassage(cell: Cell, role: Role, visit: (next: Cell) => void): void {
    this.#each(cell, this.passages[cell] & this.grid.holding(cell, this.#framed, role), visit);
  }

  /** Calls `visit` with each neighbour that an open wall leads to: north, east, south, west. */
  eachExit(cell: Cell, visit: (next: Cell) => void): void {
    this.#each(cell, this.passages[cell], visit);
  }

  /** The first neighbour in the given role that an open wall leads to: north, east, south, west; NONE without one. */
  exitTo(cell: Cell, role: Role): Cell {
    const mask = this.passages[cell] & this.grid.holding(cell, this.#framed, role);
    return mask === 0 ? NONE : this.grid.towards(cell, mask, 0);
  }

  /** How many neighbours in the given role open walls lead to. */
  countExits(cell: Cell, role: Role): number {
    return this.grid.count(this.passages[cell] & this.grid.holding(cell, this.#framed, role));
  }

  /** Whether an open wall leads from a cell in a direction. */
  leads(cell: Cell, direction: Direction): boolean {
    return ((this.passages[cell] >> direction) & 1) === 1;
  }

  /** A stack of at most `capacity` cells or walls, kept where the reader can see it. */
  stack(holds: Holding = 'cells', capacity = this.#capacity(holds)): Stack {
    return new Stack(this.recorder, ...this.#shelve('stack', holds, capacity));
  }

  /** A queue that at most `capacity` cells or walls ever enter. */
  queue(holds: Holding = 'cells', capacity = this.#capacity(holds)): Queue {
    return new Queue(this.recorder, ...this.#shelve('queue', holds, capacity));
  }

  /** A bag of at most `capacity` cells or walls, from which one is drawn at random. */
  bag(holds: Holding = 'cells', capacity = this.#capacity(holds)): Bag {
    return new Bag(this.recorder, ...this.#shelve('bag', holds, capacity));
  }

  /** A heap of at most `capacity` cells or walls, each with a key: the smallest key leaves first. */
  heap(holds: Holding = 'cells', capacity = this.#capacity(holds)): Heap {
    return new Heap(this.recorder, ...this.#shelve('heap', holds, capacity));
  }

  /** A list in order of arrival that at most `capacity` cells or walls ever enter; any of them may be taken out. */
  sequence(holds: Holding = 'cells', capacity = this.#capacity(holds)): Sequence {
    return new Sequence(this.recorder, ...this.#shelve('sequence', holds, capacity));
  }

  /** A set for each cell, to be united. */
  sets(): DisjointSets {
    return new DisjointSets(this.recorder, ...this.#shelve('sets', 'cells', this.grid.slots));
  }

  /** Everything on the board as one block, with the shelves and where each begins. */
  snapshot(): { memory: Int32Array; shelves: readonly Shelf[] } {
    const memory = new Int32Array(this.#end);
    memory.set(this.#memory);
    for (const { shelf, words } of this.#shelves) memory.set(words, shelf.base);
    return { memory, shelves: this.#shelves.map(({ shelf }) => shelf) };
  }

  #capacity(holds: Holding): number {
    return holds === 'cells' ? this.grid.slots : this.grid.wallSlots;
  }

  #shelve(kind: ShelfKind, holds: Holding, capacity: number): [words: Int32Array, base: number] {
    const base = this.#end;
    const words = new Int32Array(wordsOf(kind, capacity));
    this.#shelves.push({ shelf: { kind, holds, base, capacity }, words });
    this.#end += words.length;
    return [words, base];
  }

  #chalkWall(a: Cell, b: Cell, on: boolean): void {
    const wall = this.grid.wall(a, b);
    const cell = wall >> 1;
    const bit = 1 << (wall & 1);
    const before = this.#listed[cell];
    const after = on ? before | bit : before & ~bit;
    this.recorder?.listed(cell, before ^ after);
    this.#listed[cell] = after;
  }

  #each(cell: Cell, mask: number, visit: (next: Cell) => void): void {
    const count = this.grid.count(mask);
    for (let n = 0; n < count; n++) visit(this.grid.towards(cell, mask, n));
  }
}
