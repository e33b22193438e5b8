// The sentences that pages say of the steps of real runs.
import { readdirSync, readFileSync } from 'node:fs';
import {
  Cursor,
  Grid,
  generators,
  Maze,
  recordSolution,
  type SolverId,
  solvers,
  type Trace,
} from 'maze-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import en from '../content/i18n/en.json' with { type: 'json' };
import zh from '../content/i18n/zh-CN.json' with { type: 'json' };
import { record } from './player/record.ts';
import { UNCHOSEN } from './player/request.ts';
import { type StepTexts, sentenceAt } from './player/sentence.ts';
import { PLAYER_STRINGS, type Strings } from './player/strings.ts';

const words = { zh, en } as Record<string, Record<string, string>>;
const languages = ['zh', 'en'] as const;
const stringsIn = (language: string) =>
  Object.fromEntries(PLAYER_STRINGS.map((key) => [key, words[language][`maze.${key}`]])) as Strings;

/** The step texts of every algorithm, from the page that teaches it. */
function textsIn(language: string): Map<string, StepTexts> {
  const all = new Map<string, StepTexts>();
  for (const chapter of ['generate', 'solve']) {
    for (const file of readdirSync(`content/docs/${language}/${chapter}`)) {
      const text = readFileSync(`content/docs/${language}/${chapter}/${file}`, 'utf8');
      const page = parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '') as {
        algorithm?: string;
        steps?: StepTexts;
      };
      if (page.algorithm !== undefined && page.steps !== undefined) all.set(page.algorithm, page.steps);
    }
  }
  return all;
}

/** Every sentence of a run, in order. */
function sentencesOf(trace: Trace, texts: StepTexts, strings: Strings): string[] {
  const cursor = new Cursor(trace);
  return Array.from({ length: cursor.length }, (_, k) => {
    cursor.seek(k + 1);
    return sentenceAt(cursor, texts, strings);
  });
}

const ids = [...generators, ...solvers].map(({ id }) => id);
const small = { ...UNCHOSEN, rows: 4, cols: 5, seed: 's', generator: null };

describe.each(languages)('%s', (language) => {
  const strings = stringsIn(language);
  const texts = textsIn(language);

  it.each(ids)('every sentence of a run has its gaps filled, and no number below 0: %s', (id) => {
    for (const size of [small, { ...small, rows: 1, cols: 1 }]) {
      const trace = record(id, { ...size, generator: 'prim-walls' });
      for (const sentence of sentencesOf(trace, texts.get(id)!, strings)) {
        expect(sentence).not.toMatch(/[{}]|undefined|NaN|-\d/);
        expect(sentence.trim()).not.toBe('');
      }
    }
  });

  it('does not speak of a round to somebody who could not take a step', () => {
    const grid = new Grid(2, 2);
    const shut = new Maze(grid, new Uint8Array(grid.slots));
    for (const id of ['wall-follower', 'pledge', 'random-mouse'] as SolverId[]) {
      const trace = recordSolution(id, shut);
      const last = sentencesOf(trace, texts.get(id)!, strings).at(-1);
      expect(last).toMatch(/walls on all sides|四面都是墙/);
    }
  });
});
