import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as library from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const block = (language: string) =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1] ?? '';

it('prints what the readme says that its example prints', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maze-'));
  try {
    const example = block('ts');
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(10);
    const source = new URL('../src/index.ts', import.meta.url).href;
    const file = join(folder, 'example.ts');
    writeFileSync(file, example.replace("'maze-core'", `'${source}'`));
    const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toBe(block('text'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('names only what the library has', () => {
  const table = /## What there is([\s\S]*?)\n## /.exec(readme)?.[1] ?? '';
  const names = [...table.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(
    ([, cell]) => cell.match(/\w+/g) ?? [],
  );
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) expect(library).toHaveProperty(name);
});
