/** A stretch of a run: the steps `first` to `last`, counted from 1, both included. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** So many steps stand on the page at a time. */
const WINDOW = 120;
/** And so many new ones come when the window slides. */
const SLIDE = 60;

/** The window around a step. */
export function near(position: number, length: number): Stretch {
  return from(position - WINDOW / 2, length);
}

/** The next window in a direction, or the same one at the end of the run. */
export function slid({ first }: Stretch, way: -1 | 0 | 1, length: number): Stretch {
  return from(first + way * SLIDE, length);
}

function from(wanted: number, length: number): Stretch {
  const first = Math.max(1, Math.min(wanted, length - WINDOW + 1));
  return { first, last: Math.min(length, first + WINDOW - 1) };
}
