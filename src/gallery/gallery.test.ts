import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEASURES } from '../statistics/measures.ts';
import { EXHIBITS, stillOf } from './exhibits.ts';
import { type Gallery, MOST_SHOWN, ORDERS, ordered, readGallery, WAYS, writeGallery } from './gallery.ts';

const defaults: Gallery = { rows: 16, cols: 16, seed: 'gallery', order: 'page', way: 'up' };

const galleries = fc.record({
  rows: fc.integer({ min: 1, max: MOST_SHOWN }),
  cols: fc.integer({ min: 1, max: MOST_SHOWN }),
  seed: fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('', '0', '迷宫 +%&#', '🧩')),
  order: fc.constantFrom(...ORDERS),
  way: fc.constantFrom(...WAYS),
});

describe('the address of a gallery', () => {
  test('brings back what was written into it', () => {
    fc.assert(
      fc.property(galleries, (gallery) => {
        const query = `?${writeGallery('?other=kept', gallery)}`;
        expect(readGallery(query, defaults)).toEqual({ gallery, ignored: [] });
        expect(new URLSearchParams(query).get('other')).toBe('kept');
      }),
    );
  });

  test.each([
    'rows=0',
    'rows=-1',
    'rows=1.5',
    'rows=NaN',
    'cols=41',
    'cols=2147483648',
    'order=beauty',
    'way=',
  ])('%s is ignored and told', (query) => {
    expect(readGallery(`?${query}`, defaults)).toEqual({ gallery: defaults, ignored: [query] });
  });
});

describe('the order', () => {
  // Dead ends first among the measures, horizontal passages last.
  const shown = (title: string, ends: number, horizontal: number) => ({
    title,
    counts: MEASURES.map((measure) =>
      measure === 'deadEnds' ? ends : measure === 'horizontal' ? horizontal : 0,
    ),
  });
  const exhibits = [shown('戊', 3, 9), shown('甲', 1, 9), shown('乙', 2, 1)];

  test('follows the pages, a measure or the alphabet, both ways', () => {
    expect(ordered(exhibits, 'page', 'up', 'zh')).toEqual([0, 1, 2]);
    expect(ordered(exhibits, 'page', 'down', 'zh')).toEqual([2, 1, 0]);
    expect(ordered(exhibits, 'deadEnds', 'up', 'zh')).toEqual([1, 2, 0]);
    expect(ordered(exhibits, 'deadEnds', 'down', 'zh')).toEqual([0, 2, 1]);
    expect(ordered([shown('b', 0, 0), shown('A', 0, 0)], 'name', 'up', 'en')).toEqual([1, 0]);
    // By sound: jia, wu, yi.
    expect(ordered(exhibits, 'name', 'up', 'zh')).toEqual([1, 0, 2]);
  });

  test('leaves equals as the pages have them', () => {
    expect(ordered(exhibits, 'horizontal', 'up', 'zh')).toEqual([2, 0, 1]);
    expect(ordered(exhibits, 'horizontal', 'down', 'zh')).toEqual([0, 1, 2]);
  });
});

test('every exhibit can be made at the sizes that the fields take', () => {
  for (const [rows, cols] of [
    [1, 1],
    [1, MOST_SHOWN],
    [MOST_SHOWN, 1],
    [2, 2],
  ]) {
    for (const choice of EXHIBITS)
      expect(stillOf(choice, rows, cols, '').counts).toHaveLength(MEASURES.length);
  }
});
