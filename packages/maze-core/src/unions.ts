import { NONE } from './grid.ts';
import { countUpTo } from './positions.ts';

/**
 * All unions of a run, and so its sets at any position without going there.
 *
 * Of two sets, one is put behind the other in a line. Whatever has been united stays together, so the sets of every
 * position are stretches of one and the same line: a new one begins at each item that no union has ended yet. To know all
 * sets is to go along the line once; to know what has changed, to look at the stretches that were moved.
 */
export interface Unions {
  /** All items in a line, so that at any position the members of a set stand side by side, the one that stands for it first. */
  readonly line: Int32Array;
  /** For each place in the line, by which union its item has ceased to stand for a set; how many there are where by none. */
  readonly ended: Int32Array;
  /** For each union the position it comes with, in order. */
  readonly positions: Int32Array;
  /** For each union the place in the line of the item that has ceased to stand for a set. */
  readonly places: Int32Array;
  /** How many members have come to another set in the unions before each, and in all. */
  readonly moved: Int32Array;
}

/** Writes for each item which one stands for its set at a position. */
export function writeRoots(unions: Unions, position: number, roots: Int32Array): void {
  const { line, ended, positions } = unions;
  const count = countUpTo(positions, position);
  let root = NONE;
  for (let place = 0; place < line.length; place++) {
    const item = line[place];
    if (ended[place] >= count) root = item;
    roots[item] = root;
  }
}

/** Calls `visit` with each item whose set another item stands for at one position than at the other. */
export function eachMoved(unions: Unions, from: number, to: number, visit: (item: number) => void): void {
  const { line, ended, positions, places } = unions;
  const [first, last] = [countUpTo(positions, Math.min(from, to)), countUpTo(positions, Math.max(from, to))];
  for (let union = first; union < last; union++) {
    let place = places[union];
    do visit(line[place]);
    while (ended[++place] < first);
  }
}

/** How many items that are at most. */
export function mostMoved(unions: Unions, from: number, to: number): number {
  const { positions, moved } = unions;
  return Math.abs(moved[countUpTo(positions, to)] - moved[countUpTo(positions, from)]);
}
