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

test('under each number stands what its algorithm usually gives, measured beside the page', async ({
  page,
}) => {
  await page.goto(at(site, `${page0}?pane=wilson&pane=kruskal&rows=12&cols=12&seed=a`));
  await expect(page.locator('.scale[data-measured=true]')).toHaveCount(16, { timeout: 30_000 });
  const [share, said] = await page
    .locator('.number dd')
    .first()
    .locator('.value, .sr-only')
    .allTextContents();
  const [, mean, low, high] = /mean ([\d.]+)%; 95 of 100 mazes from ([\d.]+)% to ([\d.]+)%/
    .exec(said)!
    .map(Number);
  // Wilson's mazes of 12 × 12 have 29.1% dead ends on average; one maze is 1.9 points off, as often as not.
  expect(Math.abs(mean - 29.1)).toBeLessThan(0.5);
  expect(low).toBeLessThan(mean - 2);
  expect(high).toBeGreaterThan(mean + 2);
  expect(Number.parseFloat(share)).toBeGreaterThan(15);
  // And what the page opens with, without an address that says so.
  await page.goto(at(site, page0));
  await expect(page.locator('.scale[data-measured=true]')).toHaveCount(48, { timeout: 30_000 });
  await page.goto(at(site, `${page0}?pane=wilson&pane=kruskal&rows=1&cols=1`));
  await expect(page.locator('.pane').first().locator('.value')).toHaveText([
    '—',
    '—',
    '—',
    '—',
    '0',
    '0',
    '—',
    /\d+/,
  ]);
});

test('one seed for all or one each, thin walls or blocks, and Back', async ({ page }) => {
  await page.goto(at(site, `${page0}?pane=wilson&pane=wilson&rows=8&cols=8&seed=a`));
  const numbers = () =>
    page.locator('.pane').evaluateAll((panes) => panes.map((pane) => pane.querySelector('dl')!.textContent));
  await expect(page.locator('.pane')).toHaveCount(2);
  const [first, second] = await numbers();
  expect(first).toBe(second);
  await page.locator('.compare').getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Seeds').selectOption('each');
  await expect(page.locator('.pane .seed input')).toHaveCount(2);
  expect(query(page).getAll('seed')).toEqual(['a', 'a-1', 'a-2']);
  const [one, other] = await numbers();
  expect(one).not.toBe(other);
  await page.locator('.pane .seed input').last().fill('a-1');
  await page.locator('.pane .seed input').last().press('Enter');
  await expect.poll(async () => new Set(await numbers()).size).toBe(1);
  await page.getByLabel('Drawn with').selectOption('blocks');
  await expect(page.locator('.stage[data-view=blocks]')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('.stage[data-view=blocks]')).toHaveCount(2);
  expect(query(page).getAll('seed')).toEqual(['a', 'a-1', 'a-1']);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('.pane .seed input')).toHaveCount(0);
});

test('changing an option keeps the focus in its field', async ({ page }) => {
  await page.goto(at(site, `${page0}?pane=growing-tree&pane=wilson&rows=8&cols=8`));
  const field = page.locator('.pane').first().locator('select');
  await field.focus();
  await field.selectOption('oldest');
  await expect(page.locator('.pane h2').first()).toContainText('oldest');
  await expect(field).toBeFocused();
  expect(query(page).getAll('pane')).toEqual(['growing-tree,take=oldest', 'wilson']);
});

for (const language of ['zh', 'en']) {
  test(`${language}: the five Prims stand side by side, with headings in order`, async ({ page }) => {
    await page.goto(at(site, `${language}/generate/five-prims/`));
    await expect(page.locator('.pane canvas')).toHaveCount(5);
    await expect(page.locator('.pane h3').last()).toHaveText(
      language === 'zh' ? /生长树.*随机/ : /Growing tree.*random/,
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('without JavaScript every pane has its finished maze and its numbers', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(at(site, page0));
  await expect(page.locator('.pane .stage svg')).toHaveCount(6);
  await expect(page.locator('.pane').first().locator('.value').first()).toHaveText(/^\d+\.\d%$/);
  await page.close();
});

test('axe, with settings open', async ({ page }) => {
  await page.goto(at(site, page0), { waitUntil: 'networkidle' });
  await page.locator('.compare').getByRole('button', { name: 'Settings' }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
