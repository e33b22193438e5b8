import { getCollection } from 'astro:content';
import { generators } from 'maze-core';

/** The pages in the language of the page that is being built. */
export async function pagesIn(lang: string | undefined) {
  const language = lang === 'en' ? 'en' : 'zh';
  return getCollection('docs', ({ id }) => id.startsWith(`${language}/`));
}

type Pages = Awaited<ReturnType<typeof pagesIn>>;

/** The generators; each is called in menus as its page is called. */
export function generatorNames(pages: Pages): { id: string; name: string }[] {
  return generators.map(({ id }) => ({ id, name: nameOf(pages, id) }));
}

/** What an algorithm is called, as the title of its page says. */
export function nameOf(pages: Pages, algorithm: string): string {
  return pages.find(({ data }) => data.algorithm === algorithm)?.data.title ?? algorithm;
}
