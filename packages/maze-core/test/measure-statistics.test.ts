import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Statistics } from '../src/measure/index.ts';

/** √(32 / 7): these eight values have the mean 5, and the squares of their distances from it add up to 32. */
const EIGHT = [2, 4, 4, 4, 5, 5, 7, 9];

test('eight values with a known mean and spread', () => {
  const sample = Statistics.of(EIGHT);
  expect(sample.count).toBe(8);
  expect(sample.mean).toBe(5);
  expect(sample.standardDeviation).toBeCloseTo(2.13808993529939, 13);
  expect(sample.standardError).toBeCloseTo(0.755928946018454, 13);
});

describe('the 95 % interval', () => {
  // Student's t for 97.5 % as tables have it.
  test.each([
    [1, 12.7062],
    [2, 4.3027],
    [4, 2.7764],
    [9, 2.2622],
    [29, 2.0452],
    [99, 1.9842],
    [999, 1.9623],
    [999_999, 1.96],
  ])('with %d degrees of freedom reaches %f standard errors', (degrees, t) => {
    const sample = Statistics.from({ count: degrees + 1, mean: 0, squares: degrees * (degrees + 1) });
    expect(sample.standardError).toBeCloseTo(1, 12);
    const [low, high] = sample.interval95;
    expect(high).toBeCloseTo(t, 4);
    expect(low).toBeCloseTo(-t, 4);
  });

  test('lies about the mean', () => {
    const [low, high] = Statistics.of(EIGHT).interval95;
    // t with 7 degrees of freedom is 2.364624.
    expect(low).toBeCloseTo(5 - 2.364624 * 0.755929, 5);
    expect(high).toBeCloseTo(5 + 2.364624 * 0.755929, 5);
  });
});

test('too few values have no mean, no spread', () => {
  const none = new Statistics();
  expect([none.count, none.mean, none.standardDeviation, none.standardError]).toEqual([0, NaN, NaN, NaN]);
  expect(none.interval95).toEqual([NaN, NaN]);
  const one = Statistics.of([7]);
  expect([one.count, one.mean, one.standardDeviation]).toEqual([1, 7, NaN]);
  expect(one.interval95).toEqual([NaN, NaN]);
});

test('equal values have no spread', () => {
  const same = Statistics.of([0.1, 0.1, 0.1]);
  expect(same.standardDeviation).toBe(0);
  expect(same.interval95).toEqual([0.1, 0.1]);
});

test('a mean far from 0 costs no digits of the spread', () => {
  const far = Statistics.of(EIGHT.map((value) => value + 1e9));
  expect(far.mean).toBe(1e9 + 5);
  expect(far.standardDeviation).toBeCloseTo(2.13808993529939, 6);
});

test.each([NaN, Infinity, -Infinity])('%d is not taken in', (value) => {
  const sample = Statistics.of([1, 2]);
  expect(() => sample.add(value)).toThrow(RangeError);
  expect(sample.toJSON()).toEqual({ count: 2, mean: 1.5, squares: 0.5 });
});

const values = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 60 });

test('parts, sent as text and merged in any order, equal the whole', () => {
  fc.assert(
    fc.property(fc.array(values, { maxLength: 6 }), (parts) => {
      const whole = parts.flat();
      const merged = new Statistics();
      for (const part of parts.toReversed()) {
        merged.merge(Statistics.from(JSON.parse(JSON.stringify(Statistics.of(part)))));
      }
      expect(merged.count).toBe(whole.length);
      if (whole.length === 0) return;
      // The values are whole numbers, so the two sums are exact and the textbook's formula is safe.
      const n = BigInt(whole.length);
      const sum = whole.reduce((total, value) => total + BigInt(value), 0n);
      const squares = whole.reduce((total, value) => total + BigInt(value) ** 2n, 0n);
      expect(merged.mean).toBeCloseTo(Number(sum) / whole.length, 6);
      if (whole.length === 1) return;
      const variance = Number(n * squares - sum * sum) / Number(n * (n - 1n));
      expect(Math.abs(merged.standardDeviation - Math.sqrt(variance))).toBeLessThanOrEqual(
        1e-6 + 1e-9 * Math.sqrt(variance),
      );
    }),
  );
});

test('merging leaves the other sample as it is', () => {
  const other = Statistics.of([1, 2, 3]);
  Statistics.of([10]).merge(other);
  expect(other.toJSON()).toEqual({ count: 3, mean: 2, squares: 2 });
});
