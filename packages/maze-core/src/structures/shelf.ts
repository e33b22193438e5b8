/** What the numbers on a shelf stand for. */
export type Holding = 'cells' | 'walls';

export type ShelfKind = 'stack' | 'queue' | 'bag' | 'sets';

/**
 * Where a container keeps its items in the board's memory, so that a cursor can show them at any step.
 *
 * A stack and a bag begin with their size, a queue with its head and its tail, sets with nothing; then come `capacity`
 * words. Words of a container beyond its size are leftovers and mean nothing.
 */
export interface Shelf {
  readonly kind: ShelfKind;
  readonly holds: Holding;
  /** Address of the first word. */
  readonly base: number;
  /** The most items it ever holds. */
  readonly capacity: number;
}
