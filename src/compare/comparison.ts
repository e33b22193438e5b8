import { numberIn, queryReader, seedIn, wordIn } from '../player/query.ts';
import { typedNumber } from '../player/request.ts';
import { UNITS, type Unit } from './alignment.ts';
import { type Choice, readChoice, writeChoice } from './choice.ts';
import { COLOURINGS, type Colouring } from './colouring.ts';

/** All that a comparison fixes: what a link to it restores. */
export interface Comparison {
  readonly panes: readonly Choice[];
  readonly rows: number;
  readonly cols: number;
  readonly seed: string;
  readonly unit: Unit;
  readonly colouring: Colouring;
  /** Where the bar stands, or null at its end. */
  readonly at: number | null;
}

export const FEWEST_PANES = 2;
export const MOST_PANES = 9;
/** Sizes that a comparison takes, in cells. */
export const MOST_COMPARED = 60;

/**
 * What the query of an address says of a comparison. Never throws: what cannot be used leaves the default in place and
 * is listed in `ignored` as it stands in the address.
 */
export function readComparison(
  query: string,
  defaults: Comparison,
): { comparison: Comparison; ignored: string[] } {
  const { params, take, ignore, ignored } = queryReader(query);
  const size = (text: string) => numberIn(text, 1, MOST_COMPARED);

  const texts = params.getAll('pane');
  const usable = texts.filter((text) => readChoice(text) !== null).slice(0, MOST_PANES);
  const taken = usable.length >= FEWEST_PANES ? [...usable] : [];
  const panes = taken.flatMap((text) => readChoice(text) ?? []);
  for (const text of texts) {
    // Each text that was taken accounts for one that stands there; the same one may stand there twice.
    const at = taken.indexOf(text);
    if (at < 0) ignore('pane', text);
    else taken.splice(at, 1);
  }
  return {
    comparison: {
      panes: panes.length > 0 ? panes : defaults.panes,
      rows: take('rows', defaults.rows, size),
      cols: take('cols', defaults.cols, size),
      seed: take('seed', defaults.seed, seedIn),
      unit: take('unit', defaults.unit, (text) => wordIn(text, UNITS)),
      colouring: take('colour', defaults.colouring, (text) => wordIn(text, COLOURINGS)),
      at: take('at', defaults.at, typedNumber),
    },
    ignored,
  };
}

/** The query with a comparison written into it; what else stands there stays. */
export function writeComparison(query: string, comparison: Comparison): string {
  const params = new URLSearchParams(query);
  params.delete('pane');
  for (const pane of comparison.panes) params.append('pane', writeChoice(pane));
  params.set('rows', String(comparison.rows));
  params.set('cols', String(comparison.cols));
  params.set('seed', comparison.seed);
  params.set('unit', comparison.unit);
  params.set('colour', comparison.colouring);
  if (comparison.at === null) params.delete('at');
  else params.set('at', String(comparison.at));
  return params.toString();
}
