import type { Description } from 'maze-core';
import { type Offer, readAddress, type Shown, writeAddress } from './address.ts';
import { looksOf } from './looks.ts';

/** Reads and writes what the address says of one player. In a piece that is fetched when there is something to say. */
export class Addressing {
  readonly #name: string;
  readonly #offer: Offer;

  /**
   * @param name  '' for the first player of a page; others prefix their keys
   * @param algorithm  what can be chosen follows from it
   */
  constructor(name: string, algorithm: Description, others: Pick<Offer, 'defaults' | 'generators' | 'most'>) {
    this.#name = name;
    this.#offer = { ...others, options: algorithm.options, looks: looksOf(algorithm) };
  }

  read(query: string): { shown: Shown; ignored: string[] } {
    return readAddress(query, this.#name, this.#offer);
  }

  write(query: string, shown: Shown): string {
    return writeAddress(query, this.#name, shown, this.#offer);
  }
}
