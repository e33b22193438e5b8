/** Σ (observed − expected)² / expected. */
export function chiSquared(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((sum, count, n) => sum + (count - expected[n]) ** 2 / expected[n], 0);
}

/**
 * How many standard deviations a χ² value lies above what chance gives (Wilson and Hilferty, 1931): beyond 4 with a
 * chance of about 1 in 30,000.
 */
export function surprise(value: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return (Math.cbrt(value / degrees) - (1 - spread)) / Math.sqrt(spread);
}
