import { listing } from 'maze-core/listing';
import { codeToHtml } from 'shiki';

/** The algorithms' own files: what the reader is shown is what runs. */
const FILES = import.meta.glob<string>('../../packages/maze-core/src/{generators,solvers}/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The source of an algorithm as HTML; each line says in `data-steps` which steps it belongs to. */
export async function sourceOf(algorithm: string): Promise<string> {
  const path = Object.keys(FILES).find((file) => file.endsWith(`/${algorithm}.ts`));
  if (path === undefined)
    throw new Error(`There is no source file ${algorithm}.ts for the algorithm ${algorithm}.`);
  const { lines } = listing(FILES[path]);
  return codeToHtml(lines.map(({ text }) => text).join('\n'), {
    lang: 'ts',
    themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    defaultColor: false,
    transformers: [
      {
        pre(node) {
          // The panel around it takes the focus.
          delete node.properties.tabindex;
        },
        line(node, number) {
          const { steps } = lines[number - 1];
          if (steps.length > 0) node.properties['data-steps'] = steps.join(' ');
        },
      },
    ],
  });
}
