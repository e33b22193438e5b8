import fc from 'fast-check';
import { generators, type Option } from 'maze-core';
import { describe, expect, test } from 'vitest';
import { type Comparison, MOST_COMPARED, ownSeed, readComparison, writeComparison } from './comparison.ts';
import { COMPARE_STRINGS } from './strings.ts';

const defaults: Comparison = {
  panes: [
    { algorithm: 'wilson', options: {} },
    { algorithm: 'kruskal', options: {} },
  ],
  rows: 20,
  cols: 20,
  seed: 'texture',
  unit: 'joined',
  colouring: 'distance',
  view: 'walls',
  at: null,
};

describe('the address of a comparison', () => {
  test('brings back what was written into it', () => {
    const ids = fc.constantFrom(...generators.map(({ id }) => id));
    fc.assert(
      fc.property(
        fc.record({
          panes: fc.array(fc.record({ algorithm: ids, options: fc.constant({}) }), {
            minLength: 2,
            maxLength: 9,
          }),
          rows: fc.integer({ min: 1, max: MOST_COMPARED }),
          cols: fc.integer({ min: 1, max: MOST_COMPARED }),
          seed: fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('', '0', '迷宫 +%&#', '🧩')),
          unit: fc.constantFrom('step', 'joined', 'share'),
          colouring: fc.constantFrom('none', 'distance', 'longest', 'age'),
          view: fc.constantFrom('walls', 'blocks'),
          at: fc.option(fc.nat(10_000)),
        }),
        (comparison) => {
          const query = `?${writeComparison('?other=kept', comparison as Comparison)}`;
          expect(readComparison(query, defaults)).toEqual({ state: comparison, ignored: [] });
          expect(new URLSearchParams(query).get('other')).toBe('kept');
        },
      ),
    );
  });

  test('brings back a seed for each pane, whatever is in it', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('', '0', 'a,b=c', '迷宫&#+%', '\uFFFD', ownSeed('🧩'.repeat(250), 8)),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 9 }), text, (seeds, seed) => {
        const panes = seeds.map((seed) => ({ algorithm: 'wilson', options: {}, seed }) as const);
        const written = writeComparison('', { ...defaults, panes, seed }, '2');
        expect(readComparison(written, defaults, '2')).toEqual({
          state: { ...defaults, panes, seed },
          ignored: [],
        });
        // Keys of another widget are none of its business.
        expect(readComparison(written, defaults, '')).toEqual({ state: defaults, ignored: [] });
      }),
    );
  });

  test('takes one seed for all, or one for each, and no other number of them', () => {
    const read = readComparison('seed=a&seed=b&pane=wilson&pane=kruskal&pane=eller', defaults);
    expect(read.state.seed).toBe('a');
    expect(read.state.panes.every((pane) => pane.seed === undefined)).toBe(true);
    expect(read.ignored).toEqual(['seed=b']);
  });

  test('takes none of the panes’ seeds when one of them came from bytes that are no text', () => {
    const read = readComparison('seed=a&seed=%EF%BF%BD&seed=%FF&pane=wilson&pane=kruskal', defaults);
    expect(read.state).toEqual({ ...defaults, seed: 'a' });
    expect(read.ignored).toEqual(['seed=\uFFFD', 'seed=\uFFFD']);
  });

  test('makes a pane’s own seed from that of all, whole characters of it', () => {
    expect(ownSeed('迷宫', 1)).toBe('迷宫-2');
    expect(ownSeed('🧩'.repeat(250), 0)).toBe(`${'🧩'.repeat(249)}-1`);
    expect(ownSeed(`x${'🧩'.repeat(249)}x`, 0)).toBe(`x${'🧩'.repeat(248)}-1`);
  });

  test('takes no option that would keep the reader waiting', () => {
    const { ignored } = readComparison('pane=origin-shift,rounds=1000&pane=wilson&pane=eller', defaults);
    expect(ignored).toEqual(['pane=origin-shift,rounds=1000']);
  });

  test('keeps options that are not the default ones', () => {
    const panes = [
      { algorithm: 'growing-tree', options: { take: 'newest', share: 0.25 } },
      { algorithm: 'origin-shift', options: { rounds: 3 } },
    ] as const;
    const query = writeComparison('', { ...defaults, panes });
    expect(readComparison(query, defaults).state.panes).toEqual(panes);
  });

  test.each([
    ['pane=nothing&pane=wilson', ['pane=nothing', 'pane=wilson']],
    ['pane=wilson&pane=growing-tree,take=best', ['pane=growing-tree,take=best', 'pane=wilson']],
    ['pane=sidewinder,p=2&pane=wilson&pane=kruskal', ['pane=sidewinder,p=2']],
    [`rows=0&cols=${MOST_COMPARED + 1}`, ['rows=0', 'cols=61']],
    ['rows=1.5&at=-1&unit=hour&colour=red', ['rows=1.5', 'unit=hour', 'colour=red', 'at=-1']],
    [`seed=${'x'.repeat(10_000)}`, [`seed=${'x'.repeat(24)}`]],
    ['rows=%E0%A4%A', ['rows=\uFFFD%A']],
  ])('says what it cannot use: %s', (query, ignored) => {
    const read = readComparison(query, defaults);
    expect(read.ignored.map((what) => what.slice(0, 29)).sort()).toEqual(
      ignored.map((what) => what.slice(0, 29)).sort(),
    );
    expect(read.state.rows).toBe(20);
    expect(read.state.panes.length).toBeGreaterThanOrEqual(2);
  });

  test('never shows more than nine panes', () => {
    const read = readComparison(Array(12).fill('pane=wilson').join('&'), defaults);
    expect(read.state.panes).toHaveLength(9);
    expect(read.ignored).toHaveLength(3);
  });
});

test('every option and every word of an option has a name in the interface', () => {
  const strings: readonly string[] = COMPARE_STRINGS;
  for (const { options } of generators) {
    for (const [name, option] of Object.entries(options as Record<string, Option>)) {
      if (option.kind === 'cell') continue;
      expect(strings).toContain(`option_${name}`);
      for (const word of option.kind === 'choice' ? option.choices : [])
        expect(strings).toContain(`word_${word}`);
    }
  }
});
