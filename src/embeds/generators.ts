import { generators, solvers } from 'maze-core';
import { pagesIn } from './pages.ts';

/** Every generator with its name in a language and the address of its page. */
export const namedGenerators = (lang: string) => named(generators, lang);

/** Every solver, likewise. */
export const namedSolvers = (lang: string) => named(solvers, lang);

async function named<Id extends string>(registry: readonly { readonly id: Id }[], lang: string) {
  const pages = await pagesIn(lang);
  return registry.map(({ id }) => {
    const page = pages.find(({ data }) => data.algorithm === id);
    return {
      id,
      name: page?.data.sidebar.label ?? page?.data.title ?? id,
      link: page === undefined ? '' : `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${page.id}/`,
    };
  });
}
