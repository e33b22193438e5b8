// The lint rule for one-way dependencies really fires: a scratch copy of the configuration is run on imports that go
// the right way and the wrong way.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const allowed: [from: string, imported: string][] = [
  ['packages/maze-core/src/solvers/a.ts', '../grid.ts'],
  ['packages/maze-core/src/solvers/a.ts', './index.ts'],
  ['packages/maze-core/src/measure/a.ts', 'simple-statistics'],
  ['src/paint/a.ts', 'maze-core'],
  ['src/paint/a.ts', './layout.ts'],
  ['src/paint/a.test.ts', 'vitest'],
  ['src/predict/a.ts', 'maze-core'],
  ['src/player/a.ts', '../predict/asker.ts'],
  ['src/i18n/a.ts', '../../content/i18n/en.json'],
  ['src/player/a.ts', 'maze-core'],
  ['src/player/a.ts', 'svelte/motion'],
  ['src/player/a.ts', '../paint/paint.ts'],
  ['src/player/a.ts', '../i18n/languages.ts'],
  ['src/player/a.ts', '../export/begin-export.ts'],
  ['src/export/a.ts', '../paint/sheet.ts'],
  ['src/export/a.ts', 'mediabunny'],
  ['src/player/A.svelte', './player.svelte.ts'],
  ['src/embeds/A.astro', '../player/MazePlayer.svelte'],
  ['src/embeds/A.astro', 'astro:content'],
  ['src/compare/A.svelte', '../player/player.svelte.ts'],
  ['src/uniformity/A.svelte', '../statistics/run.ts'],
];

const forbidden: [from: string, imported: string][] = [
  ['packages/maze-core/src/a.ts', 'svelte'],
  ['packages/maze-core/src/a.ts', 'node:fs'],
  ['packages/maze-core/src/solvers/a.ts', '../../test/helpers.ts'],
  ['packages/maze-core/src/a.ts', '../../../src/paint/paint.ts'],
  ['src/paint/a.ts', '../player/player.svelte.ts'],
  ['src/paint/a.ts', '../i18n/languages.ts'],
  ['src/paint/a.ts', 'svelte'],
  ['src/predict/a.ts', '../player/player.svelte.ts'],
  ['src/predict/a.ts', '../paint/layout.ts'],
  ['src/i18n/a.ts', '../player/player.svelte.ts'],
  ['src/i18n/a.ts', '../content-schema.ts'],
  ['src/export/a.ts', '../player/strings.ts'],
  ['src/player/a.ts', '../embeds/Maze.astro'],
  ['src/player/a.ts', '#embeds/Maze.astro'],
  ['src/player/a.ts', 'astro:content'],
  ['src/player/A.svelte', '../embeds/Maze.astro'],
  ['src/player/A.svelte', '../routes/root.astro'],
  ['src/player/a.ts', '../compare/comparison.ts'],
  ['src/compare/A.svelte', '../embeds/Maze.astro'],
  ['src/statistics/A.svelte', '../embeds/Maze.astro'],
  ['src/uniformity/a.ts', 'astro:content'],
  ['src/embeds/A.astro', '../routes/root.astro'],
  ['src/embeds/A.astro', '../overrides/Header.astro'],
];

const source = (file: string, imported: string) => {
  const statement = `import it from '${imported}';`;
  if (file.endsWith('.svelte')) return `<script lang="ts">\n${statement}\n</script>\n<p>{it}</p>\n`;
  if (file.endsWith('.astro')) return `---\n${statement}\n---\n<p>{it}</p>\n`;
  return `${statement}\nexport const used = it;\n`;
};

const asCases = (pairs: [string, string][], kind: string) =>
  pairs.map(([from, imported], number) => ({
    from,
    imported,
    file: join(dirname(from), `${kind}-${number}-${basename(from)}`),
  }));

describe('the lint rule for one-way dependencies', () => {
  const right = asCases(allowed, 'right');
  const wrong = asCases(forbidden, 'wrong');
  const scratch = mkdtempSync(join(tmpdir(), 'dependencies-'));
  let complaints = new Set<string>();

  beforeAll(() => {
    copyFileSync('biome.json', join(scratch, 'biome.json'));
    for (const { file, imported } of [...right, ...wrong]) {
      mkdirSync(join(scratch, dirname(file)), { recursive: true });
      writeFileSync(join(scratch, file), source(file, imported));
    }
    const biome = join(process.cwd(), 'node_modules', '.bin', 'biome');
    const only = ['--only=style/noRestrictedImports', '--max-diagnostics=none', '--vcs-enabled=false'];
    const run = spawnSync(biome, ['lint', ...only, '--reporter=json', '.'], {
      cwd: scratch,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { location: { path: string } }[] };
    complaints = new Set(diagnostics.map(({ location }) => location.path));
  });
  afterAll(() => rmSync(scratch, { recursive: true }));

  test.each(right)('$from may import $imported', ({ file }) => expect(complaints).not.toContain(file));
  test.each(wrong)('$from may not import $imported', ({ file }) => expect(complaints).toContain(file));
});
