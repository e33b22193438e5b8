import { Cursor, Grid, generate, recordGeneration, recordSolution } from 'maze-core';
import { describe, expect, it } from 'vitest';
import en from '../../content/i18n/en.json' with { type: 'json' };
import { countOf, HELD, itemAt } from './held.ts';
import { PLAYER_STRINGS, type Strings } from './strings.ts';

const strings = Object.fromEntries(
  PLAYER_STRINGS.map((key) => [key, (en as Record<string, string>)[`maze.${key}`]]),
) as Strings;
const grid = new Grid(4, 5);

describe('what a container holds', () => {
  it('is a cell', () => {
    const item = Int32Array.of(7);
    expect(HELD.cells.brief(grid, item)).toBe('(2,3)');
    expect(HELD.cells.isAbout(grid, item, 7)).toBe(true);
    expect(HELD.cells.isAbout(grid, item, 8)).toBe(false);
    expect(HELD.cells.marked(grid, item)).toEqual({ cells: [7] });
  });

  it('is a wall, and has to do with the cells on its two sides', () => {
    const item = Int32Array.of(grid.wall(7, 12));
    expect(HELD.walls.brief(grid, item)).toBe('(2,3)↓');
    expect(HELD.walls.name(grid, item, strings)).toBe('the wall south of row 2, column 3');
    expect([...Array(20).keys()].filter((cell) => HELD.walls.isAbout(grid, item, cell))).toEqual([7, 12]);
  });

  it('is a room, given by its corners, and has to do with every cell in it', () => {
    const item = Int32Array.of(6, 13);
    expect(HELD.rooms.brief(grid, item)).toBe('(2,2)–(3,4)');
    const cells = [6, 7, 8, 11, 12, 13];
    expect([...Array(20).keys()].filter((cell) => HELD.rooms.isAbout(grid, item, cell))).toEqual(cells);
    expect(HELD.rooms.marked(grid, item)).toEqual({ cells });
  });

  it('is counted without looking at it', () => {
    const sequence = recordGeneration('growing-tree', { rows: 4, cols: 5, seed: 'count' });
    const maze = generate('wilson', { rows: 4, cols: 5, seed: 'count' });
    const traces = [
      sequence,
      recordGeneration('backtracker', { rows: 4, cols: 5 }),
      recordGeneration('division', { rows: 4, cols: 5 }),
      recordGeneration('prim-weights', { rows: 4, cols: 5 }),
      recordSolution('bidirectional-bfs', maze),
    ];
    for (const trace of traces) {
      const cursor = new Cursor(trace);
      for (let position = 0; position <= cursor.length; position++) {
        cursor.seek(position);
        for (const shelf of trace.shelves) {
          expect(cursor.count(shelf)).toBe(countOf(cursor.items(shelf), shelf.holds));
        }
      }
    }
  });

  it('is counted in items, not in numbers: the rooms of a division share the cells that are left among them', () => {
    const trace = recordGeneration('division', { rows: 6, cols: 7, seed: 'rooms' });
    const cursor = new Cursor(trace);
    const [shelf] = trace.shelves;
    expect(shelf.holds).toBe('rooms');
    for (let position = 1; position <= cursor.length; position++) {
      cursor.seek(position);
      if (cursor.step !== 'narrow' && cursor.step !== 'start') continue;
      const words = cursor.items(shelf);
      const rooms = Array.from({ length: countOf(words, 'rooms') }, (_, place) =>
        HELD.rooms.marked(trace.grid, itemAt(words, 'rooms', place)),
      );
      const waiting = rooms.flatMap((room) => ('cells' in room ? room.cells : []));
      // Cells that are finished are marked; every other cell lies in exactly one room that waits.
      const unfinished = [...cursor.roles.keys()].filter((cell) => cursor.roles[cell] === 0);
      expect(waiting.sort((a, b) => a - b)).toEqual(unfinished);
    }
  });
});
