import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  generate,
  generators,
  readBoxText,
  readTileMap,
  solvers,
  toBlockText,
  toBoxText,
  toJson,
  toTileMap,
} from '../src/index.ts';
import { identity } from './some-mazes.ts';

const command = fileURLToPath(new URL('../cli/maze.ts', import.meta.url));
let folder = '';

/** Runs the command as a process of its own. */
function maze(given: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...given], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const small = generate('kruskal', { rows: 3, cols: 4, seed: '迷宫' });
const box = toBoxText(small);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maze-'));
  writeFileSync(join(folder, 'small.txt'), box);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('maze', () => {
  it('explains itself', () => {
    const { status, stdout, stderr } = maze(['--help']);
    expect(status).toBe(0);
    expect(stderr).toBe('');
    for (const name of ['generate', 'solve', 'measure', 'convert']) expect(stdout).toContain(name);
    const made = maze(['generate', '--help']);
    expect(made.status).toBe(0);
    for (const { id } of generators) expect(made.stdout).toContain(id);
    const solved = maze(['solve', '--help']);
    for (const { id } of solvers) expect(solved.stdout).toContain(id);
  });

  it.each([
    ['nothing', [], 'Usage'],
    ['an unknown command', ['draw'], "unknown command 'draw'"],
    ['an unknown option', ['generate', 'kruskal', '--width', '3'], "unknown option '--width'"],
    ['no generator', ['generate'], 'missing required argument'],
    [
      'an unknown generator',
      ['generate', 'nope', '-s', ''],
      "There is no generator 'nope'; there are: prim-walls",
    ],
    ['an unknown solver', ['solve', '-a', 'nope'], "There is no solver 'nope'"],
    ['a size of 0', ['generate', 'kruskal', '-r', '0'], 'It must be a whole number from 1'],
    ['a size of 1.5', ['generate', 'kruskal', '-c', '1.5'], 'It must be a whole number from 1'],
    ['a size too large', ['generate', 'kruskal', '-r', '99999', '-c', '99999'], 'at most 16777216 cells'],
    ['an unknown format', ['generate', 'kruskal', '-f', 'gif'], 'Allowed choices are box, block'],
    ['an option without a value', ['generate', 'wilson', '-o', 'start'], 'a name and a value'],
    [
      'an unknown option of the algorithm',
      ['generate', 'wilson', '-s', '', '-o', 'x=1'],
      "'wilson' has no option 'x'",
    ],
    [
      'a cell that is none',
      ['generate', 'wilson', '-s', '', '-o', 'start=1'],
      "Option 'start' must be a row and a column",
    ],
    [
      'a cell outside',
      ['generate', 'wilson', '-s', '', '-o', 'start=13,1'],
      'There is no cell in row 13, column 1',
    ],
    [
      'tiles that cannot be told apart',
      ['generate', 'wilson', '-s', '', '-f', 'block', '--wall', ' '],
      'told apart',
    ],
  ])('ends with 2 on %s, and says why', (_, given, words) => {
    const { status, stdout, stderr } = maze(given);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(stdout).toBe('');
  });
});

