import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
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

/** A file that is not there or may not be read, told in a sentence. */
export class UnreadableFile extends Error {}

/**
 * A maze from a file, or from standard input when the name is '-'. Without a format it is told by its characters.
 *
 * @throws UnreadableFile
 * @throws FormatError when what the file holds is no maze
 */
export async function readMaze(
  name: string,
  format: Readable | undefined,
  tiles: Partial<Tiles>,
): Promise<Reading> {
  const written = await contentsOf(name);
  switch (format ?? formatOf(written, tiles)) {
    case 'json':
      return readJson(written);
    case 'box':
      return readBoxText(written);
    case 'map':
      return readTileMap(written);
    case 'tiles':
      return readTileMap(written, { model: 'tiles' });
    case 'block':
      return readBlockText(written, tiles);
  }
}

/** What is the matter with a file, by the code that the system gives it, and what to do. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there. Check the name and the folder you are in.',
  EISDIR: 'is a folder. Name a file.',
  EACCES: 'may not be read by you. Ask for the right to, or for a copy.',
};

async function contentsOf(name: string): Promise<string> {
  // Standard input is read as it comes: whoever writes it may be slower than this.
  if (name === '-') return text(process.stdin);
  try {
    return await readFile(name, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UnreadableFile(`'${name}' ${FAULTS[code] ?? `gave an error: ${message}`}`);
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
