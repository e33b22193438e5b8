import { LONGEST_SEED, typedNumber } from './request.ts';

/** The version of the engine that a link was made with: the same version gives the same maze for the same link. */
export const ENGINE_VERSION = '1';

/** Reads an address's query key by key; what makes no sense is noted, and the page goes on with its default. */
export interface QueryReader {
  readonly params: URLSearchParams;
  /** What could not be used, as it stands in the address. */
  readonly ignored: string[];
  /** The value of a key as `read` understands it; the default where there is none or it makes no sense. */
  take<T>(key: string, fallback: T, read: (text: string) => T | null): T;
  /** Notes that what stands under a key could not be used. */
  ignore(key: string, text: string): void;
}

/** Never throws: URLSearchParams takes anything. A stray % stays a %, what is no UTF-8 becomes \uFFFD. */
export function queryReader(query: string): QueryReader {
  const params = new URLSearchParams(query);
  const ignored: string[] = [];
  const ignore = (key: string, text: string) => {
    ignored.push(`${key}=${shortened(text)}`);
  };
  return {
    params,
    ignored,
    ignore,
    take(key, fallback, read) {
      const text = params.get(key);
      if (text === null) return fallback;
      const value = read(text);
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
export function seedIn(text: string): string | null {
  return text.length <= LONGEST_SEED && !text.includes('\uFFFD') ? text : null;
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
