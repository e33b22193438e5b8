import type { View } from '../paint/layout.ts';
import { LONGEST_SEED, MOST_ROWS, type Place, type Request, resized, typedNumber } from './request.ts';

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
  // URLSearchParams takes anything: a stray % stays a %, what is no UTF-8 becomes �.
  const params = new URLSearchParams(query);
  const ignored: string[] = [];

  /** The value of a key as `read` understands it; the default where there is none or it makes no sense. */
  const take = <T>(key: string, fallback: T, read: (text: string) => T | null): T => {
    const text = params.get(key);
    if (text === null) return fallback;
    const value = read(text);
    if (value === null) ignored.push(`${key}=${shortened(text)}`);
    return value ?? fallback;
  };
  const own = (key: string) => (name === '' ? key : `${name}.${key}`);
  const size = (text: string) => inRange(typedNumber(text), 1, MOST_ROWS);

  const { request } = defaults;
  take('v', ENGINE_VERSION, (text) => (text === ENGINE_VERSION ? text : null));
  const rows = take(own('rows'), request.rows, size);
  const cols = take(own('cols'), request.cols, size);
  const seed = take(own('seed'), request.seed, (text) =>
    // Bytes that are no text arrive as \uFFFD: that seed is not the one that was meant.
    text.length <= LONGEST_SEED && !text.includes('\uFFFD') ? text : null,
  );
  let read: Request = { ...resized(request, rows, cols), seed };
  if (generators.length > 0) {
    const place = (text: string) => readPlace(text, rows, cols);
    read = {
      ...read,
      generator: take(own('by'), request.generator, (text) => (generators.includes(text) ? text : null)),
      start: take(own('start'), read.start, place),
      goal: take(own('goal'), read.goal, place),
    };
  }
  const view = take<View>(own('view'), defaults.view, (text) =>
    text === 'walls' || text === 'blocks' ? text : null,
  );
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

function inRange(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null;
}

/** A cell as `row-column`. */
function readPlace(text: string, rows: number, cols: number): Place | null {
  const parts = text.split('-');
  if (parts.length !== 2) return null;
  const row = inRange(typedNumber(parts[0]), 1, rows);
  const col = inRange(typedNumber(parts[1]), 1, cols);
  return row === null || col === null ? null : [row, col];
}

/** So much of a text as fits into a sentence, cut between characters. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > 24 ? `${characters.slice(0, 24).join('')}…` : text;
}
