/**
 * Builds what is published, in `dist`: JavaScript with types and maps, the sources they point to, and a package.json of
 * its own. In this repository the package is its TypeScript source, and nothing has to be built first.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here('dist'), { recursive: true, force: true });
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', here('tsconfig.build.json')], { stdio: 'inherit' });

const built = (source: string) => source.replace(/\.ts$/, '.js');
const {
  private: _,
  scripts,
  devDependencies,
  files,
  ...manifest
} = JSON.parse(readFileSync(here('package.json'), 'utf8'));
manifest.exports = Object.fromEntries(
  Object.entries(manifest.exports as Record<string, string>).map(([name, source]) => [
    name,
    { types: source.replace(/\.ts$/, '.d.ts'), default: built(source) },
  ]),
);
manifest.bin = Object.fromEntries(
  Object.entries(manifest.bin as Record<string, string>).map(([name, source]) => [name, built(source)]),
);
writeFileSync(here('dist/package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const command of Object.values(manifest.bin as Record<string, string>))
  chmodSync(here(`dist/${command}`), 0o755);

cpSync(here('README.md'), here('dist/README.md'));
cpSync(here('../../LICENSE'), here('dist/LICENSE'));
