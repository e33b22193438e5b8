import { generate, recordGeneration } from 'maze-core';
import { textureOf } from 'maze-core/measure';
import { describe, expect, test } from 'vitest';
import { sample, seedOf } from '../statistics/sampling.ts';
import { bandsOf, jobsFor, MEASURED, wantedOf } from './bands.ts';
import { NUMBERS, numbersOf, numberText } from './numbers.ts';

describe('the numbers of a maze', () => {
  test('are those of maze-core', () => {
    const trace = recordGeneration('sidewinder', { rows: 6, cols: 9, seed: 'numbers' });
    const texture = textureOf(trace.maze);
    expect(numbersOf(texture, trace.tape.length)).toEqual({
      deadEnds: (100 * texture.deadEnds) / 54,
      straights: (100 * texture.straights) / 54,
      turns: (100 * texture.turns) / 54,
      junctions: (100 * (texture.tJunctions + texture.crossings)) / 54,
      longestPath: texture.longestPath,
      cornerPath: texture.cornerPath,
      horizontal: 100 * texture.horizontalShare,
      steps: trace.tape.length,
    });
  });

  test('of a single cell are paths of no length, and no shares', () => {
    const numbers = numbersOf(textureOf(generate('wilson', { rows: 1, cols: 1 })), 3);
    const texts = NUMBERS.map((name) => numberText(name, numbers[name]));
    expect(texts).toEqual(['—', '—', '—', '—', '0', '0', '—', '3']);
  });
});

describe('the band of an algorithm', () => {
  const options = { take: 'oldest' };
  const wanted = wantedOf({ algorithm: 'growing-tree', options }, 5, 7);
  const answers = jobsFor(wanted).map(sample);
  const bands = bandsOf(answers, 35)!;
  const all = Array.from({ length: MEASURED }, (_, n) => {
    const trace = recordGeneration('growing-tree', {
      rows: 5,
      cols: 7,
      seed: seedOf('band', n + 1),
      options,
    });
    return numbersOf(textureOf(trace.maze), trace.tape.length);
  });

  test.each(NUMBERS)('%s: 95 of 100 mazes lie in it, and their mean is the mean', (name) => {
    const values = all.map((numbers) => numbers[name]);
    const { mean, low, high } = bands[name];
    const close = 1e-9;
    expect(mean).toBeCloseTo(values.reduce((sum, value) => sum + value) / MEASURED, 6);
    const inside = values.filter((value) => value >= low - close && value <= high + close).length;
    expect(inside).toBeGreaterThanOrEqual(0.95 * MEASURED);
    // One step further in on either side there are fewer: the ends are values that mazes have.
    expect(values.filter((value) => value > low + close && value < high - close).length).toBeLessThan(inside);
  });

  test('knows no band of a single cell', () => {
    const single = jobsFor(wantedOf({ algorithm: 'wilson', options: {} }, 1, 1)).map(sample);
    expect(bandsOf(single, 1)).toBeNull();
  });
});
