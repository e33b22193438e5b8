import { z } from 'astro/zod';

/** What a page's frontmatter may say beyond Starlight's own fields. */
export const pageFields = z.object({
  /** The id of the generator or solver that the page teaches. */
  algorithm: z.string().optional(),
  /** The words of its steps, by name: the pseudocode line, and the sentence for when it happens. */
  steps: z.record(z.string(), z.strictObject({ line: z.string(), say: z.string().optional() })).optional(),
});
