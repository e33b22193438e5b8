import { countUpTo, type GenerationTrace, milestones, type Trace } from 'maze-core';
import { eventSteps } from '../player/events.ts';

/** The share of the frames that may be there because a step happens for the first time. */
const FIRSTS = 0.45;

/**
 * The positions of a run that a strip shows, rising: the first step and the last; the first time of each kind of step,
 * named events before all others; then, as long as there is room, the middle of the widest gap, as measured in cells
 * joined (in steps, where a run joins none).
 *
 * @param told  the steps that have a sentence: only they can be shown
 * @param count  how many frames there are to be, where the run is long enough
 */
export function chooseFrames(trace: Trace, told: ReadonlySet<string>, count: number): number[] {
  const { tape, algorithm } = trace;
  const candidates = tape.positionsOf(told);
  if (candidates.length === 0) return [tape.length];

  const chosen = new Set([candidates[0], tape.length]);
  const events = eventSteps(algorithm);
  const kinds = Object.keys(algorithm.steps).filter((step) => told.has(step));
  const firsts = [
    ...kinds.filter((step) => events.has(step)),
    ...kinds.filter((step) => !events.has(step)),
  ].flatMap((step) => [...tape.positionsOf(new Set([step])).subarray(0, 1)]);
  for (const position of firsts.slice(0, Math.floor(count * FIRSTS))) chosen.add(position);

  const joined = milestonesOf(trace);
  const grown = (position: number) => (joined.length > 0 ? countUpTo(joined, position) : position);
  const rising = () => [...chosen].sort((a, b) => a - b);
  while (chosen.size < count) {
    const middle = middleOfWidest(rising(), candidates, grown);
    if (middle === null) break;
    chosen.add(middle);
  }
  return rising();
}

/**
 * Positions that a page has chosen itself, rising.
 *
 * @throws RangeError when one is no position of the run
 */
export function checkedFrames(frames: readonly number[], length: number): number[] {
  for (const position of frames) {
    if (!Number.isInteger(position) || position < 0 || position > length) {
      throw new RangeError(`A frame must be a step from 0 to ${length}; got ${position}.`);
    }
  }
  return [...new Set(frames)].sort((a, b) => a - b);
}

/** The candidate that best halves the widest gap that has one inside, or null. */
function middleOfWidest(
  chosen: readonly number[],
  candidates: Int32Array,
  grown: (position: number) => number,
): number | null {
  const gaps = chosen
    .slice(1)
    .map((to, at) => ({ from: chosen[at], to, width: grown(to) - grown(chosen[at]) }))
    .sort((a, b) => b.width - a.width || b.to - b.from - (a.to - a.from));
  for (const { from, to } of gaps) {
    const inside = candidates.subarray(countUpTo(candidates, from), countUpTo(candidates, to - 1));
    if (inside.length === 0) continue;
    const half = (grown(from) + grown(to)) / 2;
    // What has grown only grows, so the first candidate beyond the half is the one or the one before it is.
    const beyond = inside.findIndex((position) => grown(position) >= half);
    return inside[beyond < 0 ? inside.length - 1 : beyond];
  }
  return null;
}

function milestonesOf(trace: Trace): Int32Array {
  return 'begins' in trace.algorithm ? milestones(trace as GenerationTrace) : new Int32Array();
}
