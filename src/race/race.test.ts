import fc from 'fast-check';
import { type Chosen, generate, generators, recordSolution, type SolverId, solve, solvers } from 'maze-core';
import { describe, expect, test } from 'vitest';
import { barLength, positionAt, SEARCH_UNITS, WHOLE } from '../compare/alignment.ts';
import { endsOf, mazeOf, type Race, RUNNERS, readRace, walledOff, writeRace } from './race.ts';
import { workOf } from './work.ts';

const race: Race = {
  panes: [
    { algorithm: 'bfs', options: {} },
    { algorithm: 'a-star', options: {} },
  ],
  maker: { algorithm: 'backtracker', options: {} },
  rows: 9,
  cols: 12,
  seed: 'race',
  ground: {},
  walled: false,
  start: null,
  goal: null,
  unit: 'handled',
  at: null,
};

const ids = solvers.map(({ id }) => id);
const mazes = [
  ['perfect', race],
  ['with loops', { ...race, ground: { braid: 1, ways: 'two' } }],
  ['with weights', { ...race, ground: { braid: 1, weights: 'random', most: 9 } }],
  ['with a goal walled off', { ...race, ground: { braid: 0.5 }, walled: true }],
  ['that ends where it starts', { ...race, start: [2, 3], goal: [2, 3] }],
] as const satisfies readonly (readonly [string, Race])[];

function traced(id: SolverId, of: Race) {
  const { weights, most } = of.ground;
  const weighted = 'weights' in solvers.find((one) => one.id === id)!.options;
  const options = {
    ...(weighted && weights !== undefined ? { weights, most: most ?? 9 } : {}),
    ...(id === 'random-mouse' ? { limit: 2000 } : {}),
  };
  return recordSolution(id, mazeOf(of).maze, { ...endsOf(of), seed: of.seed, options });
}

describe.each(mazes)('in a maze %s', (_, of) => {
  test.each(ids)('%s: at the end of its steps stand the numbers that it counted itself', (id) => {
    const trace = traced(id, of);
    const { handled, largest, walked, milestones } = workOf(trace);
    const { expanded, largestFrontier, moves } = trace.solution;
    expect(handled.at(-1)).toBe(expanded);
    expect(largest.at(-1)).toBe(largestFrontier);
    expect(milestones).toHaveLength(expanded);
    if (walked !== null) expect(walked.at(-1)).toBe(moves);
  });
});

describe('runs side by side', () => {
  const courses = mazes.flatMap(([, of]) =>
    ids.map((id) => {
      const trace = traced(id, of);
      return { length: trace.tape.length, ...workOf(trace) };
    }),
  );

  test.each(SEARCH_UNITS)('by %s: the bar begins blank and ends finished', (unit) => {
    const bar = barLength(unit, courses, 108);
    for (const course of courses) {
      expect(positionAt(unit, 0, bar, course)).toBe(0);
      expect(positionAt(unit, bar, bar, course)).toBe(course.length);
    }
  });

  test('by cells handled: each has handled as many as the bar says, or is done', () => {
    const bar = barLength('handled', courses, 108);
    expect(bar).toBe(Math.max(...courses.map(({ handled }) => handled.at(-1)!)));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: bar - 1 }), (at) => {
        for (const course of courses) {
          const position = positionAt('handled', at, bar, course);
          if (position === course.length) continue;
          expect(course.handled[position]).toBeLessThanOrEqual(at);
          expect(course.handled[position + 1]).toBeGreaterThan(at);
        }
      }),
    );
  });

  test('by step and by share: each is at the same step, or at the same share to half a step', () => {
    const bar = barLength('step', courses, 108);
    fc.assert(
      fc.property(fc.nat(bar), fc.nat(WHOLE), (step, share) => {
        for (const course of courses) {
          expect(positionAt('step', step, bar, course)).toBe(Math.min(step, course.length));
          const off = positionAt('share', share, WHOLE, course) - (share / WHOLE) * course.length;
          expect(Math.abs(off)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });
});

describe('the maze of a race', () => {
  test('has no way to a goal that is walled off, and loses nothing else', () => {
    const maze = generate('kruskal', { rows: 6, cols: 6, seed: 1 });
    const off = walledOff(maze, 14);
    expect(solve('bfs', off, { goal: 14 }).ending).toBe('exhausted');
    expect(off.passageCount).toBe(maze.passageCount - maze.exits(14).length);
    for (let cell = 0; cell < 36; cell++) {
      for (const next of off.exits(cell)) expect(off.isOpen(next, cell)).toBe(true);
    }
  });

  test('says when no second way can be had', () => {
    const narrow = { ...race, rows: 1, ground: { ways: 'two' } };
    expect(mazeOf(narrow).lacking).toBe(true);
    expect(mazeOf({ ...race, ground: { ways: 'two' } }).lacking).toBe(false);
    expect(mazeOf({ ...race, rows: 1, cols: 1, ground: { ways: 'two' } }).lacking).toBe(true);
  });
});

describe('the address of a race', () => {
  test('brings back what was written into it', () => {
    const chosen = fc.record({
      algorithm: fc.constantFrom(...RUNNERS.map(({ id }) => id)),
      options: fc.constant({}),
    });
    const written = fc.record({
      panes: fc.array(chosen, { minLength: 2, maxLength: 9 }),
      maker: fc.record({
        algorithm: fc.constantFrom(...generators.map(({ id }) => id)),
        options: fc.constant({}),
      }),
      rows: fc.integer({ min: 3, max: 60 }),
      cols: fc.integer({ min: 3, max: 60 }),
      seed: fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('', '0', '迷宫 +%&#', '🧩')),
      ground: fc.constantFrom<Chosen>({}, { braid: 0.5 }, { ways: 'two', weights: 'random', most: 4 }),
      walled: fc.boolean(),
      start: fc.constantFrom(null, [1, 3] as const),
      goal: fc.constantFrom(null, [3, 2] as const),
      unit: fc.constantFrom(...SEARCH_UNITS),
      at: fc.option(fc.nat(10_000)),
    });
    fc.assert(
      fc.property(written, (state) => {
        const query = `?${writeRace('?other=kept', state)}`;
        expect(readRace(query, race)).toEqual({ state, ignored: [] });
        expect(new URLSearchParams(query).get('other')).toBe('kept');
      }),
    );
  });

  test.each([
    ['pane=bfs&pane=nothing', ['pane=nothing', 'pane=bfs']],
    ['rows=0&cols=2147483648&braid=2&ways=three', ['rows=0', 'cols=2147483648', 'braid=2', 'ways=three']],
    ['start=99-1&goal=1&walled=perhaps&by=magic', ['by=magic', 'walled=perhaps', 'start=99-1', 'goal=1']],
    ['pane=random-mouse,limit=10000000&pane=bfs&pane=dfs', ['pane=random-mouse,limit=10000…']],
    ['unit=joined&most=0&weights=heavy&at=-1', ['weights=heavy', 'most=0', 'unit=joined', 'at=-1']],
  ])('says what it cannot use: %s', (query, ignored) => {
    const read = readRace(query, race);
    expect([...read.ignored].sort()).toEqual([...ignored].sort());
    expect(read.state.rows).toBe(9);
    expect(read.state.ground).toEqual({});
  });
});
