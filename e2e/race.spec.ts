// Solvers side by side on the built page.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { at, sites } from './sites.ts';

const site = sites.root;
const race = 'en/compare/race/';
const query = (page: Page) => new URL(page.url()).searchParams;
const ready = (page: Page) => expect(page.locator('.compare input[type=range]')).toBeEnabled();
/** The value under a name, in each pane. */
const values = (page: Page, name: string) =>
  page
    .locator('.pane dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .allTextContents();

test('as the bar stands, each solver has handled as many cells, or is done', async ({ page }) => {
  await page.goto(at(site, race));
  await ready(page);
  await page.locator('.compare input[type=range]').fill('40');
  for (const text of await values(page, 'cells handled')) expect(Number(text)).toBeLessThanOrEqual(40);
  expect((await values(page, 'cells handled')).filter((text) => text === '40').length).toBeGreaterThan(2);
  expect(await values(page, 'length of the path')).toContain('—');
});

test('in a perfect maze all paths have one length; start and goal by keyboard, and Back', async ({
  page,
}) => {
  await page.goto(at(site, `${race}?pane=bfs&pane=dfs&pane=wall-follower&rows=6&cols=6&seed=k&by=kruskal`));
  await expect(page.locator('.pane')).toHaveCount(3);
  expect(new Set(await values(page, 'length of the path')).size).toBe(1);
  const picture = page.locator('.pane .picker').first();
  await picture.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(query(page).get('goal')).toBe('5-6');
  expect(new Set(await values(page, 'length of the path')).size).toBe(1);
  await page.getByLabel('A click sets').selectOption('start');
  const canvas = page.locator('.pane canvas').nth(1);
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.25);
  await expect.poll(() => query(page).get('start')).toBe('2-2');
  await page.goBack();
  await expect.poll(() => query(page).get('start')).toBeNull();
  expect(query(page).get('goal')).toBe('5-6');
});

test('a goal that is walled off: some prove it, some give up, and all say so', async ({ page }) => {
  await page.goto(
    at(
      site,
      `${race}?pane=bfs&pane=wall-follower&pane=random-mouse,limit=50&rows=8&cols=8&seed=a&walled=yes`,
    ),
  );
  await expect(page.locator('.pane')).toHaveCount(3);
  const endings = page.locator('.pane .ending');
  await expect(endings.nth(0)).toContainText('There is no way');
  await expect(endings.nth(1)).toContainText('does not mean that there is no way');
  await expect(endings.nth(2)).toContainText('does not mean that there is no way');
});

test('with weights, Dijkstra and A* find the cheapest path', async ({ page }) => {
  await page.goto(
    at(
      site,
      `${race}?pane=dijkstra&pane=a-star&pane=bfs&pane=greedy&rows=20&cols=20&seed=w&braid=1&weights=random&most=20`,
    ),
  );
  await expect(page.locator('.pane')).toHaveCount(4);
  const costs = (await values(page, 'cost of the path')).map((text) => Number(text.replace(',', '')));
  expect(costs[0]).toBe(costs[1]);
  expect(Math.min(...costs)).toBe(costs[0]);
  expect(costs[2]).toBeGreaterThan(costs[0]);
});

test('the other language keeps the race, and a broken address says what was ignored', async ({ page }) => {
  await page.goto(
    at(site, `${race}?pane=greedy&pane=pledge&rows=5&cols=7&seed=%E8%BF%B7&start=9-9&by=eller`),
  );
  await expect(page.getByRole('status').first()).toContainText('start=9-9');
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await page.waitForURL(/\/zh\/compare\/race\//);
  await expect(page.locator('.pane')).toHaveCount(2);
  expect(query(page).get('by')).toBe('eller');
  expect(query(page).get('seed')).toBe('迷');
});

for (const [language, width] of [
  ['zh', 360],
  ['en', 390],
  ['zh', 1280],
] as const) {
  test(`${language} at ${width} px: axe, and nothing wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at(site, `${language}/compare/race/`), { waitUntil: 'networkidle' });
    await page
      .locator('.compare')
      .getByRole('button', { name: /Settings|设置/ })
      .click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}
