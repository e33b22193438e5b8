import { numberIn, queryReader, seedIn, wordIn } from '../player/query.ts';
import { MEASURES, type Measure } from '../statistics/measures.ts';

/** What the mazes can be ordered by: as the pages are, by name, or by what is counted in them. */
export const ORDERS = ['page', 'name', ...MEASURES] as const;
export type Order = (typeof ORDERS)[number];

export const WAYS = ['up', 'down'] as const;
export type Way = (typeof WAYS)[number];

/** All that a gallery fixes: what a link to it restores. */
export interface Gallery {
  readonly rows: number;
  readonly cols: number;
  readonly seed: string;
  readonly order: Order;
  readonly way: Way;
}

/** Sizes that a gallery takes, in cells. */
export const MOST_SHOWN = 40;

/**
 * What the query of an address says of a gallery. Never throws: what cannot be used leaves the default in place and is
 * listed in `ignored` as it stands in the address.
 */
export function readGallery(query: string, defaults: Gallery): { gallery: Gallery; ignored: string[] } {
  const { take, ignored } = queryReader(query);
  const size = (text: string) => numberIn(text, 1, MOST_SHOWN);
  return {
    gallery: {
      rows: take('rows', defaults.rows, size),
      cols: take('cols', defaults.cols, size),
      seed: take('seed', defaults.seed, seedIn),
      order: take('order', defaults.order, (text) => wordIn(text, ORDERS)),
      way: take('way', defaults.way, (text) => wordIn(text, WAYS)),
    },
    ignored,
  };
}

/** The query with a gallery written into it; what else stands there stays. */
export function writeGallery(query: string, gallery: Gallery): string {
  const params = new URLSearchParams(query);
  for (const [key, value] of Object.entries(gallery)) params.set(key, String(value));
  return params.toString();
}

/** What stands under a picture, of which a gallery can be ordered. */
export interface Shown {
  readonly title: string;
  /** One number a measure, in the order of MEASURES. */
  readonly counts: readonly number[];
}

/**
 * The places of the exhibits from first to last. Those that are equal stay as the pages have them.
 *
 * @param lang  the language whose alphabet orders the names
 */
export function ordered(exhibits: readonly Shown[], order: Order, way: Way, lang: string): number[] {
  const places = exhibits.map((_, place) => place);
  const sign = way === 'up' ? 1 : -1;
  if (order === 'page') return way === 'up' ? places : places.reverse();
  if (order === 'name') {
    const { compare } = new Intl.Collator(lang, { numeric: true });
    return places.sort((a, b) => sign * compare(exhibits[a].title, exhibits[b].title));
  }
  const at = MEASURES.indexOf(order as Measure);
  return places.sort((a, b) => sign * (exhibits[a].counts[at] - exhibits[b].counts[at]));
}
