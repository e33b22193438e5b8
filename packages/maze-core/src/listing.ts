/** A line of a listing. */
export interface ListingLine {
  /** The line as it stands in the file. */
  readonly text: string;
  /** Where it stands in the file, counted from 1. */
  readonly number: number;
  /** The steps it belongs to, in the order in which the file announces them. */
  readonly steps: readonly string[];
}

/** An algorithm's source as a reader sees it. */
export interface Listing {
  /** The docstring of the algorithm, one string a paragraph. */
  readonly doc: readonly string[];
  /** The lines of the file without imports, docstring and announcements, tidied of blank lines that these leave. */
  readonly lines: readonly ListingLine[];
}

/** A `board.at` statement: the lines `from` to `to` of the file, both included, and the steps it may announce. */
interface Announcement {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly string[];
}

/**
 * Turns the source of an algorithm into lines that know which steps they belong to.
 *
 * The announcements, `board.at(…)`, are for the recording; they vanish from the listing, and each gives its step to
 * the lines around it:
 *
 * 1. A step owns the lines above and below its announcement as far as the nearest blank line or the nearest line that
 *    opens or closes a block. What stands between two announcements belongs to the first of them.
 * 2. Below the announcement, a block that announces nothing itself is owned whole, and the lines after it too.
 * 3. A step that owns nothing so far takes the line below when that opens a block; else the line that opens the
 *    block it is in, when it is alone there; else what stands next to it, below or above.
 *
 * `board.at(cond ? 'a' : 'b', …)` announces two steps, which own the same lines; `board.at(name, …)` announces every
 * step that stands in the declaration of `name`. The source must be formatted, a closing brace as far indented as the
 * line that opened its block.
 */
export function listing(source: string): Listing {
  const lines = source.split(/\r?\n/);
  const announcements = announcementsIn(lines);
  const owners: string[][] = lines.map(() => []);
  for (const announcement of announcements) {
    for (const line of ownedBy(announcement, lines, announcements)) {
      for (const step of announcement.steps) if (!owners[line].includes(step)) owners[line].push(step);
    }
  }

  const doc = docIn(lines);
  const hidden = new Set<number>([...importsIn(lines), ...doc.lines]);
  for (const { from, to } of announcements) for (let at = from; at <= to; at++) hidden.add(at);
  const shown = lines
    .map((text, at): ListingLine => ({ text, number: at + 1, steps: owners[at] }))
    .filter((_, at) => !hidden.has(at));
  return {
    doc: doc.paragraphs,
    lines: shown.filter((line, at) => !isBlank(line.text) || separates(shown, at)),
  };
}

/** Whether the blank line at a place has something to separate: not the top of a block, its end, or another blank. */
function separates(lines: readonly ListingLine[], at: number): boolean {
  const before = lines[at - 1]?.text ?? '';
  const after = lines.slice(at).find(({ text }) => !isBlank(text))?.text ?? '';
  return !isBlank(before) && !opens(before) && !isBlank(after) && !closes(after);
}

function ownedBy(
  announcement: Announcement,
  lines: readonly string[],
  announcements: readonly Announcement[],
): number[] {
  const { from, to } = announcement;
  const announced = (line: number) => announcements.some((other) => other.from <= line && line <= other.to);
  const plain = (line: number) =>
    line >= 0 && line < lines.length && !isBlank(lines[line]) && !announced(line);
  const owned: number[] = [];

  let top = from;
  while (plain(top - 1) && !isBrace(lines[top - 1])) top--;
  // What stands between two announcements belongs to the one above it.
  if (!announced(top - 1)) for (let at = top; at < from; at++) owned.push(at);

  for (let at = to + 1; plain(at) && !closes(lines[at]); at++) {
    if (opens(lines[at])) {
      const end = endOfBlock(lines, at);
      if (announcements.some((other) => other.from > at && other.from < end)) break;
      for (; at < end; at++) owned.push(at);
    }
    owned.push(at);
  }
  if (owned.length > 0) return owned;

  const above = from - 1;
  const below = to + 1;
  if (opens(lines[below] ?? '')) return [below];
  if (opens(lines[above]) && closes(lines[below] ?? '')) return [above];
  const around = [nearest(lines, below, 1, announced), nearest(lines, above, -1, announced)];
  const telling = around.find((line) => line !== undefined && !closes(lines[line]));
  if (telling !== undefined) return [telling];
  // Between two closing braces: the last line that says something.
  const last = nearest(lines, above, -1, (line) => announced(line) || closes(lines[line]));
  return last === undefined ? [] : [last];
}

