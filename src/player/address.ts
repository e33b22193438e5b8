import type { View } from '../paint/layout.ts';
import { numberIn, queryReader, seedIn, wordIn } from './query.ts';
import { MOST_ROWS, type Place, type Request, resized, typedNumber } from './request.ts';

/** The version of the engine that a link was made with: the same version gives the same maze for the same link. */
const ENGINE_VERSION = '1';

/** What a link fixes: a maze, how it is seen, and a step of the run (null for the end). */
export interface Shown {
  readonly request: Request;
  readonly view: View;
  readonly step: number | null;
}

/**
 * What the query of an address says of one player. Never throws: what cannot be used leaves the default in place and
 * is listed in `ignored` as it stands in the address, so that the page can say so.
 *
 * @param name  '' for the first player of a page; others prefix their keys, as in `2.rows`
 * @param generators  the ids that a solver's maze may be made by; empty on a generator's page
 */
export function readAddress(
  query: string,
  name: string,
  defaults: Shown,
  generators: readonly string[],
): { shown: Shown; ignored: string[] } {
  const { take, ignored } = queryReader(query);
  const own = (key: string) => (name === '' ? key : `${name}.${key}`);
  const size = (text: string) => numberIn(text, 1, MOST_ROWS);

  const { request } = defaults;
  take('v', ENGINE_VERSION, (text) => wordIn(text, [ENGINE_VERSION]));
  const rows = take(own('rows'), request.rows, size);
  const cols = take(own('cols'), request.cols, size);
  const seed = take(own('seed'), request.seed, seedIn);
  let read: Request = { ...resized(request, rows, cols), seed };
  if (generators.length > 0) {
    const place = (text: string) => readPlace(text, rows, cols);
    read = {
      ...read,
      generator: take(own('by'), request.generator, (text) => wordIn(text, generators)),
      start: take(own('start'), read.start, place),
      goal: take(own('goal'), read.goal, place),
    };
  }
  const view = take<View>(own('view'), defaults.view, (text) => wordIn(text, ['walls', 'blocks']));
  const step = take(own('step'), defaults.step, typedNumber);
  // An address that says nothing new gives back the very request of the page, which need not be run again.
  const known = JSON.stringify(read) === JSON.stringify(request);
  return { shown: { request: known ? request : read, view, step }, ignored };
}

/** The query with everything that one player shows written into it; what else stands there stays. */
export function writeAddress(query: string, name: string, shown: Shown): string {
  const params = new URLSearchParams(query);
  const { request, view, step } = shown;
  const put = (key: string, value: string | null) => {
    const own = name === '' ? key : `${name}.${key}`;
    if (value === null) params.delete(own);
    else params.set(own, value);
  };
  params.set('v', ENGINE_VERSION);
  put('rows', String(request.rows));
  put('cols', String(request.cols));
  put('seed', request.seed);
  put('by', request.generator);
  put('start', request.start?.join('-') ?? null);
  put('goal', request.goal?.join('-') ?? null);
  put('view', view === 'blocks' ? view : null);
  put('step', step === null ? null : String(step));
  return params.toString();
}

/** A cell as `row-column`. */
function readPlace(text: string, rows: number, cols: number): Place | null {
  const parts = text.split('-');
  if (parts.length !== 2) return null;
  const row = numberIn(parts[0], 1, rows);
  const col = numberIn(parts[1], 1, cols);
  return row === null || col === null ? null : [row, col];
}
