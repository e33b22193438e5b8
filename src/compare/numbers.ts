import type { Texture } from 'maze-core/measure';

/** What stands under each pane, in order. */
export const NUMBERS = [
  'deadEnds',
  'straights',
  'turns',
  'junctions',
  'longestPath',
  'cornerPath',
  'horizontal',
  'steps',
] as const;
export type NumberName = (typeof NUMBERS)[number];

/** Shares of the cells in per cent, `horizontal` of the passages; paths in passages; steps of the run. */
export type Numbers = Readonly<Record<NumberName, number>>;

/** What is given in per cent. */
const SHARES: readonly NumberName[] = ['deadEnds', 'straights', 'turns', 'junctions', 'horizontal'];

/**
 * The numbers of one maze; NaN where it has no such thing. A single cell has no passages, so it is neither a dead end nor
 * anything else that goes by passages.
 *
 * @param steps  how many steps the run took that made the maze
 */
export function numbersOf(texture: Texture, steps: number): Numbers {
  const share = (count: number) => (texture.cells === 1 ? Number.NaN : (100 * count) / texture.cells);
  return {
    deadEnds: share(texture.deadEnds),
    straights: share(texture.straights),
    turns: share(texture.turns),
    junctions: share(texture.tJunctions + texture.crossings),
    longestPath: texture.longestPath,
    cornerPath: texture.cornerPath < 0 ? Number.NaN : texture.cornerPath,
    horizontal: texture.cells === 1 ? Number.NaN : 100 * texture.horizontalShare,
    steps,
  };
}

/** A number as it is written; a dash for one that does not exist. */
export function numberText(name: NumberName, value: number): string {
  if (Number.isNaN(value)) return '—';
  return SHARES.includes(name) ? `${value.toFixed(1)}%` : Math.round(value).toLocaleString('en');
}
