import { Cursor } from 'maze-core';
import { describe, expect, it } from 'vitest';
import en from '../../content/i18n/en.json' with { type: 'json' };
import zh from '../../content/i18n/zh-CN.json' with { type: 'json' };
import { record } from './record.ts';
import { type Request, UNCHOSEN } from './request.ts';
import { endingOf, sentenceAt, wallName } from './sentence.ts';
import { filled, PLAYER_STRINGS, type Strings } from './strings.ts';

const request: Request = { rows: 4, cols: 5, seed: 's', ...UNCHOSEN };
const strings = (all: Record<string, string>) =>
  Object.fromEntries(PLAYER_STRINGS.map((key) => [key, all[`maze.${key}`]])) as Strings;
const [english, chinese] = [strings(en), strings(zh)];

describe('strings', () => {
  it('exist in both languages, with the same placeholders', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const key of PLAYER_STRINGS) {
      expect(chinese[key], key).toBeTruthy();
      expect(english[key], key).toBeTruthy();
      expect(holes(chinese[key]), key).toEqual(holes(english[key]));
    }
  });

  it('show a placeholder that nobody fills', () => {
    expect(filled('{cell} and {other}', { cell: 1 })).toBe('1 and {other}');
  });
});

describe('sentences', () => {
  const trace = record('prim-walls', request);
  const { grid } = trace;

  it('name a wall by the cell before it and its side', () => {
    expect(wallName(grid, 7, 6, english)).toBe('the wall east of row 2, column 2');
    expect(wallName(grid, 6, 11, english)).toBe('the wall south of row 2, column 2');
    expect(wallName(grid, 6, 7, chinese)).toBe('第 2 行第 2 列右侧的墙');
    expect(wallName(grid, 11, 6, chinese)).toBe('第 2 行第 2 列下方的墙');
  });

  it('fill in what the step looked at, and begin with a capital', () => {
    const cursor = new Cursor(trace);
    cursor.seek(1);
    const start = cursor.cell;
    const walls = grid.count(grid.near[start]);
    const text = sentenceAt(cursor, { start: { line: '', say: '{cell}: {listed} walls.' } }, english);
    expect(text).toBe(`Row ${grid.row(start) + 1}, column ${grid.col(start) + 1}: ${walls} walls.`);
  });

  it('say that nothing has happened on the blank board', () => {
    const cursor = new Cursor(trace);
    cursor.seek(0);
    expect(sentenceAt(cursor, {}, english)).toBe(english.notStarted);
  });

  it('give the number that stands in the cell after the step', () => {
    const search = record('bfs', { ...request, generator: 'wilson' });
    const cursor = new Cursor(search);
    const first = Array.from({ length: cursor.length }, (_, k) => k).find(
      (k) => search.tape.step(k) === 'reach',
    )!;
    cursor.seek(first + 1);
    expect(sentenceAt(cursor, { reach: { line: '', say: '{number}' } }, english)).toBe('1');
  });

  it('count what waits in all containers, and no sets', () => {
    const listed = { line: '', say: '{listed}' };
    const said = (id: string, step: string) => {
      const run = record(id, { ...request, generator: 'prim-walls' });
      const cursor = new Cursor(run);
      const at = Array.from({ length: cursor.length }, (_, k) => k + 1).filter(
        (position) => run.tape.step(position - 1) === step,
      )[1];
      cursor.seek(at);
      const items = run.shelves.map((shelf) => cursor.items(shelf).length);
      return [sentenceAt(cursor, { [step]: listed }, english), items];
    };
    // Two queues; in Kruskal's algorithm a set for each of the 20 cells, and the 31 walls less the two that are drawn.
    const [both, [own, other]] = said('bidirectional-bfs', 'ring') as [string, number[]];
    expect(own * other).toBeGreaterThan(0);
    expect(both).toBe(String(own + other));
    expect(said('kruskal', 'open')[0]).toBe('29');
  });

  it('end with what was made or found', () => {
    expect(endingOf(trace, english)).toContain('Cells: 20.');
    expect(endingOf(trace, english)).toContain('Passages: 19.');
    expect(
      endingOf(record('bfs', { ...request, generator: 'wilson', start: [2, 2], goal: [2, 2] }), english),
    ).toContain('path: 0.');
  });

  it('do not deny a way that was not ruled out', () => {
    const { grid, tape } = trace;
    const stopped = { ending: 'limit', path: [], moves: 7, expanded: 8 };
    const ended = { ...trace, grid, tape, solution: stopped } as unknown as typeof trace;
    expect(endingOf(ended, english)).toMatch(/does not mean.*7/);
    const searched = { ...ended, solution: { ...stopped, ending: 'exhausted' } } as unknown as typeof trace;
    expect(endingOf(searched, english)).toMatch(/no way.*8/);
  });
});
