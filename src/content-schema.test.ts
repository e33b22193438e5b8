import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { pageFields, teaches } from './content-schema.ts';

const registry = [
  {
    id: 'chalk',
    steps: { start: { kind: 'step' }, repeat: { kind: 'heading' }, stuck: { kind: 'event' } },
  },
] as const;

const schema = pageFields.superRefine(teaches(registry));

const right = {
  algorithm: 'chalk',
  steps: {
    start: { line: 'choose a cell', say: 'Starts at {cell}.' },
    repeat: { line: 'while it can go on' },
    stuck: { line: 'stop', say: 'Nowhere to go from {cell}.', name: 'stuck' },
  },
};

/** The faults of a page as "path: message". */
function faults(page: z.input<typeof schema>): string[] {
  const result = schema.safeParse(page);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the step texts of a page', () => {
  test('agree with the registry', () => {
    expect(faults(right)).toEqual([]);
    expect(faults({})).toEqual([]);
  });

  test('a missing step is named', () => {
    const { stuck: _, ...steps } = right.steps;
    expect(faults({ ...right, steps })).toEqual(['steps.stuck: step "stuck" of chalk has no text']);
  });

  test('a misspelt step is named, with the steps there are', () => {
    const { stuck, ...steps } = right.steps;
    expect(faults({ ...right, steps: { ...steps, stukc: stuck } })).toEqual([
      'steps.stuck: step "stuck" of chalk has no text',
      'steps.stukc: chalk has no step "stukc"; its steps are start, repeat, stuck',
    ]);
  });

  test('a step named like a method of every object is still unknown', () => {
    const steps = { ...right.steps, toString: { line: 'x', say: 'y' } };
    expect(faults({ ...right, steps })).toEqual([
      'steps.toString: chalk has no step "toString"; its steps are start, repeat, stuck',
    ]);
  });

  test('a heading has no sentence, steps and events have one', () => {
    const steps = {
      ...right.steps,
      repeat: { line: 'while it can go on', say: 'Again.' },
      stuck: { line: 'stop', name: 'stuck' },
    };
    expect(faults({ ...right, steps })).toEqual([
      'steps.repeat: "repeat" is a heading, never announced: it needs no "say"',
      'steps.stuck: step "stuck" lacks its sentence, "say"',
    ]);
  });

  test('an event has a name, and nothing else has one', () => {
    const steps = {
      ...right.steps,
      start: { ...right.steps.start, name: 'start' },
      stuck: { line: 'stop', say: 'Nowhere to go.' },
    };
    expect(faults({ ...right, steps })).toEqual([
      'steps.start: "start" is no event: it needs no "name"',
      'steps.stuck: "stuck" is an event: it needs a short "name"',
    ]);
  });

  test('no text is empty', () => {
    const steps = { ...right.steps, start: { line: ' ', say: '' } };
    expect(faults({ ...right, steps })).toEqual([
      'steps.start: the line of step "start" is empty',
      'steps.start: step "start" lacks its sentence, "say"',
    ]);
  });

  test('belong to an algorithm that exists', () => {
    expect(faults({ ...right, algorithm: 'crayon' })).toEqual([
      'algorithm: there is no algorithm "crayon"; known: chalk',
    ]);
    expect(faults({ steps: right.steps })).toEqual([
      'steps: a page with steps must say whose they are: add "algorithm"',
    ]);
    expect(faults({ algorithm: 'chalk' })).toHaveLength(3);
  });

  test('hold a line and a sentence and nothing else', () => {
    const steps = { ...right.steps, start: { line: 'a', say: 'b', note: 'c' } };
    expect(faults({ ...right, steps } as never)).toHaveLength(1);
  });
});
