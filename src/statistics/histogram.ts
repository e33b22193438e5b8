/** The most bars that a histogram has. */
const MOST_BINS = 60;

/** Bins of whole numbers, the same for all samples that are drawn together. */
export interface Bins {
  /** The least number of the first bin. */
  readonly first: number;
  /** How many numbers fall into each bin. */
  readonly width: number;
  readonly length: number;
}

/**
 * Bins that hold all counts of some samples. Counts are whole, so every bin is as wide as every other in numbers that it
 * can hold: bins of a fractional width would hold now two numbers, now three, and draw a comb.
 *
 * @returns null when there are no counts
 */
export function binsFor(samples: readonly Int32Array[]): Bins | null {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const counts of samples) {
    for (const count of counts) {
      if (count < least) least = count;
      if (count > most) most = count;
    }
  }
  if (least > most) return null;
  const width = Math.ceil((most - least + 1) / MOST_BINS);
  return { first: least, width, length: Math.floor((most - least) / width) + 1 };
}

/** The share of the counts that falls into each bin. */
export function histogram(counts: Int32Array, { first, width, length }: Bins): Float64Array {
  const shares = new Float64Array(length);
  for (const count of counts) shares[Math.floor((count - first) / width)]++;
  return shares.map((hits) => hits / counts.length);
}
