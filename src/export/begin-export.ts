// The export panel with its words: in one piece that is fetched when it is first wanted.
import { fetchWords, type Words } from '../i18n/words.ts';
import ExportPanel from './ExportPanel.svelte';

export interface Export {
  readonly Panel: typeof ExportPanel;
  readonly words: Words;
  readonly lang: string;
}

/** @param lang  of the page, as its `lang` attribute has it */
export async function beginExport(lang: string): Promise<Export> {
  return { Panel: ExportPanel, words: await fetchWords(lang), lang };
}
