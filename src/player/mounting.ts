// For tests: a player as a page builds it, and what a test of one waits for.
import { expect } from 'vitest';
import { render } from 'vitest-browser-svelte';
import MazePlayer from './MazePlayer.svelte';
import { openingOf } from './opening.ts';
import { record } from './record.ts';
import { MOST_ROWS, type Request } from './request.ts';
import type { StepTexts } from './sentence.ts';
import type { Strings } from './strings.ts';

interface Wanted {
  algorithm: string;
  request: Request;
  texts: StepTexts;
  strings: Strings;
  name?: string;
  generators?: readonly { id: string; name: string }[];
}

/** A player whose own run is still being recorded. */
export function mountUnrecorded(wanted: Wanted) {
  const { algorithm, request, texts, strings } = wanted;
  const opening = openingOf(record(algorithm, request), texts, strings);
  return render(MazePlayer, {
    title: algorithm,
    view: 'walls',
    name: '',
    generators: [],
    most: MOST_ROWS,
    ...wanted,
    opening,
  });
}

/** A player that has its run, and has drawn it. */
export async function mountPlayer(wanted: Wanted) {
  const rendered = await mountUnrecorded(wanted);
  await expect.poll(() => isDrawn(rendered.container.querySelector('canvas'))).toBe(true);
  return rendered;
}

/** Whether anything is in the picture: every view has floors or rock in its middle. */
function isDrawn(canvas: HTMLCanvasElement | null): boolean {
  if (canvas === null || canvas.width === 0) return false;
  const [x, y] = [canvas.width >> 1, canvas.height >> 1];
  return canvas.getContext('2d')!.getImageData(x, y, 1, 1).data[3] !== 0;
}

/**
 * Waits for what a press of a button or key leads to without loading anything: some of it comes later than the next
 * frame, and on a slow computer frames come later than they should.
 */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 120));
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Opens the settings of a player by the button of that name, and waits until they are there. */
export async function openSettings(root: ParentNode, name: string): Promise<void> {
  root.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!.click();
  await expect.poll(() => root.querySelector('.look')).not.toBeNull();
}
