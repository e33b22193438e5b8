// Many mazes counted in the background, on the built page.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { at, type Site, sites } from './sites.ts';

const path = (language: string) => `${language}/compare/statistics/`;
const query = (page: Page) => new URL(page.url()).searchParams;
const figures = (page: Page) => page.locator('.survey figure');
const said = (page: Page) => page.locator('.said');
const button = (page: Page, name: string) =>
  page.locator('.survey').getByRole('button', { name, exact: true });

/** The texts of the first table, a list a row. */
const table = (page: Page) =>
  page
    .locator('.survey table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim())));

/** For what a busy machine may be slow at. */
const PATIENT = { timeout: 60_000 };

/** A run that takes a while, to be stopped. */
const LONG = 'alg=aldous-broder&rows=60&cols=60&mazes=10000&seed=long';

async function open(page: Page, site: Site, address: string): Promise<void> {
  await page.goto(at(site, address));
  await expect(button(page, address.startsWith('zh') ? '开始' : 'Run')).toBeEnabled();
}

test('opens with finished figures, and starts nothing by itself', async ({ page }) => {
  await open(page, sites.root, path('en'));
  await expect(figures(page)).toHaveCount(2);
  expect((await table(page)).map((row) => row[0])).toEqual([
    'Recursive backtracker',
    'Wilson',
    'Kruskal',
    'Prim: frontier cells',
    'Uniform mazes, exact mean',
  ]);
  expect((await table(page))[4][1]).toBe('29.04');
  expect(page.workers()).toHaveLength(0);
});

test('a run works below a path, and agrees with what was computed when the page was built', async ({
  page,
}) => {
  await open(page, sites.below, path('en'));
  const built = await table(page);
  await open(page, sites.below, `${path('en')}?mazes=199`);
  await expect(page.getByText('Not counted yet. Press Run.')).toHaveCount(2);
  await button(page, 'Run').click();
  await expect(said(page)).toHaveText('Done: the figures are complete.', PATIENT);
  const run = await table(page);
  for (const row of [0, 1, 2, 3]) {
    // One maze less moves a mean of 200 by a fraction of a maze's deviation.
    expect(Math.abs(Number(run[row][1]) - Number(built[row][1]))).toBeLessThan(0.05);
  }
  expect(run[4]).toEqual(built[4]);
  await page.getByLabel('Mazes', { exact: true }).fill('200');
  await page.getByLabel('Mazes', { exact: true }).press('Enter');
  await expect.poll(() => table(page)).toEqual(built);
});

/**
 * Of 2,000 mazes of 9 × 31 cells with the seeds 种-1 to 种-2000, the horizontal passages: computed with maze-core in a
 * script of its own, one maze after the other.
 */
const EXPECTED = [
  ['Sidewinder (chance to stop 0.25)', '75.52', '2.38', '75.42 – 75.63', '2000'],
  ['Growing tree (random)', '59.64', '3.53', '59.49 – 59.80', '2000'],
  ['Uniform mazes, exact mean', '52.92', 'computed, not sampled'],
];

for (const processors of [2, 9]) {
  test(`with ${processors} processors the same address gives the same numbers`, async ({ page }) => {
    await page.addInitScript((count) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count });
    }, processors);
    await open(
      page,
      sites.root,
      `${path('en')}?alg=sidewinder,p=0.25&alg=growing-tree,take=random&rows=9&cols=31&mazes=2000&seed=%E7%A7%8D&measure=horizontal`,
    );
    await button(page, 'Run').click();
    await expect(said(page)).toHaveText('Done: the figures are complete.', PATIENT);
    expect(await table(page)).toEqual(EXPECTED);
    expect(page.workers()).toHaveLength(0);
  });
}

test('pausing keeps what there is, cancelling stops the workers, and a run goes on from there', async ({
  page,
}) => {
  // The machine may be busy.
  test.slow();
  const madeSoFar = async () => Number((await table(page))[0][4]);
  await open(page, sites.root, `${path('en')}?${LONG}`);
  await button(page, 'Run').click();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await expect.poll(madeSoFar, PATIENT).toBeGreaterThan(0);
  await button(page, 'Pause').click();
  await expect(said(page)).toContainText('Paused');
  await button(page, 'Go on').click();
  await expect(said(page)).toContainText('Making mazes');
  await button(page, 'Cancel').click();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(said(page)).toContainText('Cancelled');
  await expect(button(page, 'Run')).toBeFocused();
  const made = await madeSoFar();
  expect(made).toBeGreaterThan(0);
  await button(page, 'Run').click();
  await expect.poll(madeSoFar, PATIENT).toBeGreaterThan(made);
  // Another size has no use for this run.
  await page.getByLabel('Rows').fill('7');
  await page.getByLabel('Rows').press('Enter');
  await expect.poll(() => page.workers().length).toBe(0);
  expect(query(page).get('rows')).toBe('7');
});

