/** Which steps an animation shows, and for how long. */
export interface Timetable {
  /** Positions of the run, rising, from 0 to the last. */
  readonly positions: readonly number[];
  /** How long each frame stands, in milliseconds: a whole number of hundredths of a second, as GIF counts. */
  readonly delay: number;
  /** How long the last one stands. */
  readonly hold: number;
}

/** How long an animation can be asked to take, in seconds. */
export const LENGTHS = [5, 10, 20, 30, 60] as const;

/** Browsers slow down what is faster than this, in milliseconds; and more frames a second only make a larger file. */
const SHORTEST_DELAY = 40;
/** A run of a few steps is shown slowly, but not slower than this. */
const LONGEST_DELAY = 1000;
/** More frames take more time and space than they are worth. */
const MOST_FRAMES = 500;
const HOLD = 2000;

/**
 * When each step of a run is shown in an animation of about so many seconds. A long run is thinned evenly; the blank
 * board and the last step are always there.
 *
 * @param steps  of the run, from 0
 */
export function timetableFor(steps: number, seconds: number): Timetable {
  const room = Math.min(MOST_FRAMES, Math.floor((1000 * seconds) / SHORTEST_DELAY));
  const count = Math.min(steps + 1, room);
  const positions = Array.from({ length: count }, (_, at) =>
    count === 1 ? steps : Math.round((at * steps) / (count - 1)),
  );
  const even = 10 * Math.round((100 * seconds) / count);
  return {
    positions,
    delay: Math.min(LONGEST_DELAY, Math.max(SHORTEST_DELAY, even)),
    hold: HOLD,
  };
}

/** How long the whole takes, in milliseconds. */
export function durationOf({ positions, delay, hold }: Timetable): number {
  return (positions.length - 1) * delay + hold;
}
