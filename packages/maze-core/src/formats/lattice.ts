import { EAST, SOUTH } from '../grid.ts';
import type { Maze } from '../maze.ts';

/** What a line of the lattice is: nothing, a wall between two cells, or the border, beyond which there is no cell. */
export type Line = 'none' | 'wall' | 'border';

/**
 * A maze as lines on squared paper: the posts are the corners of the cells, (rows + 1) × (cols + 1) of them, and the
 * line between two neighbouring posts may be drawn or not.
 *
 * Every text and picture is drawn from these lines, so all of them agree on what stands, masks included: the line
 * between a cell that exists and one that does not belongs to the border.
 */
export class Lattice {
  readonly rows: number;
  readonly cols: number;
  readonly #maze: Maze;

  constructor(maze: Maze) {
    this.#maze = maze;
    this.rows = maze.grid.rows;
    this.cols = maze.grid.cols;
  }

  /** Whether there is a cell in a row and a column; outside the rectangle there is none. */
  has(row: number, col: number): boolean {
    return (
      row >= 0 && row < this.rows && col >= 0 && col < this.cols && this.#maze.grid.has(row * this.cols + col)
    );
  }

  /** The line above the cell in (row, col); row runs to `rows`, for the line below the last row. */
  above(row: number, col: number): Line {
    const upper = this.has(row - 1, col);
    if (upper !== this.has(row, col)) return 'border';
    return upper && !this.#maze.leads((row - 1) * this.cols + col, SOUTH) ? 'wall' : 'none';
  }

  /** The line left of the cell in (row, col); col runs to `cols`, for the line right of the last column. */
  left(row: number, col: number): Line {
    const before = this.has(row, col - 1);
    if (before !== this.has(row, col)) return 'border';
    return before && !this.#maze.leads(row * this.cols + col - 1, EAST) ? 'wall' : 'none';
  }
}
