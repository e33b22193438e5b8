import { expect, it } from 'vitest';
import { Cursor, FRONTIER, recordGeneration, recordSolution } from '../src/index.ts';

// An item is taken out before its step can be named. The reader must still see it in the container until that step.

it('shows as many walls in the container as are chalked as listed, at every step', () => {
  const trace = recordGeneration('prim-walls', { rows: 6, cols: 7, seed: 'list' });
  const cursor = new Cursor(trace);
  for (let position = 0; position <= cursor.length; position++) {
    cursor.seek(position);
    const chalked = cursor.listed.reduce((sum, bits) => sum + (bits & 1) + (bits >> 1), 0);
    expect(cursor.items(trace.shelves[0]).length, `position ${position}`).toBe(chalked);
  }
});

it('shows in the queue the cells that are marked as waiting, at every step of the search itself', () => {
  const trace = recordSolution('bfs', recordGeneration('wilson', { rows: 6, cols: 7, seed: 'queue' }).maze);
  const cursor = new Cursor(trace);
  for (let position = 1; position <= cursor.length; position++) {
    cursor.seek(position);
    const waiting = [...cursor.roles.keys()].filter((cell) => cursor.roles[cell] === FRONTIER);
    expect(
      [...cursor.items(trace.shelves[0])].sort((a, b) => a - b),
      `position ${position}`,
    ).toEqual(waiting);
  }
});

it('shows the room that is looked at on top of the stack until its step begins', () => {
  const trace = recordGeneration('division', { rows: 5, cols: 6, seed: 'rooms' });
  const cursor = new Cursor(trace);
  let looked = 0;
  for (let position = 1; position < cursor.length; position++) {
    if (trace.tape.step(position) !== 'narrow') continue;
    cursor.seek(position);
    const room = [...cursor.items(trace.shelves[0])].slice(-2);
    expect(room, `position ${position}`).toEqual([trace.tape.cell(position), trace.tape.other(position)]);
    looked++;
  }
  expect(looked).toBeGreaterThan(5);
});
