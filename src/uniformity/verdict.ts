/** Below so many expected of each, χ² is no good approximation. */
export const LEAST_EXPECTED = 5;

/**
 * Where so many of each maze are expected, a uniform generator leaves none out: the chance for one is e⁻²⁰, two in a
 * thousand million.
 */
const SURELY_SEEN = 20;

/** A chance as small as that of lying four standard deviations off. */
const HARDLY = 1 / 30_000;
const SUSPICIOUS = 0.01;

/** What a χ² test allows to say. */
export type Verdict = 'few' | 'rejected' | 'suspicious' | 'accepted';

/**
 * @param expected  how often each maze is expected
 * @param p  the chance of counts at least so uneven, if all mazes are equally likely
 */
export function verdictOn(expected: number, p: number): Verdict {
  if (expected < LEAST_EXPECTED) return 'few';
  if (p < HARDLY) return 'rejected';
  return p < SUSPICIOUS ? 'suspicious' : 'accepted';
}

/** Whether a maze that has not come up once would have, were all equally likely. */
export function isMissing(times: number, expected: number): boolean {
  return times === 0 && expected >= SURELY_SEEN;
}

/** How high the drawing of the bars reaches, in expected counts: a step above the highest, so that it seldom changes. */
export function heightFor(highest: number, expected: number): number {
  const steps = [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
  return steps.find((step) => highest <= step * expected) ?? highest / expected;
}

/** A probability in few digits: 0.26, 0.0031, 4 × 10⁻⁹. */
export function probabilityText(p: number): string {
  if (p === 0) return '< 10⁻³⁰⁰';
  if (p >= 0.001) return `= ${p.toFixed(p < 0.1 ? 4 : 2)}`;
  const [digits, exponent] = p.toExponential(0).split('e-');
  const raised = [...exponent].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  return `= ${digits} × 10⁻${raised}`;
}
