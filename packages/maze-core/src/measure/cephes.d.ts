/** What is used of the library. It has types of its own, but its package does not tell compilers where they are. */
declare module 'cephes' {
  /** Resolves once the functions can be called. */
  export const compiled: Promise<void>;
  /** The area under the χ² density from `x` up. */
  export function chdtrc(df: number, x: number): number;
  /** The argument below which the area under Student's t density with `k` degrees of freedom is `p`. */
  export function stdtri(k: number, p: number): number;
}
