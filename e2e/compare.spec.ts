// Mazes side by side on the built page.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { at, sites } from './sites.ts';

const site = sites.root;
const page0 = 'en/compare/textures/';
const slider = (page: Page) => page.locator('.compare input[type=range]');
const query = (page: Page) => new URL(page.url()).searchParams;

test('one bar drives all panes, aligned as chosen', async ({ page }) => {
  await page.goto(at(site, page0));
  await expect(page.locator('.pane canvas')).toHaveCount(6);
  await page.getByLabel('Align by').selectOption('step');
  await slider(page).fill('100');
  await expect(page.locator('.pane .steps')).toHaveText(Array(6).fill(/^step 100 of \d+$/));
  await page.getByLabel('Align by').selectOption('share');
  await slider(page).fill('500');
  for (const text of await page.locator('.pane .steps').allTextContents()) {
    const [, step, total] = /step (\d+) of (\d+)/.exec(text) ?? [];
    expect(Math.abs(Number(step) - Number(total) / 2)).toBeLessThanOrEqual(1);
  }
});

test('panes are added, moved and removed, and Back brings them back', async ({ page }) => {
  await page.goto(at(site, page0));
  const titles = page.locator('.pane h2');
  await expect(titles.first()).toHaveText('Recursive backtracker');
  await page.getByRole('button', { name: 'Move Recursive backtracker later' }).click();
  await expect(titles.nth(1)).toHaveText('Recursive backtracker');
  await page.getByRole('button', { name: 'Remove Recursive backtracker' }).click();
  await expect(titles).toHaveCount(5);
  // The focus stays with the panes: on the like button of the one that took the place.
  await expect(page.getByRole('button', { name: 'Remove Kruskal' })).toBeFocused();
  await page.getByLabel('Add').selectOption('eller');
  await expect(titles.last()).toHaveText('Eller');
  expect(query(page).getAll('pane')).toEqual([
    'wilson',
    'kruskal',
    'prim-walls',
    'sidewinder',
    'division',
    'eller',
  ]);
  await page.goBack();
  await expect(titles).toHaveCount(5);
  await page.goBack();
  await expect(titles).toHaveCount(6);
  await expect(titles.nth(1)).toHaveText('Recursive backtracker');
});

test('the other language keeps the comparison', async ({ page }) => {
  await page.goto(
    at(
      site,
      `${page0}?pane=eller&pane=growing-tree,take=oldest&rows=9&cols=11&seed=%E8%BF%B7&unit=step&colour=longest`,
    ),
  );
  await expect(page.locator('.pane')).toHaveCount(2);
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await page.waitForURL(/\/zh\/compare\/textures\//);
  await expect(page.locator('.pane')).toHaveCount(2);
  expect(query(page).getAll('pane')).toEqual(['eller', 'growing-tree,take=oldest']);
  expect(query(page).get('seed')).toBe('迷');
});

test('an outrageous address gives defaults and a sentence', async ({ page }) => {
  await page.goto(at(site, `${page0}?pane=nonsense&rows=2147483648&cols=-1&colour=%E0%A4%A`));
  await expect(page.getByRole('status')).toContainText('rows=2147483648');
  await expect(page.locator('.pane canvas')).toHaveCount(6);
});

test('a cell pointed at in one pane is marked in the others', async ({ page }) => {
  await page.goto(at(site, page0));
  const box = (await page.locator('.pane canvas').first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 3);
  await expect(page.locator('.pane > .picture > .stage > .mark, .pane .stage > .mark')).toHaveCount(6);
});

test('on a phone the panes stand below each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at(site, 'zh/compare/textures/'), { waitUntil: 'networkidle' });
  const left = await page
    .locator('.pane')
    .evaluateAll((panes) => panes.map((pane) => pane.getBoundingClientRect().left));
  expect(new Set(left).size).toBe(1);
});

test('axe, with settings open', async ({ page }) => {
  await page.goto(at(site, page0), { waitUntil: 'networkidle' });
  await page.locator('.compare').getByRole('button', { name: 'Settings' }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
