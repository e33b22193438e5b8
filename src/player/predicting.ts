// All that the prediction mode needs, in one piece that is fetched when it is first used.
import { fetchWords, type Words } from '../i18n/words.ts';
import PredictMarks from './PredictMarks.svelte';
import PredictPanel from './PredictPanel.svelte';
import { type Host, Prediction } from './prediction.svelte.ts';
import { QuestionWords } from './question-words.ts';
import type { Strings } from './strings.ts';

/** The mode while it is on: what is asked, the words for it, and the two components that show it. */
export interface Predicting {
  readonly prediction: Prediction;
  readonly words: Words;
  readonly said: QuestionWords;
  readonly Panel: typeof PredictPanel;
  readonly Marks: typeof PredictMarks;
}

/** Begins to ask, in the language of a `lang` attribute. */
export async function beginPredicting(host: Host, strings: Strings, lang: string): Promise<Predicting> {
  const words = await fetchWords(lang);
  const said = new QuestionWords(words, strings);
  const prediction = new Prediction(host);
  prediction.onward();
  return { prediction, words, said, Panel: PredictPanel, Marks: PredictMarks };
}
