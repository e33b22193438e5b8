import { FormatError } from './format-error.ts';

/** A line of a text, and its number there, from 1. */
export interface TextLine {
  readonly text: string;
  readonly row: number;
}

/**
 * The lines of a text from the first that says something to the last: a byte order mark and empty lines around are
 * dropped, and every kind of line end is one.
 *
 * @param blanksSay  whether a line of nothing but blanks says something
 * @throws TypeError when it is no string
 * @throws FormatError when it says nothing
 */
export function linesOf(text: string, blanksSay = false): TextLine[] {
  if (typeof text !== 'string') throw new TypeError(`A maze is read from a string; got ${typeof text}.`);
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line, at): TextLine => ({ text: line, row: at + 1 }));
  const says = (line: TextLine) => (blanksSay ? line.text : line.text.trim()) !== '';
  const first = lines.findIndex(says);
  if (first < 0) throw new FormatError('an empty text', 'a maze');
  return lines.slice(first, lines.findLastIndex(says) + 1);
}

/** The column, from 1, of the character that begins at an index of a string. */
export function columnAt(text: string, index: number): number {
  return [...text.slice(0, index)].length + 1;
}
