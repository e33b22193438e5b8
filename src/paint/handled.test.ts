import {
  Cursor,
  generate,
  generators,
  NONE,
  recordGeneration,
  recordSolution,
  type SolverId,
  solvers,
  type Trace,
} from 'maze-core';
import { describe, expect, test } from 'vitest';
import { type Picture, pictureOf } from './picture.ts';

const request = { rows: 7, cols: 8, seed: 'stand' };

function traceOf(id: string): Trace {
  const generator = generators.find((one) => one.id === id);
  if (generator !== undefined) return recordGeneration(generator.id, request);
  return recordSolution(id as SolverId, generate('prim-walls', request), { seed: 's' });
}

function pictures(trace: Trace): Picture[] {
  const cursor = new Cursor(trace);
  return Array.from({ length: cursor.length - 1 }, (_, at) => {
    cursor.seek(at + 1);
    return pictureOf(cursor);
  });
}

describe('the cell that a step is about', () => {
  test.each([
    'wilson',
    'houston',
    'aldous-broder',
    'backtracker',
    'hunt-and-kill',
    'origin-shift',
    'dfs',
    'tremaux',
    'wall-follower',
    'pledge',
    'random-mouse',
  ])('%s: is where a walker stands, and where it goes on from', (id) => {
    const moves = pictures(traceOf(id)).filter(({ other }) => other !== NONE);
    const all = pictures(traceOf(id));
    let checked = 0;
    all.forEach((now, at) => {
      const next = all[at + 1];
      if (now.other === NONE || next === undefined || next.other === NONE) return;
      expect([next.cell, next.other], `step ${at + 1}`).toContain(now.cell);
      checked++;
    });
    expect(moves.length).toBeGreaterThan(10);
    expect(checked).toBeGreaterThan(10);
  });

  test.each(['growing-tree', 'prim-frontier', 'prim-cells'])('%s: is the one that joins', (id) => {
    const all = pictures(traceOf(id));
    const cursor = new Cursor(traceOf(id));
    let joined = 0;
    all.forEach(({ cell, other }, at) => {
      if (other === NONE) return;
      cursor.seek(at);
      expect(cursor.passages[cell], `step ${at + 1}`).toBe(0);
      joined++;
    });
    expect(joined).toBe(55);
  });

  test.each(['prim-walls', 'prim-weights', 'kruskal', 'division'])(
    '%s: is neither, where it decides on a wall',
    (id) => {
      for (const { grid, cell, other, between } of pictures(traceOf(id))) {
        if (other !== NONE && grid.touches(cell, other) && id !== 'division') expect(between).toBe(true);
        if (between) expect(grid.touches(cell, other)).toBe(true);
      }
    },
  );

  test.each(solvers.map(({ id }) => id))('%s: no search decides on a wall', (id) => {
    for (const { between } of pictures(traceOf(id))) expect(between).toBe(false);
  });
});
