import { type Cell, EAST, type Grid } from '../grid.ts';
import { Potentials } from './potentials.ts';
import { isStraight, type Texture } from './texture.ts';

/** The largest grid whose expected texture is computed, in cells. */
export const MAX_EXPECTED_CELLS = 10_000;

/** What a maze of a grid has on average: the part of a texture that follows from the surroundings of each cell. */
export type ExpectedTexture = Omit<Texture, 'longestPath' | 'cornerPath'>;

/**
 * The texture that perfect mazes have on average when each is as likely as any other: numbers of cells, which need not
 * be whole, and the share of passages that lead east and west.
 *
 * In a uniform maze the chance that some walls are open and others closed is a determinant of currents (the transfer
 * current theorem: Burton & Pemantle, 1993). For the walls e, f of one cell, let K(e, f) be the current through f while
 * a current of 1 enters at the cell and leaves behind e, in a network of unit resistors. The chance is the determinant
 * of the matrix that has a row of K for each open wall, and a row of I − K for each closed one.
 *
 * Exact but for rounding: about twelve digits.
 *
 * @throws RangeError above MAX_EXPECTED_CELLS cells, or when some cell cannot be reached
 */
export function expectedTexture(grid: Grid): ExpectedTexture {
  if (grid.size > MAX_EXPECTED_CELLS) {
    throw new RangeError(
      `The expected texture is computed on at most ${MAX_EXPECTED_CELLS} cells; this grid has ${grid.size}.`,
    );
  }
  if (!grid.connected) {
    throw new RangeError('The cells of this grid do not hang together, so it has no perfect maze.');
  }
  const byDegree = [0, 0, 0, 0, 0];
  let straights = 0;
  let horizontal = 0;
  const potentials = new Potentials(grid);
  for (let n = 0; n < grid.size; n++) {
    const cell = grid.nth(n);
    const near = grid.near[cell];
    const currents = currentsAround(grid, cell, potentials);
    // Every subset of the walls of the cell, from the smallest: the next one is the next number whose bits lie in near.
    for (let open = -near & near; open !== 0; open = (open - near) & near) {
      const chance = chanceOf(open, currents, grid);
      byDegree[grid.count(open)] += chance;
      if (isStraight(open)) straights += chance;
      if ((open >> EAST) & 1) horizontal += chance;
    }
  }
  const passages = grid.size - 1;
  return {
    cells: grid.size,
    deadEnds: byDegree[1],
    straights,
    turns: byDegree[2] - straights,
    tJunctions: byDegree[3],
    crossings: byDegree[4],
    horizontalShare: passages === 0 ? 0 : horizontal / passages,
  };
}

/** K(e, f) at 4 · e + f, where the directions e and f stand for the walls of a cell. */
function currentsAround(grid: Grid, cell: Cell, potentials: Potentials): Float64Array {
  const currents = new Float64Array(16);
  for (let e = 0; e < grid.directions; e++) {
    const out = grid.neighbour(cell, e);
    if (out < 0) continue;
    for (let f = 0; f < grid.directions; f++) {
      const through = grid.neighbour(cell, f);
      if (through < 0) continue;
      currents[4 * e + f] =
        potentials.at(cell, cell) -
        potentials.at(cell, through) -
        potentials.at(out, cell) +
        potentials.at(out, through);
    }
  }
  return currents;
}

/** The chance that just the walls of the mask `open` are open. Walls that the grid lacks have no current, so stay shut. */
function chanceOf(open: number, currents: Float64Array, grid: Grid): number {
  const rows = Array.from({ length: grid.directions }, (_, e) =>
    Array.from({ length: grid.directions }, (_, f) => {
      const current = currents[4 * e + f];
      if ((open >> e) & 1) return current;
      return (e === f ? 1 : 0) - current;
    }),
  );
  return determinant(rows);
}

/** By expansion along the first row: quick enough for four rows, and free of division. */
function determinant(rows: readonly (readonly number[])[]): number {
  if (rows.length === 0) return 1;
  const [first, ...rest] = rows;
  return first.reduce((sum, entry, col) => {
    const minor = rest.map((row) => row.filter((_, at) => at !== col));
    return sum + (col % 2 === 0 ? entry : -entry) * (entry === 0 ? 0 : determinant(minor));
  }, 0);
}
