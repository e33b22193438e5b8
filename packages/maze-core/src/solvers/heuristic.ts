import type { Cell, Grid } from '../grid.ts';

/** Rows plus columns between two cells: no way can be shorter, since every passage leads one row or one column on. */
export function manhattan(grid: Grid, a: Cell, b: Cell): number {
  return Math.abs(grid.row(a) - grid.row(b)) + Math.abs(grid.col(a) - grid.col(b));
}
