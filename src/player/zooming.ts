// What enlarging a picture takes, fetched when a picture is too small to be seen.
import { fetchWords, type Words } from '../i18n/words.ts';
import ZoomControls from './ZoomControls.svelte';

export interface Zooming {
  readonly Controls: typeof ZoomControls;
  readonly words: Words;
}

/** In the language of a `lang` attribute. */
export async function beginZooming(lang: string): Promise<Zooming> {
  return { Controls: ZoomControls, words: await fetchWords(lang) };
}
