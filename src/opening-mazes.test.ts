// What a page says of the maze it opens on must be true of that very maze: seeds are chosen to show one thing.
import { readFileSync } from 'node:fs';
import {
  Cursor,
  type GeneratorId,
  generate,
  recordGeneration,
  type SolutionTrace,
  type SolverId,
  solve,
  type Trace,
} from 'maze-core';
import { textureOf } from 'maze-core/measure';
import { describe, expect, test } from 'vitest';
import { isGenerator, mazeFor, record } from './player/record.ts';
import { type Request, UNCHOSEN } from './player/request.ts';

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

  test('texture as a fingerprint: the three mazes to guess differ as the answer says', () => {
    const texture = (id: GeneratorId) => textureOf(generate(id, { rows: 14, cols: 14, seed: 'riddle' }));
    const [cells, backtracker, kruskal] = (['prim-cells', 'backtracker', 'kruskal'] as const).map(texture);
    for (const other of [backtracker, kruskal]) {
      expect(cells.deadEnds).toBeGreaterThan(1.5 * other.deadEnds);
      expect(cells.crossings).toBeGreaterThan(2 * other.crossings);
    }
    expect(2 * backtracker.deadEnds).toBeLessThan(1.01 * kruskal.deadEnds);
  });

  test('when A* helps: in a binary tree everything ties, and all cells are handled', () => {
    const maze = generate('binary-tree', { rows: 12, cols: 18, seed: 'tie' });
    expect(solve('a-star', maze).expanded).toBe(12 * 18);
    expect(solve('greedy', maze).expanded).toBeLessThan((12 * 18 * 2) / 3);
  });

  test('greedy search handles one cell more than A*', () => {
    expect(handled('greedy', 'greedy') - handled('greedy', 'a-star')).toBe(1);
  });
});

/** The run that a further `<Maze … />` of a page shows, as the page asks for it. */
function further(page: string, nth: number): Shown {
  const tags = ['zh', 'en'].map(
    (language) =>
      [...readFileSync(`content/docs/${language}/${page}.mdx`, 'utf8').matchAll(/<Maze ([^>]*)\/>/g)][
        nth
      ]?.[1],
  );
  expect(tags[0], `${page}: both languages show the same maze`).toBe(tags[1]);
  const tag = tags[1] ?? '';
  const value = (name: string) =>
    new RegExp(`\\b${name}=(?:"([^"]*)"|{(\\d[\\d.]*)})`).exec(tag)?.slice(1).find(Boolean);
  const start = /start={\[(\d+), (\d+)\]}/.exec(tag);
  const weights = /weights: '(\w+)'/.exec(tag)?.[1];
  const request: Request = {
    ...UNCHOSEN,
    rows: Number(value('rows')),
    cols: Number(value('cols')),
    seed: value('seed') ?? '',
    generator: value('generator') ?? null,
    start: start === null ? null : [Number(start[1]), Number(start[2])],
    options: weights === undefined ? {} : { weights },
    changes: {
      ...(value('braid') === undefined ? {} : { braid: Number(value('braid')) }),
      ...(/\bsecondWay\b/.test(tag) ? { ways: 'two' } : {}),
    },
  };
  return { request, algorithm: value('algorithm') ?? page.slice('solve/'.length) };
}

interface Shown {
  algorithm: string;
  request: Request;
}

const searched = ({ algorithm, request }: Shown) => record(algorithm, request) as SolutionTrace;
const movesOf = ({ solution }: SolutionTrace) => solution.path.length - 1;

/** The cells that only one open wall leads to. */
const deadEnds = (request: Request) => textureOf(mazeFor(request)).deadEnds;

