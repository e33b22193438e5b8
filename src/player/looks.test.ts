import { ages, Cursor, type GenerationTrace, generators } from 'maze-core';
import { describe, expect, it } from 'vitest';
import { severalSets } from '../paint/picture.ts';
import { inOrderOf, setsAt } from './colouring.ts';
import { looksOf } from './looks.ts';
import { record } from './record.ts';
import { UNCHOSEN } from './request.ts';

describe('a colouring is offered where it has something to say', () => {
  it.each(generators.map((generator) => [generator.id, generator] as const))('%s', (id, generator) => {
    const { colours } = looksOf(generator);
    const trace = record(id, { ...UNCHOSEN, rows: 5, cols: 5, seed: 'looks' }) as GenerationTrace;
    const joined = ages(trace);
    expect(colours.includes('age')).toBe(new Set(joined).size > 1);
    const cursor = new Cursor(trace);
    const severalAt = (position: number) => {
      cursor.seek(position);
      return severalSets(setsAt(trace.grid, cursor.passages, inOrderOf(joined))) !== null;
    };
    const several = Array.from({ length: cursor.length }, (_, at) => severalAt(at + 1)).includes(true);
    // An algorithm that keeps sets shows them as it is.
    expect(colours.includes('sets')).toBe(several && !generator.chalk.includes('sets'));
  });
});
