import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FormatError,
  Grid,
  generate,
  Maze,
  NONE,
  type Reading,
  readBlockText,
  readBoxText,
  readJson,
  readTileMap,
  solve,
  toBlockText,
  toBoxText,
  toJson,
  toSvg,
  toTileMap,
  viridis,
} from '../src/index.ts';
import { anyMaze, identity, mazeWithEnds } from './some-mazes.ts';

/** Text without the first line end and the indentation of the source. */
const text = (parts: TemplateStringsArray) => {
  const lines = parts[0].split('\n').slice(1, -1);
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
};

/** 2 × 3 cells: right along the top, down at the end, left along the bottom; and 0–3 below each other are apart. */
const hairpin = readJson('{"format":"maze-core","version":1,"rows":2,"cols":3,"cells":["2ac","2a9"]}').maze;

/** Reads, and expects an error at a row and a column of the text that names what was found and expected. */
function expectFault(read: () => unknown, row: number | null, column: number | null, ...words: string[]) {
  let error: unknown;
  try {
    read();
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(FormatError);
  const fault = error as FormatError;
  expect([fault.row, fault.column]).toEqual([row, column]);
  for (const word of words) expect(fault.message).toContain(word);
}

describe('box text', () => {
  it('draws thin walls, with the right glyph at every corner', () => {
    expect(toBoxText(hairpin)).toBe(text`
      ┌───────────┐
      │           │
      ├───────╴   │
      │           │
      └───────────┘
    `);
  });

  it('has every kind of corner', () => {
    const closed = new Maze(new Grid(2, 2), new Uint8Array(4));
    expect(toBoxText(closed)).toBe(text`
      ┌───┬───┐
      │   │   │
      ├───┼───┤
      │   │   │
      └───┴───┘
    `);
    expect(toBoxText(new Maze(new Grid(2, 2), new Grid(2, 2).near))).toBe(text`
      ┌───────┐
      │       │
      │       │
      │       │
      └───────┘
    `);
  });

  it('draws one cell, one row and one column', () => {
    expect(toBoxText(generate('kruskal', { rows: 1, cols: 1 }))).toBe('┌───┐\n│   │\n└───┘');
    expect(toBoxText(generate('kruskal', { rows: 1, cols: 3 }))).toBe(
      '┌───────────┐\n│           │\n└───────────┘',
    );
    expect(toBoxText(generate('kruskal', { rows: 2, cols: 1 }))).toBe('┌───┐\n│   │\n│   │\n│   │\n└───┘');
  });

  it('fills the places where there is no cell', () => {
    const ring = new Grid(3, 3, [1, 1, 1, 1, 0, 1, 1, 1, 1]);
    expect(toBoxText(new Maze(ring, ring.near))).toBe(text`
      ┌───────────┐
      │           │
      │   ┌───┐   │
      │   │░░░│   │
      │   └───┘   │
      │           │
      └───────────┘
    `);
    const corner = new Grid(2, 2, [0, 0, 0, 1]);
    expect(toBoxText(new Maze(corner, corner.near))).toBe(text`
      ░░░░░░░░░
      ░░░░░░░░░
      ░░░░┌───┐
      ░░░░│   │
      ░░░░└───┘
    `);
  });

  it('marks start, goal and path', () => {
    const { path, start, goal } = solve('bfs', hairpin);
    expect(toBoxText(hairpin, { path, start, goal })).toBe(text`
      ┌───────────┐
      │ S   ·   · │
      ├───────╴   │
      │         O │
      └───────────┘
    `);
    expect(() => toBoxText(hairpin, { start: 6 })).toThrow(RangeError);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(mazeWithEnds, ([maze, start, goal]) => {
        const path = [start, ...maze.exits(start)];
        const read = readBoxText(toBoxText(maze, { start, goal, path }));
        expect(identity(read.maze)).toEqual(identity(maze));
        expect([read.start, read.goal]).toEqual([start, goal]);
        expect(readBoxText(toBoxText(maze))).toMatchObject({ start: NONE, goal: NONE });
      }),
    );
  });

  it('marks a cell that is start and goal with one letter', () => {
    const written = toBoxText(hairpin, { start: 4, goal: 4 });
    expect(written.match(/[SO@]/g)).toEqual(['@']);
    expect(readBoxText(written)).toMatchObject({ start: 4, goal: 4 });
    expectFault(() => readBoxText(written.replace(' @ ', ' @ ').replace('│   ', '│ S ')), 4, 7, 'a second S');
  });

  it('may have come through an editor', () => {
    const written = toBoxText(hairpin);
    const changed = `\ufeff\n${written.replaceAll('\n', '  \r\n')}\r\n\n`;
    expect(identity(readBoxText(changed).maze)).toEqual(identity(hairpin));
  });

  const change = (row: number, column: number, glyph: string) =>
    toBoxText(hairpin)
      .split('\n')
      .map((line, y) =>
        y === row - 1 ? [...line].map((old, x) => (x === column - 1 ? glyph : old)).join('') : line,
      )
      .join('\n');

  it.each([
    ['a letter in a cell', 2, 3, 'x', "found 'x'", 'expected a blank'],
    ['a corner that does not fit', 3, 1, '┼', "found '┼'", "expected '├'"],
    ['a wall with a hole', 3, 3, ' ', 'found a blank', "expected '─'"],
    ['a wall of another character', 4, 1, '|', "found '|'", "expected '│'"],
    ['a tab', 2, 6, '\t', 'found a tab', 'expected a blank'],
  ])('finds %s', (_, row, column, glyph, found, expected) => {
    expectFault(() => readBoxText(change(row, column, glyph)), row, column, found, expected);
  });

  it('finds an opening in the border', () => {
    expectFault(() => readBoxText(change(4, 1, ' ')), 4, 1, 'found a blank', "expected '│'");
  });

  it('finds ragged lines', () => {
    expectFault(() => readBoxText('┌───┐\n│   │\n└──┘'), 3, 5, 'found 4 characters', 'expected 5');
    expectFault(() => readBoxText('┌───┐\n│   │x\n└───┘'), 2, 6, 'found 6 characters', 'expected 5');
  });

  it('finds sizes that are none', () => {
    expectFault(() => readBoxText('┌───┐\n│   │'), null, null, '2 lines', 'odd number');
    expectFault(() => readBoxText('┌──┐\n│  │\n└──┘'), 1, null, 'lines of 4 characters');
    expectFault(() => readBoxText('│\n│\n│'), 1, null, 'lines of 1 characters');
    expectFault(() => readBoxText('░░░░░\n░░░░░\n░░░░░'), null, null, 'no cell');
    expectFault(() => readBoxText(' \n '), null, null, 'an empty text');
  });

  it('finds two starts and two goals', () => {
    expectFault(() => readBoxText('┌───────┐\n│ S   S │\n└───────┘'), 2, 7, 'a second S', 'only one');
    expectFault(() => readBoxText('┌───────┐\n│ O   O │\n└───────┘'), 2, 7, 'a second O', 'only one');
  });
});