/** The next line in a direction that says something. */
function nearest(
  lines: readonly string[],
  from: number,
  way: 1 | -1,
  skip: (line: number) => boolean,
): number | undefined {
  let at = from;
  while (at >= 0 && at < lines.length && (isBlank(lines[at]) || skip(at))) at += way;
  return at >= 0 && at < lines.length ? at : undefined;
}

/** The line that closes the block opened at a line, `else` branches included. */
function endOfBlock(lines: readonly string[], opening: number): number {
  const indent = indentOf(lines[opening]);
  let at = opening + 1;
  while (at < lines.length && !(closes(lines[at]) && indentOf(lines[at]) === indent && !opens(lines[at])))
    at++;
  return at;
}

function announcementsIn(lines: readonly string[]): Announcement[] {
  const found: Announcement[] = [];
  for (let from = 0; from < lines.length; from++) {
    const start = lines[from].indexOf('board.at(');
    if (start < 0 || isComment(lines[from])) continue;
    let to = from;
    let call = lines[from].slice(start + 'board.at('.length);
    while (!call.trimEnd().endsWith(');') && to + 1 < lines.length) call += `\n${lines[++to]}`;
    found.push({ from, to, steps: stepsIn(call, lines) });
    from = to;
  }
  return found;
}

/**
 * The names that the first argument of a call may come to: those at its start and those behind a `?` or a `:`; or, when
 * it is a variable, all that stand where the variable is declared.
 */
function stepsIn(call: string, lines: readonly string[]): string[] {
  const argument = /^(?:[^,'(]|'[^']*'|\((?:[^()]|\([^()]*\))*\))*/.exec(call)?.[0] ?? '';
  const literals = [...argument.matchAll(/(?:^|[?:])\s*'([^']+)'/g)].map(([, name]) => name);
  const variable = /^\s*(\w+)(?:\[.*\])?\s*$/.exec(argument)?.[1];
  if (literals.length > 0 || variable === undefined) return literals;
  const declared =
    new RegExp(`(?:const ${variable}\\b|[(\\s]${variable}: )[^;{]*`).exec(lines.join('\n'))?.[0] ?? '';
  return [...declared.matchAll(/'([^']+)'/g)].map(([, name]) => name);
}

function importsIn(lines: readonly string[]): number[] {
  const imports: number[] = [];
  lines.forEach((line, at) => {
    if (!line.startsWith('import ')) return;
    let end = at;
    while (!lines[end].trimEnd().endsWith(';')) end++;
    for (let covered = at; covered <= end; covered++) imports.push(covered);
  });
  return imports;
}

/** The block comment that ends right above the exported definition. */
function docIn(lines: readonly string[]): { lines: number[]; paragraphs: string[] } {
  const last = lines.findIndex((line) => /^export const \w+ = define(Generator|Solver)\(/.test(line)) - 1;
  if (last < 0 || !lines[last].endsWith('*/')) return { lines: [], paragraphs: [] };
  let first = last;
  while (!lines[first].startsWith('/**')) first--;
  const text = lines
    .slice(first, last + 1)
    .map((line) => line.replace(/^\/\*\*| ?\*\/$/g, '').replace(/^ ?\*? ?/, ''))
    .join('\n');
  return {
    lines: Array.from({ length: last - first + 1 }, (_, n) => first + n),
    paragraphs: text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
      .filter((paragraph) => paragraph !== ''),
  };
}

const isBlank = (line: string) => line.trim() === '';
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);
const opens = (line: string) => !isComment(line) && /[{[(]\s*(\/\/.*)?$/.test(line);
const closes = (line: string) => /^\s*[}\])]/.test(line);
const isBrace = (line: string) => opens(line) || closes(line);
const indentOf = (line: string) => line.length - line.trimStart().length;
