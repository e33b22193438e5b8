import { type Chosen, type GeneratorId, type Grid, generate } from '../src/index.ts';
import { type Texture, textureOf } from '../src/measure/index.ts';

/** What is measured, in words; a share is one of all cells. */
const LINES: readonly (readonly [measure: keyof Texture, words: string, share: boolean])[] = [
  ['cells', 'cells', false],
  ['deadEnds', 'dead ends', true],
  ['straights', 'straights', true],
  ['turns', 'turns', true],
  ['tJunctions', 'T junctions', true],
  ['crossings', 'crossings', true],
  ['longestPath', 'longest path, in passages', true],
  ['cornerPath', 'first cell to last, in passages', true],
  ['horizontalShare', 'share of passages that lie east–west', false],
];

/** Measures as lines of text: the number, what it counts, and its share of the cells. */
export function table(texture: Texture): string {
  const number = (value: number) => String(Number(value.toFixed(value < 1 ? 4 : 2)));
  return LINES.map(([measure, words, share]) => {
    const percent =
      share && texture[measure] >= 0 ? `  ${((100 * texture[measure]) / texture.cells).toFixed(2)} %` : '';
    return `${number(texture[measure]).padStart(10)}  ${words}${percent}\n`;
  }).join('');
}

/**
 * The mean of each measure over mazes with the seeds 0, 1, 2 and so on.
 *
 * @param report  called before each maze with how many are done
 */
export function meanTexture(
  id: GeneratorId,
  grid: Grid,
  options: Chosen,
  mazes: number,
  report: (done: number) => void,
): Texture {
  const sum = new Map<string, number>();
  for (let seed = 0; seed < mazes; seed++) {
    report(seed);
    for (const [measure, value] of Object.entries(textureOf(generate(id, { grid, seed, options })))) {
      sum.set(measure, (sum.get(measure) ?? 0) + value);
    }
  }
  return Object.fromEntries(
    [...sum].map(([measure, value]) => [measure, value / mazes]),
  ) as unknown as Texture;
}
