import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type Chosen,
  Cursor,
  type GenerationTrace,
  type Generator,
  type GeneratorId,
  Grid,
  generate,
  generators,
  MAX_CELLS,
  ROLES,
  recordGeneration,
  type Seed,
  TapeRecorder,
} from '../src/index.ts';
import { flaw, startOf, variants } from './variants.ts';

const every = generators as readonly (Generator & { id: GeneratorId })[];

/** Everything a cursor shows, as text. */
function state(cursor: Cursor): string {
  const { passages, roles, arrows, listed, labels, trace } = cursor;
  const shelves = trace.shelves.map((shelf) => [
    shelf.kind,
    cursor.items(shelf).join(),
    shelf.kind === 'heap' ? cursor.keys(shelf).join() : '',
  ]);
  return [passages.join(), roles.join(), arrows.join(), listed.join(), labels.join(), ...shelves].join(' | ');
}

test('the folder holds the registry', () => {
  const files = readdirSync(new URL('../src/generators/', import.meta.url)).filter(
    (name) => name !== 'index.ts',
  );
  expect(files.sort()).toEqual(every.map(({ id }) => `${id}.ts`).sort());
});

describe.each(variants)('$title', ({ id, generator, options }) => {
  test('makes perfect mazes of every size, with every seed', () => {
    for (let rows = 1; rows <= 12; rows++) {
      for (let cols = 1; cols <= 12; cols++) {
        for (let seed = 0; seed < 100; seed++) {
          const found = flaw(generate(id, { rows, cols, seed, options }));
          if (found !== null) expect.fail(`${rows} × ${cols}, seed ${seed}: ${found}`);
        }
      }
    }
    expect(flaw(generate(id, { rows: 50, cols: 30, seed: 'fifty', options }))).toBeNull();
    expect(flaw(generate(id, { rows: 30, cols: 50, seed: 'thirty', options }))).toBeNull();
  });

  test('a large grid does not overflow', () => {
    expect(flaw(generate(id, { rows: 500, cols: 500, seed: 'large', options }))).toBeNull();
  });

  test('a recorded run is the plain run', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 1, max: 14 }),
        fc.string(),
        (rows, cols, seed) => {
          const request = { rows, cols, seed, options };
          expect(recordGeneration(id, request).maze.passages).toEqual(generate(id, request).passages);
        },
      ),
      { seed: 1, numRuns: 40 },
    );
  });

  test.each([
    [1, 1],
    [1, 6],
    [6, 1],
    [2, 2],
    [4, 5],
  ])('a cursor shows the same board however it got there: %i × %i', (rows, cols) => {
    const cursor = new Cursor(recordGeneration(id, { rows, cols, seed: 'cursor', options }));
    const end = state(cursor);
    cursor.seek(0);
    const forwards = [state(cursor)];
    for (let k = 1; k <= cursor.length; k++) {
      cursor.seek(k);
      forwards.push(state(cursor));
    }
    expect(forwards[cursor.length]).toBe(end);
    for (let k = cursor.length; k >= 0; k--) {
      cursor.seek(k);
      if (state(cursor) !== forwards[k]) expect.fail(`position ${k} differs when it is reached from the end`);
    }
    for (let jump = 0; jump < 100; jump++) {
      const k = (jump * 7919) % (cursor.length + 1);
      cursor.seek(k);
      if (state(cursor) !== forwards[k]) expect.fail(`position ${k} differs when it is jumped to`);
    }
  });

  test('position 0 is the board as the algorithm begins', () => {
    const trace = recordGeneration(id, { rows: 5, cols: 7, seed: 'blank', options });
    const cursor = new Cursor(trace);
    expect(cursor.passages).toEqual(trace.maze.passages);
    cursor.seek(0);
    const blank = new Uint8Array(35);
    expect(cursor.passages).toEqual(generator.begins === 'open' ? trace.grid.near : blank);
    expect(cursor.roles).toEqual(blank);
    expect(cursor.arrows).toEqual(blank);
    expect(cursor.listed).toEqual(blank);
    expect(cursor.labels).toEqual(new Int32Array(35));
    for (const shelf of trace.shelves) {
      // Sets are blank when all words are 0: a set for each cell.
      expect(cursor.items(shelf).filter((item) => item !== 0 || shelf.kind !== 'sets')).toHaveLength(0);
    }
  });

  test('the first beat precedes the first patch', () => {
    const beat = vi.spyOn(TapeRecorder.prototype, 'beat');
    const patches = (
      [
        'open',
        'close',
        'role',
        'arrow',
        'listed',
        'number',
        'patch',
        'resize',
        'add',
        'drop',
        'take',
      ] as const
    ).map((verb) => vi.spyOn(TapeRecorder.prototype, verb));
    recordGeneration(id, { rows: 4, cols: 4, seed: 'order', options });
    const [firstBeat, ...firstPatches] = [beat, ...patches].map(
      (spy) => spy.mock.invocationCallOrder[0] ?? Number.POSITIVE_INFINITY,
    );
    vi.restoreAllMocks();
    expect(Math.min(...firstPatches)).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(firstBeat).toBeLessThan(Math.min(...firstPatches));
  });

  test('on a mask', () => {
    // A ring with a tail: two holes, and a cell that hangs on by one side.
    const kept = ['#####.', '#.#.#.', '#####.', '#.....', '######'].join('');
    const request = {
      grid: new Grid(
        5,
        6,
        Array.from(kept, (tile) => tile === '#'),
      ),
      options,
    };
    if (!generator.masks) {
      expect(() => generate(id, request)).toThrow(RangeError);
      expect(() => generate(id, request)).toThrow('needs a whole rectangle');
      return;
    }
    for (let seed = 0; seed < 200; seed++) expect(flaw(generate(id, { ...request, seed }))).toBeNull();
  });

  test('any text is a seed, and so is 0', () => {
    const seeds: Seed[] = ['', ' ', '0', 0, '迷宫', '🦊🌽', '\u0000', '\ud800', 'x'.repeat(10_000)];
    const made = seeds.map((seed) => generate(id, { rows: 6, cols: 9, seed, options }));
    for (const maze of made) expect(flaw(maze)).toBeNull();
    expect(made[3].passages).toEqual(made[2].passages);
  });
});

