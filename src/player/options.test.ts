import { generators, type Options, solvers } from 'maze-core';
import { describe, expect, it } from 'vitest';
import en from '../../content/i18n/en.json' with { type: 'json' };
import zh from '../../content/i18n/zh-CN.json' with { type: 'json' };
import { defaultsOf, optionKeys, optionValue, plainOptions, withValue } from './options.ts';
import { CHANGES } from './request.ts';

const algorithms: readonly [string, Options][] = [
  ...generators.map(({ id, options }): [string, Options] => [id, options]),
  ...solvers.map(({ id, options }): [string, Options] => [id, options]),
  ['changes', CHANGES],
];

describe.each(algorithms)('the options of %s', (_, options) => {
  it('have names in both languages, and so have their words', () => {
    for (const key of optionKeys(options)) {
      for (const strings of [zh, en] as Record<string, string>[]) {
        expect(strings[`compare.${key}`], key).toBeTruthy();
      }
    }
  });

  it('take their own default, and no key that an address uses for something else', () => {
    const taken = ['v', 'rows', 'cols', 'seed', 'by', 'goal', 'view', 'step', ...Object.keys(CHANGES)];
    for (const [name, option] of plainOptions(options)) {
      expect(optionValue(option, String(option.default))).toBe(option.default);
      if (options !== CHANGES) expect([...taken, 'start']).not.toContain(name);
    }
  });
});

describe('an option', () => {
  const { take, share } = generators.find(({ id }) => id === 'growing-tree')!.options as Options;
  const { rounds } = generators.find(({ id }) => id === 'origin-shift')!.options as Options;

  it.each([
    [take, 'oldest', 'oldest'],
    [take, 'Oldest', null],
    [take, '', null],
    [take, 'toString', null],
    [share, '0.25', 0.25],
    [share, '０．２５', 0.25],
    [share, '1', 1],
    [share, '1.01', null],
    [share, '-0.1', null],
    [share, '', null],
    [share, ' ', null],
    [share, 'NaN', null],
    [share, 'Infinity', null],
    [rounds, '3', 3],
    [rounds, '1.5', null],
    [rounds, '-1', null],
    [rounds, '2147483648', null],
  ])('%o takes %j as %j', (option, text, value) => {
    expect(optionValue(option, text)).toBe(value);
  });

  it('at its default is not kept', () => {
    const { options } = generators.find(({ id }) => id === 'growing-tree')! as { options: Options };
    const oldest = withValue(options, {}, 'take', 'oldest');
    expect(oldest).toEqual({ take: 'oldest' });
    expect(withValue(options, oldest, 'take', 'mixed')).toEqual({});
    expect(defaultsOf(options)).toEqual({ take: 'mixed', share: 0.5 });
  });
});
