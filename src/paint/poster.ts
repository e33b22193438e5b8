import {
  type Cell,
  Cursor,
  FRONTIER,
  IN,
  Maze,
  NONE,
  PATH,
  type SvgOptions,
  type Trace,
  toSvg,
} from 'maze-core';
import type { View } from './layout.ts';
import { pictureOf } from './picture.ts';

/** The cells that carry chalk in a finished search, as numbers that toSvg turns into colours. */
const HANDLED = 1;
const WAITING = 2;

const COLOURS = {
  cell: 'var(--cell-in)',
  border: 'var(--ink)',
  path: 'var(--path)',
  start: 'var(--path)',
  goal: 'var(--path)',
};

/** Blocks fill their picture to the edge, as in `extent`; thin walls keep the margin that half the border needs. */
function drawnIn(view: View): SvgOptions {
  return view === 'blocks'
    ? { view, margin: 0, colours: { ...COLOURS, wall: 'var(--tile-wall)' } }
    : { view, colours: { ...COLOURS, wall: 'var(--ink)' } };
}

/** A maze and perhaps a path through it as SVG, in the theme's colours. */
export function stillPoster(maze: Maze, view: View, path: readonly Cell[] = []): string {
  const ends = path.length === 0 ? {} : { path, start: path[0], goal: path[path.length - 1] };
  return toSvg(maze, { ...drawnIn(view), ...ends });
}

/** The end of a run as SVG, in the theme's colours: what stands in the page before any script has run, and without. */
export function posterOf(trace: Trace, view: View): string {
  const { roles, passages, blank, ends } = pictureOf(new Cursor(trace));
  const { solution } = trace as Trace & { solution?: { path: readonly number[] } };
  const searched = Int32Array.from(roles, (role) =>
    blank === 'outside' ? NONE : role === FRONTIER ? WAITING : role === IN || role === PATH ? HANDLED : NONE,
  );
  return toSvg(new Maze(trace.grid, passages), {
    ...drawnIn(view),
    ...(solution === undefined ? {} : { path: solution.path, distances: searched, scale: shade(searched) }),
    ...(ends ?? {}),
  });
}

function shade(searched: Int32Array): (share: number) => string {
  const most = searched.includes(WAITING) ? WAITING : HANDLED;
  return (share) => (share * most > HANDLED ? 'var(--cell-frontier)' : 'var(--cell-reached)');
}
