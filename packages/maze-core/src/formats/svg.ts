import { type Cell, NONE } from '../grid.ts';
import type { Maze } from '../maze.ts';
import { Lattice, type Line } from './lattice.ts';
import { tilesOf } from './text.ts';
import { viridis } from './viridis.ts';

/** The colours of a picture: anything CSS takes for a colour, `var(--…)` included. */
export interface SvgColours {
  /** Ground of the cells. */
  cell: string;
  /** Walls between cells, and the tiles that are wall. */
  wall: string;
  /** Lines beyond which there is no cell. */
  border: string;
  /** The line of the path. */
  path: string;
  /** The disc in the start. */
  start: string;
  /** The ring in the goal. */
  goal: string;
}

/** What a picture shows, and how. */
export interface SvgOptions {
  /** Thin walls between cells, or tiles that are wall or passage, (2 × rows + 1) × (2 × cols + 1) of them. */
  view?: 'walls' | 'blocks';
  /** Edge of a cell, or of a tile in the block view, in pixels. By default 24. */
  cell?: number;
  /** Empty space around the picture, in pixels. By default a twelfth of `cell`, which the border's stroke needs. */
  margin?: number;
  /** What a screen reader calls the picture. Without it the picture is hidden from screen readers, as decoration. */
  title?: string;
  /** A longer description. */
  description?: string;
  /** Those left out are ink on white. */
  colours?: Partial<SvgColours>;
  /** Class of the root element. */
  class?: string;
  /** Cells joined by a line through their centres, in order. */
  path?: readonly Cell[];
  /** Marked with a disc. */
  start?: Cell;
  /** Marked with a ring. */
  goal?: Cell;
  /** A number for each cell, by which the cells are coloured; those with a negative one keep the ground. */
  distances?: ArrayLike<number>;
  /** The colour of a share of the largest distance, 0 to 1. By default viridis, light where the distance is 0. */
  scale?: (share: number) => string;
}

const COLOURS: SvgColours = {
  cell: '#ffffff',
  wall: '#1d2329',
  border: '#1d2329',
  path: '#0b63c4',
  start: '#0b63c4',
  goal: '#d9600a',
};

/** Widths as shares of a cell: 2.2 and 3.2 px at 24 px. */
const WALL_WIDTH = 2.2 / 24;
const BORDER_WIDTH = 3.2 / 24;
const PATH_WIDTH = 4 / 24;

/** The most colours that distances are drawn in: one element a colour, however many cells there are. */
const SHADES = 64;

/**
 * A maze as an SVG document: a handful of path elements, however large the maze.
 *
 * Walls are strokes with square caps, each straight run of them one stroke, so nothing shows where walls meet; fills
 * are snapped to whole pixels, so nothing shows between them either. There are no ids and no styles in it, so any
 * number of pictures can stand in one page; `width` and `height` give the natural size, and CSS may set another.
 *
 * @throws RangeError when `cell` is no positive number, `margin` is negative, start, goal or a cell of the path is no
 *   cell of the grid, or there is not one distance for each cell
 */
export function toSvg(maze: Maze, options: SvgOptions = {}): string {
  const { grid } = maze;
  const { view = 'walls', cell = 24, margin = cell / 12, title, description } = options;
  if (!(cell > 0 && Number.isFinite(cell)))
    throw new RangeError(`cell must be a positive number of pixels; got ${cell}.`);
  if (!(margin >= 0 && Number.isFinite(margin)))
    throw new RangeError(`margin must be a number of pixels from 0; got ${margin}.`);
  const colours = { ...COLOURS, ...options.colours };

  const blocks = view === 'blocks';
  const width = cell * (blocks ? 2 * grid.cols + 1 : grid.cols);
  const height = cell * (blocks ? 2 * grid.rows + 1 : grid.rows);
  const centre = (at: Cell): [x: number, y: number] => {
    const row = grid.row(at);
    const col = grid.col(at);
    return blocks
      ? [(2 * col + 1.5) * cell, (2 * row + 1.5) * cell]
      : [(col + 0.5) * cell, (row + 0.5) * cell];
  };

  const parts = [
    ...(blocks ? drawTiles(maze, cell, colours, options) : drawCells(maze, cell, colours, options)),
    ...(blocks ? [] : drawWalls(maze, cell, colours)),
    ...drawPath(maze, cell, colours, options, centre),
  ];

  const [naturalWidth, naturalHeight] = [width + 2 * margin, height + 2 * margin].map(short);
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `${short(-margin)} ${short(-margin)} ${naturalWidth} ${naturalHeight}`,
    width: naturalWidth,
    height: naturalHeight,
    class: options.class,
    ...(title === undefined ? { 'aria-hidden': 'true' } : { role: 'img' }),
  });
  const words = [
    ...(title === undefined ? [] : [`<title>${escaped(title)}</title>`]),
    ...(description === undefined ? [] : [`<desc>${escaped(description)}</desc>`]),
  ];
  return `<svg${root}>\n${[...words, ...parts].join('\n')}\n</svg>\n`;
}

