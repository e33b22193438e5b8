import { type Cell, Cursor, type Maze, type Trace } from 'maze-core';
import { drawingOf } from './drawing.ts';
import { extent, type View } from './layout.ts';
import { PAGE_COLOURS } from './palette.ts';
import { type Picture, pictureOf, stillOf } from './picture.ts';

/** About how wide a player's picture is on a screen that has room for it, and the largest it gets, in pixels. */
const USUAL_WIDTH = 600;
const LARGEST_HEIGHT = 576;
const LARGEST_CELL = { walls: 40, blocks: 24 };

/** A maze and perhaps a path through it as SVG, in the theme's colours. */
export function stillPoster(maze: Maze, view: View, path: readonly Cell[] = []): string {
  const ends = path.length === 0 ? null : { start: path[0], goal: path[path.length - 1] };
  return posterFor({ ...stillOf(maze.grid, maze.passages, path), ends }, view);
}

/** The end of a run as SVG, in the theme's colours: what stands in the page before any script has run, and without. */
export function posterOf(trace: Trace, view: View): string {
  return posterFor(pictureOf(new Cursor(trace)), view);
}

/** Any picture as SVG, in the theme's colours. */
export function posterFor(picture: Picture, view: View): string {
  const { wide, tall } = extent(picture.grid.rows, picture.grid.cols, view);
  const width = Math.min(USUAL_WIDTH, wide * LARGEST_CELL[view], (LARGEST_HEIGHT * wide) / tall);
  return drawingOf(picture, view, width, PAGE_COLOURS);
}
