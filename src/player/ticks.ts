/**
 * Numbers to write on a scale from 0 to `most`: both ends, and between them a few multiples of 1, 2 or 5 times a power
 * of ten, none so near an end that they would touch it.
 *
 * @param most  a whole number from 1
 */
export function ticksTo(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5].find((times) => times * power >= rough) ?? 10));
  const ticks: number[] = [];
  for (let tick = 0; tick < most - 0.6 * step; tick += step) ticks.push(tick);
  return [...ticks, most];
}
