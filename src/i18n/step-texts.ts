/** What the registry knows of an algorithm's outline: the name and kind of each line. */
export type Outline = Readonly<Record<string, { readonly kind: 'step' | 'event' | 'heading' }>>;

/** What a page says of one line: the pseudocode, the sentence spoken when the step happens, the name of an event. */
export interface StepText {
  line: string;
  say?: string | undefined;
  /** What an event is called. */
  name?: string | undefined;
}

export interface Fault {
  step: string;
  message: string;
}

/**
 * How a page's step texts differ from the outline of the algorithm that it names; empty when they agree.
 * A heading is never announced, so it has a line but no sentence; steps and events have both. Events have a name too.
 */
export function stepFaults(
  algorithm: string,
  outline: Outline,
  texts: Readonly<Record<string, StepText>>,
): Fault[] {
  const faults: Fault[] = [];
  const known = Object.keys(outline);
  for (const step of known) {
    if (!Object.hasOwn(texts, step))
      faults.push({ step, message: `step "${step}" of ${algorithm} has no text` });
  }
  for (const [step, text] of Object.entries(texts)) {
    if (!Object.hasOwn(outline, step)) {
      faults.push({ step, message: `${algorithm} has no step "${step}"; its steps are ${known.join(', ')}` });
      continue;
    }
    const heading = outline[step]!.kind === 'heading';
    if (!text.line.trim()) faults.push({ step, message: `the line of step "${step}" is empty` });
    if (heading && text.say !== undefined) {
      faults.push({ step, message: `"${step}" is a heading, never announced: it needs no "say"` });
    }
    if (!heading && !text.say?.trim())
      faults.push({ step, message: `step "${step}" lacks its sentence, "say"` });
    const named = outline[step]!.kind === 'event';
    if (named && !text.name?.trim())
      faults.push({ step, message: `"${step}" is an event: it needs a short "name"` });
    if (!named && text.name !== undefined)
      faults.push({ step, message: `"${step}" is no event: it needs no "name"` });
  }
  return faults;
}

/** The `{placeholders}` of a text, sorted, each once. */
export function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{[^{}]*\}/g))].sort();
}
