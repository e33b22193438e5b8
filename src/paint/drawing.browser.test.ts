// A drawing is what the canvas shows: both are painted by the same strokes, so their pixels must agree.
import {
  Cursor,
  type GeneratorId,
  generate,
  PATH,
  recordGeneration,
  recordSolution,
  type SolverId,
  type Trace,
} from 'maze-core';
import { beforeAll, describe, expect, test } from 'vitest';
import '../styles/tokens.css';
import './palette.css';
import { drawingOf } from './drawing.ts';
import { Layout, type View } from './layout.ts';
import { paint } from './paint.ts';
import { type Palette, readPalette } from './palette.ts';
import { type Picture, pictureOf } from './picture.ts';

let palette: Palette;
beforeAll(() => {
  document.documentElement.dataset.theme = 'light';
  palette = readPalette(document.documentElement);
});

function onCanvas(picture: Picture, view: View, width: number): ImageData {
  const layout = new Layout(picture.grid, view, width, 1);
  const ctx = new OffscreenCanvas(layout.width, layout.height).getContext('2d')!;
  paint(ctx as unknown as CanvasRenderingContext2D, picture, layout, palette);
  return ctx.getImageData(0, 0, layout.width, layout.height);
}

async function asDrawing(picture: Picture, view: View, width: number): Promise<ImageData> {
  const image = new Image();
  const svg = drawingOf(picture, view, width, palette);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const ctx = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')!;
  ctx.drawImage(image, 0, 0);
  return ctx.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
}

/** The share of pixels whose colours are clearly not the same. */
function unlike(a: ImageData, b: ImageData): number {
  expect([b.width, b.height]).toEqual([a.width, a.height]);
  let count = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    const far = [0, 1, 2, 3].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) > 48);
    if (far) count++;
  }
  return count / (a.data.length / 4);
}

const made = (id: GeneratorId): Trace => recordGeneration(id, { rows: 8, cols: 11, seed: 'drawing' });
const solved = (id: SolverId): Trace =>
  recordSolution(id, generate('kruskal', { rows: 8, cols: 11, seed: 'drawing' }));

describe.each(['walls', 'blocks'] as const)('a drawing in %s', (view) => {
  test.each([made('prim-walls'), made('prim-frontier'), made('wilson'), made('kruskal'), made('division')])(
    'of $algorithm.id shows what the canvas shows, at every step tried',
    async (trace) => {
      const cursor = new Cursor(trace);
      for (const share of [0, 0.1, 0.4, 0.8, 1]) {
        cursor.seek(Math.round(share * cursor.length));
        const picture = pictureOf(cursor);
        // Too small for numbers, whose letters are placed a little differently. Dashes end between pixels.
        expect(unlike(onCanvas(picture, view, 200), await asDrawing(picture, view, 200))).toBeLessThan(0.004);
      }
    },
  );

  test.each([solved('bfs'), solved('a-star'), solved('wall-follower'), solved('dead-end-filling')])(
    'of $algorithm.id has its numbers, arrows, path, start and goal',
    async (trace) => {
      const cursor = new Cursor(trace);
      for (const share of [0.3, 0.7, 1]) {
        cursor.seek(Math.round(share * cursor.length));
        const picture = pictureOf(cursor);
        const [canvas, drawing] = [onCanvas(picture, view, 440), await asDrawing(picture, view, 440)];
        expect(unlike(canvas, drawing)).toBeLessThan(0.03);
        if (view === 'blocks') continue;
        const numbers = picture.labels.filter((label, cell) => label > 0 && picture.roles[cell] !== PATH);
        expect(drawingOf(picture, view, 440, palette).match(/<text /g) ?? []).toHaveLength(numbers.length);
      }
    },
  );
});

test('a start that is the goal is a disc inside the ring, and neither hides the other', () => {
  const trace = recordSolution('bfs', generate('kruskal', { rows: 1, cols: 1, seed: 'one' }));
  const cursor = new Cursor(trace);
  cursor.seek(0);
  const { data, width, height } = onCanvas(pictureOf(cursor), 'walls', 160);
  const [middle, row] = [width >> 1, height >> 1];
  const at = (x: number) => data.slice(4 * (row * width + x), 4 * (row * width + x) + 3).join();
  /** The runs of one colour from the middle to the right. */
  const runs: string[] = [];
  for (let x = middle; x < middle + 0.36 * width; x++) {
    const solid = at(x) === at(x + 1);
    if (solid && at(x) !== runs.at(-1)) runs.push(at(x));
  }
  expect(runs).toHaveLength(4);
  const [disc, floor, ring, outside] = runs;
  expect(ring).toBe(disc);
  expect(outside).toBe(floor);
  expect(disc).not.toBe(floor);
});
