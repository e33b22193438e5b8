import { z } from 'astro/zod';
import reference from '../../content/i18n/zh-CN.json' with { type: 'json' };

type Key = keyof typeof reference;

/**
 * The schema of the interface strings: every language has every key of the default language's file, none empty.
 * To add a string, write it into each file of content/i18n; `Astro.locals.t('maze.…')` then knows its name.
 */
export const interfaceStrings = z.object(
  Object.fromEntries(Object.keys(reference).map((key) => [key, z.string().min(1)])) as Record<
    Key,
    z.ZodString
  >,
);