describe('block text', () => {
  it('has 2R + 1 lines of 2C + 1 tiles', () => {
    expect(toBlockText(hairpin)).toBe('███████\n█     █\n█████ █\n█     █\n███████');
  });

  it('is written in any two characters', () => {
    expect(toBlockText(hairpin, { wall: 'X', open: '.' })).toBe(
      'XXXXXXX\nX.....X\nXXXXX.X\nX.....X\nXXXXXXX',
    );
    expect(toBlockText(generate('kruskal', { rows: 1, cols: 1 }), { wall: '⬛', open: '🟨' })).toBe(
      '⬛⬛⬛\n⬛🟨⬛\n⬛⬛⬛',
    );
  });

  it('holds the cell in row r and column c in line 2r + 1, place 2c + 1', () => {
    fc.assert(
      fc.property(anyMaze, (maze) => {
        const lines = toBlockText(maze, { wall: '#', open: '.' }).split('\n');
        expect(lines.length).toBe(2 * maze.grid.rows + 1);
        for (const line of lines) expect(line.length).toBe(2 * maze.grid.cols + 1);
        for (let row = 0; row < maze.grid.rows; row++) {
          for (let col = 0; col < maze.grid.cols; col++) {
            const cell = row * maze.grid.cols + col;
            const tile = (y: number, x: number) => lines[2 * row + 1 + y][2 * col + 1 + x] === '.';
            expect(tile(0, 0)).toBe(maze.grid.has(cell));
            expect([tile(-1, 0), tile(0, 1), tile(1, 0), tile(0, -1)]).toEqual(
              [0, 1, 2, 3].map((direction) => maze.leads(cell, direction)),
            );
            expect([tile(-1, -1), tile(-1, 1), tile(1, -1), tile(1, 1)]).toEqual([
              false,
              false,
              false,
              false,
            ]);
          }
        }
      }),
    );
  });

  it.each([
    { wall: '', open: ' ' },
    { wall: '#', open: '' },
    { wall: '#', open: '#' },
    { wall: '#', open: '##' },
    { wall: '\n', open: '#' },
    { wall: 1, open: 0 },
  ])('cannot be written or read with the tiles %j', (tiles) => {
    expect(() => toBlockText(hairpin, tiles as never)).toThrow(RangeError);
    expect(() => readBlockText('#', tiles as never)).toThrow(RangeError);
  });

  const alphabets = fc.constantFrom(
    {},
    { wall: 'X', open: ' ' },
    { wall: ' ', open: '#' },
    { wall: '1', open: '0' },
    { wall: '██', open: '  ' },
    { wall: '⬛', open: '🟨' },
    { wall: '\t', open: 'o' },
    { wall: '墙', open: '路' },
  );

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyMaze, alphabets, (maze, tiles) => {
        expect(identity(readBlockText(toBlockText(maze, tiles), tiles).maze)).toEqual(identity(maze));
      }),
    );
  });

  it('is read with blanks and tabs between tiles, when these are no tiles', () => {
    const spread = toBlockText(hairpin, { wall: '#', open: '.' })
      .split('\n')
      .map((line) => [...line].join('\t '))
      .join('\r\n');
    expect(identity(readBlockText(spread, { wall: '#', open: '.' }).maze)).toEqual(identity(hairpin));
  });

  it('is read with the border missing on any of its sides', () => {
    const tiles = { wall: '@', open: '.' };
    fc.assert(
      fc.property(
        fc.record({
          rows: fc.integer({ min: 2, max: 7 }),
          cols: fc.integer({ min: 2, max: 7 }),
          seed: fc.string(),
        }),
        fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
        (request, [north, east, south, west]) => {
          const maze = generate('kruskal', request);
          const lines = toBlockText(maze, tiles).split('\n');
          const cut = lines
            .slice(north ? 1 : 0, south ? -1 : undefined)
            .map((line) => line.slice(west ? 1 : 0, east ? -1 : undefined));
          expect(identity(readBlockText(cut.join('\n'), tiles).maze)).toEqual(identity(maze));
        },
      ),
    );
  });

  it('is read with the header of a Moving AI map', () => {
    const map = 'type octile\nheight 4\nwidth 4\nmap\n@@@@\n@...\n@@@.\n@...\n';
    const { maze } = readBlockText(map, { wall: '@', open: '.' });
    expect(toBoxText(maze)).toBe(text`
      ┌───────┐
      │       │
      ├───╴   │
      │       │
      └───────┘
    `);
    const tiles = { wall: '@', open: '.' };
    expectFault(
      () => readBlockText(map.replace('height 4', 'height 5'), tiles),
      2,
      null,
      '5 lines of 4 tiles',
    );
    expectFault(() => readBlockText(map.replace('width 4', 'wide'), tiles), 3, 1, "found 'wide'", 'width');
    expectFault(() => readBlockText('type octile\nheight 4\nwidth 4\nmap\n', tiles), 4, null, 'nothing more');
    expectFault(() => readBlockText('type octile', tiles), 2, 1, 'height and a number');
  });

  const tiles = { wall: '#', open: '.' };
  it.each<[string, string, number | null, number | null, string]>([
    ['ragged lines, too short', '#####\n#...\n#####', 2, 5, 'found 4 tiles; expected 5'],
    ['ragged lines, too long', '#####\n#...##\n#####', 2, 6, 'found 6 tiles; expected 5'],
    ['an unknown character', '#####\n#.?.#\n#####', 2, 3, "found '?'; expected '#' or '.'"],
    ['an unknown character beyond 16 bits', '#####\n#.🌀.#\n#####', 2, 3, "found '🌀'"],
    [
      'an open corner',
      '#####\n#...#\n#...#\n#.#.#\n#####',
      3,
      3,
      "found '.'; expected wall, where the corners",
    ],
    ['an opening in the border', '#####\n#....\n#####', 2, 5, "found '.'; expected wall"],
    ['a passage that leads nowhere', '#####\n#..##\n#####', 2, 3, "found '.'; expected wall"],
    ['an even number of lines', '#####\n#...#\n#####\n#####', null, null, '4 lines of tiles, an even number'],
    ['an even number of tiles', '####\n#..#\n####', null, null, '4 tiles in a line, an even number'],
    ['no open tile', '###\n###\n###', null, null, 'no open tile'],
    ['a line of wall', '###', null, null, '1 of lines of tiles'],
    ['an empty text', '', null, null, 'an empty text'],
    ['an empty line within', '###\n\n###', 2, 1, 'found 0 tiles'],
  ])('finds %s', (_, map, row, column, words) => {
    expectFault(() => readBlockText(map, tiles), row, column, words);
  });

  it('finds a tab where blanks are tiles', () => {
    expectFault(() => readBlockText('###\n#\t#\n###', { wall: '#', open: ' ' }), 2, 2, 'found a tab');
  });

  it('is one cell without any border', () => {
    expect(identity(readBlockText('.', tiles).maze)).toEqual(
      identity(generate('kruskal', { rows: 1, cols: 1 })),
    );
  });
});

