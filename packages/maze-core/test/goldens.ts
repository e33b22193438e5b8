import { toBoxText } from '../src/formats/text.ts';
import { generate } from '../src/index.ts';
import { variants } from './variants.ts';

/** The 8 × 8 maze of the seed 'golden' from every generator, with every value of its choices, as readable text. */
export function goldenText(): string {
  const mazes = variants.map(({ id, title, options }) => {
    const maze = generate(id, { rows: 8, cols: 8, seed: 'golden', options });
    return `${title}\n\n${toBoxText(maze)}\n`;
  });
  return mazes.join('\n');
}
