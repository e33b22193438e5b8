import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Cursor, recordGeneration } from '../src/index.ts';
import { eachMoved, mostMoved, writeRoots } from '../src/unions.ts';

const trace = recordGeneration('kruskal', { rows: 9, cols: 7, seed: 'unions' });
const unions = trace.unions!();

const rootsAt = (position: number) => {
  const roots = new Int32Array(trace.grid.slots);
  writeRoots(unions, position, roots);
  return roots;
};

it('begin with a set for each cell and end with one', () => {
  expect([...rootsAt(0)]).toEqual([...Array(63).keys()]);
  expect(new Set(rootsAt(trace.tape.length)).size).toBe(1);
});

it('come with the steps that open a wall, and make the smaller of two sets part of the larger', () => {
  const cursor = new Cursor(trace);
  for (let position = 1; position <= cursor.length; position++) {
    cursor.seek(position);
    const [before, now] = [rootsAt(position - 1), rootsAt(position)];
    const changed = [...now.keys()].filter((cell) => before[cell] !== now[cell]);
    if (cursor.step !== 'open') {
      expect(changed).toEqual([]);
      continue;
    }
    const members = [...before.keys()].filter((cell) => before[cell] === before[changed[0]]);
    expect(changed).toEqual(members);
    const joined = now[changed[0]];
    expect([now[cursor.cell], now[cursor.other]]).toEqual([joined, joined]);
    expect(before.filter((root) => root === joined).length).toBeGreaterThanOrEqual(members.length);
  }
});

it('name the cells whose set is another, each once, whichever way they are looked through', () => {
  fc.assert(
    fc.property(fc.nat(trace.tape.length), fc.nat(trace.tape.length), (from, to) => {
      const [before, after] = [rootsAt(from), rootsAt(to)];
      const moved: number[] = [];
      eachMoved(unions, from, to, (cell) => moved.push(cell));
      const differing = [...before.keys()].filter((cell) => before[cell] !== after[cell]);
      expect(moved.sort((a, b) => a - b)).toEqual(differing);
      expect(mostMoved(unions, from, to)).toBeGreaterThanOrEqual(differing.length);
      expect(mostMoved(unions, from, to)).toBe(mostMoved(unions, to, from));
    }),
  );
});
