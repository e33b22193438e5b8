import { Cursor, type GeneratorId, recordGeneration } from 'maze-core';
import { afterEach, describe, expect, test } from 'vitest';
import '../styles/tokens.css';
import './palette.css';
import { type Section, type View, WHOLE } from './layout.ts';
import { pictureOf } from './picture.ts';
import { Sheet } from './sheet.ts';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.theme;
});

function newSheet(width: number, height: number, ratio = 1) {
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  const sheet = new Sheet(canvas);
  sheet.resize(width, height, ratio);
  return { canvas, sheet };
}

const cursorOf = (id: GeneratorId, rows: number, cols = rows) =>
  new Cursor(recordGeneration(id, { rows, cols, seed: 'sheet' }));

const CASES: [id: GeneratorId, rows: number, width: number, view: View, section: Section][] = [
  ['prim-walls', 20, 480, 'walls', WHOLE],
  ['prim-walls', 60, 300, 'walls', WHOLE],
  ['prim-walls', 60, 300, 'blocks', WHOLE],
  ['prim-walls', 60, 300, 'walls', { zoom: 2, x: 0.3, y: 0.45 }],
  ['prim-walls', 60, 300, 'blocks', { zoom: 2, x: 0.3, y: 0.45 }],
  ['hunt-and-kill', 90, 450, 'walls', { zoom: 1.7, x: 0.1, y: 0.2 }],
  ['backtracker', 150, 200, 'walls', WHOLE],
  ['backtracker', 150, 200, 'walls', { zoom: 1.3, x: 0.1, y: 0.1 }],
  ['backtracker', 150, 200, 'blocks', WHOLE],
  ['kruskal', 60, 300, 'walls', WHOLE],
  ['kruskal', 150, 200, 'walls', WHOLE],
  ['eller', 60, 300, 'blocks', WHOLE],
];

describe('a sheet', () => {
  test.each(CASES)(
    '%s, %d rows in %d pixels as %s: patched is what drawn anew is',
    (id, rows, width, view, section) => {
      const cursor = cursorOf(id, rows);
      const { canvas, sheet } = newSheet(width, width);
      const draw = (position: number) => {
        cursor.seek(position);
        sheet.draw(pictureOf(cursor), view, section);
        return canvas.toDataURL();
      };
      for (const position of [Math.round(cursor.length / 2), Math.round(cursor.length / 5)]) {
        for (const from of [position - 9, position + 13]) {
          draw(from);
          const way = Math.sign(position - from);
          for (let at = from; at !== position; at += way) draw(at);
          const patched = draw(position);
          sheet.recolour();
          expect(draw(position)).toBe(patched);
        }
      }
      expect(canvas.width).toBe(width);
      expect(canvas.height).toBe(width);
    },
  );

  test.each([1, 1.5, 2, 3])(
    'is sharp at %d device pixels a pixel: every wall has the full colour of ink',
    (ratio) => {
      document.documentElement.dataset.theme = 'light';
      const { canvas, sheet } = newSheet(300 * ratio, 300 * ratio, ratio);
      for (const section of [WHOLE, { zoom: 2.3, x: 0.21, y: 0.37 }]) {
        for (const rows of [12, 60]) {
          const cursor = cursorOf('kruskal', rows);
          sheet.draw(pictureOf(cursor), 'walls', section);
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
          const colours = new Set<number>();
          for (let at = 0; at < data.length; at += 4) {
            colours.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
          }
          // A finished maze is ink on white; a line between two pixels would leave greys.
          expect([...colours].map((colour) => colour.toString(16)).sort(), `${rows}`).toEqual([
            '1d2329',
            'ffffff',
          ]);
        }
      }
      expect(canvas.width).toBe(300 * ratio);
    },
  );

  test('a thousand rows and columns fit into the box, at every zoom', () => {
    const cursor = cursorOf('binary-tree', 1000);
    const { canvas, sheet } = newSheet(500, 500);
    const seen = new Set<string>();
    for (const zoom of [1, 2, 6, 30]) {
      sheet.draw(pictureOf(cursor), 'walls', zoom === 1 ? WHOLE : { zoom, x: 0.4, y: 0.4 });
      expect([canvas.width, canvas.height]).toEqual([500, 500]);
      seen.add(canvas.toDataURL());
    }
    expect(seen.size).toBe(4);
  });

  test('a cell is found where it is drawn', () => {
    const cursor = cursorOf('prim-walls', 100);
    const { sheet } = newSheet(500, 500);
    for (const section of [WHOLE, { zoom: 3, x: 0.2, y: 0.5 }]) {
      sheet.draw(pictureOf(cursor), 'walls', section);
      const layout = sheet.layout!;
      for (const cell of layout.cells) {
        const [x, y] = [layout.middleX(cell), layout.middleY(cell)];
        if (x < 0 || y < 0 || x >= 500 || y >= 500) continue;
        expect(layout.cellAt(x, y)).toBe(cell);
      }
    }
  });

  test('walls on the list are dashed where they are pixels: they alternate with the floor', () => {
    document.documentElement.dataset.theme = 'light';
    const cursor = cursorOf('prim-walls', 80);
    cursor.seek(4000);
    const { canvas, sheet } = newSheet(480, 480);
    sheet.draw(pictureOf(cursor), 'walls');
    const layout = sheet.layout!;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, 480, 480);
    const at = (x: number, y: number) => data.slice(4 * (y * 480 + x), 4 * (y * 480 + x) + 3).join();
    let dashed = 0;
    for (const cell of layout.cells) {
      if (!(cursor.listed[cell] & 1)) continue;
      const x = layout.right(cell) - 1;
      const column = new Set<string>();
      for (let y = layout.top(cell); y < layout.bottom(cell) - 1; y++) column.add(at(x, y));
      if (column.has('168,41,111') && column.size > 1) dashed++;
    }
    expect(dashed).toBeGreaterThan(100);
  });
});
