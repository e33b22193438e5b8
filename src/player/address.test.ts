import fc from 'fast-check';
import { generators as allGenerators, type Options, solvers } from 'maze-core';
import { describe, expect, it } from 'vitest';
import { type Offer, readAddress, type Shown, writeAddress } from './address.ts';
import { COLOURS, type Look, PLAIN } from './look.ts';
import type { Looks } from './looks.ts';
import { MOST_ROWS, UNCHOSEN } from './request.ts';

const page: Shown = {
  request: { rows: 14, cols: 22, seed: 'page', ...UNCHOSEN },
  view: 'walls',
  look: PLAIN,
  step: null,
};
const looks: Looks = { colours: COLOURS, labels: true, arrows: true };
const solverPage: Shown = { ...page, request: { ...page.request, generator: 'wilson' } };
const generators = ['prim-walls', 'wilson'];
const grown = allGenerators.find(({ id }) => id === 'growing-tree')!.options as Options;
const searched = solvers.find(({ id }) => id === 'a-star')!.options as Options;
const pageOffer: Offer = { defaults: page, generators: [], options: grown, looks, most: MOST_ROWS };
const solverOffer: Offer = { defaults: solverPage, generators, options: searched, looks, most: MOST_ROWS };

const places = (rows: number, cols: number) =>
  fc.option(fc.tuple(fc.integer({ min: 1, max: rows }), fc.integer({ min: 1, max: cols })), { nil: null });

const anything = fc
  .record({
    rows: fc.integer({ min: 1, max: 200 }),
    cols: fc.integer({ min: 1, max: 200 }),
    seed: fc.string({ unit: 'grapheme', maxLength: 40 }),
    generator: fc.constantFrom(...generators),
    view: fc.constantFrom('walls' as const, 'blocks' as const),
    colour: fc.constantFrom(...COLOURS),
    labels: fc.boolean(),
    arrows: fc.boolean(),
    step: fc.option(fc.integer({ min: 0, max: 999_999 }), { nil: null }),
    options: fc.record(
      {
        heuristic: fc.constant('zero'),
        weights: fc.constant('random'),
        most: fc.integer({ min: 1, max: 8 }),
      },
      { requiredKeys: [] },
    ),
    changes: fc.record(
      { braid: fc.double({ min: 0.01, max: 1, noNaN: true }), ways: fc.constant('two') },
      { requiredKeys: [] },
    ),
  })
  .chain(({ rows, cols, seed, generator, view, colour, labels, arrows, step, options, changes }) =>
    fc
      .record({ start: places(rows, cols), goal: places(rows, cols), from: places(rows, cols) })
      .map(({ from, ...ends }): Shown => {
        const look: Look = { colour, from, labels, arrows };
        return { request: { rows, cols, seed, generator, ...ends, options, changes }, view, look, step };
      }),
  );