describe('a map of letters', () => {
  it('has S, O, X and _', () => {
    expect(toTileMap(hairpin, { start: 0, goal: 3 })).toBe(text`
      X X X X X X X
      X S _ _ _ _ X
      X X X X X _ X
      X O _ _ _ _ X
      X X X X X X X
    `);
  });

  it('may have numbers', () => {
    expect(toTileMap(hairpin, { numbers: true })).toBe(
      [
        '  1 2 3 4 5',
        'X X X X X X X',
        'X S _ _ _ _ X 1',
        'X X X X X _ X 2',
        'X _ _ _ _ O X 3',
        'X X X X X X X',
      ].join('\n'),
    );
  });

  it('has one letter a tile, so start and goal are two', () => {
    expect(() => toTileMap(hairpin, { start: 2, goal: 2 })).toThrow(/two cells/);
    expect(() => toTileMap(generate('kruskal', { rows: 1, cols: 1 }))).toThrow(RangeError);
    expect(() => toTileMap(hairpin, { start: 6 })).toThrow(/^start must be a cell/);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(mazeWithEnds, fc.boolean(), ([maze, start, goal], numbers) => {
        const read = readTileMap(toTileMap(maze, { start, goal, numbers }));
        expect(identity(read.maze)).toEqual(identity(maze));
        expect([read.start, read.goal]).toEqual([start, goal]);
      }),
    );
  });

  // Ways of one tile, side by side, of which rows and columns run from 1: no grid of cells and walls.
  const rooms = text`
      1 2 3 4 5 6
    X X X X X X X X
    X S _ _ X _ _ X 1
    X _ X _ _ _ X X 2
    X _ X X X _ _ X 3
    X _ _ _ X X O X 4
    X X X X X X X X
  `;

  it('is read with every open tile as a cell', () => {
    const { maze, start, goal } = readTileMap(rooms, { model: 'tiles' });
    expect([maze.grid.rows, maze.grid.cols, maze.grid.size]).toEqual([4, 6, 16]);
    expect(start).toBe(maze.grid.cell(0, 0));
    expect(goal).toBe(maze.grid.cell(3, 5));
    const found = solve('bfs', maze, { start, goal, options: { from: 'goal' } });
    expect(found.path.length - 1).toBe(8);
    expect(toTileMap(maze, { start, goal, model: 'tiles', numbers: true })).toBe(rooms);
    expectFault(() => readTileMap(rooms), null, null, 'even number');
  });

  it('of tiles has no place for a wall between two cells', () => {
    expect(() => toTileMap(hairpin, { model: 'tiles' })).toThrow(/'walls'/);
  });

  it.each<[string, string, number | null, number | null, string]>([
    ['no start', 'X X X\nX O X\nX X X', null, null, 'no S; expected one'],
    ['no goal', 'X X X\nX S X\nX X X', null, null, 'no O; expected one'],
    ['two starts', 'XXXXX\nXS_SX\nX_X_X\nXO__X\nXXXXX', 2, 4, 'a second S; expected only one'],
    ['two goals', 'XXXXX\nXS_OX\nX_X_X\nXO__X\nXXXXX', 4, 2, 'a second O; expected only one'],
    ['a start in the wall', 'XXXXX\nX_S_X\nX_X_X\nXO__X\nXXXXX', 2, 3, "found 'S'; expected it in a cell"],
    ['an unknown letter', 'XXXXX\nXS#OX\nXXXXX', 2, 3, "found '#'; expected 'X' or '_' or 'S' or 'O'"],
    ['an unknown letter after blanks', ' 1 2 3\nX X X X X\nX S s O X\nX X X X X', 3, 5, "found 's'"],
    ['a number within', 'X X X X X\nX S 7 O X\nX X X X X', 2, 5, "found '7'"],
    ['ragged lines', 'X X X X X\nX S _ O\nX X X X X', 2, 8, 'found 4 tiles; expected 5'],
    ['nothing but numbers', '1 2 3\n4', 1, null, 'numbers and nothing else'],
  ])('finds %s', (_, map, row, column, words) => {
    expectFault(() => readTileMap(map), row, column, words);
    // The same holds where every tile is a cell, but for what only walls can be wrong about.
    if (!words.includes('in a cell'))
      expectFault(() => readTileMap(map, { model: 'tiles' }), row, column, words);
  });
});

