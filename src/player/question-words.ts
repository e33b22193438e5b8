import { type Cell, type Direction, type Grid, NONE } from 'maze-core';
import type { Words } from '../i18n/words.ts';
import { asksForCell, type Choice, type Question } from '../predict/question.ts';
import type { Given } from './prediction.svelte.ts';
import { capitalized, cellName, roomName, wallName } from './sentence.ts';
import { filled, type Strings } from './strings.ts';

/** A sentence names so many cells at most; of more it gives the number. */
const MOST_NAMED = 4;

/** Questions and answers in the words of a page. */
export class QuestionWords {
  readonly #words: Words;
  readonly #strings: Strings;

  constructor(words: Words, strings: Strings) {
    this.#words = words;
    this.#strings = strings;
  }

  ask(question: Question, grid: Grid): string {
    return this.#filled(this.#words[`maze.predict_ask_${question.kind}`], question, grid);
  }

  choice(choice: Choice): string {
    return capitalized(this.#words[`maze.predict_say_${choice}`]);
  }

  /** Whether an answer was right, and what would have been. */
  judgement({ question, answer, right }: Given, grid: Grid): string {
    const words = this.#words;
    if (!asksForCell(question)) {
      const choice = words[`maze.predict_say_${question.right}`];
      return right ? words['maze.predict_right'] : filled(words['maze.predict_wrongChoice'], { choice });
    }
    const named = (cells: readonly Cell[]) =>
      cells.map((cell) => cellName(grid, cell, this.#strings)).join(words['maze.predict_between']);
    if (right) {
      return question.happens.includes(answer as Cell)
        ? words['maze.predict_right']
        : filled(words['maze.predict_possible'], { cells: named(question.happens) });
    }
    const count = question.right.length;
    const cells = named(question.right.slice(0, MOST_NAMED));
    if (count > MOST_NAMED) return filled(words['maze.predict_manyCells'], { count, cells });
    return filled(words[count === 1 ? 'maze.predict_wrongCell' : 'maze.predict_wrongCells'], { cells });
  }

  /** The rule that decides the question. */
  why(question: Question, grid: Grid): string {
    return this.#filled(this.#words[`maze.predict_why_${question.kind}`], question, grid);
  }

  #filled(text: string, { cell, other, direction, number }: Question, grid: Grid): string {
    const values: Record<string, string | number> = { number };
    if (cell !== NONE) values.cell = cellName(grid, cell, this.#strings);
    if (other !== NONE) values.other = cellName(grid, other, this.#strings);
    if (cell !== NONE && other !== NONE && grid.touches(cell, other))
      values.wall = wallName(grid, cell, other, this.#strings);
    if (cell !== NONE && other !== NONE) values.room = roomName(grid, cell, other, this.#strings);
    if (direction !== NONE) values.direction = directionName(direction, this.#words);
    return capitalized(filled(text, values));
  }
}

/** North, east, south or west. */
export function directionName(direction: Direction, words: Words): string {
  return words[(['maze.north', 'maze.east', 'maze.south', 'maze.west'] as const)[direction]];
}
