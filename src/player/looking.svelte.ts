// Choosing how a run looks, and its colours: in one piece that is fetched when it is first wanted.
import { ages, type Cell, type GenerationTrace, openings, type SolutionTrace, type Trace } from 'maze-core';
import { fetchWords, type Words } from '../i18n/words.ts';
import { type Picture, severalSets } from '../paint/picture.ts';
import ColourKey from './ColourKey.svelte';
import { distancesIn, distancesInTime, inOrderOf, scaleOf, setsAt, startOf } from './colouring.ts';
import LookFields from './LookFields.svelte';
import type { Look } from './look.ts';
import { cellAt } from './request.ts';
import { cellName } from './sentence.ts';
import { filled, type Strings } from './strings.ts';

/** What there is to say of the colours: what they mean, and for a scale its numbers. */
export interface Key {
  readonly title: string;
  /** When a cell has its colour. */
  readonly note: string;
  /** The largest number of the scale; null where there is none. */
  readonly most: number | null;
}

/**
 * Lays the chosen colours over the pictures of a run. All that depends on the run alone is computed once: a moment of it
 * only looks up whose time has come.
 */
export class Looking {
  readonly Fields = LookFields;
  readonly Key = ColourKey;
  readonly words: Words;
  readonly #trace: () => Trace;
  readonly #look: () => Look;
  readonly #strings: Strings;

  readonly #ages = $derived.by(() => ages(this.#trace()));
  readonly #inOrder = $derived(inOrderOf(this.#ages));
  readonly #opened = $derived.by(() => openings(this.#trace()));
  readonly #origin = $derived.by(() => this.#cellOf(this.#look().from));
  readonly #scale = $derived.by(() => {
    const { colour } = this.#look();
    const trace = this.#trace() as Trace | GenerationTrace | SolutionTrace;
    if (colour === 'age') return scaleOf(this.#ages, this.#ages);
    // Until it has been recorded a run has no maze.
    if (colour !== 'distance' || !('maze' in trace)) return null;
    if ('solution' in trace) return distancesIn(trace.maze, this.#origin);
    return distancesInTime(trace.maze, this.#origin, this.#opened, trace.tape.length);
  });

  constructor(trace: () => Trace, look: () => Look, strings: Strings, words: Words) {
    this.#trace = trace;
    this.#look = look;
    this.#strings = strings;
    this.words = words;
  }

  /** The picture in the chosen colours. */
  over(picture: Picture): Picture {
    const { colour } = this.#look();
    const { grid, passages, written } = picture;
    if (colour === 'none') return picture;
    if (this.#scale !== null) return { ...picture, tint: this.#scale, sets: null };
    // Numbers that the algorithm writes come before those of the sets.
    const sets = written.sets && !this.#trace().algorithm.chalk.includes('labels');
    return {
      ...picture,
      sets: severalSets(setsAt(grid, passages, this.#inOrder)),
      written: { ...written, sets },
    };
  }

  readonly key = $derived.by((): Key | null => {
    const { colour } = this.#look();
    const trace = this.#trace();
    const words = this.words;
    const making = 'begins' in trace.algorithm;
    const most = this.#scale?.most ?? null;
    if (colour === 'none') return null;
    if (colour === 'sets') return { title: words['maze.colours_sets'], note: '', most };
    if (colour === 'age') {
      return making
        ? { title: words['maze.colours_age'], note: words['maze.colours_ageNote'], most }
        : { title: words['maze.colours_visit'], note: words['maze.colours_visitNote'], most };
    }
    const cell = cellName(trace.grid, this.#origin, this.#strings);
    const note = making
      ? words[this.#opened === null ? 'maze.colours_atTheEnd' : 'maze.colours_onceOpen']
      : words['maze.colours_always'];
    return { title: filled(words['maze.colours_distance'], { cell }), note, most };
  });

  #cellOf(from: Look['from']): Cell {
    const trace = this.#trace();
    const cell = cellAt(from, trace.grid.cols);
    return cell !== undefined && trace.grid.has(cell) ? cell : startOf(trace);
  }

  /** The cell that distances are counted from. */
  get origin(): Cell {
    return this.#origin;
  }
}

/** Begins to look, with words in the language of a `lang` attribute. */
export async function beginLooking(
  trace: () => Trace,
  look: () => Look,
  strings: Strings,
  lang: string,
): Promise<Looking> {
  return new Looking(trace, look, strings, await fetchWords(lang));
}
