import { defineCollection } from 'astro:content';
import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { generators, solvers } from 'maze-core';
import { pageFields, teaches } from './src/content-schema.ts';
import { interfaceStrings } from './src/i18n/interface-strings.ts';

export const collections = {
  docs: defineCollection({
    loader: docsLoader(),
    schema: (context) =>
      docsSchema({ extend: pageFields })(context).superRefine(teaches([...generators, ...solvers])),
  }),
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema({ extend: interfaceStrings }) }),
};
