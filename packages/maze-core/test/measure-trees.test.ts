import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Grid, generate, Maze } from '../src/index.ts';
import { countSpanningTrees, TreeList } from '../src/measure/index.ts';

describe('spanning trees of n × n cells (OEIS A007341)', () => {
  test.each([
    [1, 1n],
    [2, 4n],
    [3, 192n],
    [4, 100352n],
    [5, 557568000n],
    [6, 32565539635200n],
    [7, 19872369301840986112n],
    [8, 126231322912498539682594816n],
  ])('n = %d: %d', (n, trees) => {
    expect(countSpanningTrees(new Grid(n, n))).toBe(trees);
  });
});

/** The product formula of a free rectangle: 1 / RC · Π (4 − 2 cos iπ/R − 2 cos jπ/C) over all (i, j) but (0, 0). */
function byEigenvalues(rows: number, cols: number): number {
  let product = 1 / (rows * cols);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < cols; j++) {
      if (i + j > 0) product *= 4 - 2 * Math.cos((i * Math.PI) / rows) - 2 * Math.cos((j * Math.PI) / cols);
    }
  }
  return product;
}

test('rectangles of up to 64 cells agree with their eigenvalues', () => {
  for (let rows = 1; rows <= 64; rows++) {
    for (let cols = 1; rows * cols <= 64; cols++) {
      const ratio = Number(countSpanningTrees(new Grid(rows, cols))) / byEigenvalues(rows, cols);
      expect(ratio).toBeCloseTo(1, 10);
    }
  }
});

describe('masks', () => {
  const grid = (...lines: string[]) =>
    new Grid(
      lines.length,
      lines[0].length,
      [...lines.join('')].map((cell) => cell === '#'),
    );

  test.each([
    ['a ring of 8', grid('###', '#.#', '###'), 8n],
    ['a ring of 12', grid('####', '#..#', '#..#', '####'), 12n],
    ['a corner', grid('##', '#.'), 1n],
    ['two squares that share a cell', grid('##.', '###', '.##'), 16n],
    ['a square and a dead end', grid('##.', '###'), 4n],
    ['one cell', grid('...', '.#.'), 1n],
    ['two cells that do not touch', grid('#.', '.#'), 0n],
    ['two rows apart', grid('###', '...', '###'), 0n],
    ['a last cell on its own', grid('###', '##.', '..#'), 0n],
  ])('%s', (_, masked, trees) => {
    expect(countSpanningTrees(masked)).toBe(trees);
  });

  test('only cells that exist count towards the limit', () => {
    const row = new Grid(
      100,
      100,
      Array.from({ length: 10_000 }, (_, cell) => cell < 64),
    );
    expect(countSpanningTrees(row)).toBe(1n);
  });

  test('more than 64 cells are refused', () => {
    expect(() => countSpanningTrees(new Grid(5, 13))).toThrow(RangeError);
  });
});

describe('the list of all perfect mazes', () => {
  test.each([
    [1, 1, 1],
    [1, 12, 1],
    [2, 1, 1],
    [2, 2, 4],
    [3, 2, 15],
    [2, 3, 15],
    [3, 3, 192],
    [2, 6, 780],
    [3, 4, 2415],
  ])('on %d × %d cells has %d', (rows, cols, count) => {
    const list = new TreeList(new Grid(rows, cols));
    expect(list.mazes.length).toBe(count);
    expect(new Set(list.mazes.map(({ passages }) => passages.join())).size).toBe(count);
    for (const maze of list.mazes) expect(maze.passageCount).toBe(rows * cols - 1);
    expect(list.mazes.map((maze) => list.indexOf(maze))).toEqual(
      Array.from({ length: count }, (_, number) => number),
    );
  });

  test('is ordered by the first wall that is open in one and closed in the other', () => {
    const open = ({ grid, passages }: Maze) => {
      let walls = '';
      grid.eachWall((wall) => {
        walls += (passages[wall >> 1] >> (wall & 1 ? 2 : 1)) & 1 ? 'a' : 'b';
      });
      return walls;
    };
    const walls = new TreeList(new Grid(3, 3)).mazes.map(open);
    expect(walls).toEqual(walls.toSorted());
  });

  test('is as long as the count says, on any mask', () => {
    const masked = fc
      .record({ rows: fc.integer({ min: 1, max: 4 }), cols: fc.integer({ min: 1, max: 4 }) })
      .chain(({ rows, cols }) =>
        fc.record({
          rows: fc.constant(rows),
          cols: fc.constant(cols),
          mask: fc.array(fc.boolean(), { minLength: rows * cols, maxLength: rows * cols }),
        }),
      )
      .filter(({ mask }) => mask.includes(true) && mask.filter(Boolean).length <= 12);
    fc.assert(
      fc.property(masked, ({ rows, cols, mask }) => {
        const grid = new Grid(rows, cols, mask);
        expect(BigInt(new TreeList(grid).mazes.length)).toBe(countSpanningTrees(grid));
      }),
    );
  });

  test('knows every maze a generator makes, and no other', () => {
    const list = new TreeList(new Grid(3, 3));
    const made = generate('wilson', { rows: 3, cols: 3, seed: 'index' });
    expect(list.mazes[list.indexOf(made)].passages).toEqual(made.passages);
    expect(() => list.indexOf(generate('wilson', { rows: 3, cols: 4, seed: 1 }))).toThrow(RangeError);
    expect(() => list.indexOf(new Maze(new Grid(3, 3), new Uint8Array(9)))).toThrow(RangeError);
    expect(() => list.indexOf(generate('wilson', { rows: 1, cols: 9, seed: 1 }))).toThrow(RangeError);
  });

  test('more than 12 cells are refused', () => {
    expect(() => new TreeList(new Grid(1, 13))).toThrow(RangeError);
  });
});
