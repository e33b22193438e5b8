// How a maze is drawn on built pages: colourings and their links, enlarged pictures, high contrast, print, device pixels.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { at, sites } from './sites.ts';

const site = sites.root;
const canvas = (page: Page) => page.locator('figure canvas').first();

/** The colours of the first picture, the most frequent first, as `r,g,b`. */
async function coloursOf(page: Page): Promise<string[]> {
  await expect(canvas(page)).toBeVisible();
  return canvas(page).evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')!.getImageData(0, 0, element.width, element.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.slice(at, at + 3).join();
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  });
}

/** A system colour as the page's engine computes it now. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = colour;
    const [r, g, b] = getComputedStyle(probe).color.match(/\d+/g)!;
    probe.remove();
    return `${r},${g},${b}`;
  }, name);

for (const [language, other] of [
  ['zh', 'English'],
  ['en', '简体中文'],
] as const) {
  test(`${language}: a coloured maze has a numbered key, and the other language keeps the colours`, async ({
    page,
  }) => {
    await page.goto(at(site, `${language}/generate/backtracker/?colour=age&step=200`));
    const key = page.locator('.key').first();
    await expect(key.locator('.bar')).toBeVisible();
    const numbers = await key.locator('li').allTextContents();
    expect(numbers.length).toBeGreaterThan(2);
    await page.getByRole('link', { name: other }).first().click();
    await page.waitForURL(language === 'zh' ? /\/en\// : /\/zh\//);
    expect(new URL(page.url()).searchParams.get('colour')).toBe('age');
    await expect(page.locator('.key .bar').first()).toBeVisible();
    expect(await page.locator('.key').first().locator('li').allTextContents()).toEqual(numbers);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`coloured, enlarged and with its settings open a player passes axe in the ${scheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(at(site, 'en/solve/bfs/?rows=110&cols=110&colour=distance'));
    await expect(page.locator('.zoom')).toBeVisible();
    await page.getByRole('button', { name: 'Enlarge' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.locator('.look')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('figure.player').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
  });
}

test('on a phone an enlarged maze stays in its box and the page does not scroll sideways', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(at(site, 'zh/generate/prim-walls/?rows=150&cols=150'));
  await expect(page.locator('.zoom')).toBeVisible();
  for (let press = 0; press < 4; press++) await page.getByRole('button', { name: '放大' }).click();
  const { width, box } = await canvas(page).evaluate((element: HTMLCanvasElement) => ({
    width: element.width,
    box: element.getBoundingClientRect().width,
  }));
  expect(Math.abs(width - 3 * box)).toBeLessThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const button of await page.locator('.zoom button').all()) {
    const target = (await button.boundingBox())!;
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(43.9);
  }
  await context.close();
});

test('in a low window the picture leaves room to scroll past it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const size of ['rows=150&cols=150', 'rows=200&cols=20', 'rows=12&cols=20']) {
    await page.goto(at(site, `en/generate/wilson/?${size}`));
    await expect(canvas(page)).toBeVisible();
    expect((await canvas(page).boundingBox())!.height, size).toBeLessThanOrEqual(0.85 * 390 + 1);
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`in a palette of the reader's own (${scheme}) the picture takes its colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    await page.goto(at(site, 'en/generate/prim-walls/?step=300&rows=14&cols=20'));
    const colours = await coloursOf(page);
    for (const name of ['Canvas', 'CanvasText', 'LinkText', 'SelectedItem']) {
      expect(colours.slice(0, 12), name).toContain(await systemColour(page, name));
    }
    // A theme that was chosen before makes no difference.
    await page.evaluate(
      (theme) => {
        document.documentElement.dataset.theme = theme;
      },
      scheme === 'dark' ? 'light' : 'dark',
    );
    await expect.poll(() => coloursOf(page)).toEqual(colours);

    const track = await page
      .locator('figure input[type=range]')
      .first()
      .evaluate((slider) => getComputedStyle(slider).forcedColorAdjust);
    expect(track).toBe('none');
    await page.getByRole('button', { name: 'Play', exact: true }).focus();
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(outline).not.toBe('none');
  });
}

test('a maze that is coloured is readable in a palette of the reader’s own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(at(site, 'en/generate/backtracker/?colour=age'));
  await expect(page.locator('.key').first()).toBeVisible();
  const ink = await systemColour(page, 'CanvasText');
  await expect.poll(async () => (await coloursOf(page)).length).toBeGreaterThan(20);
  const luminance = (colour: string) => {
    const [r, g, b] = colour
      .split(',')
      .map((value) => Number(value) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const colour of await coloursOf(page)) {
    if (colour === ink) continue;
    expect((luminance(ink) + 0.05) / (luminance(colour) + 0.05), colour).toBeGreaterThan(4.4);
  }
});

test('a theme that changes while the picture is off the screen is there when it comes back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(at(site, 'en/generate/prim-walls/?step=300'));
  const light = await coloursOf(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => coloursOf(page)).not.toEqual(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => coloursOf(page)).toEqual(light);
});

test('print draws the picture, in ink on white, without what nobody can press', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(at(site, 'en/generate/prim-walls/?rows=120&cols=120&colour=distance'));
  await expect(page.locator('.zoom')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(canvas(page)).toBeVisible();
  await expect(page.locator('.zoom')).toBeHidden();
  await expect(page.locator('.player .controls').first()).toBeHidden();
  await expect(page.locator('.key').first()).toBeVisible();
  await expect.poll(async () => (await coloursOf(page)).slice(0, 3)).toContain('29,35,41');
});

test('paper has the lines that are turned to, all of them, and nothing about clicking them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(at(site, 'zh/generate/growing-tree/'));
  const [steps, source] = [page.locator('.panel').first(), page.locator('.panel .source')];
  await expect(steps).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(steps).toBeVisible();
  await expect(source).toBeHidden();
  await expect(page.locator('[role=tab]').nth(1)).toBeHidden();
  await expect(page.locator('.side .hint')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.locator('.fold').click();
  await page.locator('[role=tab]').nth(1).click();
  await page.emulateMedia({ media: 'print' });
  await expect(steps).toBeHidden();
  await expect(source).toBeVisible();
  expect(await source.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
});

for (const ratio of [1, 1.5, 2, 3]) {
  test(`with ${ratio} device pixels a pixel the canvas has the pixels of its box, and keeps them`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      deviceScaleFactor: ratio,
      viewport: { width: 900, height: 700 },
    });
    const page = await context.newPage();
    await page.goto(at(site, 'en/generate/backtracker/'));
    await expect(canvas(page)).toBeVisible();
    const size = () =>
      canvas(page).evaluate((element: HTMLCanvasElement) => {
        const box = element.getBoundingClientRect();
        return [element.width / box.width, element.height / box.height, element.width];
      });
    const [wide, tall, before] = await size();
    expect(Math.abs(wide - ratio)).toBeLessThan(0.01);
    expect(Math.abs(tall - ratio)).toBeLessThan(0.01);
    await page.locator('figure.player').first().focus();
    for (let press = 0; press < 12; press++) await page.keyboard.press(press % 2 ? 'ArrowLeft' : 'Home');
    await page.setViewportSize({ width: 700, height: 700 });
    await page.setViewportSize({ width: 900, height: 700 });
    await expect.poll(async () => (await size())[2]).toBe(before);
    await context.close();
  });
}
