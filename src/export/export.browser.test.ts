// Files as a browser makes them, read back by the browser's own decoders.
import {
  Cursor,
  generate,
  readBoxText,
  readJson,
  recordGeneration,
  recordSolution,
  type Trace,
} from 'maze-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import '../styles/tokens.css';
import '../paint/palette.css';
import { type Palette, paletteOfTheme } from '../paint/palette.ts';
import { type Picture, pictureOf } from '../paint/picture.ts';
import { Animation, type Outcome, type Task } from './animation.ts';
import { stillFile } from './still.ts';
import { durationOf, timetableFor } from './timetable.ts';
import { encodesVideo } from './video-support.ts';

let light: Palette;
let dark: Palette;
beforeAll(() => {
  light = paletteOfTheme('light');
  dark = paletteOfTheme('dark');
});

const made = recordGeneration('prim-walls', { rows: 4, cols: 6, seed: 'export' });
const solved = recordSolution('bfs', generate('wilson', { rows: 5, cols: 7, seed: 'export' }));

function at(trace: Trace, position: number) {
  const cursor = new Cursor(trace);
  cursor.seek(position);
  return pictureOf(cursor);
}
const last = (trace: Trace) => at(trace, trace.tape.length);

async function pixelsOf(image: ImageBitmapSource): Promise<ImageData> {
  const bitmap = await createImageBitmap(image);
  const ctx = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  ctx.drawImage(bitmap, 0, 0);
  return ctx.getImageData(0, 0, bitmap.width, bitmap.height);
}

const colourAt = ({ data, width }: ImageData, x: number, y: number) => [
  ...data.slice(4 * (y * width + x), 4 * (y * width + x) + 4),
];

describe('a palette of a theme', () => {
  test('is that of the theme, whichever the page has', () => {
    expect([light.card, dark.card]).toEqual(['rgb(255, 255, 255)', 'rgb(32, 39, 46)']);
    expect(light.ink).toBe('rgb(29, 35, 41)');
    for (const { tints, ...roles } of [light, dark]) {
      const all = [...Object.values(roles).flat(), ...Object.values(tints).flat()];
      for (const colour of all) expect(CSS.supports('color', colour)).toBe(true);
    }
    expect(document.querySelector('[data-colours]')).toBeNull();
  });
});

describe('a PNG', () => {
  test.each([
    ['walls', 24, [6 * 24 + 4, 4 * 24 + 4]],
    ['walls', 8, [Math.round((6 + 1 / 6) * 8), Math.round((4 + 1 / 6) * 8)]],
    ['blocks', 16, [13 * 16, 9 * 16]],
  ] as const)('of %s at %i pixels has the size that was said, and is opaque', async (view, pitch, size) => {
    const file = await stillFile('png', last(made), { view, pitch, palette: light, title: '' });
    expect(file.type).toBe('image/png');
    const image = await pixelsOf(file);
    expect([image.width, image.height]).toEqual(size);
    expect(image.data.filter((_, at) => at % 4 === 3).every((opacity) => opacity === 255)).toBe(true);
  });

  test('has the colours of the chosen theme: floor in the middle of a cell, ink on its border', async () => {
    for (const [palette, floor, ink] of [
      [light, [255, 255, 255, 255], [29, 35, 41, 255]],
      [dark, [42, 50, 58, 255], [233, 230, 220, 255]],
    ] as const) {
      const image = await pixelsOf(
        await stillFile('png', last(made), { view: 'walls', pitch: 24, palette, title: '' }),
      );
      expect(colourAt(image, 14, 14)).toEqual(floor);
      expect(colourAt(image, 74, 1)).toEqual(ink);
    }
  });

  test('shows the step that is shown: the cell just handled in orange, and nothing of it at the end', async () => {
    const picture = at(made, 1);
    const [x, y] = [made.grid.col(picture.cell) * 24 + 14, made.grid.row(picture.cell) * 24 + 14];
    const options = { view: 'walls', pitch: 24, palette: light, title: '' } as const;
    expect(colourAt(await pixelsOf(await stillFile('png', picture, options)), x, y)).toEqual([
      217, 96, 10, 255,
    ]);
    expect(colourAt(await pixelsOf(await stillFile('png', last(made), options)), x, y)).toEqual([
      255, 255, 255, 255,
    ]);
  });

  test('too large for a canvas is refused', async () => {
    const large = last(recordGeneration('binary-tree', { rows: 1, cols: 400, seed: 's' }));
    const options = { view: 'walls', pitch: 64, palette: light, title: '' } as const;
    await expect(stillFile('png', large, options)).rejects.toThrow(RangeError);
  });
});