test('changes are entries of their own, and Back brings figures back', async ({ page }) => {
  await open(page, sites.root, path('en'));
  await page.getByLabel('Add an algorithm').selectOption('binary-tree');
  await page.getByRole('checkbox', { name: 'Turns' }).check();
  await expect(figures(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Wilson' }).click();
  await expect(page.getByRole('button', { name: 'Remove Kruskal' })).toBeFocused();
  expect(query(page).getAll('alg')).toEqual(['backtracker', 'kruskal', 'prim-frontier', 'binary-tree']);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(figures(page)).toHaveCount(2);
  await expect(page.getByText('Not counted yet')).toHaveCount(0);
  expect(await table(page)).toHaveLength(5);
  await page.goForward();
  expect(await table(page)).toHaveLength(6);
});

test('the other language keeps the survey', async ({ page }) => {
  const address =
    'alg=growing-tree%2Ctake%3Doldest&measure=turns%2ChORIZONTAL&rows=9&cols=11&mazes=50&seed=%E8%BF%B7%26';
  await open(page, sites.root, `${path('en')}?${address.replace('hORIZONTAL', 'horizontal')}`);
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await page.waitForURL(/\/zh\/compare\/statistics\//);
  await expect(figures(page)).toHaveCount(2);
  expect(query(page).getAll('alg')).toEqual(['growing-tree,take=oldest']);
  expect(query(page).get('seed')).toBe('迷&');
  await expect(page.locator('.chosen .name')).toHaveText('生长树（最旧的）');
  await button(page, '开始').click();
  await expect(said(page)).toHaveText('全部完成。', PATIENT);
});

test('an outrageous address gives defaults and a sentence, and fields say what they take', async ({
  page,
}) => {
  await open(page, sites.root, `${path('en')}?alg=nonsense&mazes=99999999999&rows=-1&measure=%E0%A4%A`);
  await expect(page.locator('.notice-of-run[role=status]')).toContainText('mazes=99999999999');
  await expect(figures(page)).toHaveCount(2);
  for (const wrong of ['', '0', '1.5', '10001', 'NaN']) {
    await page.getByLabel('Mazes', { exact: true }).fill(wrong);
    await page.getByLabel('Mazes', { exact: true }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'from 1 to 10000' })).toBeVisible();
  }
  await page.getByRole('checkbox', { name: 'Dead ends' }).click();
  await page.getByRole('checkbox', { name: 'Longest path' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'One measure' })).toBeVisible();
  await expect(figures(page)).toHaveCount(1);
});

test('by keyboard alone', async ({ page }) => {
  await open(page, sites.root, `${path('en')}?alg=binary-tree&mazes=30`);
  await button(page, 'Run').focus();
  await page.keyboard.press('Space');
  await expect(said(page)).toHaveText('Done: the figures are complete.', PATIENT);
  await expect(button(page, 'Run')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('complete already');
});

test('the tables can be saved, in Chinese too', async ({ page }) => {
  await open(page, sites.root, `${path('zh')}?alg=wilson&mazes=20&seed=%3D1%2B1`);
  await button(page, '开始').click();
  await expect(said(page)).toHaveText('全部完成。', PATIENT);
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    return readFileSync(await download.path(), 'utf8');
  };
  const summary = await saved('下载汇总表（CSV）');
  expect(summary.startsWith('\uFEFF算法,')).toBe(true);
  expect(summary.split('\r\n')).toHaveLength(1 + 2 + 1);
  expect(summary).toContain(",20,20,'=1+1,死胡同,");
  const mazes = await saved('下载每座迷宫的数据（CSV）');
  expect(mazes.split('\r\n')).toHaveLength(1 + 20 + 1);
  expect(mazes.split('\r\n')[20]).toMatch(/^威尔逊,wilson,20,20,20,'=1\+1-20,/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence, the figures and the tables are there', async ({ page }) => {
    for (const [language, words] of [
      ['en', 'need JavaScript'],
      ['zh', '需要 JavaScript'],
    ]) {
      await page.goto(at(sites.root, path(language)));
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator('.survey svg path.bars').first()).toBeVisible();
      expect((await table(page))[4][1]).toBe('29.04');
    }
  });
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe, ${theme}`, () => {
    test.use({ colorScheme: theme });
    for (const language of ['zh', 'en']) {
      test(language, async ({ page }) => {
        await open(
          page,
          sites.root,
          `${path(language)}?alg=eller&alg=wilson&mazes=30&measure=deadEnds,turns`,
        );
        await button(page, language === 'zh' ? '开始' : 'Run').click();
        await expect(said(page)).toHaveText(/Done|完成/, PATIENT);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}`)).toEqual([]);
      });
    }
  });
}

test('on a phone nothing is wider than the screen, and targets are large enough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, sites.root, path('zh'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const heights = await page
    .locator('.survey :is(button, select, input:not([type=checkbox])), .survey label:has([type=checkbox])')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
});
