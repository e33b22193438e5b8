import type { Grid } from './grid.ts';

/** Where each plane of a board's memory begins: in bytes for the planes with a byte a cell, in words for the rest. */
export class Planes {
  /** The four planes with a byte a cell are equally long, and stand in this order. */
  readonly passages: number;
  readonly roles: number;
  readonly arrows: number;
  readonly listed: number;
  readonly labels: number;
  /** Words in use by the planes; shelves come behind. */
  readonly end: number;

  constructor(grid: Grid) {
    const words = (grid.slots + 3) >> 2;
    this.passages = 0;
    this.roles = 4 * words;
    this.arrows = 8 * words;
    this.listed = 12 * words;
    this.labels = 4 * words;
    this.end = this.labels + grid.slots;
  }
}