describe('text and data', () => {
  const options = { view: 'walls', pitch: 24, title: 'maze' } as const;

  test('can be read back, with start and goal', async () => {
    const palette = light;
    const json = await (await stillFile('json', last(solved), { ...options, palette })).text();
    const box = await (await stillFile('box', last(solved), { ...options, palette })).text();
    for (const reading of [readJson(json), readBoxText(box)]) {
      expect([...reading.maze.passages]).toEqual([...solved.maze.passages]);
      expect([reading.start, reading.goal]).toEqual([solved.solution.start, solved.solution.goal]);
    }
    expect(box.match(/·/g)).toHaveLength(solved.solution.path.length - 2);
  });

  test('blocks are two characters wide', async () => {
    const block = await (await stillFile('block', last(made), { ...options, palette: light })).text();
    const lines = block.trimEnd().split('\n');
    expect(lines).toHaveLength(9);
    expect(lines.every((line) => line.length === 26)).toBe(true);
    expect(lines[0]).toBe('██'.repeat(13));
  });

  test('an SVG has its name and the size in its own units', async () => {
    const svg = await (await stillFile('svg', last(made), { ...options, palette: light })).text();
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(root.querySelector('title')?.textContent).toBe('maze');
    expect(root.getAttribute('viewBox')).toBe('0 0 148 100');
    expect(svg).not.toContain('var(');
  });
});

function animate(
  kind: Task['kind'],
  trace: Trace,
  more: Partial<Task> = {},
  looked: (picture: Picture) => Picture = (picture) => picture,
) {
  const { rows, cols } = trace.grid;
  const timetable = timetableFor(trace.tape.length, 5);
  const progress: number[] = [];
  const cursor = new Cursor(trace);
  const animation = new Animation(
    { kind, rows, cols, exists: null, palette: light, view: 'walls', pitch: 12, timetable, ...more },
    (position) => {
      cursor.seek(position);
      return looked(pictureOf(cursor));
    },
    (frames) => progress.push(frames),
  );
  return { animation, timetable, progress };
}

