import { describe, expect, it } from 'vitest';
import { newSeed } from './new-seed.ts';
import { record } from './record.ts';
import { type Request, resized, typedNumber, UNCHOSEN } from './request.ts';

const request: Request = { rows: 5, cols: 6, seed: 's', ...UNCHOSEN };

describe('typed numbers', () => {
  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['１５', 15],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['1.5', null],
    ['-3', null],
    ['1e3', null],
    ['十', null],
    ['NaN', null],
    ['99999999999', null],
  ])('%j is %j', (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });
});

describe('requests', () => {
  it('make the same run again from the same seed', () => {
    const [once, again] = [record('prim-walls', request), record('prim-walls', request)];
    expect(once.memory).toEqual(again.memory);
  });

  it('count places from 1', () => {
    const trace = record('bfs', { ...request, generator: 'wilson', start: [1, 2], goal: [5, 6] });
    expect((trace as unknown as { solution: { start: number; goal: number } }).solution).toMatchObject({
      start: 1,
      goal: 29,
    });
  });

  it('keep a start only where the new size has it', () => {
    const placed: Request = { ...request, start: [5, 6], goal: [2, 2] };
    expect(resized(placed, 4, 4)).toMatchObject({ rows: 4, cols: 4, start: null, goal: [2, 2] });
  });

  it('get seeds that differ', () => {
    expect(new Set(Array.from({ length: 50 }, newSeed)).size).toBe(50);
  });
});
