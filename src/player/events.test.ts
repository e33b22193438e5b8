import fc from 'fast-check';
import { countUpTo, generators, type Outline, solvers } from 'maze-core';
import { describe, expect, it } from 'vitest';
import { eventSteps, nextOf, previousOf, stepsOfLine } from './events.ts';
import { record } from './record.ts';
import { type Request, UNCHOSEN } from './request.ts';

const request: Request = { rows: 4, cols: 5, seed: 's', ...UNCHOSEN };
const outline = (id: string): Outline =>
  [...generators, ...solvers].find((algorithm) => algorithm.id === id)!.steps;
const stepsOf = (id: string, line: string) => [...stepsOfLine(outline(id), line)];

describe('the steps of a line', () => {
  it('are its own step, or for a heading those of its block', () => {
    expect(stepsOf('prim-walls', 'keep')).toEqual(['keep']);
    expect(stepsOf('prim-walls', 'repeat')).toEqual(['open', 'admit', 'keep']);
    expect(stepsOf('wilson', 'wander')).toEqual(['walk', 'erase']);
    expect(stepsOf('dead-end-filling', 'each')).toEqual(['end', 'fill']);
    expect(stepsOf('houston', 'repeat')).toEqual(['begin', 'walk', 'erase', 'meet', 'join']);
  });

  it('are the outcomes that follow, for a heading with nothing indented below it', () => {
    expect(stepsOf('prim-walls', 'draw')).toEqual(['open', 'keep']);
    expect(stepsOf('aldous-broder', 'move')).toEqual(['enter', 'wander']);
  });

  it('are never none, and never a heading', () => {
    for (const { id, steps } of [...generators, ...solvers] as { id: string; steps: Outline }[]) {
      for (const line of Object.keys(steps)) {
        const own = stepsOf(id, line);
        expect(own.length, `${id}: ${line}`).toBeGreaterThan(0);
        for (const step of own) expect(steps[step].kind, `${id}: ${line}`).not.toBe('heading');
      }
    }
  });
});

describe('where steps are reached', () => {
  it('is what looking at every position gives, for any set of steps, from any position', () => {
    const ids = ['prim-walls', 'wilson', 'eller', 'bfs', 'pledge'];
    const traces = ids.map((id) => record(id, { ...request, generator: 'prim-walls' }));
    fc.assert(
      fc.property(
        fc.constantFrom(...traces).chain((trace) =>
          fc.record({
            trace: fc.constant(trace),
            steps: fc.subarray([...trace.tape.steps, 'no such step']),
            position: fc.nat({ max: trace.tape.length }),
          }),
        ),
        ({ trace: { tape }, steps, position }) => {
          const all = Array.from({ length: tape.length }, (_, k) => k + 1);
          const wanted = all.filter((at) => steps.includes(tape.step(at - 1)));
          const found = tape.positionsOf(new Set(steps));
          expect([...found]).toEqual(wanted);
          const apart = tape.positionsOfEach(steps);
          expect(apart).toHaveLength(steps.length);
          expect(apart.flatMap((own) => [...own]).sort((a, b) => a - b)).toEqual(wanted);
          for (const [n, own] of apart.entries()) {
            for (const at of own) expect(tape.step(at - 1)).toBe(steps[n]);
          }
          expect(nextOf(found, position)).toBe(wanted.find((at) => at > position) ?? null);
          expect(previousOf(found, position)).toBe(wanted.findLast((at) => at < position) ?? null);
          expect(countUpTo(found, position)).toBe(wanted.filter((at) => at <= position).length);
        },
      ),
    );
  });
});

describe('events', () => {
  it('are the steps that the outline calls so', () => {
    const trace = record('prim-walls', request);
    expect([...eventSteps(trace.algorithm)]).toEqual(['keep']);
    const kept = Array.from({ length: trace.tape.length }, (_, k) => k + 1).filter(
      (position) => trace.tape.step(position - 1) === 'keep',
    );
    expect(kept.length).toBeGreaterThan(2);
    const events = trace.tape.positionsOf(eventSteps(trace.algorithm));
    expect(nextOf(events, 0)).toBe(kept[0]);
    expect(nextOf(events, kept[0])).toBe(kept[1]);
    expect(nextOf(events, kept[kept.length - 1])).toBe(null);
    expect(previousOf(events, kept[1])).toBe(kept[0]);
    expect(previousOf(events, kept[0])).toBe(null);
  });
});
