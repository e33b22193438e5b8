import { tQuantile } from './distributions.ts';

/**
 * Mean, spread and certainty of a sample, kept as it grows: three numbers stand for all values seen.
 *
 * Sums of squares lose digits when the mean is large beside the spread; here each value moves the mean by its share and
 * adds what it moved to the squares (Welford, 1962), and two parts, from two workers, join without a second look at the
 * values (Chan, Golub & LeVeque, 1979). It survives being sent to another thread: see `toJSON` and `from`.
 */
export class Statistics {
  #count = 0;
  #mean = 0;
  /** Σ (value − mean)². */
  #squares = 0;

  /** The sample of these values. */
  static of(values: Iterable<number>): Statistics {
    const sample = new Statistics();
    for (const value of values) sample.add(value);
    return sample;
  }

  /** The sample whose three numbers `toJSON` gave, perhaps in another thread. */
  static from({ count, mean, squares }: SampleNumbers): Statistics {
    const sample = new Statistics();
    sample.#count = count;
    sample.#mean = mean;
    sample.#squares = squares;
    return sample;
  }

  /** Takes in one more value. @throws RangeError when it is not a finite number */
  add(value: number): void {
    if (!Number.isFinite(value)) throw new RangeError(`A sample takes finite numbers; got ${String(value)}.`);
    this.#count++;
    const before = value - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (value - this.#mean);
  }

  /** Takes in all values of another sample, which stays as it is. */
  merge(other: Statistics): void {
    const count = this.#count + other.#count;
    if (count === 0) return;
    const apart = other.#mean - this.#mean;
    this.#squares += other.#squares + (apart * apart * this.#count * other.#count) / count;
    this.#mean += (apart * other.#count) / count;
    this.#count = count;
  }

  /** How many values there are. */
  get count(): number {
    return this.#count;
  }

  /** Σ value / count; NaN without values. */
  get mean(): number {
    return this.#count === 0 ? Number.NaN : this.#mean;
  }

  /** Of the sample: √(Σ (value − mean)² / (count − 1)); NaN below two values. */
  get standardDeviation(): number {
    return this.#count < 2 ? Number.NaN : Math.sqrt(this.#squares / (this.#count - 1));
  }

  /** Of the mean: standard deviation / √count; NaN below two values. */
  get standardError(): number {
    return this.standardDeviation / Math.sqrt(this.#count);
  }

  /**
   * The interval mean ± t · standard error, which in 95 of 100 samples holds the true mean: t is the 97.5 % quantile of
   * Student's distribution with count − 1 degrees of freedom. NaN on both sides below two values.
   */
  get interval95(): readonly [low: number, high: number] {
    if (this.#count < 2) return [Number.NaN, Number.NaN];
    const reach = tQuantile(0.975, this.#count - 1) * this.standardError;
    return [this.#mean - reach, this.#mean + reach];
  }

  /** The three numbers, as a plain object. */
  toJSON(): SampleNumbers {
    return { count: this.#count, mean: this.#mean, squares: this.#squares };
  }
}

/** What a sample is made of; `squares` is Σ (value − mean)². */
export interface SampleNumbers {
  readonly count: number;
  readonly mean: number;
  readonly squares: number;
}