/** The grounds of the cells, coloured by distance when there are distances. */
function drawCells(maze: Maze, cell: number, colours: SvgColours, options: SvgOptions): string[] {
  const { rows, cols } = maze.grid;
  const shades = shadesOf(maze, colours, options);
  const fills = new Fills(cell);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) fills.add(shades[row * cols + col], col, row);
  }
  return fills.elements();
}

/** The tiles of the block view: an open one between two cells has the colour of the further one. */
function drawTiles(maze: Maze, cell: number, colours: SvgColours, options: SvgOptions): string[] {
  const { cols } = maze.grid;
  const shades = shadesOf(maze, colours, options);
  const distance = (at: Cell) => options.distances?.[at] ?? NONE;
  const fills = new Fills(cell);
  tilesOf(maze).forEach((line, y) => {
    line.forEach((open, x) => {
      const before = ((y - 1) >> 1) * cols + ((x - 1) >> 1);
      const after = (y >> 1) * cols + (x >> 1);
      // A tile between two cells: `after` is only one of them where the tile lies between, and both when it is a cell.
      const further = open && distance(after) < distance(before) ? before : after;
      fills.add(open ? shades[further] : colours.wall, x, y);
    });
  });
  return fills.elements();
}

/** The colour of each cell's ground; undefined where there is no cell. */
function shadesOf(maze: Maze, colours: SvgColours, options: SvgOptions): (string | undefined)[] {
  const { grid } = maze;
  const { distances, scale = viridis } = options;
  if (distances !== undefined && distances.length !== grid.slots) {
    throw new RangeError(
      `distances must hold a number for each of ${grid.slots} cells; it holds ${distances.length}.`,
    );
  }
  let furthest = 1;
  for (let at = 0; at < grid.slots; at++) furthest = Math.max(furthest, distances?.[at] ?? 0);
  const steps = Math.min(furthest, SHADES);
  return Array.from({ length: grid.slots }, (_, at) => {
    if (!grid.has(at)) return undefined;
    const distance = distances?.[at] ?? NONE;
    return distance < 0 ? colours.cell : scale(Math.round((distance / furthest) * steps) / steps);
  });
}

/** Squares of one size, collected by colour; neighbours in a row become one rectangle. */
class Fills {
  readonly #edge: number;
  readonly #byColour = new Map<string, { x: number; y: number; length: number }[]>();

  constructor(edge: number) {
    this.#edge = edge;
  }

  /** Adds the square in column x, row y; they come row by row. */
  add(colour: string | undefined, x: number, y: number): void {
    if (colour === undefined) return;
    const runs = this.#byColour.get(colour);
    const last = runs?.at(-1);
    if (last !== undefined && last.y === y && last.x + last.length === x) last.length++;
    else if (runs !== undefined) runs.push({ x, y, length: 1 });
    else this.#byColour.set(colour, [{ x, y, length: 1 }]);
  }