function fileOf(outcome: Outcome): Blob {
  if (outcome === 'cancelled' || 'failure' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome.file;
}

describe('a GIF', () => {
  test('has a frame for each moment, of the right size and length, and holds the last', async () => {
    const { animation, timetable, progress } = animate('gif', made);
    const file = fileOf(await animation.outcome);
    const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    const track = decoder.tracks.selectedTrack!;
    expect(track.frameCount).toBe(timetable.positions.length);
    expect(track.repetitionCount).toBe(Number.POSITIVE_INFINITY);
    for (let index = 0; index < track.frameCount; index++) {
      const { image } = await decoder.decode({ frameIndex: index });
      expect([image.codedWidth, image.codedHeight]).toEqual([74, 50]);
      expect(image.duration).toBe(1000 * (index === track.frameCount - 1 ? 2000 : timetable.delay));
      expect(image.duration).toBeGreaterThanOrEqual(20_000);
      image.close();
    }
    expect(progress.at(-1)).toBe(timetable.positions.length - 1);
    expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  });

  test('shows in each frame what a PNG of that step shows', async () => {
    const { animation, timetable } = animate('gif', made);
    const file = fileOf(await animation.outcome);
    const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: 'image/gif' });
    for (const index of [0, 3, 10, timetable.positions.length - 1]) {
      const { image } = await decoder.decode({ frameIndex: index });
      const shown = await pixelsOf(image);
      const options = { view: 'walls', pitch: 12, palette: light, title: '' } as const;
      const wanted = await pixelsOf(await stillFile('png', at(made, timetable.positions[index]), options));
      let unlike = 0;
      for (let at = 0; at < wanted.data.length; at++) {
        if (Math.abs(wanted.data[at] - shown.data[at]) > 24) unlike++;
      }
      expect(unlike / wanted.data.length).toBeLessThan(0.002);
      expect(colourAt(shown, 0, 0)).toEqual(colourAt(wanted, 0, 0));
      image.close();
    }
  });

  test('has the colours that are laid over the picture, each from the step on that it belongs to', async () => {
    const { slots } = made.grid;
    const position = Int32Array.from({ length: slots }, (_, cell) => cell + 1);
    const since = { position, inOrder: Int32Array.from({ length: slots }, (_, cell) => cell) };
    const tint = { ink: 'picked', of: new Uint8Array(slots).fill(1), since } as const;
    const { animation, timetable } = animate('gif', made, {}, (picture) => ({ ...picture, tint }));
    const decoder = new ImageDecoder({
      data: await fileOf(await animation.outcome).arrayBuffer(),
      type: 'image/gif',
    });
    const floorOf = async (cell: number, index: number) => {
      const { image } = await decoder.decode({ frameIndex: index });
      const [x, y] = [made.grid.col(cell) * 12 + 7, made.grid.row(cell) * 12 + 7];
      const colour = colourAt(await pixelsOf(image), x, y);
      image.close();
      return colour;
    };
    const far = made.grid.slots - 1;
    const end = timetable.positions.length - 1;
    expect(await floorOf(far, end)).not.toEqual([255, 255, 255, 255]);
    expect(await floorOf(far, end)).not.toEqual(await floorOf(far, 0));
  });

  test('that is called off ends its thread and asks for nothing more', async () => {
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    const { animation, progress } = animate('gif', made);
    await expect.poll(() => progress.length).toBeGreaterThan(2);
    animation.cancel();
    expect(await animation.outcome).toBe('cancelled');
    expect(ended).toHaveBeenCalledOnce();
    const heard = progress.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(progress.length).toBe(heard);
    ended.mockRestore();
  });

  test('whose frames are too large says so', async () => {
    const { animation } = animate('gif', made, { pitch: 4000 });
    expect(await animation.outcome).toEqual({ failure: 'tooLarge' });
  });

  test('of a browser without threads says so', async () => {
    vi.stubGlobal('Worker', () => {
      throw new Error('no threads here');
    });
    expect(await animate('gif', made).animation.outcome).toEqual({ failure: 'failed' });
    vi.unstubAllGlobals();
  });
});

describe('a video', () => {
  test('plays in the browser that made it, in its size and length', async () => {
    expect(await encodesVideo()).toBe(true);
    const { animation, timetable } = animate('video', made, { pitch: 16 });
    const file = fileOf(await animation.outcome);
    expect(file.type).toMatch(/^video\/(mp4|webm)$/);
    const video = document.createElement('video');
    video.src = URL.createObjectURL(file);
    await new Promise((resolve, reject) => {
      video.onloadedmetadata = resolve;
      video.onerror = () => reject(video.error);
    });
    expect([video.videoWidth, video.videoHeight].every((edge) => edge % 2 === 0)).toBe(true);
    expect(Math.abs(video.videoWidth - 98.67)).toBeLessThan(1.5);
    expect(Math.abs(video.duration - durationOf(timetable) / 1000)).toBeLessThan(0.1);
    URL.revokeObjectURL(video.src);
  });
});
