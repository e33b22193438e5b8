import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blankTrace,
  Cursor,
  type Generator,
  Grid,
  generate,
  generators,
  packTrace,
  recordGeneration,
  recordSolution,
  solvers,
  type Trace,
  unpackTrace,
} from '../src/index.ts';

/** All that a cursor shows. */
const shown = (trace: Trace, cursor: Cursor) => ({
  passages: [...cursor.passages],
  roles: [...cursor.roles],
  arrows: [...cursor.arrows],
  listed: [...cursor.listed],
  labels: [...cursor.labels],
  sets: cursor.sets?.slice(),
  shelves: trace.shelves.map((shelf) => [...cursor.items(shelf)]),
  keys: trace.shelves.filter(({ kind }) => kind === 'heap').map((shelf) => [...cursor.keys(shelf)]),
  step: cursor.step,
  cell: cursor.cell,
  other: cursor.other,
});

/** What arrives when a message is sent: the original's buffers are gone afterwards. */
function sent(trace: Parameters<typeof packTrace>[0]) {
  const { packed, transfer } = packTrace(trace);
  return unpackTrace(structuredClone(packed, { transfer }));
}

/** A rectangle less one corner, in which every cell can still be reached. */
const cornerless = (rows: number, cols: number) =>
  new Grid(
    rows,
    cols,
    Uint8Array.from({ length: rows * cols }, (_, cell) => Number(cell !== cols - 1)),
  );

const size = fc.record({ rows: fc.integer({ min: 2, max: 9 }), cols: fc.integer({ min: 2, max: 9 }) });

function arrivesWhole(record: () => Parameters<typeof packTrace>[0], places: readonly number[]) {
  const original = record();
  const arrived = sent(record());
  expect(arrived.tape.length).toBe(original.tape.length);
  expect(arrived.algorithm).not.toHaveProperty('run');
  expect(original.algorithm).toMatchObject(arrived.algorithm);
  expect(arrived.maze.passages).toEqual(original.maze.passages);
  expect(arrived.grid.near).toEqual(original.grid.near);
  expect('solution' in arrived && arrived.solution).toEqual('solution' in original && original.solution);
  const [here, there] = [new Cursor(original), new Cursor(arrived)];
  for (const place of places) {
    const position = Math.round(place * original.tape.length);
    here.seek(position);
    there.seek(position);
    expect(shown(arrived, there)).toEqual(shown(original, here));
  }
}

const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 });

describe('a packed recording', () => {
  it.each(generators.map(({ id }) => id))('of %s arrives whole', (id) => {
    const { masks } = generators.find((one) => one.id === id) as Generator;
    fc.assert(
      fc.property(
        size,
        fc.string({ maxLength: 4 }),
        fc.boolean(),
        places,
        ({ rows, cols }, seed, cut, at) => {
          const on = masks && cut ? { grid: cornerless(rows, cols) } : { rows, cols };
          arrivesWhole(() => recordGeneration(id, { ...on, seed }), at);
        },
      ),
      { numRuns: 15 },
    );
  });

  it.each(solvers.map(({ id }) => id))('of %s arrives whole', (id) => {
    fc.assert(
      fc.property(size, fc.string({ maxLength: 4 }), places, (request, seed, at) => {
        const maze = generate('wilson', { ...request, seed });
        arrivesWhole(() => recordSolution(id, maze, { seed }), at);
      }),
      { numRuns: 15 },
    );
  });

  it('names every large buffer for the transfer, once', () => {
    const trace = recordSolution('bfs', generate('wilson', { rows: 20, cols: 20 }));
    const { packed, transfer } = packTrace(trace);
    expect(new Set(transfer).size).toBe(transfer.length);
    structuredClone(packed, { transfer });
    expect(trace.memory.length + trace.solution.distances.length).toBe(0);
    expect(trace.maze.passages.length).toBe(400);
  });
});

it('takes along what was looked for on its tape', () => {
  const record = () => recordGeneration('kruskal', { rows: 6, cols: 7, seed: 's' });
  const kept = new Set(['keep']);
  const looked = record();
  const positions = [...looked.tape.positionsOf(kept)];
  const { packed, transfer } = packTrace(looked);
  expect(packed.tape.found.size).toBe(1);
  const arrived = unpackTrace(structuredClone(packed, { transfer }));
  expect([...arrived.tape.positionsOf(kept)]).toEqual(positions);
  expect([...arrived.tape.positionsOf(new Set(['keep', 'open']))]).toEqual([
    ...record().tape.positionsOf(new Set(['keep', 'open'])),
  ]);
});

describe('a watched recording', () => {
  it('tells every 65,536 steps how many there have been, and records the same', () => {
    const told: number[] = [];
    const request = { rows: 60, cols: 60, seed: 'watched' };
    const watched = recordGeneration('aldous-broder', request, (steps) => told.push(steps));
    const plain = recordGeneration('aldous-broder', request);
    expect(told.length).toBe(Math.floor(plain.tape.length / 65_536));
    expect(told).toEqual(told.map((_, n) => (n + 1) * 65_536));
    expect(watched.tape.length).toBe(plain.tape.length);
    expect(watched.memory).toEqual(plain.memory);
  });
});

it('a blank trace is a board before anything has happened', () => {
  const { algorithm } = recordGeneration('wilson', { rows: 3, cols: 4 });
  const cursor = new Cursor(blankTrace(algorithm, new Grid(3, 4)));
  expect(cursor.length).toBe(0);
  expect(cursor.step).toBe(null);
  expect([...cursor.roles, ...cursor.passages]).toEqual(new Array(24).fill(0));
});
