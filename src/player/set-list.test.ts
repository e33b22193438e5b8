import fc from 'fast-check';
import { Cursor, recordGeneration } from 'maze-core';
import { describe, expect, it } from 'vitest';
import { bothEnds, ROOM } from './both-ends.ts';
import { cellsOf, eachSetIn, largestSets } from './set-list.ts';

describe('the largest sets', () => {
  it('are those that counting and sorting gives', () => {
    const roots = fc
      .array(fc.nat({ max: 9 }), { maxLength: 40 })
      .map((all) => Int32Array.from(all, (root, cell) => (root <= cell ? root : -1)));
    fc.assert(
      fc.property(roots, fc.integer({ min: 1, max: 5 }), (roots, most) => {
        const sizes = [...new Set(roots)]
          .filter((root) => root >= 0)
          .map((root) => ({ root, size: roots.filter((one) => one === root).length }))
          .sort((a, b) => b.size - a.size || a.root - b.root);
        expect(largestSets(eachSetIn(roots), most)).toEqual({
          count: sizes.length,
          largest: sizes.slice(0, most),
        });
      }),
    );
  });

  it('are as large as the cursor of a run says and counting finds', () => {
    const cursor = new Cursor(recordGeneration('kruskal', { rows: 6, cols: 7, seed: 'sets' }));
    for (let position = cursor.length; position >= 0; position--) {
      cursor.seek(position);
      const [told, counted] = [[], []] as [number, number][][];
      eachSetIn(cursor.sets!, cursor)((...set) => told.push(set));
      eachSetIn(cursor.sets!)((...set) => counted.push(set));
      expect(told).toEqual(counted);
    }
  });

  it('have cells', () => {
    expect(cellsOf(Int32Array.of(0, 1, 0, -1, 0), 0)).toEqual([0, 2, 4]);
  });
});

describe('both ends of a list', () => {
  it('are the whole of a short one', () => {
    expect(bothEnds(0)).toEqual([]);
    expect(bothEnds(ROOM)).toEqual(Array.from({ length: ROOM }, (_, at) => at));
  });

  it('are the first and the last places of a long one, and take no more room', () => {
    const shown = bothEnds(500);
    expect(shown).toHaveLength(ROOM);
    expect(shown).toEqual([0, 1, 2, 3, 4, null, 494, 495, 496, 497, 498, 499]);
  });
});
