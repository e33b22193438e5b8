import type { Board } from '../board.ts';
import { type Cell, NONE } from '../grid.ts';

/** The cells from `first` along the arrows to the one that has none; `visit` is called with each on the way. */
export function alongArrows(board: Board<never>, first: Cell, visit: (cell: Cell) => void): Cell[] {
  const cells: Cell[] = [];
  for (let cell = first; cell !== NONE; cell = board.pointed(cell)) {
    visit(cell);
    cells.push(cell);
  }
  return cells;
}
