import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generators } from '../src/generators/index.ts';
import { listing } from '../src/listing.ts';
import { solvers } from '../src/solvers/index.ts';

const algorithms = [
  ...generators.map((algorithm) => ({ algorithm, folder: 'generators' })),
  ...solvers.map((algorithm) => ({ algorithm, folder: 'solvers' })),
].map(({ algorithm, folder }) => ({
  id: algorithm.id,
  steps: algorithm.steps as Record<string, { kind: string }>,
  source: readFileSync(new URL(`../src/${folder}/${algorithm.id}.ts`, import.meta.url), 'utf8'),
}));

describe.each(algorithms)('the listing of $id', ({ steps, source }) => {
  const { doc, lines } = listing(source);

  it('gives every announced step a line, and no other name', () => {
    const announced = Object.keys(steps).filter((name) => steps[name].kind !== 'heading');
    expect([...new Set(lines.flatMap((line) => line.steps))].sort()).toEqual(announced.sort());
  });

  it('gives each step a line that says something', () => {
    const telling = lines.filter((line) => /\w/.test(line.text));
    const announced = lines.flatMap((line) => line.steps);
    expect(new Set(telling.flatMap((line) => line.steps))).toEqual(new Set(announced));
  });

  it('is the file, less imports, docstring, announcements and the blank lines they leave', () => {
    const file = source.split('\n');
    for (const { text, number } of lines) expect(text).toBe(file[number - 1]);
    const kept = new Set(lines.map((line) => line.number));
    const left = file.map((text, at) => (kept.has(at + 1) ? '' : text)).join('\n');
    const rest = left
      .replace(/^import [^;]*;$/gm, '')
      .replace(/\/\*\*[\s\S]*?\*\//, '')
      .replace(/^.*board\.at\([^;]*;$/gm, '');
    expect(rest.trim()).toBe('');
    expect(lines.map((line) => line.text).join('\n')).not.toContain('board.at');
  });

  it('is tidy', () => {
    const text = lines.map((line) => line.text).join('\n');
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/\n\s*\n\s*\n/);
    expect(text).not.toMatch(/\{\n\s*\n|\n\s*\n\s*\}/);
  });

  it('keeps the docstring, with the source of the algorithm', () => {
    expect(doc.length).toBeGreaterThan(1);
    expect(doc.join(' ')).not.toContain('*');
    // A source has a year, save the one that is a website in the making since 1996.
    expect(doc.at(-1)).toMatch(/\b\d{4}\b|Think Labyrinth/);
  });
});

describe('the rule of the listing', () => {
  const owned = (source: string) =>
    listing(source)
      .lines.filter((line) => line.steps.length > 0)
      .map((line) => `${line.text.trim()} <- ${line.steps.join(' ')}`);

  it('reaches up and down as far as a blank line or a brace', () => {
    const source = `
      first();

      const a = 1;
      board.at('one', a);
      carve(a);
      mark(a);

      while (more()) {
        draw();
        board.at('two', a);
      }`;
    expect(owned(source)).toEqual([
      'const a = 1; <- one',
      'carve(a); <- one',
      'mark(a); <- one',
      'draw(); <- two',
    ]);
  });

  it('gives a line to each step of a choice, however it is broken into lines', () => {
    const source = `
      board.at(
        board.is(next, 'x') ? 'meet' : again(a, b) ? 'turn' : 'walk',
        cell,
      );
      go();`;
    expect(owned(source)).toEqual(['go(); <- meet turn walk']);
  });

  it('does not take the words of a condition for steps', () => {
    const source = `
      board.at(hand === 'left' ? 'port' : 'starboard', cell);
      go();`;
    expect(owned(source)).toEqual(['go(); <- port starboard']);
  });

  it('takes all names that stand where a variable is declared', () => {
    const source = `
      const names = ['hand', 'straight'] as const;

      const stepTo = (name: 'free' | 'follow') => {
        board.at(name, next, cell);
        go();
      };

      board.at(names[choice], cell);
      turn();`;
    expect(owned(source)).toEqual(['go(); <- free follow', 'turn(); <- hand straight']);
  });

  it('takes the last line above when it stands between two closing braces', () => {
    const source = `
      while (a) {
        while (b) {
          c();
        }
        if (d) board.at('release', cell);
      }`;
    expect(owned(source)).toEqual(['c(); <- release']);
  });

  it('stops at the next announcement', () => {
    const source = `
      board.at('one');
      a();
      board.at('two');
      b();`;
    expect(owned(source)).toEqual(['a(); <- one', 'b(); <- two']);
  });

  it('takes a block that announces nothing, and all of its branches', () => {
    const source = `
      board.at('join', a);
      for (const b of c) {
        if (b) {
          d();
        } else {
          e();
        }
      }
      f();`;
    expect(owned(source).at(0)).toBe('for (const b of c) { <- join');
    expect(owned(source).at(-1)).toBe('f(); <- join');
    expect(owned(source)).toContain('e(); <- join');
  });

  it('takes the opening line of a block that announces steps of its own, when nothing else is left', () => {
    const source = `
      board.at('row', a);
      for (const b of c) {
        board.at('cell', b);
        d();
      }`;
    expect(owned(source)).toEqual(['for (const b of c) { <- row', 'd(); <- cell']);
  });

  it('takes the comment of a block that holds nothing else, or the line that opens it', () => {
    const source = `
      if (a) {
        // It stays.
        board.at('keep', a);
      } else {
        board.at('open', a);
      }`;
    expect(owned(source)).toEqual(['// It stays. <- keep', '} else { <- open']);
  });

  it('takes the line below when it stands alone between blank lines', () => {
    const source = `
      a();

      board.at('one');

      b();`;
    expect(owned(source)).toEqual(['b(); <- one']);
  });

  it('drops an announcement that hangs on a condition', () => {
    const source = `
      a();
      if (last) board.at('end', cell);
      b();`;
    expect(listing(source).lines.map((line) => line.text.trim())).toEqual(['a();', 'b();']);
    expect(owned(source)).toEqual(['a(); <- end', 'b(); <- end']);
  });

  it('reads files with either line ending', () => {
    const source = "a();\nboard.at('one');\nb();";
    expect(listing(source.replaceAll('\n', '\r\n'))).toEqual(listing(source));
  });
});
