import { NONE } from '../grid.ts';
import { FormatError, quoted } from './format-error.ts';
import { linesOf, type TextLine } from './lines.ts';
import type { Reading } from './reading.ts';
import { checkedTiles, type Tiles } from './text.ts';
import { mazeInTiles } from './tile-maze.ts';
import { TileText } from './tile-text.ts';

/**
 * Reads what `toBlockText` writes, and maps of other makers: the border may be missing on any side, and the header of a
 * Moving AI map (`type`, `height`, `width`, `map`) is understood; such maps take `{ wall: '@', open: '.' }`.
 *
 * When neither tile holds white space, blanks and tabs between tiles do not count.
 *
 * @throws FormatError when the text is no such map
 * @throws RangeError when a tile is empty or holds a line break, or one begins with the other
 */
export function readBlockText(text: string, tiles: Partial<Tiles> = {}): Reading {
  const { wall, open } = checkedTiles(tiles);
  const lines = linesOf(text, /\s/.test(wall + open));
  const header = headerOf(lines);
  const map = new TileText(lines.slice(header?.length ?? 0), [wall, open]);
  if (header !== undefined && (header.height !== map.height || header.width !== map.width)) {
    throw new FormatError(
      `a map of ${map.height} lines of ${map.width} tiles`,
      `${header.height} lines of ${header.width} tiles, as its header says`,
      lines[1].row,
    );
  }
  const { maze } = mazeInTiles(map, (y, x) => map.at(y, x) === open);
  return { maze, start: NONE, goal: NONE };
}

/** The header of a Moving AI map, when there is one. */
function headerOf(lines: readonly TextLine[]): { length: number; height: number; width: number } | undefined {
  if (!/^type\s/.test(lines[0].text)) return undefined;
  const [, height, width] = [/^type\s+\w+\s*$/, /^height\s+(\d+)\s*$/, /^width\s+(\d+)\s*$/, /^map\s*$/].map(
    (pattern, at) => {
      const line = lines[at]?.text ?? '';
      const match = pattern.exec(line);
      if (match !== null) return Number(match[1]);
      const name = ['type octile', 'height and a number', 'width and a number', 'map'][at];
      throw new FormatError(quoted(line), name, lines[0].row + at, 1);
    },
  );
  if (lines.length === 4) throw new FormatError('a header and nothing more', 'a map', lines[3].row);
  return { length: 4, height, width };
}
