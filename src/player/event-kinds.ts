import { countUpTo, type Trace } from 'maze-core';
import { eventSteps } from './events.ts';

/** More marks than this of one kind run together: then a skyline shows where they are dense. */
const MOST_MARKS = 60;
/** Columns of a skyline. */
const COLUMNS = 120;

/** One kind of named event of a run. */
export interface EventCount {
  readonly step: string;
  readonly count: number;
  /** Which sign it has, counted from 0 among the kinds that are drawn alike. */
  readonly sign: number;
  /** Whether each gets a mark of its own. */
  readonly single: boolean;
}

/** And where it happened. */
export interface EventKind extends EventCount {
  readonly positions: Int32Array;
}

/** The bar and its legend ask for the same run. */
const found = new WeakMap<Trace, readonly EventKind[]>();

/** The kinds of event that happen in a run, in the order of the outline. */
export function eventKinds(trace: Trace): readonly EventKind[] {
  const known = found.get(trace);
  if (known !== undefined) return known;
  const kinds = kindsIn(trace);
  found.set(trace, kinds);
  return kinds;
}

function kindsIn(trace: Trace): EventKind[] {
  const kinds: EventKind[] = [];
  const steps = [...eventSteps(trace.algorithm)];
  const all = trace.tape.positionsOfEach(steps);
  for (const [at, step] of steps.entries()) {
    const positions = all[at];
    if (positions.length === 0) continue;
    const single = positions.length <= MOST_MARKS;
    const sign = kinds.filter((kind) => kind.single === single).length;
    kinds.push({ step, count: positions.length, positions, sign, single });
  }
  return kinds;
}

/**
 * Where events are dense: for each kind, one above the other, how many fall into each column of the run, as shares of
 * the fullest column.
 */
export function skyline(kinds: readonly EventKind[], length: number): Float64Array[] {
  const counts = kinds.map(({ positions }) => {
    const columns = new Float64Array(Math.min(COLUMNS, length));
    for (let column = 0, before = 0; column < columns.length; column++) {
      const upTo = countUpTo(positions, Math.ceil(((column + 1) * length) / columns.length));
      columns[column] = upTo - before;
      before = upTo;
    }
    return columns;
  });
  const columns = counts[0]?.length ?? 0;
  let most = 1;
  for (let column = 0; column < columns; column++) {
    most = Math.max(
      most,
      counts.reduce((sum, own) => sum + own[column], 0),
    );
  }
  return counts.map((own) => own.map((count) => count / most));
}