describe('JSON', () => {
  it('has a digit for each cell', () => {
    expect(JSON.parse(toJson(hairpin, { start: 0, goal: 5 }))).toEqual({
      format: 'maze-core',
      version: 1,
      rows: 2,
      cols: 3,
      start: [0, 0],
      goal: [1, 2],
      cells: ['2ac', '2a9'],
    });
    expect(toJson(hairpin, { start: 4 })).toContain('"start": [1, 1],');
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(mazeWithEnds, ([maze, start, goal]) => {
        const read = readJson(toJson(maze, { start, goal }));
        expect(identity(read.maze)).toEqual(identity(maze));
        expect([read.start, read.goal]).toEqual([start, goal]);
        expect(readJson(`\ufeff${toJson(maze)}`)).toMatchObject({ start: NONE, goal: NONE });
      }),
    );
  });

  const file = { format: 'maze-core', version: 1, rows: 2, cols: 3, cells: ['2ac', '2a9'] };
  it.each<[string, unknown, number | null, number | null, string]>([
    ['another format', { ...file, format: 'maze' }, null, null, '"maze" as its format; expected "maze-core"'],
    ['another version', { ...file, version: 2 }, null, null, 'version 2; expected 1'],
    ['no version', { ...file, version: undefined }, null, null, 'version nothing'],
    ['a size that is none', { ...file, rows: 0 }, null, null, 'rows 0; expected a whole number from 1'],
    ['a size in words', { ...file, cols: '3' }, null, null, 'cols "3"'],
    ['a size too large', { ...file, rows: 1e6, cols: 1e6 }, null, null, 'at most'],
    ['no cells', { ...file, cells: undefined }, null, null, 'cells nothing; expected a list of 2'],
    ['too few rows', { ...file, cells: ['2ac'] }, null, null, '1 strings in cells; expected a list of 2'],
    ['a row that is none', { ...file, cells: ['2ac', 7] }, 2, null, 'found 7; expected a string of 3'],
    ['a short row', { ...file, cells: ['2ac', '2a'] }, 2, 3, 'found 2 cells; expected 3'],
    ['a long row', { ...file, cells: ['2ac0', '2a9'] }, 1, 4, 'found 4 cells; expected 3'],
    ['another character', { ...file, cells: ['2ac', '2g9'] }, 2, 2, "found 'g'"],
    ['capitals', { ...file, cells: ['2AC', '2a9'] }, 1, 2, "found 'A'"],
    ['an opening in the border', { ...file, cells: ['3ac', '2a9'] }, 1, 1, 'no cell behind it'],
    ['an opening to a missing cell', { ...file, cells: ['2a.', '280'] }, 1, 2, 'no cell behind it'],
    [
      'sides that disagree',
      { ...file, cells: ['2a8', '2a9'] },
      1,
      3,
      'a wall in the south that is closed here',
    ],
    ['no cell at all', { ...file, cells: ['...', '...'] }, null, null, 'no cell'],
    ['a start outside', { ...file, start: [2, 0] }, null, null, 'start [2,0]'],
    ['a goal that is no place', { ...file, goal: 3 }, null, null, 'goal 3; expected [row, column]'],
    ['an empty object', {}, null, null, 'Found nothing as its format; expected "maze-core"'],
    ['a list', [], null, null, 'Found []; expected a JSON object'],
  ])('finds %s', (_, value, row, column, words) => {
    expectFault(() => readJson(JSON.stringify(value)), row, column, words);
  });

  it('finds text that is no JSON', () => {
    expectFault(() => readJson('{"format"'), null, null, 'no JSON');
    expectFault(() => readJson(''), null, null, 'no JSON');
  });
});

