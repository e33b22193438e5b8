import { type Cell, Cursor, type GeneratorId, generators, NONE, recordGeneration } from 'maze-core';
import { describe, expect, it } from 'vitest';
import { isPaper } from './paint.ts';
import { pictureOf, setNumber, setsAt } from './picture.ts';

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

describe('sets', () => {
  it.each(['kruskal', 'eller'] as const)('are what passages connect, at every step: %s', (id) => {
    const trace = recordGeneration(id, { rows: 4, cols: 5, seed: 'sets' });
    const { grid } = trace;
    const cursor = new Cursor(trace);
    const reachedFrom = (first: Cell) => {
      const cells = new Set([first]);
      for (const cell of cells) {
        for (let direction = 0; direction < 4; direction++) {
          if ((cursor.passages[cell] >> direction) & 1) cells.add(grid.neighbour(cell, direction));
        }
      }
      return cells;
    };
    let seen = 0;
    for (let position = 1; position < cursor.length; position++) {
      cursor.seek(position);
      const sets = setsAt(cursor)!;
      const members = [...sets.keys()].filter((cell) => sets[cell] !== NONE);
      for (const cell of members) {
        const connected = reachedFrom(cell);
        for (const other of members) {
          expect(sets[other] === sets[cell], `${position}: ${cell}, ${other}`).toBe(connected.has(other));
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('go by the number written into their cells, or else by their own', () => {
    expect(setNumber(Int32Array.of(0, 8), 1)).toBe(7);
    expect(setNumber(Int32Array.of(0, 0), 1)).toBe(2);
  });

  it('are none in other algorithms', () => {
    expect(setsAt(new Cursor(recordGeneration('prim-cells', { rows: 3, cols: 3 })))).toBe(null);
  });
});
