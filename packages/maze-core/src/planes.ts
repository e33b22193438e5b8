import type { Grid } from './grid.ts';

/** The planes with a byte a cell, in their order in memory. */
export type Plane = 0 | 1 | 2 | 3;
export const PASSAGES = 0;
export const ROLE = 1;
export const ARROW = 2;
export const LISTED = 3;

/** Where each plane of a board's memory begins: in bytes for the planes with a byte a cell, in words for the rest. */
export class Planes {
  readonly passages: number;
  readonly roles: number;
  readonly arrows: number;
  readonly listed: number;
  readonly labels: number;
  /** Words in use by the planes; shelves come behind. */
  readonly end: number;

  constructor(grid: Grid) {
    const words = (grid.slots + 3) >> 2;
    this.passages = 4 * words * PASSAGES;
    this.roles = 4 * words * ROLE;
    this.arrows = 4 * words * ARROW;
    this.listed = 4 * words * LISTED;
    this.labels = 4 * words;
    this.end = this.labels + grid.slots;
  }
}
