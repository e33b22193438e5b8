/**
 * Rows as comma-separated values (RFC 4180), after a byte order mark, without which Excel takes Chinese for something
 * else. A number that is none becomes an empty field.
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  // A spreadsheet would compute what begins like this; a seed out of somebody's link must stay text.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
