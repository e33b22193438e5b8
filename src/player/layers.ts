import type { Trace } from 'maze-core';
import { startsOutside } from '../paint/picture.ts';
import type { LegendWords, Strings } from './strings.ts';

/** What the layers of an algorithm's pictures are called: in its page's words, or else in the usual ones. */
export function layerNames(algorithm: Trace['algorithm'], strings: Strings, words: LegendWords = {}) {
  const making = 'begins' in algorithm;
  return {
    in: words.in ?? (making ? strings.legendIn : strings.legendReached),
    blank: words.blank ?? (making ? strings.legendBlank : strings.legendUnreached),
    frontier: words.frontier ?? (making ? strings.legendFrontier : strings.legendQueue),
    walk: words.walk ?? strings.legendWalk,
    path: strings.legendPath,
    arrows: words.arrows ?? (making ? strings.legendArrows : strings.legendBack),
    labels: words.labels ?? strings.legendLabels,
  };
}

/** The name of each role, in the order of their numbers; null where the picture says nothing by it. */
export function roleNames(
  algorithm: Trace['algorithm'],
  strings: Strings,
  words?: LegendWords,
): readonly (string | null)[] {
  const names = layerNames(algorithm, strings, words);
  const blank = !('begins' in algorithm) || startsOutside(algorithm) ? names.blank : null;
  return [blank, names.frontier, names.in, names.walk, names.path];
}
