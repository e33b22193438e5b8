import { type Chosen, type GeneratorId, generatorOf, generators, type Options } from 'maze-core';
import { optionValue, withValue } from '../player/options.ts';
import { filled } from '../player/strings.ts';
import type { CompareStrings } from './strings.ts';

/** An algorithm and those of its options that are not at their default. */
export interface Choice<Id extends string = GeneratorId> {
  readonly algorithm: Id;
  readonly options: Chosen;
}

/** What is chosen from: the generators, or the solvers. */
export type Registry<Id extends string> = readonly { readonly id: Id; readonly options: Options }[];

/** `growing-tree,take=newest` */
export function writeChoice({ algorithm, options }: Choice<string>): string {
  return [algorithm, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(',');
}

/** A generator and its options as `writeChoice` wrote them: see `readChoiceFrom`. */
export function readChoice(text: string): Choice | null {
  return readChoiceFrom(text, generators as Registry<GeneratorId>);
}

/** A choice as `writeChoice` wrote it, or null; options that are written out but at their default are left out. */
export function readChoiceFrom<Id extends string>(text: string, registry: Registry<Id>): Choice<Id> | null {
  const [id, ...words] = text.split(',');
  const algorithm = registry.find((one) => one.id === id);
  if (algorithm === undefined) return null;
  let chosen: Chosen = {};
  for (const word of words) {
    const [name, value = ''] = word.split('=');
    if (!Object.hasOwn(algorithm.options, name)) return null;
    const read = optionValue(algorithm.options[name], value);
    if (read === null) return null;
    chosen = withValue(algorithm.options, chosen, name, read);
  }
  return { algorithm: algorithm.id, options: chosen };
}

/** The choice with one option changed; one that is at its default is not kept. */
export function withOption(choice: Choice, name: string, value: string | number): Choice {
  const { options } = generatorOf(choice.algorithm);
  return { ...choice, options: withValue(options, choice.options, name, value) };
}

/** The name of the algorithm, and the options that make it a variant, in words. */
export function titleOf({ options }: Choice<string>, name: string, strings: CompareStrings): string {
  const words = Object.entries(options).map(([option, value]) =>
    typeof value === 'number'
      ? `${strings[`option_${option}`] ?? option} ${value}`
      : (strings[`word_${value}`] ?? value),
  );
  return words.length === 0 ? name : filled(strings.variant, { name, options: words.join(strings.and) });
}
