import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { near, slid } from './stretch.ts';

const run = fc
  .integer({ min: 1, max: 2_000_000 })
  .chain((length) => fc.record({ length: fc.constant(length), at: fc.integer({ min: 1, max: length }) }));

describe('a stretch of a run', () => {
  it('holds the step it is around, lies inside the run, and is never longer than a page bears', () => {
    fc.assert(
      fc.property(run, ({ length, at }) => {
        const { first, last } = near(at, length);
        expect(first).toBeGreaterThanOrEqual(1);
        expect(last).toBeLessThanOrEqual(length);
        expect(at).toBeGreaterThanOrEqual(first);
        expect(at).toBeLessThanOrEqual(last);
        expect(last - first + 1).toBe(Math.min(length, 120));
      }),
    );
  });

  it('slides over the whole run without leaving a step out, and rests at its ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (length) => {
        let stretch = near(1, length);
        expect(stretch.first).toBe(1);
        expect(slid(stretch, -1, length)).toEqual(stretch);
        while (stretch.last < length) {
          const next = slid(stretch, 1, length);
          expect(next.first).toBeLessThanOrEqual(stretch.last + 1);
          expect(next.last).toBeGreaterThan(stretch.last);
          stretch = next;
        }
        expect(slid(stretch, 1, length)).toEqual(stretch);
        expect(slid(stretch, 0, length)).toEqual(stretch);
      }),
    );
  });
});
