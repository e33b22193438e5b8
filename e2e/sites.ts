// The two builds under test: at the root of a host, and below a path as on a project page.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Site {
  folder: string;
  base: string;
  port: number;
}

const port = Number(process.env.E2E_PORT || 4400);

export const sites = {
  root: { folder: 'dist', base: '/', port },
  below: { folder: 'dist-below', base: '/maze/', port: port + 1 },
} satisfies Record<string, Site>;

/** The full address of a path of a site: `zh/start/`. */
export const at = (site: Site, path = '') => `http://localhost:${site.port}${site.base}${path}`;

/** The paths of all pages in a build, from the files: `''`, `zh/`, `zh/start/…/`, `404.html`. */
export function pagesOf({ folder }: Site): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is not built. Run "npm run build" first.`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('pagefind'))
    .map((file) =>
      relative('', file)
        .replaceAll('\\', '/')
        .replace(/(^|\/)index\.html$/, '$1'),
    )
    .sort();
}

/** The file that answers a path of a site, or null. */
export function fileOf({ folder }: Site, path: string): string | null {
  const file = join(folder, path.endsWith('/') || path === '' ? `${path}index.html` : path);
  return existsSync(file) ? file : null;
}

export type Language = 'zh' | 'en';

/** The pages in a language. */
export const pagesIn = (site: Site, language: Language) =>
  pagesOf(site).filter((path) => path.startsWith(`${language}/`));

/** One page of each kind in a language: the home page, and the first of each folder. */
export function kindsIn(site: Site, language: Language): string[] {
  const seen = new Set<string>();
  return pagesIn(site, language).filter((path) => {
    const folder = path.split('/').slice(0, -2).join('/');
    return !seen.has(folder) && seen.add(folder);
  });
}
