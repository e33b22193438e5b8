import fc from 'fast-check';
import { Grid, NONE } from 'maze-core';
import { describe, expect, it } from 'vitest';
import { extent, Layout, type View } from './layout.ts';

const sizes = fc.record({
  rows: fc.integer({ min: 1, max: 30 }),
  cols: fc.integer({ min: 1, max: 30 }),
  view: fc.constantFrom<View>('walls', 'blocks'),
  ratio: fc.constantFrom(1, 1.25, 1.5, 2, 3),
});

function layoutOf({
  rows,
  cols,
  view,
  ratio,
}: {
  rows: number;
  cols: number;
  view: View;
  ratio: number;
}): Layout {
  const { wide } = extent(rows, cols, view);
  return new Layout(new Grid(rows, cols), view, wide * 11.3 * ratio, ratio);
}

describe('layout', () => {
  it('counts (2R+1) × (2C+1) tiles in blocks', () => {
    expect(extent(20, 30, 'blocks')).toEqual({ wide: 61, tall: 41 });
  });

  it('finds each cell under its own middle', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const layout = layoutOf(size);
        for (let cell = 0; cell < layout.grid.slots; cell++) {
          const [x, y] = [layout.middleX(cell), layout.middleY(cell)];
          expect(layout.cellAt(x / layout.ratio, y / layout.ratio)).toBe(cell);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('finds no cell outside, nor on a tile between two', () => {
    const walls = new Layout(new Grid(2, 3), 'walls', 100, 1);
    expect(walls.cellAt(-1, 5)).toBe(NONE);
    expect(walls.cellAt(5, 1000)).toBe(NONE);
    expect(walls.cellAt(Number.NaN, 5)).toBe(NONE);
    const blocks = new Layout(new Grid(2, 3), 'blocks', 70, 1);
    expect(blocks.cellAt(5, 5)).toBe(NONE);
    expect(blocks.cellAt(15, 15)).toBe(0);
    expect(blocks.cellAt(25, 15)).toBe(NONE);
    expect(blocks.cellAt(35, 15)).toBe(1);
  });

  it('lets neighbours share an edge and stay inside the picture', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const layout = layoutOf(size);
        const { grid } = layout;
        const apart = layout.view === 'walls' ? 0 : 1;
        for (let cell = 0; cell < grid.slots; cell++) {
          expect(layout.left(cell)).toBeGreaterThanOrEqual(0);
          expect(layout.right(cell)).toBeLessThanOrEqual(layout.width);
          expect(layout.bottom(cell)).toBeLessThanOrEqual(layout.height);
          expect(Number.isInteger(layout.left(cell)) && Number.isInteger(layout.top(cell))).toBe(true);
          if (grid.col(cell) < grid.cols - 1 && apart === 0)
            expect(layout.right(cell)).toBe(layout.left(cell + 1));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('fills the longer side, however thin the picture', () => {
    for (const view of ['walls', 'blocks'] as const) {
      const long = new Layout(new Grid(1, 200), view, 565, 1, 3);
      expect(565 - long.right(199)).toBeLessThan(4);
      const tall = new Layout(new Grid(200, 1), view, 3, 1, 565);
      expect(565 - tall.bottom(199)).toBeLessThan(4);
    }
  });

  it('puts a wall tile exactly between its two cells', () => {
    const layout = new Layout(new Grid(2, 2), 'blocks', 50, 1);
    expect(layout.wallBox(0, 0)).toEqual([20, 10, 10, 10]);
    expect(layout.wallBox(1, 0)).toEqual([10, 20, 10, 10]);
  });

  it('centres a thin wall on the edge of its cells, with square ends', () => {
    const layout = new Layout(new Grid(2, 2), 'walls', (24 * 2 * 13) / 12, 1);
    const [x, y, width, height] = layout.wallBox(0, 2);
    expect(width).toBe(2);
    expect(x + 1).toBe(layout.right(0));
    expect(y + 1).toBe(layout.top(0));
    expect(height).toBe(layout.bottom(0) - layout.top(0) + 2);
  });

  it('draws walls of 2 and a border of 3 pixels at 24 pixels a cell, and never thinner than one pixel', () => {
    const usual = new Layout(new Grid(10, 10), 'walls', 24 * (10 + 1 / 6), 1);
    expect([usual.wall, usual.border]).toEqual([2, 3]);
    expect(new Layout(new Grid(100, 100), 'walls', 200, 1).wall).toBe(1);
  });
});
