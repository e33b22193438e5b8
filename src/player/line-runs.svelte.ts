import { countUpTo, type Trace } from 'maze-core';
import { nextOf, previousOf } from './events.ts';
import { filled, type Strings } from './strings.ts';

/** Running to the next time that a line is reached, or to the last time before. */
export class LineRuns {
  readonly #trace: () => Trace;
  /** The steps of the line that was chosen last. */
  #steps = $state.raw<readonly string[] | null>(null);
  /** Where somebody asked to go on from in vain, and which way. */
  #refused = $state.raw<{ position: number; back: boolean } | null>(null);
  /** Where the chosen line is reached, in order; null while no line is chosen. */
  readonly #reached = $derived.by(() =>
    this.#steps === null ? null : this.#trace().tape.positionsOf(new Set(this.#steps)),
  );

  constructor(trace: () => Trace) {
    this.#trace = trace;
  }

  /** Where a line is reached next, or was reached last; null, and a reason in `report`, when it is not. */
  find(position: number, back: boolean, steps = this.#steps): number | null {
    this.#steps = steps;
    const found = this.target(position, back);
    this.#refused = found === null ? { position, back } : null;
    return found;
  }

  /** Where the chosen line is reached next or was reached last, or null. */
  target(position: number, back: boolean): number | null {
    if (this.#reached === null) return null;
    return back ? previousOf(this.#reached, position) : nextOf(this.#reached, position);
  }

  /** What to say of the line that was chosen, at a position: how often it is reached, or why it could not be run to. */
  report(position: number, strings: Strings): string {
    const reached = this.#reached;
    if (reached === null) return '';
    if (reached.length === 0) return strings.line_never;
    if (this.#refused?.position === position)
      return this.#refused.back ? strings.line_notBefore : strings.line_notAgain;
    const nth = countUpTo(reached, position);
    const values = { nth, count: reached.length };
    return filled(reached[nth - 1] === position ? strings.line_nth : strings.line_count, values);
  }
}
