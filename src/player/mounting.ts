// For tests: a player as a page builds it.
import { vi } from 'vitest';
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

/** A player that has its run. */
export async function mountPlayer(wanted: Wanted) {
  const rendered = await mountUnrecorded(wanted);
  await vi.waitFor(
    () => {
      if (rendered.container.querySelector('canvas') === null) throw new Error('Nothing is recorded yet.');
    },
    { timeout: 10_000 },
  );
  return rendered;
}