describe('maze generate', () => {
  it('makes the maze that the library makes', () => {
    const { status, stdout, stderr } = maze(['generate', 'kruskal', '-r', '3', '-c', '4', '--seed', '迷宫']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(`${box}\n`);
  });

  it('takes the empty seed and 0 as they are', () => {
    for (const seed of ['', '0']) {
      const { stdout, stderr } = maze(['generate', 'wilson', '-r', '4', '-c', '4', '-s', seed]);
      expect(stderr).toBe('');
      expect(stdout).toBe(`${toBoxText(generate('wilson', { rows: 4, cols: 4, seed }))}\n`);
    }
  });

  it('tells the seed that it drew, which gives the same maze again', () => {
    const first = maze(['generate', 'backtracker']);
    const seed = /^Seed: (\w+)\n$/.exec(first.stderr)?.[1] ?? '';
    expect(maze(['generate', 'backtracker', '-s', seed]).stdout).toBe(first.stdout);
  });

  it('tells no seed before it refuses', () => {
    const { status, stderr } = maze(['generate', 'wilson', '-o', 'x=1']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^'wilson' has no option 'x'/);
  });

  it('passes options on, cells counted from 1', () => {
    const { stdout } = maze(['generate', 'prim-walls', '-r', '3', '-c', '4', '-s', 'x', '-o', 'start=2,3']);
    const expected = generate('prim-walls', { rows: 3, cols: 4, seed: 'x', options: { start: 6 } });
    expect(stdout).toBe(`${toBoxText(expected)}\n`);
  });

  it('writes block text with tiles of choice, and SVG', () => {
    const given = ['generate', 'kruskal', '-r', '3', '-c', '4', '-s', '迷宫'];
    expect(maze([...given, '-f', 'block', '--wall', '#', '--open', '.']).stdout).toBe(
      `${toBlockText(small, { wall: '#', open: '.' })}\n`,
    );
    expect(maze([...given, '-f', 'svg']).stdout).toMatch(
      /^<svg .*<title>kruskal 3 × 4, 迷宫<\/title>.*<\/svg>\n$/s,
    );
  });

  it('says that long work has begun', () => {
    const { status, stderr, stdout } = maze([
      'generate',
      'binary-tree',
      '-r',
      '1000',
      '-c',
      '1000',
      '-s',
      '',
      '-f',
      'json',
    ]);
    expect(status).toBe(0);
    expect(stderr).toBe('Making 1000 × 1000 cells …\nWriting …\n');
    expect(stdout.length).toBeGreaterThan(1_000_000);
  });
});

describe('maze solve', () => {
  it('reads standard input, draws the way and tells what it found', () => {
    const { status, stdout, stderr } = maze(['solve'], box);
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /^Found a way from 1,1 to 3,4: 5 passages long, \d+ moves, \d+ cells expanded\.\n$/,
    );
    const read = readBoxText(stdout);
    expect(identity(read.maze)).toEqual(identity(small));
    expect([read.start, read.goal]).toEqual([0, 11]);
  });

  it('reads a file, and takes start and goal', () => {
    const { stdout, stderr } = maze([
      'solve',
      join(folder, 'small.txt'),
      '--start',
      '3,1',
      '--goal',
      '1,4',
      '-f',
      'json',
    ]);
    expect(stderr).toContain('from 3,1 to 1,4');
    const found = JSON.parse(stdout);
    expect(found).toMatchObject({ algorithm: 'bfs', ending: 'reached', start: [2, 0], goal: [0, 3] });
    expect(found.path[0]).toEqual([2, 0]);
    expect(found.path.at(-1)).toEqual([0, 3]);
  });

  it('goes from S to O of a map', () => {
    const map = toTileMap(small, { start: 5, goal: 2, numbers: true });
    expect(maze(['solve', '-o', 'from=goal'], map).stderr).toContain('from 2,2 to 1,3');
  });

  it('goes from end to end of a longest path', () => {
    const corridor = toBoxText(generate('wilson', { rows: 1, cols: 5, seed: '' }), { start: 1, goal: 2 });
    expect(maze(['solve', '--longest'], corridor).stderr).toMatch(/4 passages long/);
    expect(maze(['solve', '--longest', '--goal', '1,3'], corridor).stderr).toMatch(/to 1,3: 2 passages long/);
  });

  it('marks a goal that is the start', () => {
    const { status, stdout } = maze(
      ['solve', '--start', '1,1', '--goal', '1,1'],
      '┌───┬───┐\n│   │   │\n└───┴───┘',
    );
    expect(status).toBe(0);
    expect(stdout).toBe('┌───┬───┐\n│ @ │   │\n└───┴───┘\n');
  });

  it('waits for a maze that comes slowly', async () => {
    const running = spawn(process.execPath, [command, 'solve']);
    const told = readAll(running.stderr);
    const [first, second] = [box.slice(0, 40), box.slice(40)];
    running.stdin.write(first);
    await new Promise((resolve) => setTimeout(resolve, 400));
    running.stdin.end(second);
    expect(await told).toContain('Found a way');
  });

  it('ends with 1 when there is no way', () => {
    const { status, stdout, stderr } = maze(['solve'], '┌───┬───┐\n│   │   │\n└───┴───┘');
    expect(status).toBe(1);
    expect(stderr).toBe('Found no way from 1,1 to 1,2 (exhausted): 0 moves, 1 cells expanded.\n');
    expect(stdout).toBe('┌───┬───┐\n│ S │ O │\n└───┴───┘\n');
  });

  it('colours an SVG by distance when asked to', () => {
    expect(maze(['solve', '-f', 'svg'], box).stdout).not.toContain('#fde725');
    expect(maze(['solve', '-f', 'svg', '--distances'], box).stdout).toContain('#fde725');
  });
});

