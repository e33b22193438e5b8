// Saving what is shown, on the built site: the files that a reader gets, and their names.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { at, sites } from './sites.ts';

const site = sites.root;
const panel = (page: Page) => page.locator('section.export');

const LANGUAGES = {
  zh: {
    open: '导出…',
    save: '保存',
    cancel: '取消',
    form: '格式',
    cancelled: '已取消',
    png: /^.+-4x6-种子-第5步\.png$/,
  },
  en: {
    open: 'Save…',
    save: 'Save',
    cancel: 'Cancel',
    form: 'Format',
    cancelled: 'Cancelled',
    png: /^.+-4x6-种子-step 5\.png$/,
  },
} as const;

async function open(page: Page, language: 'zh' | 'en', query: string): Promise<void> {
  await page.goto(at(site, `${language}/generate/prim-walls/?${query}`));
  await page.getByRole('button', { name: LANGUAGES[language].open }).click();
  await expect(panel(page)).toBeVisible();
}

for (const language of ['zh', 'en'] as const) {
  const words = LANGUAGES[language];

  test(`${language}: a step is saved as a PNG of its size, under a name that keeps Chinese`, async ({
    page,
  }) => {
    await open(page, language, `rows=4&cols=6&seed=${encodeURIComponent('种子')}&step=5`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: words.save, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(words.png);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([148, 100]);
    await expect(panel(page).getByRole('status')).toContainText('.png');
  });

  test(`${language}: the run is saved as a GIF, from the built worker`, async ({ page }) => {
    await open(page, language, 'rows=4&cols=6&seed=a');
    await panel(page).getByLabel(words.form).selectOption('gif');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: words.save, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/-4x6-a\.gif$/);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
    expect([bytes.readUInt16LE(6), bytes.readUInt16LE(8)]).toEqual([148, 100]);
  });

  test(`${language}: cancelling leaves no file and ends the thread`, async ({ page }) => {
    await open(page, language, 'rows=40&cols=60&seed=a');
    await panel(page).getByLabel(words.form).selectOption('gif');
    let downloads = 0;
    page.on('download', () => downloads++);
    await panel(page).getByRole('button', { name: words.save, exact: true }).click();
    await expect(panel(page).getByRole('progressbar')).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(1);
    await panel(page).getByRole('button', { name: words.cancel, exact: true }).click();
    await expect(panel(page).getByRole('status')).toContainText(words.cancelled);
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(panel(page).getByRole('button', { name: words.save, exact: true })).toBeEnabled();
    expect(downloads).toBe(0);
  });
}

test('every form of a step gives a file', async ({ page }) => {
  await open(page, 'en', 'rows=3&cols=4&seed=a');
  for (const [kind, begins] of [
    ['svg', '<svg '],
    ['box', '┌'],
    ['block', '█'],
    ['json', '{'],
  ] as const) {
    await panel(page).getByLabel('Format').selectOption(kind);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Save', exact: true }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8').startsWith(begins)).toBe(true);
  }
});

test('a long run says how it is thinned, and what is too large cannot be saved', async ({ page }) => {
  await open(page, 'zh', 'rows=60&cols=60&seed=a');
  await panel(page).getByLabel('格式').selectOption('gif');
  await expect(panel(page)).toContainText(/运行共 \d+ 步，均匀选出 250 个时刻/);
  await panel(page).getByLabel('单元格边长').selectOption('64');
  await expect(panel(page)).toContainText('请把边长选小一些');
  await expect(panel(page).getByRole('button', { name: '保存', exact: true })).toBeDisabled();
});

test('a browser that cannot make videos says so and offers none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'));
  await open(page, 'en', 'rows=4&cols=6&seed=a');
  await expect(panel(page)).toContainText('cannot make videos');
  await expect(panel(page).locator('option[value=video]')).toHaveCount(0);
});

test('a page fetches nothing of it before it is opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(at(site, 'en/generate/prim-walls/'));
  await expect(page.locator('figure canvas').first()).toBeVisible();
  const late = /begin-export|animation|video|mediabunny|gifenc/;
  expect(fetched.filter((url) => late.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Save…' }).click();
  await expect(panel(page)).toBeVisible();
  expect(fetched.some((url) => /begin-export/.test(url))).toBe(true);
  expect(fetched.filter((url) => /video-[^s]|mediabunny/.test(url))).toEqual([]);
});

for (const [language, width] of [
  ['zh', 360],
  ['en', 1280],
] as const) {
  test(`${language} at ${width}: axe, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, language, 'rows=4&cols=6&seed=a');
    await panel(page).getByLabel(LANGUAGES[language].form).selectOption('gif');
    const { violations } = await new AxeBuilder({ page }).include('section.export').analyze();
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
