import { getCollection } from 'astro:content';

/** The pages in the language of the page that is being built. */
export async function pagesIn(lang: string | undefined) {
  const language = lang === 'en' ? 'en' : 'zh';
  return getCollection('docs', ({ id }) => id.startsWith(`${language}/`));
}
