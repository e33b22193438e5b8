import {
  ages,
  type Cell,
  Cursor,
  type GenerationTrace,
  type GeneratorId,
  generators,
  NONE,
  openings,
  recordGeneration,
} from 'maze-core';
import { describe, expect, test } from 'vitest';
import { countSince, eachSince, pictureOf, shadeOf } from '../paint/picture.ts';
import { distancesInTime, inOrderOf, scaleOf, setsAt, startOf } from './colouring.ts';

const ids = generators.map(({ id }) => id);
const record = (id: GeneratorId) => recordGeneration(id, { rows: 6, cols: 7, seed: 'tint' });

/** Moves to each cell along the passages that are open now, by a search of the test's own. */
function movesFrom(cursor: Cursor, from: Cell): Map<Cell, number> {
  const { grid } = cursor.trace;
  const moves = new Map([[from, 0]]);
  for (const [cell, far] of moves) {
    for (let direction = 0; direction < 4; direction++) {
      const next = grid.neighbour(cell, direction);
      if ((cursor.passages[cell] >> direction) & 1 && !moves.has(next)) moves.set(next, far + 1);
    }
  }
  return moves;
}

function somePositions({ tape }: GenerationTrace): number[] {
  return Array.from({ length: 12 }, (_, n) => Math.round((n / 11) * tape.length));
}

describe('the distance colouring', () => {
  test.each(ids)('%s: shows at each step how far away the cells are that a way leads to', (id) => {
    const trace = record(id);
    const opened = openings(trace);
    const cursor = new Cursor(trace);
    for (const from of [startOf(trace), 17]) {
      const tint = distancesInTime(trace.maze, from, opened, trace.tape.length);
      for (const position of somePositions(trace)) {
        cursor.seek(position);
        const picture = { ...pictureOf(cursor), tint };
        const moves = movesFrom(cursor, from);
        const alone = moves.size === 1;
        for (let cell = 0; cell < trace.grid.slots; cell++) {
          const shade = shadeOf(picture, cell);
          const waits = opened === null && position < cursor.length;
          if (waits || alone || !moves.has(cell)) {
            expect(shade).toBe(0);
          } else {
            expect(shade).toBe(1 + Math.round(((moves.get(cell) ?? 0) / tint.most) * 63));
          }
        }
      }
    }
  });
});

describe('the colouring by order of joining', () => {
  test.each(ids)('%s: colours what has joined, later cells not lighter than earlier ones', (id) => {
    const trace = record(id);
    const times = ages(trace);
    const tint = scaleOf(times, times);
    const cursor = new Cursor(trace);
    for (const position of somePositions(trace)) {
      cursor.seek(position);
      const picture = { ...pictureOf(cursor), tint };
      for (let cell = 0; cell < trace.grid.slots; cell++) {
        if (id === 'division') expect(shadeOf(picture, cell)).toBe(0);
        else expect(shadeOf(picture, cell) > 0).toBe(cursor.passages[cell] !== 0);
      }
    }
    const { inOrder } = tint.since ?? { inOrder: [] };
    expect(inOrder.length).toBe(id === 'division' ? 0 : trace.grid.size);
    for (let at = 1; at < inOrder.length; at++) {
      expect(tint.of[inOrder[at]]).toBeGreaterThanOrEqual(tint.of[inOrder[at - 1]]);
    }
  });
});

test('what begins to hold between two positions is found in both directions', () => {
  const since = { position: Int32Array.of(4, -1, 2, 4, 9), inOrder: Int32Array.of(2, 0, 3, 4) };
  const between = (from: number, to: number) => {
    const cells: Cell[] = [];
    eachSince(since, from, to, (cell) => cells.push(cell));
    expect(countSince(since, from, to)).toBe(cells.length);
    return cells;
  };
  expect(between(0, 9)).toEqual([2, 0, 3, 4]);
  expect(between(2, 4)).toEqual([0, 3]);
  expect(between(4, 2)).toEqual([0, 3]);
  expect(between(4, 8)).toEqual([]);
  expect(between(3, 3)).toEqual([]);
});

describe('the colouring by set', () => {
  test.each(ids)('%s: two cells are in one set when a way leads from one to the other', (id) => {
    const trace = record(id);
    const inOrder = inOrderOf(ages(trace));
    const cursor = new Cursor(trace);
    for (const position of somePositions(trace)) {
      cursor.seek(position);
      if (id === 'division') continue;
      const roots = setsAt(trace.grid, cursor.passages, inOrder);
      for (const from of [0, 20, 41]) {
        const moves = movesFrom(cursor, from);
        for (let cell = 0; cell < trace.grid.slots; cell++) {
          const together = roots[from] !== NONE && roots[cell] === roots[from];
          expect(together, `${position}: ${from}, ${cell}`).toBe(moves.size > 1 && moves.has(cell));
        }
      }
    }
  });

  test('keeps the name of the older set when two sets meet', () => {
    const trace = record('kruskal');
    const times = ages(trace);
    const inOrder = inOrderOf(times);
    const cursor = new Cursor(trace);
    for (let position = 1; position <= cursor.length; position++) {
      cursor.seek(position);
      const roots = setsAt(trace.grid, cursor.passages, inOrder);
      for (let cell = 0; cell < trace.grid.slots; cell++) {
        if (roots[cell] !== NONE) expect(times[roots[cell]]).toBeLessThanOrEqual(times[cell]);
      }
    }
  });
});

test('a million cells take a scale', () => {
  expect(scaleOf(Int32Array.from({ length: 1_000_000 }, (_, at) => at)).most).toBe(999_999);
});
