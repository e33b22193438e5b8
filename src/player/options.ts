import type { Chosen, Option, Options } from 'maze-core';

/** The options that fields and addresses can hold by themselves. A cell is chosen in the picture. */
export function plainOptions(options: Options): [name: string, option: Exclude<Option, { kind: 'cell' }>][] {
  return Object.entries(options).flatMap(([name, option]) =>
    option.kind === 'cell' ? [] : [[name, option]],
  );
}

/** The default of every option. */
export function defaultsOf(options: Options): Chosen {
  return Object.fromEntries(plainOptions(options).map(([name, option]) => [name, option.default]));
}

/** The value of an option as it was typed or stands in an address, or null where the option does not take it. */
export function optionValue(option: Option, text: string): string | number | null {
  if (option.kind === 'choice') return option.choices.includes(text) ? text : null;
  if (option.kind === 'cell') return null;
  const number = text.trim() === '' ? Number.NaN : Number(text.normalize('NFKC'));
  const whole = option.kind === 'share' || Number.isInteger(number);
  return whole && number >= option.min && number <= option.max ? number : null;
}

/** The chosen values with one changed; one that is at its default is not kept. */
export function withValue(options: Options, chosen: Chosen, name: string, value: string | number): Chosen {
  const { [name]: _, ...others } = chosen;
  return options[name]?.default === value ? others : { ...others, [name]: value };
}

/**
 * What options and their words are called, as `option_…` and `word_…`; `badCount` and `badShare` are what is said of a
 * number that an option does not take.
 */
export type OptionStrings = Readonly<Record<string, string | undefined>>;

/** The names of the strings for some options. */
export function optionKeys(options: Options): string[] {
  return [
    'badCount',
    'badShare',
    ...plainOptions(options).flatMap(([name, option]) => [
      `option_${name}`,
      ...(option.kind === 'choice' ? option.choices.map((word) => `word_${word}`) : []),
    ]),
  ];
}
