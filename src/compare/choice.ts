import { type Chosen, type GeneratorId, generatorOf, generators, type Option } from 'maze-core';
import { optionValue, withValue } from '../player/options.ts';
import type { CompareStrings } from './strings.ts';

/** An algorithm and those of its options that are not at their default. */
export interface Choice {
  readonly algorithm: GeneratorId;
  readonly options: Chosen;
}

/** `growing-tree,take=newest` */
export function writeChoice({ algorithm, options }: Choice): string {
  return [algorithm, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(',');
}

/** A choice as `writeChoice` wrote it, or null; options that are written out but at their default are left out. */
export function readChoice(text: string): Choice | null {
  const [id, ...words] = text.split(',');
  const generator = generators.find((one) => one.id === id);
  if (generator === undefined) return null;
  const options: Record<string, string | number> = {};
  for (const word of words) {
    const [name, value = ''] = word.split('=');
    if (!Object.hasOwn(generator.options, name)) return null;
    const option = (generator.options as Record<string, Option>)[name];
    const read = optionValue(option, value);
    if (read === null) return null;
    if (read !== option.default) options[name] = read;
  }
  return { algorithm: generator.id, options };
}

/** The choice with one option changed; one that is at its default is not kept. */
export function withOption(choice: Choice, name: string, value: string | number): Choice {
  const { options } = generatorOf(choice.algorithm);
  return { ...choice, options: withValue(options, choice.options, name, value) };
}

/** The name of the algorithm, and the options that make it a variant, in words. */
export function titleOf({ options }: Choice, name: string, strings: CompareStrings): string {
  const words = Object.entries(options).map(([option, value]) =>
    typeof value === 'number'
      ? `${strings[`option_${option}`] ?? option} ${value}`
      : (strings[`word_${value}`] ?? value),
  );
  return words.length === 0 ? name : `${name} (${words.join(', ')})`;
}
