import fc from 'fast-check';
import { Board, type Cell, Grid, Maze, Random } from '../src/index.ts';

const side = fc.integer({ min: 1, max: 7 });

/**
 * Any maze at all: of any small size, perfect or not, joined up or not, often with cells left out. Its walls are drawn
 * from a seed, each open with a chance between never and always.
 */
export const anyMaze: fc.Arbitrary<Maze> = fc
  .record({
    rows: side,
    cols: side,
    seed: fc.string(),
    open: fc.constantFrom(0, 0.3, 0.5, 0.9, 1),
    kept: fc.constantFrom(0.6, 0.9, 1, 1),
  })
  .map(({ rows, cols, seed, open, kept }) => {
    const random = new Random(seed);
    const mask = Array.from({ length: rows * cols }, () => random.chance(kept));
    mask[random.below(mask.length)] = true;
    const grid = new Grid(rows, cols, kept < 1 ? mask : undefined);
    const board = new Board(grid);
    grid.eachWall((wall) => {
      if (random.chance(open)) board.carve(grid.firstSide(wall), grid.secondSide(wall));
    });
    return new Maze(grid, board.passages.slice());
  });

/** A maze with two different cells of it. */
export const mazeWithEnds = anyMaze
  .filter((maze) => maze.grid.size > 1)
  .chain((maze) =>
    fc
      .tuple(fc.nat(maze.grid.size - 1), fc.nat(maze.grid.size - 2))
      .map(([first, second]): [maze: Maze, start: Cell, goal: Cell] => [
        maze,
        maze.grid.nth(first),
        maze.grid.nth(second >= first ? second + 1 : second),
      ]),
  );

/** All that makes one maze equal to another. */
export const identity = ({ grid, passages }: Maze) => ({
  rows: grid.rows,
  cols: grid.cols,
  exists: Array.from({ length: grid.slots }, (_, cell) => grid.has(cell)),
  passages: [...passages],
});
