import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { murmur128 } from '../src/hash.ts';
import { Grid, Random, seedText } from '../src/index.ts';

/** sfc32 as its author describes it, in arithmetic that cannot overflow. */
function* sfc32(state: Int32Array): Generator<number> {
  const MASK = 0xffffffffn;
  let [a, b, c, counter] = [...state].map((word) => BigInt(word >>> 0));
  for (;;) {
    const out = (a + b + counter) & MASK;
    counter = (counter + 1n) & MASK;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & MASK;
    c = ((((c << 21n) | (c >> 11n)) & MASK) + out) & MASK;
    yield Number(out);
  }
}

/** A source whose next words are given. */
class Fed extends Random {
  readonly words: number[];
  constructor(words: number[]) {
    super('');
    this.words = words;
  }
  override word(): number {
    // The generator draws while it is being set up, before there are words to give.
    if (this.words === undefined) return super.word();
    return this.words.shift()! | 0;
  }
}

const words = (seed: string | number, count = 8) => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.word() >>> 0);
};

describe('the stream', () => {
  it('is sfc32, begun with the hash of the seed, of which 16 words are dropped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (seed) => {
        const text = seed.normalize('NFC');
        const bytes = new Uint8Array(2 * text.length);
        const view = new DataView(bytes.buffer);
        for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), true);
        const reference = sfc32(murmur128(bytes));
        for (let n = 0; n < 16; n++) reference.next();
        expect(words(seed, 20)).toEqual(Array.from({ length: 20 }, () => reference.next().value));
      }),
    );
  });

  // Values of a second implementation, written in Python.
  it('never changes', () => {
    expect(words('', 3)).toEqual([4216505632, 947923937, 2491578854]);
    expect(words('0', 3)).toEqual([856032969, 3633325141, 3097951380]);
    expect(words('迷宫', 3)).toEqual([3747819132, 626556063, 180297807]);
  });
});

describe('seeds', () => {
  it('are their decimal text when they are numbers', () => {
    for (const number of [0, 1, -1, 42, 0.5, 2 ** 31, 2 ** 53, 1e21]) {
      expect(words(number)).toEqual(words(String(number)));
    }
    expect(words(-0)).toEqual(words('0'));
  });

  it('are all ordinary, the empty one and 0 included', () => {
    const seeds = ['', '0', ' ', '00', '\u0000', 'a', 'A', '迷宫', '🌀', '4294967296', 'x'.repeat(10_000)];
    const streams = new Set(seeds.map((seed) => words(seed).join()));
    expect(streams.size).toBe(seeds.length);
  });

  it('count all their characters, not only 32 bits of them', () => {
    expect(words(2 ** 32)).not.toEqual(words(0));
    expect(words(2 ** 32 + 1)).not.toEqual(words(1));
  });

  it('are the same however their characters are typed', () => {
    expect(words('caf\u00e9')).toEqual(words('cafe\u0301'));
    expect(words('\uac00')).toEqual(words('\u1100\u1161'));
  });

  it('may hold half a surrogate pair', () => {
    expect(words('\ud800')).not.toEqual(words('\udc00'));
    expect(words('\ud800')).not.toEqual(words('\ufffd'));
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    null,
    undefined,
    true,
    1n,
    {},
    [],
  ])('cannot be %s', (seed) => {
    expect(() => new Random(seed as never)).toThrow(TypeError);
    expect(() => seedText(seed as never)).toThrow(/must be a string or a finite number/);
  });
});

describe('below', () => {
  const bounds = fc.oneof(
    fc.integer({ min: 1, max: 64 }),
    fc.integer({ min: 2 ** 21 - 2, max: 2 ** 21 + 2 }),
    fc.integer({ min: 1, max: 2 ** 32 - 1 }),
    fc.constantFrom(2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1),
  );

  it('keeps the high half of word × bound, for every size of bound', () => {
    fc.assert(
      fc.property(bounds, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (bound, word) => {
        const product = BigInt(word) * BigInt(bound);
        const low = product & 0xffffffffn;
        const refused = low < (1n << 32n) % BigInt(bound);
        const random = new Fed([word, 0xffffffff, 0x80000001, 0x40000003, 0x12345679]);
        const drawn = random.below(bound);
        expect(random.words.length === 4).toBe(!refused);
        if (!refused) expect(BigInt(drawn)).toBe(product >> 32n);
      }),
      { numRuns: 2000 },
    );
  });

  it('gives every number the same count of words', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 2 ** 23, max: 2 ** 32 - 1 })
          .chain((bound) => fc.tuple(fc.constant(bound), fc.integer({ min: 0, max: bound - 1 }))),
        ([bound, number]) => {
          const first = Number((BigInt(number) * (1n << 32n) + BigInt(bound) - 1n) / BigInt(bound));
          const last = Math.min(first + Math.ceil(2 ** 32 / bound) + 1, 2 ** 32 - 1);
          let accepted = 0;
          for (let word = Math.max(0, first - 1); word <= last; word++) {
            // The second word is accepted for every bound: its product's low half is the largest there is.
            const random = new Fed([word, 0xffffffff, 0xffffffff]);
            if (random.below(bound) === number && random.words.length === 2) accepted++;
          }
          expect(accepted).toBe(Math.floor(2 ** 32 / bound));
        },
      ),
    );
  });

  it('is 0 below 1', () => {
    const random = new Random('one');
    for (let n = 0; n < 100; n++) expect(random.below(1)).toBe(0);
  });
});

describe('chance', () => {
  it('is never true for 0 and always for 1', () => {
    for (const word of [0, 1, 2 ** 31, 2 ** 32 - 1]) {
      expect(new Fed([word]).chance(0)).toBe(false);
      expect(new Fed([word]).chance(1)).toBe(true);
    }
  });

  it('is true for the lower half of the words at ½', () => {
    expect(new Fed([2 ** 31 - 1]).chance(0.5)).toBe(true);
    expect(new Fed([2 ** 31]).chance(0.5)).toBe(false);
  });
});

it('draws only cells that exist', () => {
  const grid = new Grid(2, 3, [0, 1, 0, 0, 1, 1]);
  const random = new Random('mask');
  const drawn = new Set(Array.from({ length: 200 }, () => random.cell(grid)));
  expect([...drawn].sort()).toEqual([1, 4, 5]);
});
