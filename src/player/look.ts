import type { Place } from './request.ts';

/** What the floors are coloured by: as the algorithm marks them, by distance, by when they joined, by set. */
export const COLOURS = ['none', 'distance', 'age', 'sets'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a reader has chosen to see of a run, beside thin walls or blocks. */
export interface Look {
  readonly colour: Colour;
  /** The cell that distances are counted from; null for the one the run starts at. */
  readonly from: Place | null;
  /** Whether the numbers and the arrows that the algorithm writes are shown. */
  readonly labels: boolean;
  readonly arrows: boolean;
}

/** Everything as the algorithm marks it. */
export const PLAIN: Look = { colour: 'none', from: null, labels: true, arrows: true };
