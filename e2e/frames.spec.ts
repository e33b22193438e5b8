// The strip of frames below a player: read without scripts and on paper, folded away and operated with them.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import sirv from 'sirv';
import { shifted, watchShifts } from './shifts.ts';
import { at, fileOf, pagesOf, sites } from './sites.ts';

const site = sites.root;
const strip = (page: Page) => page.locator('.frames').first();
const slider = (page: Page) => page.locator('figure input[type=range]').first();

test('a page is at most 40 kB of HTML, compressed, strip included, and 8 kB more for each further player', () => {
  for (const path of pagesOf(site)) {
    const html = readFileSync(fileOf(site, path)!);
    const players = html.toString().match(/<figure class="player/g)?.length ?? 0;
    expect(gzipSync(html).length, path).toBeLessThan(40_000 + 8_000 * Math.max(0, players - 1));
  }
});

test('every page with a player has 6 to 9 frames under it, each a picture and a sentence in its language', () => {
  for (const path of pagesOf(site)) {
    const page = parse(readFileSync(fileOf(site, path)!, 'utf8'));
    // One that takes any algorithm has no run of its own.
    const players = page.querySelectorAll('astro-island[component-url*=MazePlayer]');
    const strips = page.querySelectorAll('.frames');
    expect(strips.length, path).toBe(players.length);
    for (const frames of strips.map((one) => one.querySelectorAll('li'))) {
      expect(frames.length, path).toBeGreaterThanOrEqual(6);
      expect(frames.length, path).toBeLessThanOrEqual(9);
      for (const frame of frames) {
        frame.querySelector('svg')!.remove();
        const text = frame.textContent.trim();
        expect(text, path).not.toMatch(/[{}]|undefined|NaN/);
        expect(text, path).toMatch(
          path.startsWith('en/') ? /^Step \d+ .*[.?!]$/s : /^第 \d+ 步 .*[。？！]$/s,
        );
      }
    }
  }
});

test('without scripts the frames are there to be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(site, 'zh/generate/wilson/'));
  await expect(strip(page).locator('li').last()).toBeVisible();
  expect((await strip(page).locator('svg').first().boundingBox())!.width).toBeGreaterThan(150);
  await context.close();
});

test('on paper the strip is open, and no frame is torn', async ({ page }) => {
  await page.goto(at(site, 'en/solve/bfs/'));
  await expect(strip(page).locator('li').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(strip(page).locator('li').last()).toBeVisible();
  await expect(strip(page).locator('li').first()).toHaveCSS('break-inside', 'avoid');
});

test('a frame takes the player to its step, by mouse and by key', async ({ page }) => {
  await page.goto(at(site, 'en/generate/prim-walls/'));
  await expect(slider(page)).toBeEnabled();
  await strip(page).locator('summary').click();
  const frames = strip(page).locator('a');
  const third = await frames.nth(2).getAttribute('data-step');
  await frames.nth(2).click();
  await expect(slider(page)).toHaveValue(third!);
  await expect(page.locator('figure canvas').first()).toBeInViewport();
  const fifth = await frames.nth(4).getAttribute('data-step');
  await frames.nth(4).focus();
  await page.keyboard.press('Enter');
  await expect(slider(page)).toHaveValue(fifth!);
  const sentence = (await frames.nth(4).textContent())!.replace(/\s+/g, ' ').trim();
  const caption = (await page.locator('figure .caption p').first().textContent())!.trim();
  expect(sentence).toBe(`Step ${fifth} ${caption}`);
});

test('while another maze is shown, a frame brings the page’s own maze back and says so', async ({ page }) => {
  await page.goto(at(site, 'zh/generate/wilson/?v=1&rows=4&cols=4&seed=other'));
  await expect(slider(page)).toBeEnabled();
  await strip(page).locator('summary').click();
  const frame = strip(page).locator('a').nth(3);
  await frame.click();
  await expect(slider(page)).toHaveValue((await frame.getAttribute('data-step'))!);
  await expect(page.locator('figure .notice').first()).toContainText('本页原来的迷宫');
  expect(new URL(page.url()).searchParams.get('rows')).not.toBe('4');
});

test('a frame is a link to its step, which another tab can open', async ({ page }) => {
  await page.goto(at(site, 'en/solve/tremaux/'));
  const frame = strip(page).locator('a').nth(4);
  await expect(frame).toHaveAttribute('href', /step=\d+#maze$/);
  const step = await frame.getAttribute('data-step');
  await page.goto(new URL((await frame.getAttribute('href'))!, page.url()).href);
  await expect(slider(page)).toHaveValue(step!);
});

for (const path of ['zh/generate/eller/', 'en/appendix/large-mazes/']) {
  for (const width of [1280, 390]) {
    test(`nothing jumps when the scripts arrive: ${path}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto(at(site, path), { waitUntil: 'networkidle' });
      await expect(page.locator('figure canvas').first()).toBeVisible();
      await page.waitForTimeout(300);
      expect(await shifted(page)).toBeLessThan(0.01);
    });
  }
}

/** A built site whose pages come in pieces, cut before each of these texts, a while apart. */
async function slowSite(cuts: readonly string[]): Promise<{ address: string; close: () => void }> {
  const files = sirv(sites.root.folder);
  const server = createServer(async (request, response) => {
    if (!request.url?.endsWith('/'))
      return files(request, response, () => void response.writeHead(404).end());
    const html = readFileSync(fileOf(sites.root, request.url.slice(1))!, 'utf8');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const places = [0, ...cuts.map((text) => html.indexOf(text)), html.length];
    if (places.some((place, n) => n > 0 && place <= places[n - 1]))
      throw new Error('There is nowhere to cut.');
    for (const [n, place] of places.slice(1).entries()) {
      response.write(html.slice(places[n], place));
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

test('nothing jumps while a page comes in pieces', async ({ page }) => {
  const cuts = ['main-pane', 'caption', 'side', 'panels', 'hint'].map((name) => `<div class="${name} `);
  const slow = await slowSite(cuts);
  await watchShifts(page);
  await page.goto(`${slow.address}zh/generate/eller/`);
  await expect(page.locator('figure canvas').first()).toBeVisible();
  await page.waitForTimeout(300);
  expect(await shifted(page)).toBeLessThan(0.01);
  slow.close();
});
