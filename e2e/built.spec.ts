// What the built files say, without a browser: links, languages, leftovers of Markdown.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { type HTMLElement, type Node, NodeType, parse, type TextNode } from 'node-html-parser';
import { at, fileOf, pagesIn, pagesOf, type Site, sites } from './sites.ts';

const read = (site: Site, path: string) => parse(readFileSync(fileOf(site, path)!, 'utf8'));

const HAN = /\p{Script=Han}/u;

function* texts(node: Node): Generator<TextNode> {
  for (const child of node.childNodes) {
    if (child.nodeType === NodeType.TEXT_NODE) yield child as TextNode;
    else if (!['SCRIPT', 'STYLE', 'TEMPLATE'].includes((child as HTMLElement).tagName)) yield* texts(child);
  }
}

const languageAt = (element: HTMLElement | null) => element?.closest('[lang]')?.getAttribute('lang') ?? '';

for (const [name, site] of Object.entries(sites)) {
  test(`${name}: every link, picture, script and style leads to a file, every fragment to an element`, () => {
    const known = new Map(pagesOf(site).map((path) => [path, read(site, path)]));
    const broken: string[] = [];

    const check = (address: string, page: string) => {
      if (!address || /^(data:|mailto:|javascript:)/.test(address)) return;
      const url = new URL(address, `http://site${site.base}${page}`);
      if (url.host !== 'site') return;
      if (!url.pathname.startsWith(site.base)) {
        broken.push(`${page}: ${address} leaves ${site.base}`);
        return;
      }
      const path = decodeURIComponent(url.pathname.slice(site.base.length));
      if (!fileOf(site, path)) broken.push(`${page}: ${address} leads nowhere`);
      const fragment = decodeURIComponent(url.hash.slice(1));
      if (fragment && known.has(path) && !known.get(path)!.getElementById(fragment)) {
        broken.push(`${page}: ${address} names no element`);
      }
    };

    const styles = new Set<string>();
    for (const [page, root] of known) {
      for (const attribute of [
        'href',
        'src',
        'poster',
        'component-url',
        'renderer-url',
        'before-hydration-url',
      ]) {
        for (const element of root.querySelectorAll(`[${attribute}]`)) {
          const address = element.getAttribute(attribute)!;
          check(address, page);
          if (element.rawTagName === 'link' && address.endsWith('.css')) styles.add(address);
        }
      }
      for (const element of root.querySelectorAll('[srcset]')) {
        for (const part of element.getAttribute('srcset')!.split(','))
          check(part.trim().split(/\s/)[0]!, page);
      }
    }
    for (const style of styles) {
      const css = readFileSync(fileOf(site, style.slice(site.base.length))!, 'utf8');
      for (const [, address] of css.matchAll(/url\((?!["']?(?:data:|#))["']?([^"')]+)/g)) {
        check(new URL(address!, `http://site${style}`).pathname, style);
      }
    }
    for (const file of ['pagefind/pagefind.js', 'pagefind/pagefind-entry.json'])
      check(`${site.base}${file}`, '');
    expect(broken).toEqual([]);
  });
}

const site = sites.root;

test('no Markdown emphasis is left over', () => {
  const left = pagesOf(site).flatMap((page) =>
    [...texts(read(site, page))]
      // The only star that a text may hold is that of A*, which ends emphasis where it is not escaped.
      .filter(
        (text) => text.rawText.replaceAll('A*', '').includes('*') && !text.parentNode?.closest('code, pre'),
      )
      .map((text) => `${page}: ${text.rawText.trim()}`),
  );
  expect(left).toEqual([]);
});

test('each page is in the language of its folder', () => {
  for (const page of pagesIn(site, 'zh'))
    expect.soft(languageAt(read(site, page).querySelector('body')!), page).toBe('zh-CN');
  for (const page of pagesIn(site, 'en'))
    expect.soft(languageAt(read(site, page).querySelector('body')!), page).toBe('en');
});

test('every Chinese text, label and title is marked as Chinese', () => {
  const wrong: string[] = [];
  for (const page of pagesOf(site)) {
    const body = read(site, page).querySelector('body')!;
    for (const text of texts(body)) {
      if (HAN.test(text.text) && !languageAt(text.parentNode).startsWith('zh'))
        wrong.push(`${page}: ${text.text.trim()}`);
    }
    for (const attribute of [
      'aria-label',
      'title',
      'alt',
      'placeholder',
      'aria-description',
      'aria-valuetext',
    ]) {
      for (const element of body.querySelectorAll(`[${attribute}]`)) {
        const value = element.getAttribute(attribute)!;
        if (HAN.test(value) && !languageAt(element).startsWith('zh'))
          wrong.push(`${page}: ${attribute}="${value}"`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('every page has one first heading, a title of its own and a description', () => {
  const titles = new Map<string, string>();
  for (const page of [...pagesIn(site, 'zh'), ...pagesIn(site, 'en')]) {
    const root = read(site, page);
    expect.soft(root.querySelectorAll('h1'), page).toHaveLength(1);
    expect.soft(root.querySelector('meta[name=description]')?.getAttribute('content'), page).toBeTruthy();
    const title = root.querySelector('title')!.text;
    expect.soft(titles.get(title), `${page} is titled like another page`).toBeUndefined();
    titles.set(title, page);
  }
});

/** The thread that records, which is no script of the page. */
const RECORDER = /\/recorder\.worker[^/]*\.js$/;

/** The scripts that a page loads by itself until it is there, by address: their sizes, compressed. */
async function scriptsOf(page: Page, path: string, there: () => Promise<void>): Promise<Map<string, number>> {
  const names = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.js$/.test(pathname)) names.add(pathname);
  });
  await page.goto(at(sites.root, path));
  await there();
  await page.waitForLoadState('networkidle');
  return new Map([...names].map((name) => [name, gzipSync(readBuilt(name)).length]));
}

/** A built script, by its address. */
const readBuilt = (address: string) => readFileSync(fileOf(sites.root, address.slice(1))!);

/** A built script and all that it cannot do without. */
function withImports(address: string, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  const text = readBuilt(address).toString();
  for (const [, name] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) {
    withImports(`${address.replace(/[^/]+$/, '')}${name}`, found);
  }
  return found;
}

test('a page with a player loads at most 35 kB of scripts of our own before it is touched, beside the recorder', async ({
  browser,
}) => {
  test.slow();
  const plain = await browser.newPage();
  const shell = await scriptsOf(plain, 'en/compare/uniform-and-unbiased/', () =>
    plain.locator('.pagefind-ui__search-input').waitFor({ state: 'attached' }),
  );
  for (const path of ['en/generate/prim-walls/', 'zh/generate/eller/', 'en/solve/a-star/']) {
    const page = await browser.newPage();
    // As on a slow computer: whether the page speaks of the recording is no matter of chance then.
    const told = page.waitForResponse(/\/Recording\./);
    await page.route(RECORDER, async (route) => {
      await told;
      await route.continue();
    });
    const loaded = await scriptsOf(page, path, async () => {
      for (const bar of await page.locator('.player input[type=range]').all())
        await expect(bar).toBeEnabled();
    });
    const island = read(sites.root, path).querySelector('astro-island[component-url*=MazePlayer]')!;
    const framework = withImports(island.getAttribute('renderer-url')!);
    const own = [...loaded].filter(
      ([name]) => !shell.has(name) && !framework.has(name) && !RECORDER.test(name),
    );
    expect(own.length, path).toBeGreaterThan(10);
    expect(
      own.reduce((sum, [, size]) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(35_000);
  }
});
