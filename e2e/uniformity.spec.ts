// All mazes of small grids, made and counted on the built page.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { at, type Site, sites } from './sites.ts';

const path = (language: string) => `${language}/compare/uniform-or-not/`;
/** For what a busy machine may be slow at. */
const PATIENT = { timeout: 60_000 };
const query = (page: Page) => new URL(page.url()).searchParams;
const kinds = (page: Page) => page.locator('.uniformity ol li');
const verdict = (page: Page) => page.locator('.verdict');
const said = (page: Page) => page.locator('.said');
const button = (page: Page, name: string) =>
  page.locator('.uniformity').getByRole('button', { name, exact: true });

async function open(page: Page, site: Site, address: string): Promise<void> {
  await page.goto(at(site, address));
  await expect(button(page, address.startsWith('zh') ? '开始' : 'Run')).toBeEnabled();
}

test('opens on the mazes that the backtracker never makes, and starts nothing by itself', async ({
  page,
}) => {
  await open(page, sites.root, path('en'));
  await expect(kinds(page)).toHaveCount(192);
  await expect(page.locator('.uniformity li.missing')).toHaveCount(104);
  await expect(kinds(page).filter({ hasText: ': not once' })).toHaveCount(104);
  await expect(page.getByText('Made 88 of the 192 mazes.')).toBeVisible();
  await expect(verdict(page)).toContainText('Not uniform');
  expect(page.workers()).toHaveLength(0);
});

test('Wilson is accepted, below a path too, and the result is spoken at the end and on request', async ({
  page,
}) => {
  await open(page, sites.below, path('en'));
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('wilson');
  await expect(page.getByText('No mazes made yet')).toBeVisible();
  await button(page, 'Run').click();
  await expect(said(page)).toHaveText('Done: the figures are complete.', PATIENT);
  await expect(verdict(page)).toContainText('Nothing speaks against uniformity', PATIENT);
  await expect(page.locator('.numbers')).toContainText('χ² = 164.6, degrees of freedom: 191');
  await expect(page.locator('.numbers')).toContainText('p = 0.92');
  const spoken = page.locator('.uniformity .sr-only[role=status]');
  await expect(spoken).toContainText('p = 0.92');
  expect(page.workers()).toHaveLength(0);
  // Nothing that changes while a run goes on is read out by itself.
  await expect(page.locator('.result :is([aria-live], [role=status]), ol [aria-live]')).toHaveCount(0);
  await button(page, 'Say the result').click();
  await expect(spoken).toContainText('Made 192 of the 192 mazes.');
});

test('what passes on 2 × 2 fails on 2 × 3, from the links of the page', async ({ page }) => {
  await open(page, sites.root, path('en'));
  await page.getByRole('link', { name: 'Try Kruskal' }).click();
  await expect(kinds(page)).toHaveCount(4);
  await button(page, 'Run').click();
  await expect(verdict(page)).toContainText('next to nothing');
  await page.getByRole('link', { name: 'on 2 × 3' }).click();
  await expect(kinds(page)).toHaveCount(15);
  await button(page, 'Run').click();
  await expect(said(page)).toContainText('Done', PATIENT);
  await expect(verdict(page)).toContainText('Not uniform');
});

test('a million mazes can be paused and cancelled, which stops the workers', async ({ page }) => {
  test.slow();
  await open(page, sites.root, `${path('en')}?alg=origin-shift,rounds=100&grid=3x3&mazes=1000000&seed=long`);
  const made = async () =>
    Number(/(\d+) of 1000000/.exec((await page.locator('.uniformity figcaption').textContent())!)![1]);
  await button(page, 'Run').click();
  await expect.poll(made, PATIENT).toBeGreaterThan(0);
  await button(page, 'Pause').click();
  await expect(said(page)).toContainText('Paused');
  await button(page, 'Cancel').click();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(button(page, 'Run')).toBeFocused();
  const before = await made();
  await button(page, 'Run').click();
  await expect.poll(made, PATIENT).toBeGreaterThan(before);
  await page.getByRole('combobox', { name: 'Grid' }).selectOption('2x3');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('changes are entries of their own, Back and the other language keep them', async ({ page }) => {
  await open(page, sites.root, path('en'));
  await page.getByRole('combobox', { name: 'Grid' }).selectOption('3x2');
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('sidewinder');
  await page.getByRole('textbox', { name: 'chance to stop' }).fill('0.25');
  await page.getByRole('textbox', { name: 'chance to stop' }).press('Enter');
  expect(query(page).get('alg')).toBe('sidewinder,p=0.25');
  await page.goBack();
  await page.goBack();
  expect(query(page).get('grid')).toBe('3x2');
  await expect(page.getByRole('combobox', { name: 'Algorithm' })).toHaveValue('backtracker');
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'chance to stop' })).toHaveValue('0.25');
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await page.waitForURL(/\/zh\/compare\/uniform-or-not\//);
  await expect(kinds(page)).toHaveCount(15);
  expect(query(page).get('alg')).toBe('sidewinder,p=0.25');
});

