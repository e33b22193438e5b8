import { describe, expect, test } from 'vitest';
import { deadEnds, FIGURES, handled, reached, textures, walkSteps } from '../scripts/measurements.ts';
import figures from './figures.json' with { type: 'json' };

test('the committed figures were measured with the parameters they carry', () => {
  expect(figures.deadEnds.parameters).toEqual(FIGURES.deadEnds);
  expect(figures.walkSteps.parameters).toEqual(FIGURES.walkSteps);
  expect(figures.handled.parameters).toEqual(FIGURES.handled);
  expect(figures.reached.parameters).toEqual(FIGURES.reached);
  expect(figures.textures.parameters).toEqual(FIGURES.textures);
});

// A minute: measuring takes seconds, and more on a machine that is busy.
describe('the code still gives the committed figures', { timeout: 60_000 }, () => {
  test('of dead ends', () => {
    expect(deadEnds(FIGURES.deadEnds).percent).toEqual(figures.deadEnds.percent);
  });

  test('of cells handled', () => {
    const { percent, braided } = handled(FIGURES.handled);
    expect(percent).toEqual(figures.handled.percent);
    expect(braided).toEqual(figures.handled.braided);
  });

  test('of textures', () => {
    expect(textures(FIGURES.textures).means).toEqual(figures.textures.means);
  });

  test('of mazes that are made at all', () => {
    expect(reached(FIGURES.reached).kinds).toEqual(figures.reached.kinds);
  });

  test('of random walks, but for the largest sizes, which take longer than a test should', () => {
    const sizes = [10, 20];
    const small = walkSteps({ ...FIGURES.walkSteps, sizes }).means;
    for (const size of sizes) {
      expect(small[size]).toEqual((figures.walkSteps.means as Record<string, unknown>)[size]);
    }
  });
});
