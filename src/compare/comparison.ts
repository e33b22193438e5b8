import { type GeneratorId, generators } from 'maze-core';
import type { View } from '../paint/layout.ts';
import { numberIn, queryReader, seedIn, wordIn } from '../player/query.ts';
import { LONGEST_SEED, typedNumber } from '../player/request.ts';
import { MAKING_UNITS, type MakingUnit } from './alignment.ts';
import type { Registry } from './choice.ts';
import { COLOURINGS, type Colouring } from './colouring.ts';
import { capped, ownKey, type PaneChoice, readPanes, writePanes } from './panes.ts';

/** All that a comparison fixes: what a link to it restores. */
export interface Comparison {
  readonly panes: readonly PaneChoice<GeneratorId>[];
  readonly rows: number;
  readonly cols: number;
  /** Of all panes that have none of their own. Either no pane has one, or every pane. */
  readonly seed: string;
  readonly unit: MakingUnit;
  readonly colouring: Colouring;
  readonly view: View;
  /** Where the bar stands, or null at its end. */
  readonly at: number | null;
}

/** Sizes that a comparison takes, in cells. */
export const MOST_COMPARED = 60;

/** The generators, with options that nine panes can run. */
export const MAKERS = capped(generators as Registry<GeneratorId>);

export const VIEWS: readonly View[] = ['walls', 'blocks'];

/**
 * What the query of an address says of a comparison. Never throws: what cannot be used leaves the default in place and
 * is listed in `ignored` as it stands in the address.
 *
 * @param name  '' for the first widget of a page; others prefix their keys, as in `2.rows`
 */
export function readComparison(
  query: string,
  defaults: Comparison,
  name = '',
): { state: Comparison; ignored: string[] } {
  const reader = queryReader(query);
  const { take, ignored } = reader;
  const own = ownKey(name);
  const size = (text: string) => numberIn(text, 1, MOST_COMPARED);

  const panes = readPanes(reader, own('pane'), MAKERS, defaults.panes);
  const state = {
    panes,
    rows: take(own('rows'), defaults.rows, size),
    cols: take(own('cols'), defaults.cols, size),
    seed: take(own('seed'), defaults.seed, seedIn),
    unit: take(own('unit'), defaults.unit, (text) => wordIn(text, MAKING_UNITS)),
    colouring: take(own('colour'), defaults.colouring, (text) => wordIn(text, COLOURINGS)),
    view: take(own('view'), defaults.view, (text) => wordIn(text, VIEWS)),
    at: take(own('at'), defaults.at, typedNumber),
  };

  // After the seed of all, the address may hold one a pane.
  const seeds = reader.params.getAll(own('seed')).slice(1);
  const usable =
    seeds.length === panes.length &&
    seeds.every((seed, at) => seedIn(seed, reader.intact(own('seed'), at + 1)) !== null);
  if (!usable) for (const seed of seeds) reader.ignore(own('seed'), seed);
  if (usable)
    return { state: { ...state, panes: panes.map((pane, at) => ({ ...pane, seed: seeds[at] })) }, ignored };
  // An address that says something of seeds, and nothing of one a pane, means one for all.
  const common = reader.params.has(own('seed')) ? panes.map(({ seed: _, ...pane }) => pane) : panes;
  return { state: { ...state, panes: common }, ignored };
}

/** The seed of one pane, made from that of all: cut where it would be too long, but never within a character. */
export function ownSeed(seed: string, at: number): string {
  const end = `-${at + 1}`;
  return seed.slice(0, LONGEST_SEED - end.length).replace(/[\uD800-\uDBFF]$/, '') + end;
}

/** The query with a comparison written into it; what else stands there stays. */
export function writeComparison(query: string, comparison: Comparison, name = ''): string {
  const params = new URLSearchParams(query);
  const own = ownKey(name);
  const { panes } = comparison;
  writePanes(params, own('pane'), panes);
  params.set(own('rows'), String(comparison.rows));
  params.set(own('cols'), String(comparison.cols));
  params.set(own('seed'), comparison.seed);
  for (const { seed } of panes) if (seed !== undefined) params.append(own('seed'), seed);
  params.set(own('unit'), comparison.unit);
  params.set(own('colour'), comparison.colouring);
  params.set(own('view'), comparison.view);
  if (comparison.at === null) params.delete(own('at'));
  else params.set(own('at'), String(comparison.at));
  return params.toString();
}
