import { type Cell, Grid, MAX_CELLS, NONE } from '../grid.ts';
import { FormatError, quoted } from './format-error.ts';
import { linesOf } from './lines.ts';
import { mazeFrom, type Reading } from './reading.ts';
import { GOAL, MISSING, ON_PATH, START, START_AND_GOAL, toBoxText } from './text.ts';

/**
 * Reads what `toBoxText` writes. A start S and a goal O may be marked, one of each, or @ for both; dots of a path are
 * passed over. Blanks at the ends of lines do not count.
 *
 * A line counts as drawn when any of its characters is; then the text must be exactly what the maze so found is written
 * as, so a missing piece of a wall or a corner that does not fit is found where it is.
 *
 * @throws FormatError when the text is no such picture
 */
export function readBoxText(text: string): Reading {
  const lines = linesOf(text).map(({ text: line, row }) => ({ row, glyphs: [...line.trimEnd()] }));
  const width = lines[0].glyphs.length;
  for (const { row, glyphs } of lines) {
    if (glyphs.length === width) continue;
    const column = Math.min(glyphs.length, width) + 1;
    throw new FormatError(`${glyphs.length} characters`, `${width}, as in the first line`, row, column);
  }
  if (lines.length % 2 === 0 || lines.length < 3) {
    throw new FormatError(`${lines.length} lines`, '2 × rows + 1, an odd number from 3');
  }
  if (width % 4 !== 1 || width < 5) {
    throw new FormatError(`lines of ${width} characters`, '4 × columns + 1 characters', lines[0].row);
  }
  const rows = (lines.length - 1) / 2;
  const cols = (width - 1) / 4;
  if (rows * cols > MAX_CELLS) throw new FormatError(`${rows} × ${cols} cells`, `at most ${MAX_CELLS}`);

  const middle = (row: number, col: number) => lines[2 * row + 1].glyphs[4 * col + 2];
  const exists = new Uint8Array(rows * cols);
  const path: Cell[] = [];
  let start = NONE;
  let goal = NONE;
  for (let cell = 0; cell < exists.length; cell++) {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    const mark = middle(row, col);
    exists[cell] = mark === MISSING ? 0 : 1;
    if (mark === ON_PATH) path.push(cell);
    const starts = mark === START || mark === START_AND_GOAL;
    const ends = mark === GOAL || mark === START_AND_GOAL;
    if ((starts && start !== NONE) || (ends && goal !== NONE)) {
      const second = starts && start !== NONE ? START : GOAL;
      throw new FormatError(`a second ${second}`, 'only one', lines[2 * row + 1].row, 4 * col + 3);
    }
    if (starts) start = cell;
    if (ends) goal = cell;
  }
  if (!exists.includes(1)) throw new FormatError('no cell', 'at least one');

  const grid = new Grid(rows, cols, exists.includes(0) ? exists : undefined);
  const maze = mazeFrom(
    grid,
    (row, col) => lines[2 * row + 1].glyphs[4 * col + 4] === ' ',
    (row, col) => [1, 2, 3].every((n) => lines[2 * row + 2].glyphs[4 * col + n] === ' '),
  );
  const written = toBoxText(maze, { start, goal, path }).split('\n');
  lines.forEach(({ row, glyphs }, at) => {
    const expected = [...written[at]];
    const fault = glyphs.findIndex((glyph, place) => glyph !== expected[place]);
    if (fault >= 0) throw new FormatError(quoted(glyphs[fault]), quoted(expected[fault]), row, fault + 1);
  });
  return { maze, start, goal };
}
