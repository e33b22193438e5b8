import fc from 'fast-check';
import {
  type GeneratorId,
  generate,
  generators,
  milestones,
  recordGeneration,
  recordSolution,
  type SolverId,
  solvers,
  type Trace,
} from 'maze-core';
import { describe, expect, test } from 'vitest';
import { eventSteps } from '../player/events.ts';
import { checkedFrames, chooseFrames } from './frame-choice.ts';

const made = (id: GeneratorId, rows: number, cols: number, seed = 'frames') =>
  recordGeneration(id, { rows, cols, seed });
const solved = (id: SolverId, rows: number, cols: number, seed = 'frames') =>
  recordSolution(id, generate('wilson', { rows, cols, seed }));

/** All steps that a run announces. */
const all = ({ tape }: Trace) => new Set(tape.steps);

describe('the frames of a strip', () => {
  test.each([
    ...generators.map(({ id }) => made(id, 10, 14)),
    ...solvers.map(({ id }) => solved(id, 10, 14)),
  ])(
    'of $algorithm.id: as many as are wanted, rising, with the first step, the last, and each kind of event that happens',
    (trace) => {
      const frames = chooseFrames(trace, all(trace), 9);
      expect(frames).toHaveLength(9);
      expect(chooseFrames(trace, all(trace), 6)).toHaveLength(6);
      expect([...new Set(frames)].sort((a, b) => a - b)).toEqual(frames);
      expect(frames[0]).toBe(1);
      expect(frames.at(-1)).toBe(trace.tape.length);
      const shown = new Set(frames.map((position) => trace.tape.step(position - 1)));
      const events = [...eventSteps(trace.algorithm)].filter(
        (step) => trace.tape.positionsOf(new Set([step])).length > 0,
      );
      for (const event of events.slice(0, 4)) expect(shown).toContain(event);
    },
  );

  test('the second half of the cells is not left out: no gap is wider than half of the maze', () => {
    for (const { id } of generators) {
      const trace = made(id, 12, 16);
      const joined = [...milestones(trace)];
      const grown = (position: number) => joined.filter((at) => at <= position).length;
      const frames = chooseFrames(trace, all(trace), 9);
      const gaps = frames.slice(1).map((to, at) => grown(to) - grown(frames[at]));
      expect(Math.max(...gaps), id).toBeLessThanOrEqual(joined.length / 2);
    }
  });

  test('only steps that have a sentence are shown, besides the last', () => {
    const trace = made('prim-walls', 10, 14);
    const told = new Set(['open', 'keep']);
    const frames = chooseFrames(trace, told, 9);
    for (const position of frames.slice(0, -1)) expect(told).toContain(trace.tape.step(position - 1));
  });

  test('a run of a step or two has as many frames, and none without a sentence has one', () => {
    const trace = made('prim-walls', 1, 1);
    expect(chooseFrames(trace, all(trace), 9).at(-1)).toBe(trace.tape.length);
    expect(chooseFrames(trace, new Set(), 9)).toEqual([trace.tape.length]);
  });

  test('the same run always gives the same frames', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.string(),
        (r, c, seed) => {
          const frames = chooseFrames(made('kruskal', r, c, seed), all(made('kruskal', r, c, seed)), 6);
          expect(chooseFrames(made('kruskal', r, c, seed), all(made('kruskal', r, c, seed)), 6)).toEqual(
            frames,
          );
          for (const position of frames) expect(Number.isInteger(position)).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('frames that a page chooses', () => {
  test('are put in order, each once', () => {
    expect(checkedFrames([9, 3, 9, 0], 9)).toEqual([0, 3, 9]);
  });

  test.each([[-1], [10], [1.5], [Number.NaN]])('%d is refused where a run has 9 steps', (frame) => {
    expect(() => checkedFrames([frame], 9)).toThrow(/from 0 to 9/);
  });
});