describe.each(every.map((generator) => ({ id: generator.id, generator })))('$id', ({ id, generator }) => {
  const mine = variants.filter((variant) => variant.id === id);
  const traces = (seeds: number): GenerationTrace[] =>
    mine.flatMap(({ options }) =>
      Array.from({ length: seeds }, (_, seed) => recordGeneration(id, { rows: 5, cols: 6, seed, options })),
    );

  test('every step is reached', () => {
    const announced = Object.keys(generator.steps).filter((name) => generator.steps[name].kind !== 'heading');
    const reached = new Set<string>();
    for (const { tape } of traces(30)) for (let k = 0; k < tape.length; k++) reached.add(tape.step(k));
    expect([...reached].sort()).toEqual(announced.sort());
  });

  test('it declares the chalk it uses', () => {
    const used = new Set<string>();
    for (const trace of traces(3)) {
      const cursor = new Cursor(trace);
      for (let k = 0; k <= cursor.length; k++) {
        cursor.seek(k);
        for (const role of cursor.roles) if (role !== 0) used.add(ROLES[role]);
        if (cursor.listed.some(Boolean)) used.add('listed');
        if (cursor.arrows.some(Boolean)) used.add('arrows');
        if (cursor.labels.some(Boolean)) used.add('labels');
      }
      const shelved = trace.shelves.some(({ kind }) => kind === 'sets');
      if (shelved || (used.has('labels') && generator.chalk.includes('sets'))) used.add('sets');
    }
    expect([...used].sort()).toEqual([...generator.chalk].sort());
  });

  test('steps and headings are lines of one outline', () => {
    let before = -1;
    for (const { indent } of Object.values(generator.steps)) {
      expect(Number.isInteger(indent) && indent >= 0 && indent <= before + 1).toBe(true);
      before = indent;
    }
  });

  test('a number is the seed of its decimal text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })), (seed) => {
        const size = { rows: 5, cols: 5 };
        expect(generate(id, { ...size, seed }).passages).toEqual(
          generate(id, { ...size, seed: `${seed}` }).passages,
        );
      }),
      { seed: 1, numRuns: 30 },
    );
  });

  test('different seeds make different mazes', () => {
    const made = Array.from({ length: 100 }, (_, seed) =>
      generate(id, { rows: 8, cols: 8, seed }).passages.join(),
    );
    expect(new Set(made).size).toBe(100);
  });

  test('a given start is where it starts', () => {
    if (!Object.hasOwn(generator.options, 'start')) return;
    for (const start of [0, 7, 23]) {
      const { tape } = recordGeneration(id, { rows: 4, cols: 6, seed: 'start', options: { start } });
      expect(startOf(tape)).toBe(start);
    }
  });

  test('wrong sizes', () => {
    for (const size of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, '3', null]) {
      const wrong = size as number;
      expect(() => generate(id, { rows: wrong, cols: 3 })).toThrow(RangeError);
      expect(() => generate(id, { rows: 3, cols: wrong })).toThrow(RangeError);
      expect(() => recordGeneration(id, { rows: wrong, cols: 1 })).toThrow(RangeError);
    }
    expect(() => generate(id, { rows: 0, cols: 3 })).toThrow(
      'rows must be a whole number of cells from 1; got 0.',
    );
    expect(() => generate(id, { rows: 3, cols: 2 ** 31 })).toThrow(`at most ${MAX_CELLS} cells`);
  });

  test('wrong seeds', () => {
    for (const seed of [
      null,
      {},
      [],
      true,
      1n,
      Symbol('s'),
      () => '',
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ]) {
      const request = { rows: 3, cols: 3, seed: seed as Seed };
      expect(() => generate(id, request)).toThrow(TypeError);
      expect(() => generate(id, request)).toThrow('A seed must be a string or a finite number; got ');
    }
  });

  test('wrong options', () => {
    const run = (options: Chosen) => () => generate(id, { rows: 3, cols: 3, options });
    expect(run({ nonsense: 1 })).toThrow(RangeError);
    expect(run({ nonsense: 1 })).toThrow(`'${id}' has no option 'nonsense'`);
    expect(run({ toString: 1 } as unknown as Chosen)).toThrow(RangeError);
    for (const [name, option] of Object.entries(generator.options)) {
      if (option.kind === 'choice') {
        for (const wrong of ['', 'none', 3, null])
          expect(run({ [name]: wrong as string })).toThrow(/must be one of/);
        continue;
      }
      for (const wrong of ['1', null, true, {}]) expect(run({ [name]: wrong as number })).toThrow(TypeError);
      const bad =
        option.kind === 'cell' ? [-1, 9, 0.5, Number.NaN] : [option.min - 1, option.max + 1, Number.NaN];
      for (const wrong of bad) expect(run({ [name]: wrong })).toThrow(RangeError);
      if (option.kind === 'count') expect(run({ [name]: option.min + 0.5 })).toThrow(RangeError);
    }
  });
});

test('an unknown generator', () => {
  const wrong = 'prim' as GeneratorId;
  expect(() => generate(wrong, { rows: 3, cols: 3 })).toThrow(RangeError);
  expect(() => generate(wrong, { rows: 3, cols: 3 })).toThrow(
    `There is no generator 'prim'; there are: ${every.map(({ id }) => id).join(', ')}.`,
  );
});

test('a mask in several pieces', () => {
  const grid = new Grid(1, 3, [true, false, true]);
  for (const { id, generator } of variants) {
    if (generator.masks) expect(() => generate(id, { grid })).toThrow(/in one piece/);
  }
});
