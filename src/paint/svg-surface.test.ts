import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SvgSurface } from './svg-surface.ts';

/** The cells of a small raster that the only path of a surface fills: it holds nothing but upright rectangles. */
function filled(svg: string, side: number): string[] {
  const raster = Array.from({ length: side }, () => Array.from({ length: side }, () => '.'));
  const d = /<path [^>]*d="([^"]*)"/.exec(svg)?.[1] ?? '';
  for (const [, x, y, wide, tall] of d.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
    for (let row = Number(y); row < Number(y) + Number(tall); row++) {
      for (let col = Number(x); col < Number(x) + Number(wide); col++) raster[row][col] = '#';
    }
  }
  return raster.map((line) => line.join(''));
}

const surfaceWith = (rects: readonly (readonly [number, number, number, number])[]) => {
  const surface = new SvgSurface();
  surface.fillStyle = '#000';
  for (const rect of rects) surface.fillRect(...rect);
  return surface;
};

describe('an SVG surface', () => {
  test('writes touching rectangles as one', () => {
    const svg = surfaceWith([
      [0, 0, 2, 2],
      [2, 0, 2, 2],
      [0, 2, 4, 2],
    ]).toSvg(8, 8);
    expect(svg.match(/M/g)).toHaveLength(1);
    expect(svg).toContain('d="M0 0h4v4h-4z"');
  });

  test('fills the same area however its rectangles touch, overlap or lie apart', () => {
    const rect = fc.tuple(
      fc.nat(9),
      fc.nat(9),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
    );
    fc.assert(
      fc.property(fc.array(rect, { minLength: 1, maxLength: 12 }), (rects) => {
        const expected = Array.from({ length: 16 }, (_, row) =>
          Array.from({ length: 16 }, (_, col) =>
            rects.some(([x, y, w, h]) => col >= x && col < x + w && row >= y && row < y + h) ? '#' : '.',
          ).join(''),
        );
        expect(filled(surfaceWith(rects).toSvg(16, 16), 16)).toEqual(expected);
      }),
    );
  });

  test('keeps the order of what is painted, so that later strokes lie above', () => {
    const surface = new SvgSurface();
    surface.fillStyle = 'red';
    surface.fillRect(0, 0, 4, 4);
    surface.fillStyle = 'blue';
    surface.fillRect(0, 0, 2, 2);
    surface.fillStyle = 'red';
    surface.fillRect(1, 1, 1, 1);
    const fills = [...surface.toSvg(4, 4).matchAll(/fill="(\w+)"/g)].map(([, fill]) => fill);
    expect(fills).toEqual(['red', 'blue', 'red']);
  });

  test('is well-formed whatever is written, and has a name when it is given one', () => {
    const surface = new SvgSurface();
    surface.font = '12px system-ui';
    surface.fillText('<&>"', 1.23456, 2);
    const svg = surface.toSvg(10, 10, 'rows & columns');
    expect(svg).toContain('<text x="1.2" y="2">&lt;&amp;&gt;&quot;</text>');
    expect(svg).toContain('role="img"><title>rows &amp; columns</title>');
    expect(new SvgSurface().toSvg(1, 1)).toContain('aria-hidden="true"');
  });
});
