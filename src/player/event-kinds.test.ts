import { describe, expect, it } from 'vitest';
import { type EventKind, eventKinds, skyline } from './event-kinds.ts';
import { record } from './record.ts';
import { UNCHOSEN } from './request.ts';

const request = { seed: 's', ...UNCHOSEN };
const kindOf = (positions: number[], sign = 0): EventKind => ({
  step: `kind ${sign}`,
  count: positions.length,
  positions: Int32Array.from(positions),
  sign,
  single: false,
});

describe('the kinds of event of a run', () => {
  it('have a mark each while there is room, and a skyline otherwise', () => {
    const small = eventKinds(record('prim-walls', { ...request, rows: 5, cols: 5 }));
    expect(small.map(({ step, single }) => [step, single])).toEqual([['keep', true]]);
    const large = eventKinds(record('prim-walls', { ...request, rows: 30, cols: 30 }));
    expect(large.map(({ step, single }) => [step, single])).toEqual([['keep', false]]);
  });

  it('that never happen are left out, and the others keep signs that differ', () => {
    const search = record('bfs', { ...request, rows: 5, cols: 5, generator: 'prim-walls' });
    const kinds = eventKinds(search);
    expect(kinds.map(({ step, sign }) => [step, sign])).toEqual([
      ['ring', 0],
      ['found', 1],
    ]);
    // The goal is found once, before the path is traced: its last beat but for the cells of the path.
    const { tape } = search;
    expect(kinds[1].positions).toHaveLength(1);
    expect(tape.step(kinds[1].positions[0] - 1)).toBe('found');
  });
});

describe('a skyline', () => {
  it('counts events by column and gives shares of the fullest one', () => {
    const [first, second] = skyline([kindOf([1, 1000]), kindOf([1, 2, 3, 500], 1)], 1000);
    expect(first).toHaveLength(120);
    // Positions 1 to 9 fall into the first of 120 columns of a run of 1000 steps: four events, one of them of the first kind.
    expect(first[0]).toBe(1 / 4);
    expect(second[0]).toBe(3 / 4);
    expect(first[119]).toBe(1 / 4);
    expect(second[59]).toBe(1 / 4);
    expect(first.filter((height) => height > 0)).toHaveLength(2);
  });

  it('has no more columns than the run has steps', () => {
    const [line] = skyline([kindOf([1, 2, 3])], 3);
    expect([...line]).toEqual([1, 1, 1]);
    expect(skyline([], 3)).toEqual([]);
  });
});
