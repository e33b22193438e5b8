import fc from 'fast-check';
import { Cursor, generatorOf, generators, milestones, recordGeneration } from 'maze-core';
import { describe, expect, test } from 'vitest';
import { barLength, positionAt, MAKING_UNITS as UNITS, WHOLE } from './alignment.ts';

const [rows, cols] = [9, 7];
const cells = rows * cols;
const courses = generators.map(({ id }) => {
  const trace = recordGeneration(id, { rows, cols, seed: 'aligned' });
  return { id, cursor: new Cursor(trace), length: trace.tape.length, milestones: milestones(trace) };
});

/** Counts open walls on the board itself, a passage at both its ends. */
function passages(cursor: Cursor): number {
  let ends = 0;
  for (const mask of cursor.passages) ends += [1, 2, 4, 8].filter((bit) => mask & bit).length;
  return ends / 2;
}

describe('a course', () => {
  test.each(courses)('$id: each milestone opens a passage, or builds a wall', ({ cursor, milestones }) => {
    const builds = generatorOf(cursor.trace.algorithm.id).begins === 'open';
    const seen: number[] = [];
    let before: number | null = null;
    for (let position = 0; position <= cursor.length; position++) {
      cursor.seek(position);
      const now = passages(cursor);
      if (before !== null)
        for (let n = 0; n < (builds ? before - now : now - before); n++) seen.push(position);
      before = now;
    }
    // Opening one passage and closing another in one step leaves the count as it was.
    if (cursor.trace.algorithm.id === 'origin-shift')
      expect(milestones.length).toBeGreaterThanOrEqual(seen.length);
    else expect([...milestones]).toEqual(seen);
  });
});

describe('alignment', () => {
  test.each(UNITS)('by %s: the bar begins blank and ends finished', (unit) => {
    const bar = barLength(unit, courses, cells);
    for (const course of courses) {
      expect(positionAt(unit, 0, bar, course)).toBe(0);
      expect(positionAt(unit, bar, bar, course)).toBe(course.length);
    }
  });

  test.each(UNITS)('by %s: further along the bar is never earlier in a run', (unit) => {
    const bar = barLength(unit, courses, cells);
    fc.assert(
      fc.property(fc.nat(bar), fc.nat(bar), fc.nat(courses.length - 1), (a, b, which) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(positionAt(unit, low, bar, courses[which])).toBeLessThanOrEqual(
          positionAt(unit, high, bar, courses[which]),
        );
      }),
    );
  });

  test('by step: every pane is at the same step, or done', () => {
    const bar = barLength('step', courses, cells);
    expect(bar).toBe(Math.max(...courses.map(({ length }) => length)));
    fc.assert(
      fc.property(fc.nat(bar), (at) => {
        for (const course of courses) {
          const position = positionAt('step', at, bar, course);
          expect(position === at || (at > course.length && position === course.length)).toBe(true);
        }
      }),
    );
  });

  test('by cells joined: no pane has joined more than the bar says, and one more step would', () => {
    const bar = barLength('joined', courses, cells);
    expect(bar).toBe(cells - 1);
    const carving = courses.filter(({ milestones }) => milestones.length === cells - 1);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: bar - 1 }), (at) => {
        for (const { cursor, ...course } of carving) {
          const position = positionAt('joined', at, bar, course);
          cursor.seek(position);
          expect(passages(cursor)).toBeLessThanOrEqual(at);
          cursor.seek(position + 1);
          expect(passages(cursor)).toBeGreaterThan(at);
        }
      }),
    );
  });

  test('by share: every pane is within half a step of the same share', () => {
    fc.assert(
      fc.property(fc.nat(WHOLE), (at) => {
        for (const course of courses) {
          const position = positionAt('share', at, WHOLE, course);
          expect(Math.abs(position - (at / WHOLE) * course.length)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });
});

test('a single cell joins nothing, and its run still has a beginning and an end', () => {
  const course = { length: 2, milestones: Int32Array.of() };
  const bar = barLength('joined', [course], 1);
  expect(bar).toBeGreaterThan(0);
  expect(positionAt('joined', 0, bar, course)).toBe(0);
  expect(positionAt('joined', bar, bar, course)).toBe(2);
});
