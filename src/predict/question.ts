import type { Cell, Direction } from 'maze-core';

/** Questions that a cell answers. */
export const CELL_KINDS = [
  'admitted',
  'drawn',
  'joinedTo',
  'lightest',
  'lightestNext',
  'lookNewest',
  'lookOldest',
  'lookMiddle',
  'lookAny',
  'onward',
  'retreat',
  'hunted',
  'huntedAny',
  'wander',
  'cutBack',
  'walkStart',
  'walkStartAny',
  'opened',
  'rise',
  'door',
  'origin',
  'walledOff',
  'queued',
  'nearest',
  'promising',
  'firstExit',
  'firstUnmarked',
  'retreatExit',
  'retreatUnmarked',
  'fillable',
  'alongWall',
  'anyExit',
] as const;

/** Questions that one of a few words answers. */
export const CHOICE_KINDS = {
  wallFate: ['opens', 'stays'],
  setFate: ['opens', 'stays'],
  lookFate: ['joins', 'leaves'],
  enterFate: ['entered', 'unchanged'],
  walkFate: ['goesOn', 'erased', 'joinsMaze'],
  rowFate: ['allowed', 'loop'],
  downFate: ['forced', 'free'],
  roomFate: ['divided', 'whole'],
  wallWay: ['across', 'down'],
  arrowFate: ['closes', 'noWall'],
  ringSide: ['fromStart', 'fromGoal'],
  turnRight: ['right', 'ahead', 'left', 'round'],
  turnLeft: ['right', 'ahead', 'left', 'round'],
  letGo: ['letsGo', 'follows'],
} as const;

export type CellKind = (typeof CELL_KINDS)[number];
export type ChoiceKind = keyof typeof CHOICE_KINDS;
export type Choice = (typeof CHOICE_KINDS)[ChoiceKind][number];

interface Asked {
  /** The cursor position at which it is asked: the beat in question comes next. */
  readonly at: number;
  /** The position at which the answer can be seen. */
  readonly until: number;
  /** What it is about: a cell, or two cells that name a wall, a passage or a room; NONE where there is none. */
  readonly cell: Cell;
  readonly other: Cell;
  /** A direction that its words name, or NONE. */
  readonly direction: Direction;
  /** A number that its words name. */
  readonly number: number;
}

/** Which cell? Any of those in `right` may be the one; those in `happens` say which it is in this run. */
export interface CellQuestion extends Asked {
  readonly kind: CellKind;
  readonly right: readonly Cell[];
  readonly happens: readonly Cell[];
}

/** Which of a few things happens? One of them is right. */
export interface ChoiceQuestion extends Asked {
  readonly kind: ChoiceKind;
  readonly choices: readonly Choice[];
  readonly right: Choice;
}

/** What a run can be asked at a position: what comes next? */
export type Question = CellQuestion | ChoiceQuestion;

export const asksForCell = (question: Question): question is CellQuestion => 'happens' in question;

/** Whether an answer is right: a cell, or one of the choices. */
export function isRight(question: Question, answer: Cell | Choice): boolean {
  return asksForCell(question) ? question.right.includes(answer as Cell) : question.right === answer;
}
