import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Cursor,
  generate,
  generators,
  NONE,
  recordGeneration,
  recordSolution,
  solve,
  solvers,
  type Trace,
} from '../src/index.ts';

const SIZES = [
  { rows: 1, cols: 1 },
  { rows: 1, cols: 6 },
  { rows: 6, cols: 1 },
  { rows: 2, cols: 2 },
  { rows: 5, cols: 7 },
];

const traces: [name: string, Trace][] = [
  ...generators.flatMap(({ id }) =>
    SIZES.map((size): [string, Trace] => [
      `${id} ${size.rows} × ${size.cols}`,
      recordGeneration(id, { ...size, seed: 'cursor' }),
    ]),
  ),
  ...solvers.flatMap(({ id }) =>
    SIZES.map((size): [string, Trace] => [
      `${id} ${size.rows} × ${size.cols}`,
      recordSolution(id, generate('kruskal', { ...size, seed: 'cursor' }), { seed: 'cursor' }),
    ]),
  ),
];

/** All that a cursor shows. */
const shown = (cursor: Cursor) => ({
  passages: [...cursor.passages],
  roles: [...cursor.roles],
  arrows: [...cursor.arrows],
  listed: [...cursor.listed],
  labels: [...cursor.labels],
  sets: [...(cursor.sets ?? [])],
  shelves: cursor.trace.shelves.map((shelf) => [...cursor.items(shelf)]),
  step: cursor.step,
  cell: cursor.cell,
  other: cursor.other,
});

describe.each(traces)('a cursor over %s', (_, trace) => {
  it('is born at the end', () => {
    const cursor = new Cursor(trace);
    expect(cursor.position).toBe(cursor.length);
    if ('maze' in trace) expect(cursor.passages).toEqual((trace.maze as { passages: Uint8Array }).passages);
  });

  it('shows a position the same however it came there', () => {
    const walker = new Cursor(trace);
    walker.seek(0);
    const forwards = [shown(walker)];
    for (let k = 1; k <= walker.length; k++) {
      walker.seek(k);
      forwards.push(shown(walker));
    }
    for (let k = walker.length; k >= 0; k--) {
      walker.seek(k);
      expect(shown(walker)).toEqual(forwards[k]);
    }
    fc.assert(
      fc.property(fc.array(fc.nat(walker.length), { maxLength: 12 }), (seeks) => {
        const jumper = new Cursor(trace);
        for (const k of seeks) {
          jumper.seek(k);
          expect(shown(jumper)).toEqual(forwards[k]);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('begins with a board without chalk', () => {
    const cursor = new Cursor(trace);
    cursor.seek(0);
    const { roles, arrows, listed, labels } = shown(cursor);
    expect([...roles, ...arrows, ...listed, ...labels].every((value) => value === 0)).toBe(true);
    expect([cursor.step, cursor.cell, cursor.other]).toEqual([null, NONE, NONE]);
    for (const shelf of trace.shelves.filter(({ kind }) => kind !== 'sets')) {
      expect([...cursor.items(shelf)]).toEqual([]);
    }
  });

  it('names every cell that differs between two positions', () => {
    const cursor = new Cursor(trace);
    fc.assert(
      fc.property(fc.nat(cursor.length), fc.nat(cursor.length), (from, to) => {
        cursor.seek(from);
        const before = shown(cursor);
        cursor.seek(to);
        const after = shown(cursor);
        const named = new Set<number>();
        cursor.eachChange(from, to, (cell) => named.add(cell));
        for (let cell = 0; cell < trace.grid.slots; cell++) {
          const differs = (['passages', 'roles', 'arrows', 'listed', 'labels', 'sets'] as const).some(
            (plane) => before[plane][cell] !== after[plane][cell],
          );
          if (differs) expect(named).toContain(cell);
        }
        for (const cell of named) expect(trace.grid.has(cell)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('does not disturb another cursor over the same trace', () => {
    const one = new Cursor(trace);
    const end = shown(one);
    new Cursor(trace).seek(0);
    expect(shown(one)).toEqual(end);
  });
});

it.each([-1, 0.5, Number.NaN, 1e9, '3', null, undefined])('%s is no position', (position) => {
  const cursor = new Cursor(recordGeneration('kruskal', { rows: 3, cols: 3 }));
  expect(() => cursor.seek(position as number)).toThrow(RangeError);
  expect(() => cursor.seek(position as number)).toThrow(`from 0 to ${cursor.length}`);
  expect(cursor.position).toBe(cursor.length);
});

describe('recording', () => {
  it.each(generators)('$id leaves the maze as it is', ({ id }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 8 }),
        fc.string(),
        (rows, cols, seed) => {
          const request = { rows, cols, seed };
          expect(recordGeneration(id, request).maze.passages).toEqual(generate(id, request).passages);
        },
      ),
      { numRuns: 20 },
    );
  });

  it.each(solvers)('$id leaves what is found as it is, and the maze too', ({ id }) => {
    const maze = generate('backtracker', { rows: 6, cols: 9, seed: 'recorded' });
    const before = maze.passages.slice();
    const { solution } = recordSolution(id, maze, { seed: 'x' });
    expect(solution).toEqual(solve(id, maze, { seed: 'x' }));
    expect(maze.passages).toEqual(before);
  });
});