describe('maze measure', () => {
  // A row of three cells with one below its middle: three dead ends around a T junction.
  const tee = '┌───────────┐\n│           │\n└───┐   ┌───┘\n░░░░│   │░░░░\n░░░░└───┘░░░░';

  it('counts what a maze is made of', () => {
    const { status, stdout, stderr } = maze(['measure', '--json'], tee);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      cells: 4,
      deadEnds: 3,
      straights: 0,
      turns: 0,
      tJunctions: 1,
      crossings: 0,
      longestPath: 2,
      cornerPath: 2,
      horizontalShare: 2 / 3,
    });
    expect(maze(['measure'], tee).stdout).toMatch(/^ +4 {2}cells\n +3 {2}dead ends {2}75\.00 %\n/);
  });

  it('means many mazes, and tells how far it is when that takes long', () => {
    const given = ['measure', '-g', 'binary-tree', '-r', '100', '-c', '100', '-n', '100', '--json'];
    const { status, stdout, stderr } = maze(given);
    expect(status).toBe(0);
    expect(stderr.split('\n').slice(0, 2)).toEqual(['0 of 100 mazes …', '10 of 100 mazes …']);
    const mean = JSON.parse(stdout);
    expect(mean.cells).toEqual({ mean: 10_000, standardDeviation: 0, interval95: [10_000, 10_000] });
    // A quarter of the cells, save at the border; a binary tree has no crossings.
    expect(mean.deadEnds.mean / 10_000).toBeCloseTo(0.25, 2);
    expect(mean.crossings.mean).toBe(0);
    // Student's t for 99 degrees of freedom is 1.98422, and the interval lies about the mean.
    const [low, high] = mean.deadEnds.interval95;
    expect((high + low) / 2).toBeCloseTo(mean.deadEnds.mean, 6);
    expect((high - low) / 2).toBeCloseTo((1.98422 * mean.deadEnds.standardDeviation) / 10, 3);
  });

  it('says how sure a mean is where mazes differ', () => {
    const { stdout } = maze(['measure', '-g', 'wilson', '-r', '5', '-c', '5', '-n', '20']);
    expect(stdout).toMatch(/^ +25 {2}cells\n/);
    expect(stdout).toMatch(
      / {2}dead ends {2}[\d.]+ % {2}\(standard deviation [\d.]+; 95 % interval of the mean [\d.]+ to [\d.]+\)\n/,
    );
    const single = maze(['measure', '-g', 'wilson', '-r', '5', '-c', '5', '-n', '1']);
    expect(single.stdout).not.toMatch(/NaN|interval/);
  });
});

describe('maze convert', () => {
  const rooms = 'X X X X\nX S _ X\nX _ O X\nX X X X';

  it('tells formats by their characters', () => {
    for (const written of [box, toJson(small), toTileMap(small), toBlockText(small)]) {
      const { status, stdout, stderr } = maze(['convert', '-f', 'json'], written);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(JSON.parse(stdout).cells).toEqual(JSON.parse(toJson(small)).cells);
    }
  });

  it('reads block text in tiles of choice, and writes it in others', () => {
    const written = toBlockText(small, { wall: '@', open: '.' });
    const given = [
      'convert',
      '--wall',
      '@',
      '--open',
      '.',
      '-f',
      'block',
      '--to-wall',
      '██',
      '--to-open',
      '  ',
    ];
    expect(maze(given, written).stdout).toBe(`${toBlockText(small, { wall: '██', open: '  ' })}\n`);
  });

  it('reads maps in which every open tile is a cell', () => {
    const { maze: expected, start, goal } = readTileMap(rooms, { model: 'tiles' });
    expect(maze(['convert', '--from', 'tiles'], rooms).stdout).toBe(
      `${toBoxText(expected, { start, goal })}\n`,
    );
  });

  it.each([
    [
      'a fault in the text',
      ['convert'],
      '┌───┐\n│ x │\n└───┘',
      "Row 2, column 3: found 'x'; expected a blank.",
    ],
    ['an even size', ['convert'], rooms, 'an even number'],
    ['a text of no format', ['convert'], 'hello', 'a text of no known format'],
    ['an empty input', ['convert'], '', 'an empty text'],
    ['a file that is not there', ['convert', '/there/is/none'], '', "'/there/is/none' is not there"],
    ['a folder', ['convert', '/'], '', "'/' is a folder"],
  ])('ends with 3 on %s', (_, given, input, words) => {
    const { status, stdout, stderr } = maze(given, input);
    expect(status).toBe(3);
    expect(stderr).toMatch(/^The maze cannot be read\. /);
    expect(stderr).toContain(words);
    expect(stdout).toBe('');
  });
});

it('is imported by nothing in the library', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const source = fileURLToPath(new URL('../src', import.meta.url));
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    expect(readFileSync(join(source, file), 'utf8')).not.toMatch(
      /from '(commander|node:|\.\.\/cli|\.\.\/\.\.\/cli)/,
    );
  }
});
