import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticksTo } from './ticks.ts';

test('a scale is numbered at both ends and at round numbers between', () => {
  expect(ticksTo(1)).toEqual([0, 1]);
  expect(ticksTo(2)).toEqual([0, 1, 2]);
  expect(ticksTo(10)).toEqual([0, 5, 10]);
  expect(ticksTo(37)).toEqual([0, 10, 20, 30, 37]);
  expect(ticksTo(615)).toEqual([0, 200, 400, 615]);
  expect(ticksTo(1_000_000)).toEqual([0, 500_000, 1_000_000]);
});

test('ticks are whole, rising, few, and none touches the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (most) => {
      const ticks = ticksTo(most);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBe(most);
      expect(ticks.length).toBeLessThanOrEqual(6);
      for (let at = 1; at < ticks.length; at++) {
        expect(Number.isInteger(ticks[at])).toBe(true);
        expect((ticks[at] - ticks[at - 1]) / most).toBeGreaterThan(0.1);
      }
    }),
  );
});
