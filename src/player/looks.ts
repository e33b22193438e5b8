import type { Description } from 'maze-core';
import { COLOURS, type Colour } from './look.ts';

/** What can be chosen of an algorithm's runs. */
export interface Looks {
  readonly colours: readonly Colour[];
  readonly labels: boolean;
  readonly arrows: boolean;
}

export function looksOf(algorithm: Description): Looks {
  const { chalk } = algorithm;
  const making = 'begins' in algorithm;
  // Only whoever begins with all walls has cells that join one by one; whoever keeps sets shows them without being asked.
  const has: Readonly<Record<Colour, boolean>> = {
    none: true,
    distance: true,
    age: !making || algorithm.begins === 'walls',
    sets: making && algorithm.begins === 'walls' && !chalk.includes('sets'),
  };
  return {
    colours: COLOURS.filter((colour) => has[colour]),
    labels: chalk.includes('labels') || chalk.includes('sets'),
    arrows: chalk.includes('arrows'),
  };
}
