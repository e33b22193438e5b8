/**
 * What every reader throws when a text is not what it should be: where, what was found, and what was expected.
 *
 * `row` and `column` are those of the text, counted from 1 as an editor shows them (in JSON: of the list `cells`); both
 * are null when the fault is not in one place.
 */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  readonly row: number | null;
  readonly column: number | null;
  readonly found: string;
  readonly expected: string;

  constructor(found: string, expected: string, row: number | null = null, column: number | null = null) {
    const place = row === null ? '' : column === null ? `Row ${row}: ` : `Row ${row}, column ${column}: `;
    super(`${place}${place === '' ? 'Found' : 'found'} ${found}; expected ${expected}.`);
    this.row = row;
    this.column = column;
    this.found = found;
    this.expected = expected;
  }
}

/** A piece of text in quotation marks, with a name where it would not be seen. */
export function quoted(text: string): string {
  if (text === '\t') return 'a tab';
  if (text === ' ') return 'a blank';
  return `'${text}'`;
}