describe('address', () => {
  it('that asks for nothing gives back the very request of the page', () => {
    for (const query of ['', '?other=1', '?rows=14&seed=page', '?rows=zero']) {
      expect(readAddress(query, '', pageOffer).shown.request).toBe(page.request);
      expect(readAddress(query, '', solverOffer).shown.request).toBe(solverPage.request);
    }
  });

  it('brings back all that was written, for any seed', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('', '2'), (shown, name) => {
        const query = writeAddress('', name, shown, solverOffer);
        expect(readAddress(`?${query}`, name, solverOffer)).toEqual({ shown, ignored: [] });
      }),
    );
  });

  it.each(['', ' ', '0', '迷宫', 'a+b', '100%', 'x&y=z', '#1', '🧩🏰', '%41', '%%%', 'a\u0301', '\uFFFD'])(
    'keeps the seed %j',
    (seed) => {
      const query = writeAddress('', '', { ...page, request: { ...page.request, seed } }, pageOffer);
      expect(readAddress(query, '', pageOffer).shown.request.seed).toBe(seed);
    },
  );

  it('leaves the defaults alone when nothing is said', () => {
    expect(readAddress('', '', pageOffer)).toEqual({ shown: page, ignored: [] });
    expect(readAddress('?ts=a.b&fbclid=1', '', pageOffer)).toEqual({ shown: page, ignored: [] });
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
    'take=greenest',
    'take=',
    'share=2',
    'share=half',
    'start=15-1',
  ])('ignores %s and says so', (query) => {
    expect(readAddress(`?${query}`, '', pageOffer)).toEqual({ shown: page, ignored: [query] });
  });

  it.each([
    'weights=1',
    'most=0',
    'most=2147483648',
    'braid=1.5',
    'ways=3',
    'by=dijkstra',
    'start=0-1',
    'start=15-1',
    'goal=1',
    'goal=1-2-3',
    'goal=a-b',
  ])('ignores %s on a solver’s page and says so', (query) => {
    expect(readAddress(`?${query}`, '', solverOffer)).toEqual({
      shown: solverPage,
      ignored: [query],
    });
  });

  it('shortens what it quotes, and takes no seed of ten thousand characters', () => {
    const { shown, ignored } = readAddress(`?seed=${'迷'.repeat(10_000)}`, '', pageOffer);
    expect(shown).toEqual(page);
    expect(ignored).toEqual([`seed=${'迷'.repeat(24)}…`]);
  });

  it('takes no seed from bytes that are no text', () => {
    for (const seed of ['%FF', '%EF%BF%BD%FF', '%E0%EF%BF%BD', '\uFFFD%C3']) {
      const { shown, ignored } = readAddress(`?seed=${seed}`, '', pageOffer);
      expect([shown, ignored.length]).toEqual([page, 1]);
    }
  });

  it('takes full-width digits', () => {
    expect(readAddress('?rows=１２', '', pageOffer).shown.request.rows).toBe(12);
  });

  it('keeps what goes back to its default where the page opens with something else', () => {
    const opening: Shown = {
      ...solverPage,
      request: { ...solverPage.request, options: { weights: 'random' }, changes: { braid: 0.5 } },
    };
    const offer = { ...solverOffer, defaults: opening };
    const query = writeAddress('', '', solverPage, offer);
    expect(query).toContain('weights=equal');
    expect(readAddress(query, '', offer)).toEqual({ shown: solverPage, ignored: [] });
    expect(readAddress('', '', offer).shown.request).toBe(opening.request);
  });

  it('knows the start of a generator that takes one, and no other', () => {
    const query = writeAddress('', '', { ...page, request: { ...page.request, start: [3, 4] } }, pageOffer);
    expect(readAddress(query, '', pageOffer).shown.request.start).toEqual([3, 4]);
    expect(readAddress(query, '', { ...pageOffer, options: {} }).shown.request.start).toBe(null);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        readAddress(query, '', pageOffer);
        readAddress(`?rows=${query}&start=${query}&step=${query}%`, '', solverOffer);
      }),
    );
    expect(() => readAddress('?seed=%E0%A4%A&rows=%', '', pageOffer)).not.toThrow();
  });

  it('takes back a start that the new size leaves outside', () => {
    const placed: Shown = { ...solverPage, request: { ...solverPage.request, start: [10, 10] } };
    expect(readAddress('?rows=5', '', { ...solverOffer, defaults: placed }).shown.request.start).toBe(null);
  });

  it('writes no cell to measure from that the maze does not have', () => {
    const measured = (rows: number): Shown => ({
      ...page,
      request: { ...page.request, rows, cols: 9 },
      look: { ...PLAIN, colour: 'distance', from: [9, 9] },
    });
    const written = (rows: number) => writeAddress('', '', measured(rows), pageOffer);
    expect(readAddress(written(9), '', pageOffer).shown.look.from).toEqual([9, 9]);
    expect(readAddress(written(4), '', pageOffer).ignored).toEqual([]);
  });

  it('keeps what others wrote, and players apart', () => {
    const first = writeAddress('?q=wand', '', { ...page, step: 3 }, pageOffer);
    const both = writeAddress(first, '2', { ...page, step: 7 }, pageOffer);
    expect(new URLSearchParams(both).get('q')).toBe('wand');
    expect(readAddress(both, '', pageOffer).shown.step).toBe(3);
    expect(readAddress(both, '2', pageOffer).shown.step).toBe(7);
  });

  it('takes the look that the algorithm has a use for, and says what it does not take', () => {
    const plainly: Looks = { colours: ['none', 'distance'], labels: false, arrows: true };
    const offer = { ...pageOffer, looks: plainly };
    const { shown, ignored } = readAddress('?colour=sets&measure=99-1&labels=0&arrows=0', '', offer);
    expect(shown.look).toEqual({ ...PLAIN, arrows: false });
    expect(ignored).toEqual(['colour=sets', 'measure=99-1']);
    expect(readAddress('?arrows=no', '', offer).ignored).toEqual(['arrows=no']);
  });
});
