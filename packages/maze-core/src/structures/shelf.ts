/** What the numbers on a shelf stand for. A room is two of them: its first cell and its last. */
export type Holding = 'cells' | 'walls' | 'rooms';

/** How many numbers make an item. */
export const NUMBERS_OF: Readonly<Record<Holding, number>> = { cells: 1, walls: 1, rooms: 2 };

/** The kinds of container. */
export type ShelfKind = 'stack' | 'queue' | 'bag' | 'heap' | 'sequence' | 'sets';

/**
 * Where a container keeps its items in the board's memory, so that a cursor can show them at any step.
 *
 * A stack, a bag and a heap begin with their size, a queue with its head and its tail, sets with nothing; then come
 * `capacity` items, and in a heap as many keys. A sequence begins with its length; of its items, those that are NONE
 * have been taken out. Words of a container beyond its size are leftovers and mean nothing.
 */
export interface Shelf {
  readonly kind: ShelfKind;
  readonly holds: Holding;
  /** Address of the first word. */
  readonly base: number;
  /** The most items it ever holds. */
  readonly capacity: number;
}

/** How many words a container takes. */
export function wordsOf(kind: ShelfKind, capacity: number): number {
  if (kind === 'sets') return capacity;
  if (kind === 'queue') return 2 + capacity;
  return 1 + (kind === 'heap' ? 2 * capacity : capacity);
}
