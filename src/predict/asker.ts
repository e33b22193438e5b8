import { type Chosen, NONE, type Trace } from 'maze-core';
import { type Decision, decisions } from './decisions.ts';
import { Moment } from './moment.ts';
import { CHOICE_KINDS, type ChoiceKind, type Question } from './question.ts';

/**
 * Asks of a recorded run what comes next. What is asked at a position follows from the run and the position alone,
 * however the position was reached. It has a playhead of its own, so it can look ahead without moving anyone's picture.
 */
export class Asker {
  readonly #moment: Moment;
  readonly #decisions: readonly Decision[];

  /** @param chosen  the options that the run was given; those left out took their defaults */
  constructor(trace: Trace, chosen: Chosen = {}) {
    this.#moment = new Moment(trace, chosen);
    this.#decisions = decisions[trace.algorithm.id];
  }

  /** The question at a position, from 0 to the length of the run; null when nothing is to be decided there. */
  at(position: number): Question | null {
    if (position >= this.#moment.tape.length) return null;
    const step = this.#moment.tape.step(position);
    const falling = this.#decisions.filter(({ before }) => before.includes(step));
    if (falling.length === 0) return null;
    this.#moment.seek(position);
    // Where several questions could be asked of one step they take turns, by a rule that knows the position alone.
    const first = mixed(position) % falling.length;
    for (let n = 0; n < falling.length; n++) {
      const question = this.#question(falling[(first + n) % falling.length]);
      if (question !== null) return question;
    }
    return null;
  }

  /** The first position from `position` on at which something is asked; NONE when there is none. */
  next(position: number): number {
    for (let at = position; at < this.#moment.tape.length; at++) if (this.at(at) !== null) return at;
    return NONE;
  }

  #question({ kind, ask }: Decision): Question | null {
    const asked = ask(this.#moment);
    if (asked === null) return null;
    const at = this.#moment.position;
    const about = {
      kind,
      at,
      until: at + 1,
      cell: NONE,
      other: NONE,
      direction: NONE,
      number: NONE,
      ...asked,
    };
    const choices = Object.hasOwn(CHOICE_KINDS, kind) ? CHOICE_KINDS[kind as ChoiceKind] : undefined;
    return (choices === undefined ? about : { ...about, choices }) as Question;
  }
}

/** A number that looks drawn at random, from a position (the finalizer of MurmurHash3). */
function mixed(position: number): number {
  let h = position ^ (position >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
