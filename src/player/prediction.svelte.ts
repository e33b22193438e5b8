import { type Cell, type Chosen, NONE, type Trace } from 'maze-core';
import { Asker } from '../predict/asker.ts';
import { type Choice, isRight, type Question } from '../predict/question.ts';
import type { Player } from './player.svelte.ts';

/** A question that has been answered. */
export interface Given {
  readonly question: Question;
  readonly answer: Cell | Choice;
  readonly right: boolean;
}

/** What a prediction needs of the player it belongs to. */
export interface Host {
  readonly player: Player;
  readonly trace: () => Trace;
  /** The options that the run was given. */
  readonly options: () => Chosen;
  /** Goes to a position and stands still there. */
  readonly goTo: (position: number) => void;
}

/**
 * The mode in which the run asks what comes next.
 *
 * What is asked follows from where the player stands; nothing has to be begun or taken back when someone plays, steps
 * or scrubs. An answer leads to the position at which it can be seen, and is talked about for as long as the player
 * stands there. Right answers are counted here and nowhere else, each question once.
 */
export class Prediction {
  right = $state(0);
  answered = $state(0);
  /** Whether the last move was made by answering, so that the focus should follow the conversation. */
  led = $state(false);

  readonly #host: Host;
  readonly #asker = $derived.by(() => new Asker(this.#host.trace(), this.#host.options()));
  #given = $state.raw<(Given & { asker: Asker }) | null>(null);
  /** The positions of this run whose question has been counted. */
  #counted = { asker: null as Asker | null, positions: new Set<number>() };

  /** The answer that is being talked about, or null. */
  readonly given: Given | null = $derived.by(() => {
    const given = this.#given;
    if (given === null || given.asker !== this.#asker || this.#host.player.playing) return null;
    return given.question.until === this.#host.player.position ? given : null;
  });

  /** The question that waits for an answer, or null. */
  readonly question: Question | null = $derived.by(() => {
    const { player } = this.#host;
    return player.playing || this.given !== null ? null : this.#asker.at(player.position);
  });

  constructor(host: Host) {
    this.#host = host;
  }

  /** Where a run that plays on from a position stops to ask; NONE when nothing more is asked. */
  stopAfter(position: number): number {
    return this.#asker.next(position + 1);
  }

  answer(answer: Cell | Choice): void {
    const { question } = this;
    if (question === null) return;
    const right = isRight(question, answer);
    if (this.#counts(question.at)) {
      this.answered++;
      if (right) this.right++;
    }
    this.#given = { question, answer, right, asker: this.#asker };
    this.#lead(question.until);
  }

  /** Lets the run show what happens, without an answer. */
  skip(): void {
    if (this.question === null) return;
    this.#given = null;
    this.#lead(this.question.until);
  }

  /** To the question that comes next, from the beginning when the run is over. False when there is none. */
  onward(): boolean {
    const { player } = this.#host;
    this.#given = null;
    const at = this.#asker.next(player.position === player.length ? 0 : player.position);
    if (at !== NONE) this.#lead(at);
    return at !== NONE;
  }

  /** Whether a question may count: once a run. */
  #counts(position: number): boolean {
    if (this.#counted.asker !== this.#asker)
      this.#counted = { asker: this.#asker, positions: new Set<number>() };
    const { positions } = this.#counted;
    return !positions.has(position) && positions.add(position) !== undefined;
  }

  #lead(position: number): void {
    this.led = true;
    this.#host.goTo(position);
  }
}
