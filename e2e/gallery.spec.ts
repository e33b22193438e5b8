// The gallery, on the built page.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { at, sites } from './sites.ts';

const path = (language: string) => `${language}/compare/gallery/`;
const query = (page: Page) => new URL(page.url()).searchParams;
const gallery = (page: Page) => page.locator('.gallery');
const names = (page: Page) => page.locator('.gallery .name').allTextContents();
const pictures = (page: Page) =>
  page.locator('.gallery .picture').evaluateAll((all) => all.map((one) => one.innerHTML));
const values = async (page: Page) =>
  (await page.locator('.gallery li p span').allTextContents()).map(Number.parseFloat);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(at(sites.root, address));
  await expect(gallery(page).locator('select')).toBeEnabled();
}

test('orders by a measure, and back; Back and the other language keep it', async ({ page }) => {
  await open(page, path('en'));
  const first = await names(page);
  expect(first.length).toBeGreaterThanOrEqual(16);
  await page.getByLabel('Order').selectOption('straights');
  await expect.poll(() => names(page)).not.toEqual(first);
  const rising = await values(page);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  await page.getByRole('button', { name: 'smallest first' }).click();
  await expect.poll(() => values(page)).toEqual(rising.toReversed());
  expect(query(page).get('order')).toBe('straights');

  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL(/zh\/compare\/gallery\/\?.*order=straights/);
  await expect.poll(() => values(page)).toEqual(rising.toReversed());

  await page.goBack();
  await page.goBack();
  await expect.poll(() => values(page)).toEqual(rising);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(first);
});

test('another seed and size make other mazes; the same address makes the same', async ({ page }) => {
  await open(page, path('zh'));
  const built = await pictures(page);
  await page.getByLabel('行数').fill('９');
  await page.getByLabel('行数').press('Enter');
  await expect.poll(() => pictures(page)).not.toEqual(built);
  const sized = await pictures(page);
  await page.getByLabel('随机种子').fill('迷宫 +%&#');
  await page.getByLabel('随机种子').press('Enter');
  await expect.poll(() => query(page).get('seed')).toBe('迷宫 +%&#');
  expect(query(page).get('rows')).toBe('9');
  // The address changes at once, the mazes when they have been made.
  await expect.poll(() => pictures(page)).not.toEqual(sized);
  const made = await pictures(page);
  await page.reload();
  await expect.poll(() => pictures(page)).toEqual(made);
});

test('an address that makes no sense gives the defaults, and says so', async ({ page }) => {
  await open(page, `${path('en')}?rows=99999&order=beauty&seed=%E0%A4%A`);
  await expect(page.getByRole('status')).toContainText('rows=99999, seed=');
  await expect(page.getByRole('status')).toContainText('order=beauty');
  await expect(page.getByLabel('Rows')).toHaveValue('16');
});

test('an emptied field changes nothing and says what is wanted', async ({ page }) => {
  await open(page, path('en'));
  const built = await pictures(page);
  await page.getByLabel('Columns').fill('');
  await page.getByLabel('Columns').press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/from 1 to 40/);
  expect(await pictures(page)).toEqual(built);
});

test('each picture leads to the page of its algorithm, below a path too', async ({ page }) => {
  await page.goto(at(sites.below, path('en')));
  const links = await page
    .locator('.gallery a')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  for (const link of new Set(links)) {
    expect(link).toContain('/maze/en/generate/');
    expect((await page.request.get(link)).status()).toBe(200);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the mazes hang there, and a sentence says what is missing', async ({ page }) => {
    await page.goto(at(sites.root, path('zh')));
    expect((await names(page)).length).toBeGreaterThanOrEqual(16);
    await expect(page.locator('.gallery .picture svg').first()).toBeVisible();
    await expect(page.getByText('需要 JavaScript')).toBeVisible();
  });
});

for (const width of [360, 1280]) {
  test(`has no fault that axe can find, and nothing sticks out, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of ['zh', 'en']) {
      await open(page, path(language));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
    }
  });
}
