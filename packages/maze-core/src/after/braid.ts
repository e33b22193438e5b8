import { Board } from '../board.ts';
import { type Cell, NONE } from '../grid.ts';
import { Maze } from '../maze.ts';
import { Random, type Seed } from '../random.ts';

/** How a maze is braided. */
export interface Braiding {
  /** The share of the dead ends that goes, from 0 to 1; without it all go. */
  share?: number;
  /** What chance draws from. */
  seed?: Seed;
}

/**
 * A new maze with fewer dead ends, and so with loops: dead ends are drawn at random, and each is opened to one more
 * neighbour, to another dead end where there is one, until the share of them is gone (rounded to a whole number; one
 * more goes where a last one can only be opened to another). The maze given stays as it is.
 *
 * A dead end stays when it has no wall left to open, as both ends of a single row of cells do. No two cells come apart.
 *
 * Braiding after Walter D. Pullen, "Think Labyrinth: Maze Algorithms", and Jamis Buck, "Mazes for Programmers", 2015.
 *
 * @throws RangeError when the share is not a number from 0 to 1
 * @throws TypeError when the seed is neither a string nor a finite number
 */
export function braid(maze: Maze, { share = 1, seed = '' }: Braiding = {}): Maze {
  if (typeof share !== 'number' || !(share >= 0 && share <= 1)) {
    throw new RangeError(
      `The share of dead ends to remove must be a number from 0 to 1; got ${String(share)}.`,
    );
  }
  const { grid } = maze;
  const random = new Random(seed);
  const board = new Board(grid, null, maze.passages);
  const deadEnds = board.bag();
  for (let n = 0; n < grid.size; n++) if (board.degree(grid.nth(n)) === 1) deadEnds.add(grid.nth(n));

  let toRemove = Math.round(share * deadEnds.size);
  while (toRemove > 0 && deadEnds.size > 0) {
    const cell = deadEnds.takeRandom(random);
    if (board.degree(cell) !== 1) continue;

    const walled = neighbours(maze, cell).filter((next) => !board.isOpen(cell, next));
    if (walled.length === 0) continue;
    // Two dead ends go at one stroke, unless only one more has to.
    const better = walled.filter((next) => (board.degree(next) === 1) === toRemove > 1);
    const choices = better.length > 0 ? better : walled;

    const next = choices[random.below(choices.length)];
    toRemove -= board.degree(next) === 1 ? 2 : 1;
    board.carve(cell, next);
  }
  return new Maze(grid, board.passages.slice());
}

function neighbours({ grid }: Maze, cell: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let direction = 0; direction < grid.directions; direction++) {
    const next = grid.neighbour(cell, direction);
    if (next !== NONE) cells.push(next);
  }
  return cells;
}
