import { z } from 'astro/zod';
import { type Outline, type StepText, stepFaults } from './i18n/step-texts.ts';

/** What a page's frontmatter may say beyond Starlight's own fields. */
export const pageFields = z.object({
  /** The id of the generator or solver that the page teaches. */
  algorithm: z.string().optional(),
  /** The words of its steps, by name: the pseudocode line, the sentence for when it happens, the name of an event. */
  steps: z
    .record(
      z.string(),
      z.strictObject({ line: z.string(), say: z.string().optional(), name: z.string().optional() }),
    )
    .optional(),
  /** What the layers of its pictures mean, where the legend's usual words do not fit; what a heap's keys are. */
  legend: z
    .partialRecord(z.enum(['in', 'blank', 'frontier', 'walk', 'arrows', 'labels', 'key']), z.string().min(1))
    .optional(),
});

/** What a registry tells of an algorithm to whoever checks the words about it. */
export interface Described {
  readonly id: string;
  readonly steps: Outline;
}

interface Page {
  algorithm?: string | undefined;
  steps?: Record<string, StepText> | undefined;
}

/** A check for a page's frontmatter: if it names an algorithm, its steps are exactly those of that algorithm. */
export function teaches(registry: readonly Described[]) {
  const known = new Map(registry.map((algorithm) => [algorithm.id, algorithm.steps]));
  return (page: Page, context: z.RefinementCtx) => {
    const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (page.algorithm === undefined) {
      if (page.steps) fault(['steps'], 'a page with steps must say whose they are: add "algorithm"');
      return;
    }
    const outline = known.get(page.algorithm);
    if (!outline) {
      fault(
        ['algorithm'],
        `there is no algorithm "${page.algorithm}"; known: ${[...known.keys()].join(', ')}`,
      );
      return;
    }
    for (const { step, message } of stepFaults(page.algorithm, outline, page.steps ?? {})) {
      fault(['steps', step], message);
    }
  };
}
