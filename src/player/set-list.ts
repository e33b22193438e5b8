import { type Cell, type Cursor, NONE } from 'maze-core';

/** A set of cells: the cell that stands for it, and how many it has. */
export interface CellSet {
  readonly root: Cell;
  readonly size: number;
}

/** Calls `visit` with every set, in the order of their roots. */
export type EachSet = (visit: (root: Cell, size: number) => void) => void;

/** The sets in which each cell has the root given, or is in none; a cursor that keeps sets knows how large they are. */
export function eachSetIn(roots: Int32Array, cursor: Cursor | null = null): EachSet {
  if (cursor !== null && cursor.sets !== null) return (visit) => cursor.eachSet(visit);
  return (visit) => {
    const sizes = new Int32Array(roots.length);
    for (let cell = 0; cell < roots.length; cell++) if (roots[cell] !== NONE) sizes[roots[cell]]++;
    for (let root = 0; root < sizes.length; root++) if (sizes[root] > 0) visit(root, sizes[root]);
  };
}

/** How many sets there are, and the `most` largest of them: largest first, equal ones in the order of their roots. */
export function largestSets(eachSet: EachSet, most: number): { count: number; largest: CellSet[] } {
  let count = 0;
  const largest: CellSet[] = [];
  /** Sets of no more cells are not among the largest. */
  let small = 0;
  eachSet((root, size) => {
    count++;
    if (size <= small) return;
    let place = largest.length;
    while (place > 0 && largest[place - 1].size < size) place--;
    largest.splice(place, 0, { root, size });
    if (largest.length > most) largest.pop();
    if (largest.length === most) small = largest[most - 1].size;
  });
  return { count, largest };
}

/** The cells of a set. */
export function cellsOf(roots: Int32Array, root: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < roots.length; cell++) if (roots[cell] === root) cells.push(cell);
  return cells;
}
