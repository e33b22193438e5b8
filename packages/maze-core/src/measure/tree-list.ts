import type { Grid, Wall } from '../grid.ts';
import { Maze } from '../maze.ts';

/** The largest grid whose perfect mazes are listed, in cells: the 3 × 4 cells of the widest one have 2,415. */
export const MAX_LISTED_CELLS = 12;

/**
 * All perfect mazes on a small grid, numbered from 0.
 *
 * Their order is that of the walls (those of a cell together, east before south, cells in reading order): of two mazes,
 * the one comes first that has the first wall in which they differ open.
 */
export class TreeList {
  /** The mazes in their order; none when the cells of the grid do not hang together. */
  readonly mazes: readonly Maze[];
  readonly #grid: Grid;
  readonly #numbers: ReadonlyMap<string, number>;

  /** @throws RangeError above MAX_LISTED_CELLS cells */
  constructor(grid: Grid) {
    if (grid.size > MAX_LISTED_CELLS) {
      throw new RangeError(
        `Perfect mazes are listed on at most ${MAX_LISTED_CELLS} cells; this grid has ${grid.size}.`,
      );
    }
    this.#grid = grid;
    this.mazes = perfectMazes(grid);
    this.#numbers = new Map(this.mazes.map(({ passages }, number) => [passages.join(), number]));
  }

  /** The number of a maze: the place of its equal in `mazes`. @throws RangeError when it is no perfect maze on the grid */
  indexOf(maze: Maze): number {
    const number = sameGrid(maze.grid, this.#grid) ? this.#numbers.get(maze.passages.join()) : undefined;
    if (number === undefined) {
      throw new RangeError(
        `This is no perfect maze on the grid of ${this.#grid.rows} × ${this.#grid.cols} cells whose mazes are listed.`,
      );
    }
    return number;
  }
}

function perfectMazes(grid: Grid): Maze[] {
  const walls: Wall[] = [];
  grid.eachWall((wall) => walls.push(wall));
  const mazes: Maze[] = [];

  /** `sets[cell]` names the cells joined to a cell by the walls opened so far; `missing` passages are still to come. */
  const decide = (n: number, sets: readonly number[], passages: Uint8Array, missing: number) => {
    if (missing === 0) mazes.push(new Maze(grid, passages));
    if (missing === 0 || walls.length - n < missing) return;
    const [a, b] = [grid.firstSide(walls[n]), grid.secondSide(walls[n])];
    if (sets[a] !== sets[b]) {
      const opened = passages.slice();
      const direction = grid.direction(a, b);
      opened[a] |= 1 << direction;
      opened[b] |= 1 << grid.opposite(direction);
      const joined = sets.map((set) => (set === sets[b] ? sets[a] : set));
      decide(n + 1, joined, opened, missing - 1);
    }
    decide(n + 1, sets, passages, missing);
  };

  decide(
    0,
    Array.from({ length: grid.slots }, (_, cell) => cell),
    new Uint8Array(grid.slots),
    grid.size - 1,
  );
  return mazes;
}

function sameGrid(a: Grid, b: Grid): boolean {
  return (
    a.rows === b.rows &&
    a.cols === b.cols &&
    a.near.every((mask, cell) => mask === b.near[cell] && a.has(cell) === b.has(cell))
  );
}
