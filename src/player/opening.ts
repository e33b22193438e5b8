import { type Cell, Cursor, type Description, descriptionOf, type Shelf, type Trace } from 'maze-core';
import { setsAt } from '../paint/picture.ts';
import { endingOf, type StepTexts, sentenceAt } from './sentence.ts';
import type { Strings } from './strings.ts';

/**
 * What a player shows of the run that its page opens on before it has the run itself: the end of it. Computed while the
 * page is built, and small enough to travel with it.
 */
export interface Opening {
  readonly algorithm: Description;
  /** How many steps the run has. */
  readonly length: number;
  /** The name of the last one, and what is said of it. */
  readonly step: string;
  readonly sentence: string;
  /** What the run has come to. */
  readonly ending: string;
  /** The containers to show beside the picture, and what is left in them. */
  readonly containers: readonly Shelf[];
  readonly items: readonly (readonly number[])[];
  /** The keys of those that are heaps. */
  readonly keys: readonly (readonly number[] | null)[];
  /** The cell that stands for the one set that is left, or NONE; null where no sets are kept. */
  readonly set: Cell | null;
}

export function openingOf(trace: Trace, texts: StepTexts, strings: Strings): Opening {
  const cursor = new Cursor(trace);
  const containers = containersOf(trace);
  return {
    algorithm: descriptionOf(trace.algorithm),
    length: trace.tape.length,
    step: cursor.step ?? '',
    sentence: sentenceAt(cursor, texts, strings),
    ending: endingOf(trace, strings),
    containers,
    items: containers.map((container) => [...cursor.items(container)]),
    keys: containers.map((container) => (container.kind === 'heap' ? [...cursor.keys(container)] : null)),
    set: setsAt(cursor)?.[0] ?? null,
  };
}

/** Nothing to show: the opening of a run that is only known to come. */
export function blankOpening(algorithm: Description): Opening {
  const said = { step: '', sentence: '', ending: '' };
  return { algorithm, length: 0, ...said, containers: [], items: [], keys: [], set: null };
}

/** The containers that are shown beside the picture in their order; sets have none. */
export function containersOf({ shelves }: Pick<Trace, 'shelves'>): readonly Shelf[] {
  return shelves.filter(({ kind }) => kind !== 'sets');
}
