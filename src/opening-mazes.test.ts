// What a page says of the maze it opens on must be true of that very maze: seeds are chosen to show one thing.
import { readFileSync } from 'node:fs';
import { Cursor, generate, recordGeneration, type SolverId, solve, type Trace } from 'maze-core';
import { describe, expect, test } from 'vitest';
import { isGenerator } from './player/record.ts';

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

  test('Prim on random weights: the first quarter lies nearly all east of the start', () => {
    const trace = generation('prim-weights');
    const { grid, tape } = trace;
    const quarter = positions(trace, 'admit').slice(0, grid.size / 4);
    const east = quarter.filter((at) => grid.col(tape.cell(at)) > grid.col(tape.cell(0)));
    expect(east.length).toBeGreaterThan(0.9 * quarter.length);
  });

  test('Prim on cell weights: 26 becomes a crossing at one go, with three dead ends', () => {
    const trace = generation('prim-cells');
    const { grid, tape } = trace;
    const crossing = grid.cell(2, 10);
    const dealt = new Cursor(trace);
    dealt.seek(1);
    expect(dealt.labels[crossing]).toBe(26 + 1);

    const takes = positions(trace, 'join').filter((at) => tape.cell(at) === crossing);
    expect(takes).toEqual([takes[0], takes[0]! + 1, takes[0]! + 2]);
    const joining = positions(trace, 'join').map((at) => tape.cell(at));
    for (const at of takes) expect(joining).not.toContain(tape.other(at));
  });

  test('Houston: most walks of the second part take one step, the first takes 66', () => {
    const trace = generation('houston');
    const begun = [...positions(trace, 'begin'), trace.tape.length];
    // Besides the steps taken, a walk has its beginning and the joining at its end.
    const lengths = begun.slice(1).map((end, n) => end - begun[n]! - 2);
    expect(lengths[0]).toBe(66);
    expect(lengths.filter((length) => length === 1).length).toBeGreaterThan(lengths.length / 2);
  });

  test('recursive division: the longest wall stands in the middle, with its door in row 3', () => {
    const { grid, tape } = generation('division');
    expect(tape.step(1)).toBe('wall');
    expect(grid.col(tape.cell(1)) + 1).toBe(grid.cols / 2);
    expect(grid.col(tape.other(1)) + 1).toBe(grid.cols / 2 + 1);
    expect(tape.step(2)).toBe('door');
    expect(grid.row(tape.cell(2)) + 1).toBe(3);
    // Both halves are taller than wide, so a wall runs across each next, and no later one is as long as the first.
    expect(grid.cols / 2).toBeLessThan(grid.rows);
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