  elements(): string[] {
    return [...this.#byColour].map(([fill, runs]) => {
      const d = stacked(runs)
        .map(({ x, y, length, lines }) => {
          const [left, top, wide, high] = [x, y, length, lines].map((squares) => short(squares * this.#edge));
          return `M${left} ${top}h${wide}v${high}H${left}z`;
        })
        .join('');
      return `<path${attributes({ fill, 'shape-rendering': 'crispEdges', d })}/>`;
    });
  }
}

/** Runs of the same place and length in rows below each other become one rectangle. */
function stacked(runs: readonly { x: number; y: number; length: number }[]) {
  const rectangles: { x: number; y: number; length: number; lines: number }[] = [];
  const growing = new Map<string, { x: number; y: number; length: number; lines: number }>();
  for (const run of runs) {
    const key = `${run.x} ${run.length}`;
    const above = growing.get(key);
    if (above !== undefined && above.y + above.lines === run.y) {
      above.lines++;
    } else {
      const rectangle = { ...run, lines: 1 };
      growing.set(key, rectangle);
      rectangles.push(rectangle);
    }
  }
  return rectangles;
}

function drawWalls(maze: Maze, cell: number, colours: SvgColours): string[] {
  const lattice = new Lattice(maze);
  return [
    strokes(lattice, 'wall', cell, colours.wall, WALL_WIDTH),
    strokes(lattice, 'border', cell, colours.border, BORDER_WIDTH),
  ].filter((element) => element !== '');
}

/** All lines of one kind as one element: those across, then those that stand upright. */
function strokes(lattice: Lattice, kind: Line, cell: number, stroke: string, width: number): string {
  const { rows, cols } = lattice;
  let d = '';
  for (let row = 0; row <= rows; row++) {
    eachRun(
      cols,
      (col) => lattice.above(row, col) === kind,
      (from, to) => {
        d += `M${short(from * cell)} ${short(row * cell)}H${short(to * cell)}`;
      },
    );
  }
  for (let col = 0; col <= cols; col++) {
    eachRun(
      rows,
      (row) => lattice.left(row, col) === kind,
      (from, to) => {
        d += `M${short(col * cell)} ${short(from * cell)}V${short(to * cell)}`;
      },
    );
  }
  if (d === '') return '';
  return `<path${attributes({ fill: 'none', stroke, 'stroke-width': short(width * cell), 'stroke-linecap': 'square', d })}/>`;
}

/** Calls `visit` with the first place of each unbroken run below `length`, and the place behind its last. */
function eachRun(
  length: number,
  holds: (at: number) => boolean,
  visit: (from: number, to: number) => void,
): void {
  let from = 0;
  for (let at = 0; at <= length; at++) {
    if (at < length && holds(at)) continue;
    if (at > from) visit(from, at);
    from = at + 1;
  }
}

function drawPath(
  maze: Maze,
  cell: number,
  colours: SvgColours,
  { path = [], start = NONE, goal = NONE }: SvgOptions,
  centre: (at: Cell) => [x: number, y: number],
): string[] {
  const { grid } = maze;
  const parts: string[] = [];
  if (path.length > 0) {
    const points = path.map((at) => centre(grid.check(at, 'Each cell of the path')).map(short).join(' '));
    const d = `M${points.join('L')}`;
    parts.push(
      `<path${attributes({ fill: 'none', stroke: colours.path, 'stroke-width': short(PATH_WIDTH * cell), 'stroke-linecap': 'round', 'stroke-linejoin': 'round', d })}/>`,
    );
  }
  if (start !== NONE) {
    const [cx, cy] = centre(grid.check(start, 'start')).map(short);
    parts.push(`<circle${attributes({ cx, cy, r: short(cell / 4), fill: colours.start })}/>`);
  }
  if (goal !== NONE) {
    const [cx, cy] = centre(grid.check(goal, 'goal')).map(short);
    parts.push(
      `<circle${attributes({ cx, cy, r: short(cell / 4), fill: 'none', stroke: colours.goal, 'stroke-width': short(cell / 8) })}/>`,
    );
  }
  return parts;
}

/** A number with at most three places behind the point. */
function short(value: number): string {
  return String(Math.round(value * 1000) / 1000 || 0);
}

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(value ?? '')}"`)
    .join('');
}

/** Text as XML holds it; characters that XML has no place for become �. */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '�')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
  );
}
