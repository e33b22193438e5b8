import { Grid, MAX_CELLS } from '../grid.ts';
import type { Maze } from '../maze.ts';
import { FormatError } from './format-error.ts';
import { mazeFrom } from './reading.ts';
import type { TileText } from './tile-text.ts';

/** A maze found in tiles, and where its cells lie there: the cell in (row, col) is the tile (2 row + top, 2 col + left). */
export interface TileMaze {
  readonly maze: Maze;
  readonly top: 0 | 1;
  readonly left: 0 | 1;
}

/** How the cells lie along one side: the first tile with cells, and how many there are. */
interface Extent {
  readonly first: 0 | 1;
  readonly cells: number;
}

/**
 * The maze in a rectangle of tiles in which every second line and every second tile holds cells.
 *
 * A border may be missing on any side: an even number of lines says that one of the outer two is missing, and the one
 * that is there is solid wall. A tile of wall where a cell would be is a cell that does not exist.
 *
 * @throws FormatError when the tiles do not lie like this
 */
export function mazeInTiles(text: TileText, isOpen: (y: number, x: number) => boolean): TileMaze {
  const { height, width } = text;
  const inLine = (y: number) => countBelow(width, (x) => isOpen(y, x));
  const inPlace = (x: number) => countBelow(height, (y) => isOpen(y, x));
  const down = extent(height, width, inLine(0), inLine(height - 1), 'lines of tiles');
  const across = extent(width, height, inPlace(0), inPlace(width - 1), 'tiles in a line');
  const [top, left] = [down.first, across.first];
  const [rows, cols] = [down.cells, across.cells];
  if (rows * cols > MAX_CELLS) throw new FormatError(`${rows} × ${cols} cells`, `at most ${MAX_CELLS}`);

  const exists = Uint8Array.from({ length: rows * cols }, (_, cell) =>
    isOpen(2 * Math.floor(cell / cols) + top, 2 * (cell % cols) + left) ? 1 : 0,
  );
  if (!exists.includes(1)) throw new FormatError('no open tile in the place of a cell', 'at least one');
  const grid = new Grid(rows, cols, exists.includes(0) ? exists : undefined);
  const cellAt = (y: number, x: number) =>
    y >= 0 && x >= 0 && y < rows && x < cols && exists[y * cols + x] === 1;

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isOpen(y, x)) continue;
      const betweenRows = (y - top) % 2 !== 0;
      const betweenCols = (x - left) % 2 !== 0;
      const row = (y - top) >> 1;
      const col = (x - left) >> 1;
      if (betweenRows && betweenCols) throw text.fault(y, x, 'wall, where the corners of four cells meet');
      if (betweenRows && !(cellAt(row, col) && cellAt(row + 1, col))) {
        throw text.fault(y, x, 'wall, as there are not two cells to join, above and below');
      }
      if (betweenCols && !(cellAt(row, col) && cellAt(row, col + 1))) {
        throw text.fault(y, x, 'wall, as there are not two cells to join, left and right');
      }
    }
  }
  const maze = mazeFrom(
    grid,
    (row, col) => isOpen(2 * row + top, 2 * col + left + 1),
    (row, col) => isOpen(2 * row + top + 1, 2 * col + left),
  );
  return { maze, top, left };
}

/**
 * @param length  how many lines of tiles there are
 * @param breadth  how many tiles a line has
 * @param openFirst  how many of them are open in the first line
 * @param openLast  and in the last
 */
function extent(length: number, breadth: number, openFirst: number, openLast: number, what: string): Extent {
  if (length % 2 === 0) {
    if ((openFirst === 0) !== (openLast === 0)) return { first: openFirst === 0 ? 1 : 0, cells: length / 2 };
    throw new FormatError(
      `${length} ${what}, an even number`,
      'an odd number, two for each cell and one more; or an even one, when the border is there on one side and missing on the other',
    );
  }
  // Without borders, a line of cells is open in every second tile at least; an entrance in a border is a tile or two.
  const lineOfCells = (open: number) => open > 0 && 2 * open >= breadth - 1;
  if (lineOfCells(openFirst) && lineOfCells(openLast)) return { first: 0, cells: (length + 1) / 2 };
  if (length === 1) throw new FormatError(`1 of ${what}, without an opening`, 'at least one cell');
  return { first: 1, cells: (length - 1) / 2 };
}

function countBelow(length: number, holds: (at: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < length; at++) if (holds(at)) count++;
  return count;
}
