// All that it takes to look at the cells one by one, in one piece that is fetched when it is first used.
import { type Cell, NONE } from 'maze-core';
import { fetchWords, type Words } from '../i18n/words.ts';
import CellLine from './CellLine.svelte';
import CellPicker from './CellPicker.svelte';
import { describeCell } from './cell-description.ts';

/** The mode in which a cursor goes from cell to cell, while it is on. */
export class Exploring {
  /** The cell that is looked at, or NONE. */
  cell = $state<Cell>(NONE);
  readonly words: Words;
  readonly Picker = CellPicker;
  readonly Line = CellLine;
  readonly describe = describeCell;

  constructor(words: Words) {
    this.words = words;
  }

  static async begin(lang: string): Promise<Exploring> {
    return new Exploring(await fetchWords(lang));
  }
}
