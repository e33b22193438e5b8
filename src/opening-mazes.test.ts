// What a page says of the maze it opens on must be true of that very maze: seeds are chosen to show one thing.
import { readFileSync } from 'node:fs';
import { generate, recordGeneration, type SolverId, solve, type Trace } from 'maze-core';
import { describe, expect, test } from 'vitest';
import { isGenerator } from './player/request.ts';

/** The maze that a page opens on, as its `<Maze … />` asks for it. */
function opening(page: string) {
  const [zh, en] = ['zh', 'en'].map(
    (language) => /<Maze [^>]*\/>/.exec(readFileSync(`content/docs/${language}/${page}.mdx`, 'utf8'))?.[0],
  );
  expect(zh, `${page}: both languages open on the same maze`).toBe(en);
  const value = (name: string) => new RegExp(`${name}=[{"]([^}"]*)`).exec(en ?? '')?.[1] ?? '';
  const generator = value('generator');
  return { rows: Number(value('rows')), cols: Number(value('cols')), seed: value('seed'), generator };
}

function generation(id: string): Trace {
  if (!isGenerator(id)) throw new Error(`no generator "${id}"`);
  const { rows, cols, seed } = opening(`generate/${id}`);
  return recordGeneration(id, { rows, cols, seed });
}

/** How many cells a search handles in the maze that a page opens on. */
function handled(page: string, search: SolverId, by = opening(`solve/${page}`).generator): number {
  const { rows, cols, seed } = opening(`solve/${page}`);
  if (!isGenerator(by)) throw new Error(`no generator "${by}"`);
  return solve(search, generate(by, { rows, cols, seed })).expanded;
}

/** The positions of the steps of a name. */
function positions({ tape }: Trace, ...names: string[]): number[] {
  return Array.from({ length: tape.length }, (_, at) => at).filter((at) => names.includes(tape.step(at)));
}

describe('the maze that a page opens on shows what the page says', () => {
  test('Wilson: the first walk takes longest, and loops are erased', () => {
    const trace = generation('wilson');
    const begun = [...positions(trace, 'begin'), trace.tape.length];
    const lengths = begun.slice(1).map((end, n) => end - begun[n]!);
    expect(lengths.indexOf(Math.max(...lengths))).toBe(0);
    expect(positions(trace, 'erase').length).toBeGreaterThan(10);
  });

  test('Aldous–Broder: the last cells take most of the steps', () => {
    const trace = generation('aldous-broder');
    const entered = positions(trace, 'enter');
    const beforeTheLastTen = entered.at(-10)!;
    expect(trace.tape.length - beforeTheLastTen).toBeGreaterThan(trace.tape.length / 2);
  });

  test('origin shift: the origin gets to every cell before the run ends', () => {
    expect(positions(generation('origin-shift'), 'covered')).toHaveLength(1);
  });

  test('hunt-and-kill: the maze is finished from top to bottom', () => {
    const trace = generation('hunt-and-kill');
    const { grid, tape } = trace;
    const finished = new Array<number>(grid.rows).fill(0);
    for (const at of positions(trace, 'walk')) finished[grid.row(tape.other(at))] = at;
    for (const at of positions(trace, 'hunt'))
      finished[grid.row(tape.cell(at))] = Math.max(at, finished[grid.row(tape.cell(at))]!);
    expect(finished).toEqual(finished.toSorted((a, b) => a - b));
  });

  test('from both ends far fewer cells are handled', () => {
    const page = 'bidirectional-bfs';
    expect(2 * handled(page, 'bidirectional-bfs')).toBeLessThan(handled(page, 'bfs'));
  });

  test('A*: the estimate helps here, and little in a backtracker’s maze', () => {
    expect(4 * handled('a-star', 'a-star')).toBeLessThan(handled('a-star', 'bfs'));
    expect(handled('a-star', 'a-star', 'backtracker')).toBeGreaterThan(
      0.8 * handled('a-star', 'bfs', 'backtracker'),
    );
  });

  test('greedy search handles one cell more than A*', () => {
    expect(handled('greedy', 'greedy') - handled('greedy', 'a-star')).toBe(1);
  });
});
