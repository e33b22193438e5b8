// Presenting: full screen, a slide remote, and the list of keys.
import { expect, type Page, test } from '@playwright/test';
import english from '../content/i18n/en.json' with { type: 'json' };
import chinese from '../content/i18n/zh-CN.json' with { type: 'json' };
import { CELL_KEYS, KEYS } from '../src/player/keys.ts';
import { at, sites } from './sites.ts';

const site = sites.root;
const figure = (page: Page) => page.locator('figure.player').first();
const slider = (page: Page) => figure(page).locator('input[type=range]');
const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

async function open(page: Page, path: string) {
  await page.goto(at(site, path));
  await expect(figure(page).locator('canvas')).toBeVisible();
}

/** As on an iPhone, where only films can be shown in full screen. */
const withoutFullScreen = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined });
  });

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
]) {
  test(`full screen at ${width} × ${height}: picture and caption are large, and all of it fits`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'en/generate/prim-walls/?step=500');
    const before = await box(page, 'figure.player canvas');
    await figure(page).getByRole('button', { name: english['maze.present'], exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('maze');
    await expect
      .poll(async () => (await box(page, 'figure.player canvas')).width)
      .toBeGreaterThan(before.width);
    expect(await box(page, 'figure.player')).toMatchObject({ x: 0, y: 0, width, height });
    const { scrolls, size } = await figure(page).evaluate((element) => ({
      scrolls: element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      size: Number.parseFloat(getComputedStyle(element.querySelector('.caption')!).fontSize),
    }));
    expect(scrolls).toBe(false);
    expect(size).toBeGreaterThanOrEqual(height / 32);
  });
}

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  for (const path of ['zh/solve/bfs/?step=60', 'en/generate/kruskal/?step=60', 'en/solve/pledge/?step=40']) {
    test(`full screen has the picture beside the controls: ${path}`, async ({ page }) => {
      await open(page, path);
      await figure(page).focus();
      await page.keyboard.press('f');
      await expect(figure(page)).toHaveClass(/presenting/);
      // As high as the window, less its own border, or as wide as its column.
      await expect
        .poll(async () => {
          const { width, height } = await box(page, 'figure.player canvas');
          return height > 370 || width > 480;
        })
        .toBe(true);
      const [canvas, caption, controls] = await Promise.all(
        ['canvas', '.caption', '.controls'].map((part) => box(page, `figure.player ${part}`)),
      );
      for (const beside of [caption, controls]) expect(beside.left).toBeGreaterThanOrEqual(canvas.right);
      expect(canvas.bottom).toBeLessThanOrEqual(390);
      expect(controls.right).toBeLessThanOrEqual(844);
      expect(await figure(page).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(844);
    });
  }
});

test('whoever leaves the cells in full screen stays in the player', async ({ page }) => {
  await open(page, 'en/generate/kruskal/');
  await figure(page).focus();
  await page.keyboard.press('f');
  await expect(figure(page)).toHaveClass(/presenting/);
  await page.keyboard.press('e');
  await expect(figure(page).getByRole('application')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(figure(page).getByRole('application')).toHaveCount(0);
  await expect(figure(page)).toBeFocused();
});

test('a slide remote steps, wherever the focus is; Escape and the key F leave, to where the page was', async ({
  page,
}) => {
  await open(page, 'en/generate/wilson/?step=10');
  await figure(page).focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('f');
  await expect(figure(page)).toHaveClass(/presenting/);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await expect(slider(page)).toHaveValue('11');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('PageDown');
  await expect(slider(page)).toHaveValue('12');
  await page.keyboard.press('f');
  await expect(figure(page)).not.toHaveClass(/presenting/);
  await expect(figure(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('outside full screen and without the focus, Page Down belongs to the page', async ({ page }) => {
  await open(page, 'en/generate/wilson/?step=10');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(slider(page)).toHaveValue('10');
});

test.describe('on a phone without full screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the player fills the window, above everything, and gives it back', async ({ page }) => {
    await withoutFullScreen(page);
    await open(page, 'zh/generate/kruskal/?step=100');
    const button = figure(page).getByRole('button', { name: chinese['maze.present'], exact: true });
    await button.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await button.tap();
    await expect(figure(page)).toHaveClass(/presenting/);
    expect(await box(page, 'figure.player')).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    const uppermost = await page.evaluate(() => document.elementFromPoint(195, 20)?.closest('figure')?.id);
    expect(uppermost).toBe('maze');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await figure(page).getByRole('button', { name: chinese['maze.presentLeave'] }).tap();
    await expect(figure(page)).not.toHaveClass(/presenting/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(slider(page)).toHaveValue('100');
  });
});

test('looking at cells can be ended in full screen as well, without a key', async ({ page }) => {
  await open(page, 'en/generate/kruskal/?step=100');
  const explore = figure(page).getByRole('button', { name: english['maze.explore'], exact: true });
  await explore.click();
  await expect(figure(page).getByRole('application')).toBeVisible();
  await figure(page).getByRole('button', { name: english['maze.present'], exact: true }).click();
  await expect(figure(page)).toHaveClass(/presenting/);
  await explore.click();
  await expect(figure(page).getByRole('application')).toHaveCount(0);
  await expect(explore).toBeHidden();
});

test('over the window, Escape leaves, and so does going on to the rest of the page', async ({ page }) => {
  await withoutFullScreen(page);
  await open(page, 'en/solve/bfs/');
  await figure(page).focus();
  await page.keyboard.press('f');
  await expect(figure(page)).toHaveClass(/presenting/);
  await page.keyboard.press('Escape');
  await expect(figure(page)).not.toHaveClass(/presenting/);
  await page.keyboard.press('f');
  await expect(figure(page)).toHaveClass(/presenting/);
  await page.locator('main a').last().focus();
  await expect(figure(page)).not.toHaveClass(/presenting/);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
});

for (const [language, words] of [
  ['en', english],
  ['zh', chinese],
] as const) {
  test(`${language}: “?” and a button list the keys, every one that there is`, async ({ page }) => {
    await open(page, `${language}/generate/backtracker/`);
    await figure(page).focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: words['maze.keys'] });
    await expect(dialog).toBeVisible();
    for (const [command, keys] of Object.entries({ ...KEYS, ...CELL_KEYS })) {
      const row = dialog.locator('dl > div', {
        has: page.getByText(words[`maze.key_${command}` as keyof typeof words], { exact: true }),
      });
      await expect(row.locator('kbd')).toHaveCount(keys.length);
    }
    await expect(dialog.locator('kbd')).toHaveCount(
      [...Object.values(KEYS), ...Object.values(CELL_KEYS)].flat().length,
    );
    // On the narrowest phone, each key stands whole in its column.
    await page.setViewportSize({ width: 320, height: 568 });
    expect(
      await dialog.evaluate(
        (element) =>
          [...element.querySelectorAll('dl > div')].filter((row) => {
            const [keys, does] = [...row.children].map((part) => part.getBoundingClientRect());
            const rightmost = Math.max(
              ...[...row.querySelectorAll('kbd')].map((key) => key.getBoundingClientRect().right),
            );
            return rightmost > does.left || does.right > keys.left + element.clientWidth;
          }).length,
      ),
    ).toBe(0);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    // It is read from its beginning.
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
    // What is pressed now is for the dialog.
    const before = await slider(page).inputValue();
    await page.keyboard.press('Home');
    await expect(slider(page)).toHaveValue(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(figure(page)).toBeFocused();

    const button = figure(page).getByRole('button', { name: words['maze.keys'], exact: true });
    await button.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: words['maze.close'] }).click();
    await expect(button).toBeFocused();
  });
}
