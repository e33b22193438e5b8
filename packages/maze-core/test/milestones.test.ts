import { describe, expect, test } from 'vitest';
import {
  ages,
  Cursor,
  EAST,
  generate,
  generators,
  NONE,
  openings,
  recordGeneration,
  recordSolution,
  solvers,
} from '../src/index.ts';

const request = { rows: 7, cols: 9, seed: 'when' };

describe('ages', () => {
  test.each(generators.map(({ id }) => id))('%s: a cell is joined from its age on, and not before', (id) => {
    const trace = recordGeneration(id, request);
    const times = ages(trace);
    if (id === 'division') {
      expect([...times].every((time) => time === NONE)).toBe(true);
      return;
    }
    const cursor = new Cursor(trace);
    for (let cell = 0; cell < trace.grid.slots; cell++) {
      cursor.seek(times[cell]);
      expect(cursor.passages[cell]).not.toBe(0);
      cursor.seek(times[cell] - 1);
      expect(cursor.passages[cell]).toBe(0);
    }
  });

  test.each(solvers.map(({ id }) => id))('%s: a cell of a search is marked from its age on', (id) => {
    const trace = recordSolution(id, generate('prim-walls', request), { seed: 's' });
    const times = ages(trace);
    const cursor = new Cursor(trace);
    for (let cell = 0; cell < trace.grid.slots; cell++) {
      if (times[cell] === NONE) {
        expect(cursor.roles[cell]).toBe(0);
        continue;
      }
      for (const position of [times[cell] - 1, times[cell] >> 1, 0]) {
        cursor.seek(position);
        expect(cursor.roles[cell]).toBe(0);
      }
      cursor.seek(cursor.length);
    }
  });
});

describe('openings', () => {
  test.each(generators.map(({ id }) => id))('%s: a wall is open from then on', (id) => {
    const trace = recordGeneration(id, request);
    const times = openings(trace);
    if (id === 'division' || id === 'origin-shift') {
      expect(times).toBeNull();
      return;
    }
    const { grid, maze } = trace;
    const cursor = new Cursor(trace);
    let open = 0;
    grid.eachWall((wall) => {
      const [a, b] = [grid.firstSide(wall), grid.secondSide(wall)];
      const time = times![wall];
      expect(time !== NONE).toBe(maze.isOpen(a, b));
      if (time === NONE) return;
      open++;
      const direction = grid.direction(a, b);
      expect(direction === EAST).toBe(wall % 2 === 0);
      cursor.seek(time - 1);
      expect((cursor.passages[a] >> direction) & 1).toBe(0);
      cursor.seek(time);
      expect((cursor.passages[a] >> direction) & 1).toBe(1);
    });
    expect(open).toBe(grid.size - 1);
  });
});
