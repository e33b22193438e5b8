import { readFileSync } from 'node:fs';
import {
  FormatError,
  NONE,
  type Reading,
  readBlockText,
  readBoxText,
  readJson,
  readTileMap,
  type SvgOptions,
  type Tiles,
  toBlockText,
  toBoxText,
  toJson,
  toSvg,
  toTileMap,
} from '../src/index.ts';

/** The formats that can be read; `tiles` is a letter map in which every open tile is a cell. */
export const READABLE = ['box', 'block', 'map', 'tiles', 'json'] as const;
/** The formats that can be written. */
export const WRITABLE = ['box', 'block', 'map', 'json', 'svg', 'svg-blocks'] as const;

export type Readable = (typeof READABLE)[number];
export type Writable = (typeof WRITABLE)[number];

/** A maze from a file, or from standard input when the name is '-'. Without a format it is told by its characters. */
export function readMaze(name: string, format: Readable | undefined, tiles: Partial<Tiles>): Reading {
  const text = readFileSync(name === '-' ? 0 : name, 'utf8');
  switch (format ?? formatOf(text, tiles)) {
    case 'json':
      return readJson(text);
    case 'box':
      return readBoxText(text);
    case 'map':
      return readTileMap(text);
    case 'tiles':
      return readTileMap(text, { model: 'tiles' });
    case 'block':
      return readBlockText(text, tiles);
  }
}

function formatOf(text: string, tiles: Partial<Tiles>): Readable {
  if (tiles.wall !== undefined || tiles.open !== undefined) return 'block';
  if (/^\ufeff?\s*\{/.test(text)) return 'json';
  if (/[│─]/.test(text)) return 'box';
  if (/^[XSO_\d\s\ufeff]*$/.test(text)) return 'map';
  if (/█/.test(text)) return 'block';
  throw new FormatError(
    'a text of no known format',
    `${READABLE.join(', ')}; say which with --from, and for block text name its tiles with --wall and --open`,
  );
}

export interface Marked extends Reading {
  readonly path?: readonly number[];
  readonly distances?: SvgOptions['distances'];
}

/** A maze as text that ends with a line feed. */
export function written(marked: Marked, format: Writable, tiles: Partial<Tiles>, title: string): string {
  const { maze, start, goal, path } = marked;
  switch (format) {
    case 'box':
      return `${toBoxText(maze, { start, goal, path })}\n`;
    case 'block':
      return `${toBlockText(maze, tiles)}\n`;
    case 'map':
      return `${toTileMap(maze, { start: start === NONE ? undefined : start, goal: goal === NONE ? undefined : goal })}\n`;
    case 'json':
      return toJson(maze, { start, goal });
    case 'svg':
      return toSvg(maze, { ...marked, title });
    case 'svg-blocks':
      return toSvg(maze, { ...marked, title, view: 'blocks', cell: 12 });
  }
}
