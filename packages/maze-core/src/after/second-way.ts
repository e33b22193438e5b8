import { BLANK, Board, IN, WALK } from '../board.ts';
import type { Cell } from '../grid.ts';
import { firstCell, lastCell, Maze } from '../maze.ts';
import { Random, type Seed } from '../random.ts';

/** Between which cells a second way is wanted. */
export interface SecondWay {
  /** Without it, the first cell in reading order. */
  start?: Cell;
  /** Without it, the last cell in reading order. */
  goal?: Cell;
  /** What chance draws from. */
  seed?: Seed;
}

/**
 * A new maze with one more passage, so that a second way leads from start to goal. The maze given stays as it is.
 *
 * Two floods spread at the same speed, from the start and from the goal, until every cell belongs to one of them. One of
 * the walls that stand between the two halves, each with the same chance, is opened: from there one flood leads back
 * to the start and the other to the goal.
 *
 * @throws RangeError when start or goal is no cell of the grid, both are the same cell, no way leads from one to the
 *   other, or no wall stands between the halves, as in a single row of cells
 * @throws TypeError when the seed is neither a string nor a finite number
 */
export function secondWay(maze: Maze, { start, goal, seed = '' }: SecondWay = {}): Maze {
  const { grid } = maze;
  const from = grid.check(start ?? firstCell(grid), 'start');
  const to = grid.check(goal ?? lastCell(grid), 'goal');
  if (from === to) throw new RangeError('A second way needs a start and a goal that are different cells.');
  const random = new Random(seed);
  const board = new Board(grid, null, maze.passages);

  const queue = board.queue();
  const reach = (cell: Cell, half: number) => {
    board.mark(cell, half);
    queue.add(cell);
  };
  reach(from, WALK);
  reach(to, IN);
  while (queue.size > 0) {
    const cell = queue.take();
    const half = board.is(cell, WALK) ? WALK : IN;
    board.eachPassage(cell, BLANK, (next) => reach(next, half));
  }

  let joined = false;
  const between = board.bag('walls');
  grid.eachWall((wall) => {
    const a = grid.firstSide(wall);
    const b = grid.secondSide(wall);
    const apart = (board.is(a, WALK) && board.is(b, IN)) || (board.is(a, IN) && board.is(b, WALK));
    if (!apart) return;
    if (board.isOpen(a, b)) joined = true;
    else between.add(wall);
  });
  if (!joined) throw new RangeError('No way leads from start to goal yet, so there can be no second one.');
  if (between.size === 0) {
    throw new RangeError(
      'There is no wall to open for a second way: the grid is too narrow, or every wall is open.',
    );
  }

  const wall = between.takeRandom(random);
  board.carve(grid.firstSide(wall), grid.secondSide(wall));
  return new Maze(grid, board.passages.slice());
}
