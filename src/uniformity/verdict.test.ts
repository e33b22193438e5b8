import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightFor, isMissing, probabilityText, verdictOn } from './verdict.ts';

test('verdicts by expected counts and p', () => {
  expect(verdictOn(4.9, 0)).toBe('few');
  expect(verdictOn(5, 0)).toBe('rejected');
  expect(verdictOn(100, 1e-5)).toBe('rejected');
  expect(verdictOn(100, 1e-4)).toBe('suspicious');
  expect(verdictOn(100, 0.01)).toBe('accepted');
  expect(verdictOn(100, 1)).toBe('accepted');
});

test('a maze is missing only where it could have been expected', () => {
  expect(isMissing(0, 100)).toBe(true);
  expect(isMissing(0, 3)).toBe(false);
  expect(isMissing(1, 100)).toBe(false);
});

test('the bars always fit, and reach at least twice what is expected', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 10_000 }), (highest, expected) => {
      expect(heightFor(highest, expected) * expected).toBeGreaterThanOrEqual(
        Math.max(highest, 2 * expected) - 1e-6,
      );
    }),
  );
});

test('probabilities in words that can be read', () => {
  expect(probabilityText(0.5392)).toBe('= 0.54');
  expect(probabilityText(0.0031)).toBe('= 0.0031');
  expect(probabilityText(1.01e-6)).toBe('= 1 × 10⁻⁶');
  expect(probabilityText(2.27e-52)).toBe('= 2 × 10⁻⁵²');
  expect(probabilityText(0)).toBe('< 10⁻³⁰⁰');
});
