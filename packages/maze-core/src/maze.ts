import type { Cell, Direction, Grid } from './grid.ts';

/** A finished maze: a grid, and which of its walls are open. Nothing in the library changes a maze once it is made. */
export class Maze {
  readonly grid: Grid;
  /** A byte a cell, a bit a direction: set where the wall is open. The bytes of two neighbours agree. */
  readonly passages: Uint8Array;

  constructor(grid: Grid, passages: Uint8Array) {
    this.grid = grid;
    this.passages = passages;
  }

  /** Whether an open wall leads from a cell in a direction. */
  leads(cell: Cell, direction: Direction): boolean {
    return ((this.passages[cell] >> direction) & 1) === 1;
  }

  /** Whether two cells are neighbours and the wall between them is open. */
  isOpen(a: Cell, b: Cell): boolean {
    return this.grid.touches(a, b) && this.leads(a, this.grid.direction(a, b));
  }

  /** The cells that open walls lead to: north, east, south, west. */
  exits(cell: Cell): Cell[] {
    const exits: Cell[] = [];
    for (let direction = 0; direction < this.grid.directions; direction++) {
      if (this.leads(cell, direction)) exits.push(this.grid.neighbour(cell, direction));
    }
    return exits;
  }

  /** How many walls are open. */
  get passageCount(): number {
    const { grid, passages } = this;
    let ends = 0;
    for (let cell = 0; cell < passages.length; cell++) ends += grid.count(passages[cell]);
    return ends / 2;
  }
}

/** The first cell of a grid in reading order: the usual start. */
export function firstCell(grid: Grid): Cell {
  return grid.nth(0);
}

/** The last cell of a grid in reading order: the usual goal. */
export function lastCell(grid: Grid): Cell {
  return grid.nth(grid.size - 1);
}
