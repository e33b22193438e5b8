import { LONGEST_SEED, typedNumber } from './request.ts';

/** The version of the engine that a link was made with: the same version gives the same maze for the same link. */
export const ENGINE_VERSION = '1';

/** Reads an address's query key by key; what makes no sense is noted, and the page goes on with its default. */
export interface QueryReader {
  readonly params: URLSearchParams;
  /** What could not be used, as it stands in the address. */
  readonly ignored: string[];
  /** The value of a key as `read` understands it; the default where there is none or it makes no sense. */
  take<T>(key: string, fallback: T, read: (text: string, intact: boolean) => T | null): T;
  /** Whether the nth text under a key, counted from 0, came from bytes that are UTF-8. */
  intact(key: string, nth: number): boolean;
  /** Notes that what stands under a key could not be used. */
  ignore(key: string, text: string): void;
}

/** Never throws: URLSearchParams takes anything. A stray % stays a %, what is no UTF-8 becomes \uFFFD. */
export function queryReader(query: string): QueryReader {
  const params = new URLSearchParams(query);
  // A \uFFFD that stands in the address is a character like any other: with all of those gone, only broken bytes give one.
  const others = new URLSearchParams(query.replace(/%EF%BF%BD|\uFFFD/gi, '-'));
  const intact = (key: string, nth: number) => !others.getAll(key)[nth]?.includes('\uFFFD');
  const ignored: string[] = [];
  const ignore = (key: string, text: string) => {
    ignored.push(`${key}=${shortened(text)}`);
  };
  return {
    params,
    ignored,
    ignore,
    intact,
    take(key, fallback, read) {
      const text = params.get(key);
      if (text === null) return fallback;
      const value = read(text, intact(key, 0));
      if (value === null) ignore(key, text);
      return value ?? fallback;
    },
  };
}

/** A whole number from `least` to `most`, or null. */
export function numberIn(text: string, least: number, most: number): number | null {
  const value = typedNumber(text);
  return value !== null && value >= least && value <= most ? value : null;
}

/** A seed, or null where it is too long or came from bytes that are no text: then it is not the one that was meant. */
export function seedIn(text: string, intact: boolean): string | null {
  return text.length <= LONGEST_SEED && intact ? text : null;
}

/** One of a few words, or null. */
export function wordIn<T extends string>(text: string, words: readonly T[]): T | null {
  return words.find((word) => word === text) ?? null;
}

/** So much of a text as fits into a sentence, cut between characters. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > 24 ? `${characters.slice(0, 24).join('')}…` : text;
}