test('an outrageous address gives defaults and a sentence, and the field says what it takes', async ({
  page,
}) => {
  await open(page, sites.root, `${path('zh')}?alg=nonsense&grid=100x100&mazes=2147483648`);
  await expect(page.locator('.notice-of-run[role=status]')).toContainText('grid=100x100');
  await expect(kinds(page)).toHaveCount(192);
  for (const wrong of ['', '0', '-1', '1.5', '1000001']) {
    await page.getByLabel('迷宫数', { exact: true }).fill(wrong);
    await page.getByLabel('迷宫数', { exact: true }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '1 到 1000000' })).toBeVisible();
  }
  await page.getByLabel('迷宫数', { exact: true }).fill('２０');
  await page.getByLabel('迷宫数', { exact: true }).press('Enter');
  await button(page, '开始').press('Enter');
  await expect(verdict(page)).toContainText('迷宫太少');
});

test('the pages of the two uniform algorithms lead here', async ({ page }) => {
  for (const algorithm of ['wilson', 'aldous-broder']) {
    await page.goto(at(sites.root, `en/generate/${algorithm}/`));
    await page.getByRole('link', { name: 'watched and tested' }).click();
    await expect(page.getByRole('combobox', { name: 'Algorithm' })).toHaveValue(algorithm);
    await button(page, 'Run').click();
    await expect(verdict(page)).toContainText('Nothing speaks against uniformity', PATIENT);
  }
});

test('the library for distributions comes with the first run, here and on no page before', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  /** Whether a script has come that names one of its functions. Bodies are asked for anew: a page left behind takes its own along. */
  const fetched = async () => {
    const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
    return bodies.some((body) => body.includes('chdtrc'));
  };
  for (const address of ['compare/textures/', 'compare/statistics/', 'compare/uniform-or-not/?alg=wilson']) {
    await page.goto(at(sites.root, `en/${address}`), { waitUntil: 'networkidle' });
    expect(scripts.size).toBeGreaterThan(0);
    expect(await fetched(), address).toBe(false);
  }
  await button(page, 'Run').click();
  await expect.poll(fetched, PATIENT).toBe(true);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence, the mazes, the result and the table are there', async ({ page }) => {
    for (const [language, words] of [
      ['en', 'need JavaScript'],
      ['zh', '需要 JavaScript'],
    ]) {
      await page.goto(at(sites.root, path(language)));
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator('.uniformity li.missing')).toHaveCount(104);
      await expect(page.locator('.numbers')).toContainText('χ² = 27838.9');
      await expect(page.locator('main table tbody tr')).toHaveCount(16);
    }
  });
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe, ${theme}`, () => {
    test.use({ colorScheme: theme });
    for (const language of ['zh', 'en']) {
      test(language, async ({ page }) => {
        await open(page, sites.root, `${path(language)}?alg=growing-tree&grid=2x3&mazes=3000`);
        await button(page, language === 'zh' ? '开始' : 'Run').click();
        await expect(said(page)).toHaveText(/Done|完成/, PATIENT);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}`)).toEqual([]);
      });
    }
  });
}

test('on a phone nothing is wider than the screen, whatever the grid', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const grid of ['2x2', '2x3', '3x3']) {
    await open(page, sites.root, `${path('zh')}?alg=growing-tree&grid=${grid}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
