import { expect, test } from 'vitest';
import { deadEnds, FIGURES, walkSteps } from '../scripts/measurements.ts';
import figures from './figures.json' with { type: 'json' };

test('the committed figures were measured with the parameters they carry', () => {
  expect(figures.deadEnds.parameters).toEqual(FIGURES.deadEnds);
  expect(figures.walkSteps.parameters).toEqual(FIGURES.walkSteps);
});

test('the code still gives the committed figures', () => {
  expect(deadEnds(FIGURES.deadEnds).percent).toEqual(figures.deadEnds.percent);
  // The largest size takes longer than a test should.
  const sizes = [10, 20];
  const small = walkSteps({ ...FIGURES.walkSteps, sizes }).means;
  for (const size of sizes) {
    expect(small[size]).toEqual((figures.walkSteps.means as Record<string, unknown>)[size]);
  }
});
