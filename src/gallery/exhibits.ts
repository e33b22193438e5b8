import { generate, generators, toJson } from 'maze-core';
import { textureOf } from 'maze-core/measure';
import type { Choice } from '../compare/choice.ts';
import { countsOf } from '../statistics/measures.ts';

/** Options that change the look so much that they hang beside the algorithm's usual maze. */
const VARIANTS: readonly Choice[] = [
  { algorithm: 'growing-tree', options: { take: 'oldest' } },
  { algorithm: 'growing-tree', options: { take: 'random' } },
  { algorithm: 'sidewinder', options: { p: 0.2 } },
  { algorithm: 'sidewinder', options: { p: 0.8 } },
  { algorithm: 'eller', options: { join: 0.25 } },
  { algorithm: 'division', options: { split: 'cross' } },
];

/** Every generator with its usual options, each followed by its variants. */
export const EXHIBITS: readonly Choice[] = generators.flatMap(({ id }) => [
  { algorithm: id, options: {} },
  ...VARIANTS.filter(({ algorithm }) => algorithm === id),
]);

/** A maze that hangs in the gallery, small enough to travel with the page. */
export interface Still {
  /** As `toJson` writes it. */
  readonly json: string;
  /** One number a measure, in the order of MEASURES. */
  readonly counts: readonly number[];
}

/** The maze of a choice. */
export function stillOf({ algorithm, options }: Choice, rows: number, cols: number, seed: string): Still {
  const maze = generate(algorithm, { rows, cols, seed, options });
  return { json: toJson(maze), counts: countsOf(textureOf(maze)) };
}
