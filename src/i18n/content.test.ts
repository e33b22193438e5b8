// The words in content/: both languages say the same things about the same steps, and say them properly.
import { readdirSync, readFileSync } from 'node:fs';
import { generators, solvers } from 'maze-core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mistranslations } from './mistranslations.ts';
import { placeholders, type StepText } from './step-texts.ts';

interface Page {
  title?: string;
  description?: string;
  algorithm?: string;
  steps?: Record<string, StepText>;
  legend?: Record<string, string>;
  body: string;
}

type Language = 'zh' | 'en';

/** The pages of a language by file name: `generate/prim-walls.mdx`. */
function pages(language: Language): Map<string, Page> {
  const folder = `content/docs/${language}`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.mdx?$/.test(name),
  );
  return new Map(
    files.sort().map((name) => {
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      const [, frontmatter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
      if (frontmatter === undefined || body === undefined)
        throw new Error(`${folder}/${name}: no frontmatter`);
      return [name, { ...(parse(frontmatter) as Omit<Page, 'body'>), body }];
    }),
  );
}

const zh = pages('zh');
const en = pages('en');
const strings = (tag: string) =>
  JSON.parse(readFileSync(`content/i18n/${tag}.json`, 'utf8')) as Record<string, string>;

test('every page exists in both languages', () => {
  expect([...en.keys()]).toEqual([...zh.keys()]);
});

test.each([...zh.keys()])('%s: the same algorithm, steps and placeholders', (name) => {
  const here = zh.get(name)!;
  const there = en.get(name)!;
  expect(there.algorithm).toBe(here.algorithm);
  const outline = (page: Page) =>
    Object.entries(page.steps ?? {})
      .map(([step, { line, say }]) => [step, placeholders(line), placeholders(say ?? '')])
      .sort();
  expect(outline(there)).toEqual(outline(here));
  expect(Object.keys(there.legend ?? {}).sort()).toEqual(Object.keys(here.legend ?? {}).sort());
});

test('a page whose algorithm writes numbers into cells says what they are', () => {
  const numbering = [...generators, ...solvers].filter(({ chalk }) => (chalk as string[]).includes('labels'));
  const unexplained = numbering.filter(({ id }) => {
    const page = [...zh.values()].find(({ algorithm }) => algorithm === id);
    return page?.legend?.labels === undefined;
  });
  expect(unexplained.map(({ id }) => id)).toEqual([]);
});

describe.each([
  ['zh', zh],
  ['en', en],
] as const)('%s', (language, all) => {
  test('every page has a title and a description', () => {
    const without = [...all].filter(([, page]) => !page.title?.trim() || !page.description?.trim());
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test('every algorithm has its page, and one only', () => {
    const taught = [...all.values()].flatMap((page) => page.algorithm ?? []);
    expect(taught.sort()).toEqual([...generators, ...solvers].map(({ id }) => id).sort());
  });

  test('pages import nothing but embeds', () => {
    const imports = [...all].flatMap(([name, { body }]) =>
      [...body.matchAll(/^import\b.*?from\s+['"](.+?)['"]/gm)].map(([, from]) => `${name}: ${from}`),
    );
    expect(imports.filter((line) => !line.includes(': #embeds/'))).toEqual([]);
  });

  test('no wrong renderings', () => {
    const found = [...all].flatMap(([name, page]) =>
      mistranslations(JSON.stringify({ ...page, body: '' }) + page.body, language).map(
        (word) => `${name}: ${word}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

test('a Chinese paragraph stands on one line: a line break between two characters becomes a space', () => {
  const broken = [...zh].flatMap(([name, { body }]) => {
    const prose = body.replace(/^```.*?^```/gms, '');
    return (prose.match(/[\p{Script=Han}，。；：、”）]\n[\p{Script=Han}“（]/gu) ?? []).map(
      (at) => `${name}: ${at}`,
    );
  });
  expect(broken).toEqual([]);
});

describe('interface strings', () => {
  const chinese = strings('zh-CN');
  const english = strings('en');

  test('the same keys in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort());
  });

  test('the same placeholders in both languages', () => {
    for (const key of Object.keys(chinese)) {
      const all = (text: string) => [...placeholders(text), ...(text.match(/\[[A-Z_]+\]/g) ?? []).sort()];
      expect([key, all(english[key] ?? '')]).toEqual([key, all(chinese[key]!)]);
    }
  });

  test('none is empty', () => {
    const empty = [chinese, english].flatMap((all) => Object.keys(all).filter((key) => !all[key]!.trim()));
    expect(empty).toEqual([]);
  });

  test('no wrong renderings', () => {
    expect(mistranslations(JSON.stringify(chinese), 'zh')).toEqual([]);
    expect(mistranslations(JSON.stringify(english), 'en')).toEqual([]);
  });
});

test('no wrong renderings in the documents beside the site', () => {
  const documents = readdirSync('.').filter((name) => name.endsWith('.md'));
  const found = documents.flatMap((name) =>
    mistranslations(readFileSync(name, 'utf8'), name.endsWith('.zh.md') ? 'zh' : 'en').map(
      (word) => `${name}: ${word}`,
    ),
  );
  expect(found).toEqual([]);
});
