import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binsFor, histogram } from './histogram.ts';

test('every count falls into one of at most 60 equally wide bins, and the shares add up to one', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(counts, counts, (a, b) => {
      const [one, two] = [Int32Array.from(a), Int32Array.from(b)];
      const bins = binsFor([one, two])!;
      expect(bins.length).toBeLessThanOrEqual(60);
      expect(bins.first).toBe(Math.min(...a, ...b));
      for (const sample of [one, two]) {
        const shares = histogram(sample, bins);
        expect(shares.length).toBe(bins.length);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }
    }),
  );
});

test('few values have a bar each', () => {
  const bins = binsFor([Int32Array.of(5, 7, 7, 8)])!;
  expect(bins).toEqual({ first: 5, width: 1, length: 4 });
  expect([...histogram(Int32Array.of(5, 7, 7, 8), bins)]).toEqual([0.25, 0, 0.5, 0.25]);
});

test('no counts, no bins', () => {
  expect(binsFor([new Int32Array(0)])).toBeNull();
});
