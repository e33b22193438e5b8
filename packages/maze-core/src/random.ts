import type { Cell, Grid } from './grid.ts';
import { murmur128 } from './hash.ts';

/** What a seed may be: a string, or a number that stands for its decimal text (0 is the seed '0'). */
export type Seed = string | number;

const TWO_32 = 2 ** 32;
/** Up to this bound the product with 32 bits has at most 53, which a number holds exactly. */
const EXACT = 2 ** 21;

/**
 * A stream of random numbers that a seed fixes for ever: the same in every browser and on every machine.
 *
 * The generator is sfc32 (Chris Doty-Humphrey, PractRand), 128 bits of state. A seed is normalised to NFC, so that
 * the same characters typed on different keyboards are the same seed, and hashed to 128 bits by MurmurHash3
 * (Austin Appleby, 2011). Every seed is as good as any other: '' and '0' are ordinary seeds.
 */
export class Random {
  // A typed array rather than four fields: V8 keeps its entries as plain 32-bit integers.
  readonly #state: Int32Array;

  /** @throws TypeError when the seed is neither a string nor a finite number */
  constructor(seed: Seed) {
    this.#state = hashOf(seedText(seed).normalize('NFC'));
    for (let round = 0; round < 16; round++) this.word();
  }

  /** The next 32 random bits, as a signed integer. */
  word(): number {
    const s = this.#state;
    const b = s[1];
    const c = s[2];
    const sum = (s[0] + b + s[3]++) | 0;
    // What is stored is cut to 32 bits.
    s[0] = b ^ (b >>> 9);
    s[1] = c + (c << 3);
    s[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum;
  }

  /**
   * A whole number from 0 to bound − 1, each with exactly the same chance.
   *
   * Multiply and keep the high half (Daniel Lemire, "Fast random integer generation in an interval", 2019); draws that
   * would favour some numbers are thrown away. `bound` is a whole number from 1 to 2³² − 1.
   */
  below(bound: number): number {
    const word = this.word();
    const product = (word >>> 0) * bound;
    // Nearly always this is all: the product is exact, and its low half leaves no doubt.
    if (product >>> 0 >= bound && bound <= EXACT) return (product * 2 ** -32) | 0;
    return this.#belowWith(word, bound);
  }

  #belowWith(first: number, bound: number): number {
    let word = first;
    while (Math.imul(word, bound) >>> 0 < (TWO_32 - bound) % bound) word = this.word();
    return highHalf(word >>> 0, bound);
  }

  /** True with the given chance, a number from 0 to 1 that is rounded to a multiple of 2⁻³². */
  chance(share: number): boolean {
    return this.word() >>> 0 < share * TWO_32;
  }

  /** A cell of the grid, each with the same chance. */
  cell(grid: Grid): Cell {
    return grid.nth(this.below(grid.size));
  }
}

/** floor(word × bound / 2³²), exactly. */
function highHalf(word: number, bound: number): number {
  const low = (word & 0xffff) * bound;
  const high = (word >>> 16) * bound;
  return Math.floor((high + Math.floor(low / 0x10000)) / 0x10000);
}

/** The text of a seed. @throws TypeError when it is neither a string nor a finite number */
export function seedText(seed: Seed): string {
  if (typeof seed === 'string') return seed;
  if (typeof seed === 'number' && Number.isFinite(seed)) return String(seed);
  throw new TypeError(
    `A seed must be a string or a finite number; got ${typeof seed === 'number' ? seed : seed === null ? 'null' : typeof seed}.`,
  );
}

/** The 128 bits that a seed's text is hashed to: its UTF-16 code units, two bytes each, lowest first. */
function hashOf(text: string): Int32Array {
  const bytes = new Uint8Array(2 * text.length);
  for (let at = 0; at < text.length; at++) {
    bytes[2 * at] = text.charCodeAt(at);
    bytes[2 * at + 1] = text.charCodeAt(at) >> 8;
  }
  return murmur128(bytes);
}
