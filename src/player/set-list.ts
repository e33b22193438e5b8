import { type Cell, NONE } from 'maze-core';

/** A set of cells: the cell that stands for it, and how many it has. */
export interface CellSet {
  readonly root: Cell;
  readonly size: number;
}

/** How many sets there are, and the `most` largest of them: largest first, equal ones in the order of their roots. */
export function largestSets(roots: Int32Array, most: number): { count: number; largest: CellSet[] } {
  const sizes = new Int32Array(roots.length);
  for (let cell = 0; cell < roots.length; cell++) if (roots[cell] !== NONE) sizes[roots[cell]]++;
  let count = 0;
  const largest: CellSet[] = [];
  /** Sets of no more cells are not among the largest. */
  let small = 0;
  for (let root = 0; root < sizes.length; root++) {
    const size = sizes[root];
    if (size === 0) continue;
    count++;
    if (size <= small) continue;
    let place = largest.length;
    while (place > 0 && largest[place - 1].size < size) place--;
    largest.splice(place, 0, { root, size });
    if (largest.length > most) largest.pop();
    if (largest.length === most) small = largest[most - 1].size;
  }
  return { count, largest };
}

/** The cells of a set. */
export function cellsOf(roots: Int32Array, root: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < roots.length; cell++) if (roots[cell] === root) cells.push(cell);
  return cells;
}
