// The thread in which a run becomes a GIF or a video, one file a thread: it is asked once, asks for what it is to draw,
// answers, and is ended.
import { Grid } from 'maze-core';
import { Sheet } from '../paint/sheet.ts';
import type { Answer, Still, Task } from './animation.ts';
import { frequentColours, GifFile } from './gif.ts';
import { fits, sizeOf } from './size.ts';

/** How many moments of the run are looked at for colours. */
const SAMPLES = 12;

const answer = (message: Answer) => self.postMessage(message);
const heard = () =>
  new Promise<MessageEvent['data']>((resolve) =>
    self.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  );

heard().then(async (task: Task) => {
  try {
    answer({ file: task.kind === 'gif' ? await gifOf(task) : await videoOf(task) });
  } catch (error) {
    // Nothing can be mended here; the page says in words what may help.
    answer({ failure: error instanceof RangeError ? 'tooLarge' : 'failed' });
  }
});

/** A canvas, and how to have a step of the run drawn on it. */
function drawn({ rows, cols, exists, palette, view, pitch }: Task) {
  const grid = new Grid(rows, cols, exists ?? undefined);
  const size = sizeOf(rows, cols, view, pitch);
  if (!fits(size, true))
    throw new RangeError(`A frame of ${size.width} × ${size.height} pixels is too large.`);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const sheet = new Sheet(canvas, palette);
  sheet.resize(size.width, size.height, 1);
  const show = async (position: number, frames: number) => {
    const still = heard();
    answer({ wanted: position, frames });
    sheet.draw({ ...((await still) as Still), grid, run: null }, view);
  };
  return { canvas, show };
}

async function gifOf(task: Task): Promise<Blob> {
  const { positions, delay, hold } = task.timetable;
  const { canvas, show } = drawn(task);
  const ctx = canvas.getContext('2d')!;
  const image = () => ctx.getImageData(0, 0, canvas.width, canvas.height);
  const samples: ImageData[] = [];
  for (let at = 0; at < SAMPLES; at++) {
    await show(positions[Math.round((at * (positions.length - 1)) / (SAMPLES - 1))], 0);
    samples.push(image());
  }
  const file = new GifFile(frequentColours(samples));
  samples.length = 0;
  for (const [at, position] of positions.entries()) {
    await show(position, at);
    file.add(image(), at === positions.length - 1 ? hold : delay);
  }
  return file.finish();
}

async function videoOf(task: Task): Promise<Blob> {
  const { VideoFile, videoKindFor } = await import('./video.ts');
  const { positions, delay, hold } = task.timetable;
  const { canvas, show } = drawn(task);
  const even = new OffscreenCanvas(canvas.width + (canvas.width % 2), canvas.height + (canvas.height % 2));
  const ctx = even.getContext('2d', { alpha: false })!;
  ctx.fillStyle = task.palette.card;
  ctx.fillRect(0, 0, even.width, even.height);
  const kind = await videoKindFor(even);
  if (kind === null)
    throw new RangeError(`No video of ${even.width} × ${even.height} pixels can be made here.`);
  const file = new VideoFile(even, kind);
  for (const [at, position] of positions.entries()) {
    await show(position, at);
    ctx.drawImage(canvas, 0, 0);
    await file.add(at === positions.length - 1 ? hold : delay);
  }
  return file.finish();
}
