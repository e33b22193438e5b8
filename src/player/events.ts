import type { Tape, Trace } from 'maze-core';

/** Where the next named event (a dead end, a wall refused, …) has just happened; the end when there is none left. */
export function nextEvent(trace: Trace, position: number): number {
  for (let at = position + 1; at <= trace.tape.length; at++) if (isEvent(trace, at)) return at;
  return trace.tape.length;
}

/** Where the event before this position has just happened; the beginning when there was none. */
export function previousEvent(trace: Trace, position: number): number {
  for (let at = position - 1; at > 0; at--) if (isEvent(trace, at)) return at;
  return 0;
}

/** Every position where an event has just happened, when there are at most `most` of them; otherwise none. */
export function eventPositions(trace: Trace, most: number): number[] {
  const found: number[] = [];
  for (let at = 1; at <= trace.tape.length; at++) {
    if (!isEvent(trace, at)) continue;
    if (found.length === most) return [];
    found.push(at);
  }
  return found;
}

/** Whether an algorithm has events at all. */
export function hasEvents(algorithm: Trace['algorithm']): boolean {
  return Object.values(algorithm.steps).some(({ kind }) => kind === 'event');
}

function isEvent(
  { algorithm, tape }: { algorithm: Trace['algorithm']; tape: Tape },
  position: number,
): boolean {
  return algorithm.steps[tape.step(position - 1)].kind === 'event';
}
