import { chiSquaredTail } from './distributions.ts';

/** What a χ² test found. */
export interface Uniformity {
  /** χ² = Σ (count − expected)² / expected. */
  readonly chiSquared: number;
  /** Kinds − 1. */
  readonly degrees: number;
  /** The chance of a χ² as large or larger, if the expectations are right. */
  readonly p: number;
}

/**
 * Pearson's χ² test (1900): do these counts come from things with these shares? It is an approximation, good when every
 * kind can be expected five times or more.
 *
 * @param counts  how often each kind came up: one entry for every kind there is, 0 included
 * @param weights  what to expect of each kind, up to a common factor, above 0; without it, the same of all
 * @throws RangeError when there are fewer than two kinds, counts that are no whole numbers from 0 or all 0, or weights
 *   of another number or not above 0
 */
export function uniformity(
  counts: ArrayLike<number>,
  weights: ArrayLike<number> = new Uint8Array(counts.length).fill(1),
): Uniformity {
  const kinds = counts.length;
  if (kinds < 2) throw new RangeError(`A χ² test compares two kinds or more; got ${kinds}.`);
  if (weights.length !== kinds) {
    throw new RangeError(`A χ² test needs a weight for each of ${kinds} kinds; got ${weights.length}.`);
  }
  let total = 0;
  let weight = 0;
  for (let kind = 0; kind < kinds; kind++) {
    if (!Number.isSafeInteger(counts[kind]) || counts[kind] < 0) {
      throw new RangeError(`counts must be whole numbers from 0; entry ${kind} is ${String(counts[kind])}.`);
    }
    if (!(weights[kind] > 0 && weights[kind] < Number.POSITIVE_INFINITY)) {
      throw new RangeError(
        `weights must be finite numbers above 0; entry ${kind} is ${String(weights[kind])}.`,
      );
    }
    total += counts[kind];
    weight += weights[kind];
  }
  if (total === 0) throw new RangeError('A χ² test needs counts; all of these are 0.');

  let chiSquared = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const expected = (total * weights[kind]) / weight;
    chiSquared += (counts[kind] - expected) ** 2 / expected;
  }
  return { chiSquared, degrees: kinds - 1, p: chiSquaredTail(chiSquared, kinds - 1) };
}
