import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, type Shown, writeAddress } from './address.ts';
import { UNCHOSEN } from './request.ts';

const page: Shown = {
  request: { rows: 14, cols: 22, seed: 'page', ...UNCHOSEN },
  view: 'walls',
  step: null,
};
const solverPage: Shown = { ...page, request: { ...page.request, generator: 'wilson' } };
const generators = ['prim-walls', 'wilson'];

const places = (rows: number, cols: number) =>
  fc.option(fc.tuple(fc.integer({ min: 1, max: rows }), fc.integer({ min: 1, max: cols })), { nil: null });

const anything = fc
  .record({
    rows: fc.integer({ min: 1, max: 200 }),
    cols: fc.integer({ min: 1, max: 200 }),
    seed: fc.string({ unit: 'grapheme', maxLength: 40 }),
    generator: fc.constantFrom(...generators),
    view: fc.constantFrom('walls' as const, 'blocks' as const),
    step: fc.option(fc.integer({ min: 0, max: 999_999 }), { nil: null }),
  })
  .chain(({ rows, cols, seed, generator, view, step }) =>
    fc
      .record({ start: places(rows, cols), goal: places(rows, cols) })
      .map((ends): Shown => ({ request: { ...UNCHOSEN, rows, cols, seed, generator, ...ends }, view, step })),
  );

describe('address', () => {
  it('that asks for nothing gives back the very request of the page', () => {
    for (const query of ['', '?other=1', '?rows=14&seed=page', '?rows=zero']) {
      expect(readAddress(query, '', page, []).shown.request).toBe(page.request);
      expect(readAddress(query, '', solverPage, generators).shown.request).toBe(solverPage.request);
    }
  });

  it('brings back all that was written, for any seed', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('', '2'), (shown, name) => {
        const query = writeAddress('', name, shown);
        expect(readAddress(`?${query}`, name, solverPage, generators)).toEqual({ shown, ignored: [] });
      }),
    );
  });

  it.each(['', ' ', '0', '迷宫', 'a+b', '100%', 'x&y=z', '#1', '🧩🏰', '%41', '%%%', 'a\u0301'])(
    'keeps the seed %j',
    (seed) => {
      const query = writeAddress('', '', { ...page, request: { ...page.request, seed } });
      expect(readAddress(query, '', page, []).shown.request.seed).toBe(seed);
    },
  );

  it('leaves the defaults alone when nothing is said', () => {
    expect(readAddress('', '', page, [])).toEqual({ shown: page, ignored: [] });
    expect(readAddress('?ts=a.b&fbclid=1', '', page, [])).toEqual({ shown: page, ignored: [] });
  });

  it.each([
    'rows=0',
    'rows=-1',
    'rows=1.5',
    'rows=NaN',
    'rows=',
    'rows=2147483648',
    'rows=201',
    'cols=1e3',
    'cols=abc',
    'v=2',
    'view=round',
    'step=-1',
    'step=last',
  ])('ignores %s and says so', (query) => {
    expect(readAddress(`?${query}`, '', page, [])).toEqual({ shown: page, ignored: [query] });
  });

  it.each(['by=dijkstra', 'start=0-1', 'start=15-1', 'goal=1', 'goal=1-2-3', 'goal=a-b'])(
    'ignores %s on a solver’s page and says so',
    (query) => {
      expect(readAddress(`?${query}`, '', solverPage, generators)).toEqual({
        shown: solverPage,
        ignored: [query],
      });
    },
  );

  it('shortens what it quotes, and takes no seed of ten thousand characters', () => {
    const { shown, ignored } = readAddress(`?seed=${'迷'.repeat(10_000)}`, '', page, []);
    expect(shown).toEqual(page);
    expect(ignored).toEqual([`seed=${'迷'.repeat(24)}…`]);
  });

  it('takes full-width digits', () => {
    expect(readAddress('?rows=１２', '', page, []).shown.request.rows).toBe(12);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        readAddress(query, '', page, []);
        readAddress(`?rows=${query}&start=${query}&step=${query}%`, '', solverPage, generators);
      }),
    );
    expect(() => readAddress('?seed=%E0%A4%A&rows=%', '', page, [])).not.toThrow();
  });

  it('takes back a start that the new size leaves outside', () => {
    const placed: Shown = { ...solverPage, request: { ...solverPage.request, start: [10, 10] } };
    expect(readAddress('?rows=5', '', placed, generators).shown.request.start).toBe(null);
  });

  it('keeps what others wrote, and players apart', () => {
    const first = writeAddress('?q=wand', '', { ...page, step: 3 });
    const both = writeAddress(first, '2', { ...page, step: 7 });
    expect(new URLSearchParams(both).get('q')).toBe('wand');
    expect(readAddress(both, '', page, []).shown.step).toBe(3);
    expect(readAddress(both, '2', page, []).shown.step).toBe(7);
  });
});