describe('what a page says of a maze with loops is true of it', () => {
  test('Dijkstra: the least cost is on a longer path', () => {
    const shown = further('solve/dijkstra', 1);
    const cheapest = searched(shown);
    const { goal, distances, path } = cheapest.solution;
    expect([distances[goal], movesOf(cheapest)]).toEqual([163, 36]);
    expect(deadEnds(shown.request)).toBe(0);
    const short = searched({ algorithm: 'bfs', request: { ...shown.request, options: {} } });
    expect(movesOf(short)).toBe(30);
    expect(movesOf(searched({ ...shown, request: { ...shown.request, options: {} } }))).toBe(30);

    // What a cell costs, from the numbers: its own less that of the cell its arrow points back to.
    const cursor = new Cursor(cheapest);
    const { grid } = cheapest;
    const cost = (cell: number) =>
      cursor.labels[cell] - cursor.labels[grid.neighbour(cell, cursor.arrows[cell] - 1)];
    const total = (cells: readonly number[]) => cells.slice(1).reduce((sum, cell) => sum + cost(cell), 0);
    expect(total(path)).toBe(163);
    expect(total(short.solution.path)).toBe(172);
  });

  test('A*: it finds the least cost, and the estimate says little', () => {
    const shown = further('solve/a-star', 1);
    expect(shown.request).toEqual(further('solve/dijkstra', 1).request);
    const found = searched(shown);
    const { goal, distances, expanded } = found.solution;
    expect([distances[goal], expanded, found.grid.size]).toEqual([163, 153, 160]);
    expect(searched({ ...shown, algorithm: 'dijkstra' }).solution.expanded).toBe(158);
  });

  test('wall follower: round and round, whichever the hand', () => {
    const shown = further('solve/wall-follower', 1);
    expect(deadEnds(shown.request)).toBe(0);
    const { ending, moves } = searched(shown).solution;
    expect([ending, moves]).toEqual(['repeats', 17]);
    const left = { ...shown, request: { ...shown.request, options: { hand: 'left' } } };
    expect(searched(left).solution.ending).toBe('repeats');
  });

  test('Pledge: out of the same maze', () => {
    const shown = further('solve/pledge', 1);
    expect(shown.request).toEqual(further('solve/wall-follower', 1).request);
    const { ending, moves } = searched(shown).solution;
    expect([ending, moves]).toEqual(['reached', 38]);
  });

  test('Trémaux: four times straight back, and a detour', () => {
    const shown = further('solve/tremaux', 1);
    const walked = searched(shown);
    expect(positions(walked, 'turn')).toHaveLength(4);
    expect(movesOf(walked)).toBe(30);
    expect(movesOf(searched({ ...shown, algorithm: 'bfs' }))).toBe(20);
    expect(shown.request.changes).toEqual({ braid: 0.6 });
  });

  test('greedy search: fewer cells, a longer path', () => {
    const shown = further('solve/greedy', 1);
    expect(deadEnds(shown.request)).toBe(0);
    const greedy = searched(shown);
    const estimated = searched({ ...shown, algorithm: 'a-star' });
    expect([greedy.solution.expanded, movesOf(greedy)]).toEqual([42, 34]);
    expect([estimated.solution.expanded, movesOf(estimated)]).toEqual([75, 22]);
  });

  test('braiding: half of the dead ends are gone', () => {
    const { request } = further('generate/braid-and-second-way', 0);
    expect(deadEnds(request)).toBe(deadEnds({ ...request, changes: {} }) / 2);
  });

  test('a second way: what is left lies on one way or the other', () => {
    const shown = further('generate/braid-and-second-way', 1);
    const filled = searched(shown);
    const left = filled.grid.size - positions(filled, 'end', 'fill').length;
    expect([filled.grid.size, left]).toEqual([140, 80]);
    const only = searched({ ...shown, request: { ...shown.request, changes: {} } });
    expect([movesOf(only), movesOf(filled)]).toEqual([62, 26]);
    // 62 moves pass 63 cells and 26 moves 27; of the 80 cells, those on both ways are counted twice.
    const both = only.solution.path.filter((cell) => filled.solution.path.includes(cell)).length;
    expect(63 + 27 - both).toBe(80);
  });
});
