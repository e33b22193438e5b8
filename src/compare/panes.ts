import type { Option, Options } from 'maze-core';
import type { QueryReader } from '../player/query.ts';
import { type Choice, type Registry, readChoiceFrom, writeChoice } from './choice.ts';

/** What one pane shows. */
export interface PaneChoice<Id extends string = string> extends Choice<Id> {
  /** A seed of its own; without one the pane has that of all. */
  readonly seed?: string;
}

export const FEWEST_PANES = 2;
export const MOST_PANES = 9;

/** Counts that make a run longer in proportion: rounds over all cells, moves before giving up. */
const MOST: Readonly<Record<string, number>> = { rounds: 100, limit: 100_000 };

/** The algorithms with options that end in time: nine runs are recorded while the reader waits. */
export function capped<Id extends string>(registry: Registry<Id>): Registry<Id> {
  const cap = (name: string, option: Option): Option =>
    option.kind === 'count' && name in MOST ? { ...option, max: Math.min(option.max, MOST[name]) } : option;
  return registry.map(({ id, options }) => ({
    id,
    options: Object.fromEntries(
      Object.entries(options).map(([name, option]) => [name, cap(name, option)]),
    ) as Options,
  }));
}

/** The panes that an address lists under a key, or the default ones where it lists fewer than there must be. */
export function readPanes<Id extends string>(
  { params, ignore }: QueryReader,
  key: string,
  registry: Registry<Id>,
  defaults: readonly PaneChoice<Id>[],
): readonly PaneChoice<Id>[] {
  const texts = params.getAll(key);
  const usable = texts.filter((text) => readChoiceFrom(text, registry) !== null).slice(0, MOST_PANES);
  const taken = usable.length >= FEWEST_PANES ? [...usable] : [];
  const panes = taken.flatMap((text) => readChoiceFrom(text, registry) ?? []);
  for (const text of texts) {
    // Each text that was taken accounts for one that stands there; the same one may stand there twice.
    const at = taken.indexOf(text);
    if (at < 0) ignore(key, text);
    else taken.splice(at, 1);
  }
  return panes.length > 0 ? panes : defaults;
}

export function writePanes(params: URLSearchParams, key: string, panes: readonly PaneChoice[]): void {
  params.delete(key);
  for (const pane of panes) params.append(key, writeChoice(pane));
}

/** What a key is called by one of several widgets on a page; '' is the first. */
export const ownKey = (name: string) => (key: string) => (name === '' ? key : `${name}.${key}`);
