import { chdtrc, compiled, stdtri } from 'cephes';

// The library is WebAssembly, which browsers compile in the background.
await compiled;

/** The value below which Student's t with some degrees of freedom (a whole number from 1) stays with probability `p`. */
export function tQuantile(p: number, degrees: number): number {
  return stdtri(degrees, p);
}

/** The probability that χ² with some degrees of freedom comes out at `value` or above; 0 where no number is so small. */
export function chiSquaredTail(value: number, degrees: number): number {
  try {
    return chdtrc(degrees, value);
  } catch (error) {
    // The library throws where the lesser of the two tails underflows. The mean of χ² is its degrees of freedom.
    if (error instanceof Error && error.message.includes('underflow')) return value > degrees ? 0 : 1;
    throw error;
  }
}
