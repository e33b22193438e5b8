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
import { endingOf, type StepTexts, sentenceAt } from './player/sentence.ts';
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
const isGenerator = (id: string) => generators.some((one) => one.id === id);
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

  it('speaks of one cell only as of one cell', () => {
    const alone = { ...UNCHOSEN, rows: 1, cols: 1, seed: 's' };
    for (const id of ids) {
      const trace = record(id, { ...alone, generator: isGenerator(id) ? null : 'prim-walls' });
      for (const sentence of sentencesOf(trace, texts.get(id)!, strings)) {
        expect(sentence, id).not.toMatch(/walls around it|first walk|each side sets out|waiting to be/);
        expect(sentence, id).not.toMatch(/四周的墙|第一次游走|各从自己那边|等着分|走到了/);
        if (id !== 'bidirectional-bfs') {
          expect(sentence.match(/row 1|第 1 行/gi)?.length ?? 0, sentence).toBeLessThan(2);
        }
      }
      if (isGenerator(id)) {
        expect(endingOf(trace, strings), id).toMatch(/single cell|只有一个单元格/);
      }
    }
  });

  it('counts what is listed at the start, where nothing may be', () => {
    for (const id of ['prim-walls', 'prim-weights', 'prim-frontier', 'kruskal'] as const) {
      const first = (rows: number, cols: number) =>
        sentencesOf(
          record(id, { ...UNCHOSEN, rows, cols, seed: 's', generator: null }),
          texts.get(id)!,
          strings,
        )[0];
      expect(first(1, 1)).toMatch(/\b0\b/);
      expect(first(1, 2)).toMatch(/holds 1\.|\b1 in all|[有共] 1 [面个]/);
    }
  });

  it('says what becomes of the numbers of the last row of Eller’s algorithm', () => {
    for (const [rows, cols] of [
      [1, 1],
      [3, 1],
      [1, 3],
      [4, 5],
    ]) {
      const trace = record('eller', { ...UNCHOSEN, rows, cols, seed: 's', generator: null });
      const cursor = new Cursor(trace);
      cursor.seek(cursor.length - 1);
      expect([...cursor.labels].some((label) => label > 0)).toBe(true);
      const last = sentencesOf(trace, texts.get('eller')!, strings).at(-1);
      expect(last).toMatch(/last row.*not needed|最后一行.*用不着/);
    }
  });

  it('knows at once that start and goal are one cell', () => {
    const trace = record('bidirectional-bfs', { ...small, generator: 'wilson', start: [2, 2], goal: [2, 2] });
    const said = sentencesOf(trace, texts.get('bidirectional-bfs')!, strings);
    expect(said[1]).toMatch(/before the first move|一步没走/);
  });

  it('does not say that somebody goes back who has just set out', () => {
    const grid = new Grid(1, 2);
    const maze = new Maze(grid, new Uint8Array(grid.slots));
    maze.passages[0] |= 1 << 1;
    maze.passages[1] |= 1 << 3;
    const trace = recordSolution('wall-follower', maze, { start: 1, goal: 0 });
    const turn = sentencesOf(trace, texts.get('wall-follower')!, strings)[1];
    expect(trace.tape.step(1)).toBe('back');
    expect(turn).not.toMatch(/back to|走回/);
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