describe('every reader', () => {
  const readers: [name: string, read: (text: string) => Reading][] = [
    ['box text', readBoxText],
    ['block text', (given) => readBlockText(given)],
    ['block text of # and .', (given) => readBlockText(given, { wall: '#', open: '.' })],
    ['a map', (given) => readTileMap(given)],
    ['a map of tiles', (given) => readTileMap(given, { model: 'tiles' })],
    ['JSON', readJson],
  ];

  /** Throws on whatever a reader should not do. */
  const survives = (read: (given: string) => Reading, given: string) => {
    try {
      const { maze, start, goal } = read(given);
      expect(maze).toBeInstanceOf(Maze);
      for (const end of [start, goal]) expect(end === NONE || maze.grid.has(end)).toBe(true);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      expect(error.message).toMatch(/ound .+; expected .+\.$/s);
    }
  };

  describe.each(readers)('of %s', (_, read) => {
    it('throws nothing but the documented error on any text', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (given) => survives(read, given)),
        { numRuns: 300 },
      );
    });

    it('throws nothing else on text of its own letters', () => {
      const letter = fc.constantFrom(...'XSO_#.█ │─┌┼┘░·12\t\n\n\n\r');
      fc.assert(
        fc.property(fc.string({ unit: letter, maxLength: 60 }), (given) => survives(read, given)),
        { numRuns: 2000 },
      );
    });

    it('throws nothing else on what was written and then damaged', () => {
      const writers = [
        (maze: Maze) => toBoxText(maze),
        (maze: Maze) => toBlockText(maze),
        (maze: Maze) => toBlockText(maze, { wall: '#', open: '.' }),
        (maze: Maze) => toTileMap(maze, { numbers: true }),
        (maze: Maze) => toJson(maze),
      ];
      fc.assert(
        fc.property(
          mazeWithEnds,
          fc.constantFrom(...writers),
          fc.nat(),
          fc.nat(4),
          fc.string({ unit: fc.constantFrom(...'XSO_#.█ │─0a"[{\n'), maxLength: 3 }),
          ([maze], write, at, gone, put) => {
            const written = write(maze);
            const place = at % written.length;
            survives(read, written.slice(0, place) + put + written.slice(place + gone));
          },
        ),
        { numRuns: 500 },
      );
    });

    it('throws nothing else on damaged values', () => {
      fc.assert(
        fc.property(fc.json(), (given) => survives(read, given)),
        { numRuns: 200 },
      );
    });

    it('wants a string', () => {
      expect(() => read(undefined as never)).toThrow(TypeError);
    });
  });
});

