import { type Chosen, type GeneratorId, type Grid, generate } from '../src/index.ts';
import { Statistics, type Texture, textureOf } from '../src/measure/index.ts';

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
  return LINES.map((line) => `${counted(line, texture[line[0]], texture.cells)}\n`).join('');
}

/** Measures of many mazes as lines of text: their means, as `table` has them, and how sure these are. */
export function tableOfMeans(textures: Textures): string {
  return LINES.map((line) => {
    const { mean, standardDeviation, interval95 } = textures[line[0]];
    const [low, high] = interval95.map(short);
    const certainty =
      standardDeviation > 0
        ? `  (standard deviation ${short(standardDeviation)}; 95 % interval of the mean ${low} to ${high})`
        : '';
    return `${counted(line, mean, textures.cells.mean)}${certainty}\n`;
  }).join('');
}

/** The same for programs: of each measure the mean, the standard deviation and the 95 % interval of the mean. */
export function jsonOfMeans(textures: Textures): string {
  const parts = Object.entries(textures).map(([measure, { mean, standardDeviation, interval95 }]) => [
    measure,
    { mean, standardDeviation, interval95 },
  ]);
  return `${JSON.stringify(Object.fromEntries(parts))}\n`;
}

function counted([, words, share]: (typeof LINES)[number], value: number, cells: number): string {
  const percent = share && value >= 0 ? `  ${((100 * value) / cells).toFixed(2)} %` : '';
  return `${short(value).padStart(10)}  ${words}${percent}`;
}

function short(value: number): string {
  return String(Number(value.toFixed(Math.abs(value) < 1 ? 4 : 2)));
}

/** Each measure of a texture, over many mazes. */
export type Textures = Readonly<Record<keyof Texture, Statistics>>;

/**
 * The measures of mazes with the seeds 0, 1, 2 and so on.
 *
 * @param report  called before each maze with how many are done
 */
export function texturesOf(
  id: GeneratorId,
  grid: Grid,
  options: Chosen,
  mazes: number,
  report: (done: number) => void,
): Textures {
  const textures = Object.fromEntries(LINES.map(([measure]) => [measure, new Statistics()]));
  for (let seed = 0; seed < mazes; seed++) {
    report(seed);
    for (const [measure, value] of Object.entries(textureOf(generate(id, { grid, seed, options })))) {
      textures[measure].add(value);
    }
  }
  return textures as Textures;
}
