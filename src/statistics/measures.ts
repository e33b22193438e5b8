import type { ExpectedTexture, Texture } from 'maze-core/measure';

/** What is counted in each maze. */
export const MEASURES = [
  'deadEnds',
  'straights',
  'turns',
  'tJunctions',
  'crossings',
  'longestPath',
  'cornerPath',
  'horizontal',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What a count is a count of, and so how it is shown: as a percentage of all cells or passages, or as it is. */
export type Unit = 'cells' | 'passages' | 'steps';

export const UNIT_OF: Readonly<Record<Measure, Unit>> = {
  deadEnds: 'cells',
  straights: 'cells',
  turns: 'cells',
  tJunctions: 'cells',
  crossings: 'cells',
  longestPath: 'steps',
  cornerPath: 'steps',
  horizontal: 'passages',
};

/** Each measure of one perfect maze as a whole number, in the order of MEASURES. */
export function countsOf(texture: Texture): number[] {
  return MEASURES.map((measure) =>
    // The share came from a whole number of the cells − 1 passages.
    measure === 'horizontal' ? Math.round(texture.horizontalShare * (texture.cells - 1)) : texture[measure],
  );
}

/** What one counted cell or passage is on the scale that readers see. */
export function scaleOf(measure: Measure, cells: number): number {
  const whole = { cells, passages: Math.max(1, cells - 1), steps: 100 }[UNIT_OF[measure]];
  return 100 / whole;
}

/** The mean over all perfect mazes, on the scale that readers see; null where it is not known exactly. */
export function exactOf(measure: Measure, expected: ExpectedTexture | null): number | null {
  if (expected === null || measure === 'longestPath' || measure === 'cornerPath') return null;
  if (measure === 'horizontal') return 100 * expected.horizontalShare;
  return expected[measure] * scaleOf(measure, expected.cells);
}