describe('oblong grids', () => {
  it.each([
    [7, 19],
    [19, 7],
    [1, 12],
    [12, 1],
  ])('%i × %i go through every format', (rows, cols) => {
    const maze = generate('backtracker', { rows, cols, seed: 'oblong' });
    const expected = identity(maze);
    expect(identity(readBoxText(toBoxText(maze)).maze)).toEqual(expected);
    expect(identity(readBlockText(toBlockText(maze)).maze)).toEqual(expected);
    expect(identity(readTileMap(toTileMap(maze)).maze)).toEqual(expected);
    expect(identity(readJson(toJson(maze)).maze)).toEqual(expected);
    expect(toSvg(maze)).toContain(`viewBox="-2 -2 ${24 * cols + 4} ${24 * rows + 4}"`);
    expect(toSvg(maze, { view: 'blocks', cell: 10, margin: 0 })).toContain(
      `viewBox="0 0 ${10 * (2 * cols + 1)} ${10 * (2 * rows + 1)}"`,
    );
  });
});

/** The strokes of a path element as pairs of ends. */
function strokesOf(svg: string, colour: string): [x1: number, y1: number, x2: number, y2: number][] {
  const element = new RegExp(`<path[^>]*stroke="${colour}"[^>]*/>`).exec(svg)?.[0] ?? '';
  const d = / d="([^"]*)"/.exec(element)?.[1] ?? '';
  return [...d.matchAll(/M(\S+) ([\d.-]+)([HV])([\d.-]+)/g)].map(([, x, y, way, to]) =>
    way === 'H' ? [+x, +y, +to, +y] : [+x, +y, +x, +to],
  );
}

