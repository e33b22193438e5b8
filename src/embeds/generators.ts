import { generators } from 'maze-core';
import { pagesIn } from './pages.ts';

/** Every generator with its name in a language and the address of its page. */
export async function namedGenerators(lang: string) {
  const pages = await pagesIn(lang);
  return generators.map(({ id }) => {
    const page = pages.find(({ data }) => data.algorithm === id);
    return {
      id,
      name: page?.data.sidebar.label ?? page?.data.title ?? id,
      link: page === undefined ? '' : `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${page.id}/`,
    };
  });
}
