import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EAST, Grid, MAX_CELLS, NONE, NORTH, SOUTH, WEST } from '../src/index.ts';

const sides = fc.integer({ min: 1, max: 9 });
/** A grid, often with a mask that keeps at least its first cell. */
const grids = fc.tuple(sides, sides).chain(([rows, cols]) =>
  fc.option(fc.array(fc.boolean(), { minLength: rows * cols, maxLength: rows * cols })).map((mask) => {
    if (mask === null) return new Grid(rows, cols);
    mask[0] = true;
    return new Grid(rows, cols, mask);
  }),
);

/** Neighbours found from rows and columns alone: north, east, south, west. */
function neighboursOf(grid: Grid, cell: number): number[] {
  const row = Math.floor(cell / grid.cols);
  const col = cell % grid.cols;
  return [
    [row - 1, col],
    [row, col + 1],
    [row + 1, col],
    [row, col - 1],
  ].map(([r, c]) => {
    const inside = r >= 0 && r < grid.rows && c >= 0 && c < grid.cols;
    return inside && grid.has(cell) && grid.has(r * grid.cols + c) ? r * grid.cols + c : NONE;
  });
}

describe('sizes', () => {
  const wrong = [
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 31,
    '8',
    '',
    null,
    undefined,
    true,
    [8],
    8n,
  ];

  it.each(wrong)('%s rows or columns are refused at once', (size) => {
    expect(() => new Grid(size as never, 8)).toThrow(RangeError);
    expect(() => new Grid(8, size as never)).toThrow(RangeError);
  });

  it('say what is allowed and what was given', () => {
    expect(() => new Grid(0, 8)).toThrow('rows must be a whole number of cells from 1; got 0.');
    expect(() => new Grid(8, 1.5)).toThrow('cols must be a whole number of cells from 1; got 1.5.');
    expect(() => new Grid(2 ** 31, 1)).toThrow(`A grid holds at most ${MAX_CELLS} cells`);
    expect(() => new Grid(4097, 4096)).toThrow(RangeError);
  });

  it('may be as small as one cell', () => {
    const grid = new Grid(1, 1);
    expect(grid.size).toBe(1);
    expect(grid.near[0]).toBe(0);
  });
});

describe('masks', () => {
  it('must say yes or no to each cell, and keep one', () => {
    expect(() => new Grid(2, 2, [1, 1, 1])).toThrow(/4 cells; this one has 3 entries/);
    expect(() => new Grid(2, 2, [1, 1, 1, 1, 1])).toThrow(RangeError);
    expect(() => new Grid(2, 2, [0, 0, 0, 0])).toThrow(/leaves no cell/);
  });

  it('leave the kept cells in reading order', () => {
    const grid = new Grid(2, 3, [false, true, false, true, true, false]);
    expect(grid.masked).toBe(true);
    expect(grid.size).toBe(3);
    expect([0, 1, 2].map((n) => grid.nth(n))).toEqual([1, 3, 4]);
    expect([0, 1, 2, 3, 4, 5].map((cell) => grid.has(cell))).toEqual([false, true, false, true, true, false]);
  });

  it('make no neighbours and no walls of the cells left out', () => {
    const grid = new Grid(1, 3, [1, 0, 1]);
    const walls: number[] = [];
    grid.eachWall((wall) => walls.push(wall));
    expect(walls).toEqual([]);
    expect([...grid.near]).toEqual([0, 0, 0]);
    expect(grid.touches(0, 1)).toBe(false);
  });

  it('that keep everything give the same grid as none', () => {
    const plain = new Grid(3, 4);
    const masked = new Grid(3, 4, new Uint8Array(12).fill(1));
    expect(masked.near).toEqual(plain.near);
    expect(masked.size).toBe(12);
  });

  it('may be changed afterwards without changing the grid', () => {
    const mask = [true, true];
    const grid = new Grid(1, 2, mask);
    mask[1] = false;
    expect(grid.has(1)).toBe(true);
  });

  it('are in one piece or not', () => {
    expect(new Grid(1, 3, [1, 1, 0]).connected).toBe(true);
    expect(new Grid(1, 3, [1, 0, 1]).connected).toBe(false);
    expect(new Grid(2, 2, [1, 0, 0, 1]).connected).toBe(false);
  });
});

describe('cells', () => {
  it('are found by row and column, and the other way round', () => {
    const grid = new Grid(3, 5);
    expect(grid.cell(2, 4)).toBe(14);
    expect(grid.row(14)).toBe(2);
    expect(grid.col(14)).toBe(4);
  });

  it.each([
    [-1, 0],
    [0, -1],
    [3, 0],
    [0, 5],
    [0.5, 0],
    [Number.NaN, 0],
    ['1', 0],
  ])('do not exist at (%s, %s) of a 3 × 5 grid', (row, col) => {
    expect(() => new Grid(3, 5).cell(row as number, col as number)).toThrow(/rows run from 0 to 2/);
  });

  it.each([-1, 15, 0.5, Number.NaN, '3', null, undefined])('%s is no cell of a 3 × 5 grid', (cell) => {
    const grid = new Grid(3, 5);
    expect(grid.has(cell as number)).toBe(false);
    expect(() => grid.check(cell as number, 'start')).toThrow(
      /^start must be a cell of the grid: .* 0 to 14/,
    );
  });
});

