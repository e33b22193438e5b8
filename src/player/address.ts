import type { Chosen, Options } from 'maze-core';
import type { View } from '../paint/layout.ts';
import type { Look } from './look.ts';
import type { Looks } from './looks.ts';
import { optionValue, plainOptions, withValue } from './options.ts';
import { ENGINE_VERSION, numberIn, queryReader, seedIn, wordIn } from './query.ts';
import { CHANGES, type Place, placeWithin, type Request, resized, typedNumber } from './request.ts';
import { takesStart } from './start-option.ts';

/** What a link fixes: a maze, how it is seen, and a step of the run (null for the end). */
export interface Shown {
  readonly request: Request;
  readonly view: View;
  readonly look: Look;
  readonly step: number | null;
}

/** What a page's player can be asked for, beside what every player can, and what it shows without being asked. */
export interface Offer {
  readonly defaults: Shown;
  /** The ids that a solver's maze may be made by; empty on a generator's page. */
  readonly generators: readonly string[];
  /** The options of its algorithm. */
  readonly options: Options;
  /** What can be chosen of how its run looks. */
  readonly looks: Looks;
  /** The most rows and columns. */
  readonly most: number;
}

/**
 * What the query of an address says of one player. Never throws: what cannot be used leaves the default in place and
 * is listed in `ignored` as it stands in the address, so that the page can say so.
 *
 * @param name  '' for the first player of a page; others prefix their keys, as in `2.rows`
 */
export function readAddress(
  query: string,
  name: string,
  { defaults, generators, options, most, looks }: Offer,
): { shown: Shown; ignored: string[] } {
  const { take, ignored } = queryReader(query);
  const own = (key: string) => (name === '' ? key : `${name}.${key}`);
  const size = (text: string) => numberIn(text, 1, most);

  const { request } = defaults;
  take('v', ENGINE_VERSION, (text) => wordIn(text, [ENGINE_VERSION]));
  const rows = take(own('rows'), request.rows, size);
  const cols = take(own('cols'), request.cols, size);
  const seed = take(own('seed'), request.seed, seedIn);
  const place = (text: string) => readPlace(text, rows, cols);
  const chosen = (declared: Options, before: Chosen) =>
    plainOptions(declared).reduce((values, [key, option]) => {
      const now = before[key] ?? option.default;
      const value = take(own(key), now, (text) => optionValue(option, text));
      return value === now ? values : withValue(declared, values, key, value);
    }, before);
  let read: Request = { ...resized(request, rows, cols), seed, options: chosen(options, request.options) };
  const solving = generators.length > 0;
  if (solving || takesStart(options)) read = { ...read, start: take(own('start'), read.start, place) };
  if (solving) {
    read = {
      ...read,
      generator: take(own('by'), request.generator, (text) => wordIn(text, generators)),
      goal: take(own('goal'), read.goal, place),
      changes: chosen(CHANGES, request.changes),
    };
  }
  const view = take<View>(own('view'), defaults.view, (text) => wordIn(text, ['walls', 'blocks']));
  const shownOrNot = (key: 'labels' | 'arrows') =>
    looks[key]
      ? take(own(key), defaults.look[key] ? '1' : '0', (text) => wordIn(text, ['0', '1'])) === '1'
      : defaults.look[key];
  const look: Look = {
    colour: take(own('colour'), defaults.look.colour, (text) => wordIn(text, looks.colours)),
    from: take(own('measure'), defaults.look.from, (text) => readPlace(text, rows, cols)),
    labels: shownOrNot('labels'),
    arrows: shownOrNot('arrows'),
  };
  const step = take(own('step'), defaults.step, typedNumber);
  // An address that says nothing new gives back the very request of the page, which need not be run again.
  const known = JSON.stringify(read) === JSON.stringify(request);
  return { shown: { request: known ? request : read, view, look, step }, ignored };
}

/** The query with everything that one player shows written into it; what else stands there stays. */
export function writeAddress(
  query: string,
  name: string,
  shown: Shown,
  { defaults, options }: Offer,
): string {
  const params = new URLSearchParams(query);
  const { request, view, look, step } = shown;
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
  // What is at its own default is left out, unless the page opens with something else.
  const putOptions = (declared: Options, values: Chosen, opening: Chosen) => {
    for (const [key, option] of plainOptions(declared)) {
      const said = key in values || key in opening;
      put(key, said ? String(values[key] ?? option.default) : null);
    }
  };
  putOptions(options, request.options, defaults.request.options);
  putOptions(CHANGES, request.changes, defaults.request.changes);
  put('view', view === 'blocks' ? view : null);
  put('colour', look.colour === 'none' ? null : look.colour);
  // A cell that this maze does not have is kept for a larger one, but no link can lead to it.
  put('measure', placeWithin(look.from, request.rows, request.cols)?.join('-') ?? null);
  put('labels', look.labels ? null : '0');
  put('arrows', look.arrows ? null : '0');
  put('step', step === null ? null : String(step));
  return params.toString();
}

/** A cell as `row-column`. */
export function readPlace(text: string, rows: number, cols: number): Place | null {
  const parts = text.split('-');
  if (parts.length !== 2) return null;
  const row = numberIn(parts[0], 1, rows);
  const col = numberIn(parts[1], 1, cols);
  return row === null || col === null ? null : [row, col];
}
