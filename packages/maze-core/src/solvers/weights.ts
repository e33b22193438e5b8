import { choice, count } from '../algorithm.ts';
import type { Grid } from '../grid.ts';
import type { Random } from '../random.ts';

/** What entering a cell costs: 1 everywhere, or a whole number from 1 to `most`, drawn for each cell. */
export const weightOptions = {
  weights: choice(['equal', 'random'], 'equal'),
  most: count(1, 99, 9),
};

/** The weight of each cell, drawn in reading order. */
export function weightsOf(
  options: { readonly weights: string; readonly most: number },
  grid: Grid,
  random: Random,
): Uint8Array {
  const weights = new Uint8Array(grid.slots).fill(1);
  if (options.weights === 'random') {
    for (let n = 0; n < grid.size; n++) weights[grid.nth(n)] = 1 + random.below(options.most);
  }
  return weights;
}
