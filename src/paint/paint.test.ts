import { Cursor, type GeneratorId, generators, recordGeneration } from 'maze-core';
import { describe, expect, it } from 'vitest';
import { isPaper } from './paint.ts';
import { pictureOf } from './picture.ts';

/** How many walls are left as squared paper at a position. */
function papers(id: GeneratorId, position: 'first' | 'end' | number): number {
  const trace = recordGeneration(id, { rows: 5, cols: 6, seed: 'paper' });
  const cursor = new Cursor(trace);
  cursor.seek(position === 'first' ? 1 : position === 'end' ? cursor.length : position);
  const picture = pictureOf(cursor);
  let count = 0;
  trace.grid.eachWall((wall) => {
    if (isPaper(picture, trace.grid.firstSide(wall), trace.grid.secondSide(wall))) count++;
  });
  return count;
}

describe('squared paper', () => {
  it('is all there is before the first step', () => {
    expect(papers('prim-walls', 0)).toBe(5 * 5 + 4 * 6);
  });

  it('gives way to walls where passages lead, whether or not a cell has been marked', () => {
    expect(papers('origin-shift', 'first')).toBe(0);
    expect(papers('division', 0)).toBe(0);
  });

  it.each(generators.map(({ id }) => id))('is nowhere in a finished maze: %s', (id) => {
    expect(papers(id, 'end')).toBe(0);
  });
});
