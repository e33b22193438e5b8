// The words for a cell, on mazes small enough to know them by heart.
import { Cursor, Grid, Maze, recordGeneration, recordSolution } from 'maze-core';
import { describe, expect, test } from 'vitest';
import english from '../../content/i18n/en.json' with { type: 'json' };
import chinese from '../../content/i18n/zh-CN.json' with { type: 'json' };
import type { Words } from '../i18n/words.ts';
import { pictureOf } from '../paint/picture.ts';
import { describeCell } from './cell-description.ts';
import { PLAYER_STRINGS, type Strings } from './strings.ts';

const stringsOf = (words: Words) =>
  Object.fromEntries(PLAYER_STRINGS.map((key) => [key, words[`maze.${key}`]])) as Strings;

/** What is said of a cell at a position, in both languages. */
function said(cursor: Cursor, position: number, cell: number, legend = {}): [en: string, zh: string] {
  cursor.seek(position);
  const picture = pictureOf(cursor);
  const { algorithm } = cursor.trace;
  return [
    describeCell(cell, picture, algorithm, english, stringsOf(english), legend),
    describeCell(cell, picture, algorithm, chinese, stringsOf(chinese), legend),
  ];
}

/** A corridor of three cells, bent: (1,1) – (1,2) – (2,2); (2,1) hangs below (1,1). */
const bent = new Maze(new Grid(2, 2), Uint8Array.of(2 | 4, 8 | 4, 1, 1));

describe('a search', () => {
  const cursor = new Cursor(recordSolution('bfs', bent, { start: 0, goal: 3 }));

  test('a cell that nothing has reached', () => {
    expect(said(cursor, 1, 2)).toEqual([
      'Row 2, column 1. Not reached. Open: north. Wall: east. Border: south, west.',
      '第 2 行第 1 列。还没到过。通：北。墙：东。边界：南、西。',
    ]);
  });

  test('the start, taken from the queue and numbered', () => {
    const take = 2;
    expect(said(cursor, take, 0, { labels: 'moves from the start' })[0]).toBe(
      'Row 1, column 1. Start. Just handled. Handled. Open: east, south. Border: north, west. Moves from the start: 0.',
    );
  });

  test('a cell in the queue, with the arrow back', () => {
    expect(said(cursor, 3, 1)).toEqual([
      'Row 1, column 2. Just handled. In the queue. Open: south, west. Border: north, east. Number of the cell: 1. Points back to where it came from: west.',
      '第 1 行第 2 列。刚处理。在队列里。通：南、西。边界：北、东。写在单元格里的数：1。指回来处：西。',
    ]);
  });

  test('at the end: the goal on the path', () => {
    const [en, zh] = said(cursor, cursor.length, 3);
    expect(en).toMatch(/^Row 2, column 2\. Goal\. Path\. Open: north\. Wall: west\. Border: east, south\./);
    expect(zh).toMatch(/^第 2 行第 2 列。终点。路径。通：北。墙：西。边界：东、南。/);
  });
});

describe('a maze in the making', () => {
  test('walls on the list are told from other walls', () => {
    const trace = recordGeneration('prim-walls', { rows: 1, cols: 3, seed: '', options: { start: 1 } });
    const cursor = new Cursor(trace);
    expect(said(cursor, 1, 1)).toEqual([
      'Row 1, column 2. Just handled. In the maze. Wall on the list: east, west. Border: north, south.',
      '第 1 行第 2 列。刚处理。在迷宫里。列表里的墙：东、西。边界：北、南。',
    ]);
    expect(said(cursor, 1, 0)[0]).toBe(
      'Row 1, column 1. Not yet. Wall on the list: east. Border: north, south, west.',
    );
    expect(said(cursor, cursor.length, 0)[0]).toBe(
      'Row 1, column 1. In the maze. Open: east. Border: north, south, west.',
    );
  });

  test('sets by their number; a picture that has no word for a blank cell gives none', () => {
    const cursor = new Cursor(recordGeneration('kruskal', { rows: 1, cols: 3, seed: '' }));
    expect(said(cursor, 1, 2)[0]).toBe('Row 1, column 3. Wall: west. Border: north, east, south. Set: 3.');
    const [en] = said(cursor, cursor.length, 2);
    expect(en).toBe('Row 1, column 3. Open: west. Border: north, east, south.');
  });

  test('in Chinese no sentence has a space or a comma of the other language', () => {
    for (const id of ['wilson', 'eller', 'prim-cells'] as const) {
      const cursor = new Cursor(recordGeneration(id, { rows: 3, cols: 3, seed: 'x' }));
      for (let position = 0; position <= cursor.length; position++)
        for (let cell = 0; cell < 9; cell++)
          expect(said(cursor, position, cell)[1]).not.toMatch(/[.,:;]|[^\d第]\s|\s$/);
    }
  });
});
