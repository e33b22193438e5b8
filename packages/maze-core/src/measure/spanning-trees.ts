import type { Grid } from '../grid.ts';

/** The largest grid whose spanning trees are counted, in cells. */
export const MAX_COUNTED_CELLS = 64;

/**
 * The number of perfect mazes on a grid, which are its spanning trees; 0 when walls aside some cell cannot be reached.
 *
 * It is the determinant of the Laplacian matrix (on the diagonal the neighbours of each cell, −1 for two neighbours)
 * less one row and its column (Kirchhoff, 1847).
 *
 * @throws RangeError above MAX_COUNTED_CELLS cells
 */
export function countSpanningTrees(grid: Grid): bigint {
  if (grid.size > MAX_COUNTED_CELLS) {
    throw new RangeError(
      `Spanning trees are counted on at most ${MAX_COUNTED_CELLS} cells; this grid has ${grid.size}.`,
    );
  }
  return determinant(laplacianMinor(grid), grid.cols);
}

/** The lower half, with the diagonal, of the Laplacian matrix without the last cell. */
function laplacianMinor(grid: Grid): bigint[][] {
  return Array.from({ length: grid.size - 1 }, (_, row) => {
    const cell = grid.nth(row);
    return Array.from({ length: row + 1 }, (_, col) => {
      if (col === row) return BigInt(grid.count(grid.near[cell]));
      return grid.touches(cell, grid.nth(col)) ? -1n : 0n;
    });
  });
}

/**
 * The determinant of a symmetric matrix without negative eigenvalues, by elimination without fractions (Bareiss, 1968):
 * each division leaves no remainder. Overwrites the matrix.
 *
 * @param lower  its lower half; entries further than `band` from the diagonal are 0
 */
function determinant(lower: bigint[][], band: number): bigint {
  const size = lower.length;
  let before = 1n;
  for (let k = 0; k < size; k++) {
    const pivot = lower[k][k];
    // Such a matrix needs no exchange of rows: where a pivot is 0, so is the determinant.
    if (pivot === 0n) return 0n;
    // A row with nothing below the earlier pivots was due to be multiplied by each and divided by the one before it.
    const entering = k + band;
    if (k > 0 && entering < size) for (let j = k; j <= entering; j++) lower[entering][j] *= before;
    for (let i = k + 1; i <= entering && i < size; i++) {
      for (let j = k + 1; j <= i; j++) {
        lower[i][j] = (pivot * lower[i][j] - lower[i][k] * lower[j][k]) / before;
      }
    }
    before = pivot;
  }
  return before;
}
