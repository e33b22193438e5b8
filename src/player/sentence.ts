import { type Cell, type Cursor, type Grid, NONE, type Solution, type Trace } from 'maze-core';
import { filled, type Strings } from './strings.ts';

/** What a page says of the steps of its algorithm: the pseudocode line, the sentence for when it happens, an event’s name. */
export type StepTexts = Readonly<
  Record<
    string,
    { readonly line: string; readonly say?: string | undefined; readonly name?: string | undefined }
  >
>;

/** A cell by row and column, counted from 1. */
export function cellName(grid: Grid, cell: Cell, strings: Strings): string {
  return filled(strings.cell, { row: grid.row(cell) + 1, col: grid.col(cell) + 1 });
}

/** A wall by the cell before it and the side of that cell. */
export function wallName(grid: Grid, a: Cell, b: Cell, strings: Strings): string {
  const wall = grid.wall(a, b);
  const first = grid.firstSide(wall);
  const name = { row: grid.row(first) + 1, col: grid.col(first) + 1 };
  return filled(wall & 1 ? strings.wallSouth : strings.wallEast, name);
}

/** A room by its first and its last cell, which may be one. */
export function roomName(grid: Grid, first: Cell, last: Cell, strings: Strings): string {
  if (first === last) return filled(strings.roomOfOne, { cell: cellName(grid, first, strings) });
  return filled(strings.room, { first: cellName(grid, first, strings), last: cellName(grid, last, strings) });
}

/** The sentence for the moment that a cursor shows. */
export function sentenceAt(cursor: Cursor, texts: StepTexts, strings: Strings): string {
  const { step, cell, other, trace } = cursor;
  if (step === null) return strings.notStarted;
  const values: Record<string, string | number> = {};
  if (cell !== NONE) {
    values.cell = cellName(trace.grid, cell, strings);
    values.number = cursor.labels[cell] - 1;
  }
  if (other !== NONE) values.other = cellName(trace.grid, other, strings);
  if (cell !== NONE && other !== NONE) {
    values.wall = wallName(trace.grid, cell, other, strings);
    values.room = roomName(trace.grid, cell, other, strings);
  }
  const containers = trace.shelves.filter(({ kind }) => kind !== 'sets');
  if (containers.length > 0) {
    // All that waits, in whichever of the containers.
    values.listed = containers.reduce((sum, container) => sum + cursor.count(container), 0);
  }
  return capitalized(filled(texts[step]?.say ?? '', values));
}

/** What a run has come to, for its last position. */
export function endingOf(trace: Trace, strings: Strings): string {
  const { solution } = trace as Trace & { solution?: Solution };
  if (solution === undefined) {
    if (trace.grid.size === 1) return strings.madeAlone;
    return filled(strings.madeDone, { cells: trace.grid.size, passages: passagesOf(trace) });
  }
  const { ending, path, expanded, moves } = solution;
  if (ending === 'exhausted') return filled(strings.solvedNone, { expanded });
  // A walker that goes in circles or runs out of moves has not shown that there is no way.
  if (ending !== 'reached') return filled(strings.solvedGaveUp, { moves });
  return filled(strings.solvedDone, { moves: path.length - 1, expanded });
}

function passagesOf(trace: Trace): number {
  const { maze } = trace as Trace & { maze?: { passageCount: number } };
  return maze?.passageCount ?? 0;
}

/** A sentence may begin with a placeholder whose text begins small. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