describe('neighbours', () => {
  it('are those above, right, below and left', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (let cell = 0; cell < grid.slots; cell++) {
          const expected = neighboursOf(grid, cell);
          expect([NORTH, EAST, SOUTH, WEST].map((direction) => grid.neighbour(cell, direction))).toEqual(
            expected,
          );
        }
      }),
    );
  });

  it('lie in the direction that leads back, and share a wall', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (let cell = 0; cell < grid.slots; cell++) {
          for (let direction = 0; direction < 4; direction++) {
            const next = grid.neighbour(cell, direction);
            if (next === NONE) continue;
            expect(grid.direction(cell, next)).toBe(direction);
            expect(grid.neighbour(next, grid.opposite(direction))).toBe(cell);
            expect(grid.touches(cell, next)).toBe(true);
            const wall = grid.wall(cell, next);
            expect(grid.wall(next, cell)).toBe(wall);
            expect([grid.firstSide(wall), grid.secondSide(wall)]).toEqual([
              Math.min(cell, next),
              Math.max(cell, next),
            ]);
          }
        }
      }),
    );
  });

  it('of a cell at the right edge do not include the first cell of the next row', () => {
    const grid = new Grid(3, 2);
    expect(grid.touches(1, 2)).toBe(false);
    expect(grid.touches(2, 1)).toBe(false);
    // Two columns: the cell below is two further on, which must not be taken for "one to the right, twice".
    expect(grid.direction(0, 2)).toBe(SOUTH);
    expect(grid.direction(0, 1)).toBe(EAST);
    expect(grid.direction(3, 1)).toBe(NORTH);
  });

  it('in a single column are above and below', () => {
    const grid = new Grid(4, 1);
    expect(grid.direction(1, 2)).toBe(SOUTH);
    expect(grid.direction(2, 1)).toBe(NORTH);
    expect(grid.wall(1, 2)).toBe(2 * 1 + 1);
    expect(grid.secondSide(grid.wall(1, 2))).toBe(2);
  });

  it('in a single row are left and right', () => {
    const grid = new Grid(1, 4);
    expect(grid.direction(1, 2)).toBe(EAST);
    expect(grid.direction(2, 1)).toBe(WEST);
    expect(grid.wall(1, 2)).toBe(2 * 1);
    expect(grid.secondSide(grid.wall(1, 2))).toBe(2);
  });

  it('do not include a cell itself, or one that is no cell', () => {
    const grid = new Grid(2, 2);
    expect(grid.touches(0, 0)).toBe(false);
    expect(grid.touches(0, -1)).toBe(false);
    expect(grid.touches(0, 3)).toBe(false);
    expect(grid.touches(3, 4)).toBe(false);
  });
});

describe('walls', () => {
  it('are named once each, and there are R(C − 1) + C(R − 1) of them', () => {
    fc.assert(
      fc.property(sides, sides, (rows, cols) => {
        const walls: number[] = [];
        new Grid(rows, cols).eachWall((wall) => walls.push(wall));
        expect(walls.length).toBe(rows * (cols - 1) + cols * (rows - 1));
        expect(new Set(walls).size).toBe(walls.length);
      }),
    );
  });

  it('stand between existing neighbours', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        grid.eachWall((wall) => {
          expect(grid.touches(grid.firstSide(wall), grid.secondSide(wall))).toBe(true);
          expect(wall).toBeLessThan(grid.wallSlots);
        });
      }),
    );
  });
});

describe('direction masks', () => {
  it('count and name their directions clockwise from north', () => {
    const grid = new Grid(3, 3);
    for (let mask = 0; mask < 16; mask++) {
      const held = [0, 1, 2, 3].filter((direction) => mask & (1 << direction));
      expect(grid.count(mask)).toBe(held.length);
      held.forEach((direction, n) => {
        expect(grid.towards(4, mask, n)).toBe([1, 5, 7, 3][direction]);
      });
    }
  });

  it('hold the neighbours with a value, whatever lies before and behind the plane', () => {
    fc.assert(
      fc.property(grids, fc.infiniteStream(fc.integer({ min: 0, max: 2 })), (grid, values) => {
        const framed = Uint8Array.from(
          { length: grid.slots + 2 * grid.cols },
          () => values.next().value as number,
        );
        const plane = framed.subarray(grid.cols, grid.cols + grid.slots);
        for (let cell = 0; cell < grid.slots; cell++) {
          const mask = grid.holding(cell, framed, 1);
          const expected = neighboursOf(grid, cell).map((next) => next !== NONE && plane[next] === 1);
          expect([0, 1, 2, 3].map((direction) => ((mask >> direction) & 1) === 1)).toEqual(expected);
        }
      }),
    );
  });
});