describe('SVG', () => {
  const colours = { wall: 'red', border: 'blue' };

  it('draws a handful of elements however large the maze', () => {
    for (const size of [3, 40]) {
      const svg = toSvg(generate('kruskal', { rows: size, cols: size, seed: 'few' }));
      expect(svg.match(/<path/g)?.length).toBe(3);
    }
  });

  it('strokes every standing wall once and nothing else', () => {
    fc.assert(
      fc.property(anyMaze, (maze) => {
        const svg = toSvg(maze, { cell: 1, margin: 0, colours });
        const drawn: string[] = [];
        for (const colour of ['red', 'blue']) {
          for (const [x1, y1, x2, y2] of strokesOf(svg, colour)) {
            for (let n = 0; n < Math.max(x2 - x1, y2 - y1); n++) {
              drawn.push(x2 > x1 ? `${colour} across ${y1} ${x1 + n}` : `${colour} down ${y1 + n} ${x1}`);
            }
          }
        }
        const { grid } = maze;
        const expected: string[] = [];
        for (let row = 0; row < grid.rows; row++) {
          for (let col = 0; col < grid.cols; col++) {
            const cell = row * grid.cols + col;
            if (!grid.has(cell)) continue;
            const lines = [
              `across ${row} ${col}`,
              `down ${row} ${col + 1}`,
              `across ${row + 1} ${col}`,
              `down ${row} ${col}`,
            ];
            lines.forEach((line, direction) => {
              if (grid.neighbour(cell, direction) === NONE) expected.push(`blue ${line}`);
              else if (!maze.leads(cell, direction) && direction !== 0 && direction !== 3)
                expected.push(`red ${line}`);
            });
          }
        }
        expect(drawn.sort()).toEqual(expected.sort());
      }),
    );
  });

  it('runs straight walls through in one stroke', () => {
    const svg = toSvg(hairpin, { colours });
    expect(strokesOf(svg, 'red')).toEqual([[0, 24, 48, 24]]);
    expect(strokesOf(svg, 'blue')).toHaveLength(4);
    expect(svg).toContain('stroke-width="2.2"');
    expect(svg).toContain('stroke-width="3.2"');
    expect(svg.match(/stroke-linecap="square"/g)).toHaveLength(2);
  });

  it('fills the tiles that are wall, and those that are not', () => {
    const svg = toSvg(hairpin, {
      view: 'blocks',
      cell: 1,
      margin: 0,
      colours: { wall: 'red', cell: 'white' },
    });
    const tiles = Array.from({ length: 5 }, () => new Array(7).fill(' '));
    for (const [, fill, d] of svg.matchAll(/<path fill="(\w+)"[^>]* d="([^"]*)"/g)) {
      for (const [, x, y, w, h] of d.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)H\1z/g)) {
        for (let row = +y; row < +y + +h; row++) {
          for (let col = +x; col < +x + +w; col++) {
            expect(tiles[row][col]).toBe(' ');
            tiles[row][col] = fill === 'red' ? '█' : '.';
          }
        }
      }
    }
    expect(tiles.map((line) => line.join('')).join('\n')).toBe(toBlockText(hairpin, { open: '.' }));
  });

  it('draws the path through the centres of its cells', () => {
    const { path, start, goal } = solve('bfs', hairpin);
    const svg = toSvg(hairpin, { path, start, goal, colours: { path: 'var(--path)' } });
    expect(svg).toContain('stroke="var(--path)"');
    expect(svg).toContain('d="M12 12L36 12L60 12L60 36"');
    expect(toSvg(hairpin, { path, view: 'blocks', cell: 10 })).toContain('d="M15 15L35 15L55 15L55 35"');
    expect(svg).toContain('<circle cx="12" cy="12"');
    expect(svg).toContain('<circle cx="60" cy="36"');
  });

  it('colours cells by distance, and leaves those without one', () => {
    const distances = Int32Array.of(0, 1, 2, -1, 4, 3);
    const svg = toSvg(hairpin, { distances, scale: (share) => `c${share * 100}` });
    for (const colour of ['c0', 'c25', 'c50', 'c75', 'c100', '#ffffff'])
      expect(svg).toContain(`fill="${colour}"`);
    expect(svg).toContain('fill="c50" shape-rendering="crispEdges" d="M48 0h24v24H48z"');
    expect(() => toSvg(hairpin, { distances: [1, 2] })).toThrow(/each of 6 cells; it holds 2/);
  });

  it('has at most 65 colours of distance, in either view', () => {
    const maze = generate('backtracker', { rows: 30, cols: 30, seed: 'far' });
    const { distances } = solve('bfs', maze);
    for (const view of ['walls', 'blocks'] as const) {
      const fills = [...toSvg(maze, { view, distances }).matchAll(/<path fill="(#\w+)"/g)].map(
        ([, fill]) => fill,
      );
      expect(new Set(fills).size).toBe(fills.length);
      expect(fills.length).toBeLessThanOrEqual(67);
    }
  });

  it('has a title and a description, written so that nothing in them is markup', () => {
    const svg = toSvg(hairpin, {
      title: '<b>"A & B"</b>\u0000',
      description: '迷宫 ]]> \ud800',
      class: 'a"b',
    });
    expect(svg).toContain('<title>&lt;b&gt;&quot;A &amp; B&quot;&lt;/b&gt;�</title>');
    expect(svg).toContain('<desc>迷宫 ]]&gt; �</desc>');
    expect(svg).toContain('class="a&quot;b"');
    expect(svg).toContain('role="img"');
    expect(toSvg(hairpin)).toContain('aria-hidden="true"');
  });

  it('has no ids and no styles, so that any number can stand in a page', () => {
    const svg = toSvg(hairpin, { title: 'x', path: [0, 1], start: 0, goal: 5 });
    expect(svg).not.toMatch(/ id=|style|<defs|url\(/);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('has no cells of %s pixels', (cell) => {
    expect(() => toSvg(hairpin, { cell })).toThrow(RangeError);
  });

  it('names only cells of the grid', () => {
    expect(() => toSvg(hairpin, { path: [0, 6] })).toThrow(RangeError);
    expect(() => toSvg(hairpin, { start: 0.5 })).toThrow(RangeError);
    expect(() => toSvg(hairpin, { goal: 6 })).toThrow(RangeError);
    expect(() => toSvg(hairpin, { margin: -1 })).toThrow(RangeError);
  });
});

describe('viridis', () => {
  it('runs from light to dark', () => {
    expect(viridis(0)).toBe('#fde725');
    expect(viridis(0.5)).toBe('#21918c');
    expect(viridis(1)).toBe('#440154');
    const light = (colour: string) =>
      [1, 3, 5].reduce(
        (sum, at, n) => sum + [0.21, 0.72, 0.07][n] * Number.parseInt(colour.slice(at, at + 2), 16),
        0,
      );
    for (let share = 0; share < 1; share += 0.02) {
      expect(light(viridis(share + 0.02))).toBeLessThan(light(viridis(share)) + 1e-9);
    }
  });
});
