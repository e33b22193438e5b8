import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CELL_KEYS, KEYS } from './keys.ts';

describe('the keys', () => {
  test('each belongs to one command', () => {
    for (const table of [KEYS, CELL_KEYS]) {
      const keys = Object.values(table).flat();
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('a letter is written small, as it is compared', () => {
    for (const key of Object.values(KEYS).flat())
      if (key.length === 1) expect(key).toBe(key.normalize('NFKC').toLowerCase());
  });

  test.each(['en', 'zh'])('those that the first page in %s names exist', (language) => {
    const page = readFileSync(`content/docs/${language}/index.mdx`, 'utf8');
    const named = [...page.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, cap]) => cap);
    expect(named).toHaveLength(7);
    const caps: Record<string, string> = { Space: ' ', 空格: ' ', '←': 'ArrowLeft', '→': 'ArrowRight' };
    const keys = Object.values(KEYS).flat();
    for (const cap of named) expect(keys).toContain(caps[cap] ?? cap.toLowerCase());
  });
});
