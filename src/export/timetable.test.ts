import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationOf, LENGTHS, timetableFor } from './timetable.ts';

describe('the timetable of an animation', () => {
  test('shows every step of a short run', () => {
    expect(timetableFor(4, 5)).toEqual({ positions: [0, 1, 2, 3, 4], delay: 1000, hold: 2000 });
  });

  test('thins a long run evenly: 1,000 steps in 10 seconds are 250 frames of 40 ms', () => {
    const { positions, delay } = timetableFor(1000, 10);
    expect(positions).toHaveLength(250);
    expect(delay).toBe(40);
    expect(positions.slice(0, 3)).toEqual([0, 4, 8]);
    expect(positions.at(-1)).toBe(1000);
  });

  test('a run without a step is one frame', () => {
    expect(timetableFor(0, 5).positions).toEqual([0]);
  });

  test('begins at 0, ends at the end, rises, and no frame is shorter than 20 ms or no hundredth', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.constantFrom(...LENGTHS), (steps, seconds) => {
        const { positions, delay, hold } = timetableFor(steps, seconds);
        expect(positions[0]).toBe(0);
        expect(positions.at(-1)).toBe(steps);
        for (let at = 1; at < positions.length; at++) {
          expect(positions[at]).toBeGreaterThan(positions[at - 1]);
        }
        for (const time of [delay, hold]) {
          expect(time).toBeGreaterThanOrEqual(20);
          expect(time % 10).toBe(0);
        }
        expect(positions.length).toBeLessThanOrEqual(500);
        // Rounding to hundredths may make it a little longer or shorter than asked.
        const longest = 1.2 * 1000 * seconds + hold;
        expect(durationOf({ positions, delay, hold })).toBeLessThanOrEqual(longest);
      }),
    );
  });
});
