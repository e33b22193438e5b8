import { FormatError, quoted } from './format-error.ts';
import { columnAt, type TextLine } from './lines.ts';

/**
 * A text as a rectangle of tiles, each one of a few strings. When none of these holds white space, blanks and tabs
 * between the tiles do not count.
 */
export class TileText {
  readonly height: number;
  readonly width: number;
  readonly #lines: readonly TextLine[];
  readonly #kinds: readonly string[];
  readonly #spaced: boolean;
  /** For each line, the kind of each tile. */
  readonly #tiles: readonly Uint8Array[];

  /** @throws FormatError when a line holds something else, or another number of tiles than the first */
  constructor(lines: readonly TextLine[], kinds: readonly string[]) {
    this.#lines = lines;
    this.#kinds = kinds;
    this.#spaced = !kinds.some((kind) => /\s/.test(kind));
    this.#tiles = lines.map((line) => Uint8Array.from(this.#split(line), ({ kind }) => kind));
    this.height = lines.length;
    this.width = this.#tiles[0].length;
    this.#tiles.forEach((tiles, y) => {
      if (tiles.length === this.width) return;
      const place =
        tiles.length > this.width
          ? this.#columnOf(y, this.width)
          : columnAt(lines[y].text, lines[y].text.length);
      throw new FormatError(
        `${tiles.length} tiles`,
        `${this.width}, as in the first line`,
        lines[y].row,
        place,
      );
    });
  }

  /** The tile in line y, place x. */
  at(y: number, x: number): string {
    return this.#kinds[this.#tiles[y][x]];
  }

  /** The error of a tile that should have been another. */
  fault(y: number, x: number, expected: string, found = quoted(this.at(y, x))): FormatError {
    return new FormatError(found, expected, this.#lines[y].row, this.#columnOf(y, x));
  }

  #columnOf(y: number, x: number): number {
    const line = this.#lines[y];
    return columnAt(line.text, [...this.#split(line)][x].index);
  }

  *#split({ text, row }: TextLine): Generator<{ kind: number; index: number }> {
    let index = 0;
    while (index < text.length) {
      if (this.#spaced && /\s/.test(text[index])) {
        index++;
        continue;
      }
      const kind = this.#kinds.findIndex((tile) => text.startsWith(tile, index));
      if (kind < 0) {
        const found = String.fromCodePoint(text.codePointAt(index)!);
        throw new FormatError(
          quoted(found),
          this.#kinds.map(quoted).join(' or '),
          row,
          columnAt(text, index),
        );
      }
      yield { kind, index };
      index += this.#kinds[kind].length;
    }
  }
}
