// The player on built pages: read, step, scrub, link to a step, change language and theme, on a phone, without scripts.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { shifted, watchShifts } from './shifts.ts';
import { at, sites } from './sites.ts';

const site = sites.root;
const slider = (page: Page) => page.locator('figure input[type=range]').first();
const position = async (page: Page) => Number(await slider(page).inputValue());

test('a page teaches one step: sentence, pseudocode line, source line and picture change together', async ({
  page,
}) => {
  await page.goto(at(site, 'en/generate/prim-walls/?step=3'));
  const figure = page.locator('figure').first();
  await expect(slider(page)).toHaveValue('3');
  const caption = figure.locator('.caption p').first();
  const before = await caption.textContent();
  await figure.getByRole('button', { name: 'Step forward' }).click();
  await expect(slider(page)).toHaveValue('4');
  await expect(caption).not.toHaveText(before ?? '');
  await figure.getByRole('button', { name: 'Step back' }).click();
  await expect(caption).toHaveText(before ?? '');
  await expect(figure.locator('[aria-current=step]')).toHaveCount(1);
  await figure.getByRole('tab', { name: 'Source' }).click();
  await expect(figure.locator('.source [aria-current]').first()).toBeVisible();
});

test('at 30 × 20 the wall-list page shows its layers in a legend, and says when it is done', async ({
  page,
}) => {
  await page.goto(at(site, 'en/generate/prim-walls/'));
  const figure = page.locator('figure').first();
  await expect(figure.locator('.caption p').first()).toContainText('Cells: 600.');
  for (const layer of ['in the maze', 'not yet', 'wall on the list', 'just handled', 'wall']) {
    await expect(figure.locator('.legend').first()).toContainText(layer);
  }
});

test('a link to a step opens that maze at that step, and the other language keeps both', async ({ page }) => {
  const query = `?v=1&rows=7&cols=9&seed=${encodeURIComponent('迷宫 +%&#🧩')}&step=20`;
  await page.goto(at(site, `zh/generate/wilson/${query}`));
  await expect(slider(page)).toHaveValue('20');
  const total = await slider(page).getAttribute('max');
  await page.getByRole('link', { name: 'English' }).first().click();
  await page.waitForURL(/\/en\/generate\/wilson\//);
  await expect(slider(page)).toHaveValue('20');
  expect(await slider(page).getAttribute('max')).toBe(total);
  expect(new URL(page.url()).searchParams.get('seed')).toBe('迷宫 +%&#🧩');
});

test('the other language keeps the step of a run that plays, whatever came before', async ({ page }) => {
  await page.goto(at(site, 'en/generate/prim-walls/'));
  await page.locator('figure').first().getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(5);
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await page.waitForURL(/\/zh\/generate\/prim-walls\//);
  const end = Number(await slider(page).getAttribute('max'));
  await expect.poll(() => position(page)).toBeLessThan(end);
  expect(await position(page)).toBeGreaterThan(5);
});

test('scrubbing and stepping reach the same picture', async ({ page }) => {
  await page.goto(at(site, 'en/generate/backtracker/?rows=7&cols=9'));
  const canvas = page.locator('figure canvas').first();
  await expect(canvas).toBeVisible();
  const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  await slider(page).fill('25');
  const jumped = await picture();
  await page.locator('figure').first().focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 25; step++) await page.keyboard.press('ArrowRight');
  expect(await position(page)).toBe(25);
  expect(await picture()).toBe(jumped);
  await page.keyboard.press('End');
  const total = await position(page);
  for (let step = total; step > 25; step -= 1) await page.keyboard.press('ArrowLeft');
  expect(await picture()).toBe(jumped);
});

for (const ratio of [1, 1.5, 2, 3]) {
  test.describe(`at ${ratio} device pixels a pixel`, () => {
    test.use({ deviceScaleFactor: ratio });
    test('the canvas has as many pixels as the screen, and keeps them while it plays', async ({ page }) => {
      await page.goto(at(site, 'en/generate/prim-frontier/'));
      const canvas = page.locator('figure canvas').first();
      const size = () =>
        canvas.evaluate((element: HTMLCanvasElement) => [
          element.width,
          element.height,
          element.getBoundingClientRect().width * devicePixelRatio,
        ]);
      await expect(canvas).toBeVisible();
      await page.waitForTimeout(200);
      const before = await size();
      expect(Math.abs(before[0] - before[2])).toBeLessThanOrEqual(1);
      await page.locator('figure').first().getByRole('button', { name: 'Play' }).click();
      await page.waitForTimeout(500);
      expect(await size()).toEqual(before);
    });
  });
}

test('nothing jumps: the poster becomes the canvas without a shift', async ({ page }) => {
  await watchShifts(page);
  for (const path of ['zh/generate/prim-walls/', 'en/solve/bfs/', 'zh/start/two-ways-to-store/']) {
    await page.goto(at(site, path), { waitUntil: 'networkidle' });
    await page.waitForTimeout(300);
    expect(await shifted(page), path).toBeLessThan(0.02);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a picture that a cell is asked for in comes to light whole', async ({ page }) => {
    for (const [path, name] of [
      ['en/solve/a-star/', 'Choose the goal'],
      ['en/generate/kruskal/', 'Explore cells'],
    ]) {
      await page.goto(at(site, path));
      const figure = page.locator('figure').first();
      await expect(figure.locator('canvas').first()).toBeVisible();
      const button = figure.getByRole('button', { name });
      await button.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await page.evaluate(() => scrollBy(0, -120));
      await button.tap();
      await expect(figure.getByRole('application')).toBeFocused();
      const seen = () =>
        figure
          .locator('canvas')
          .first()
          .evaluate((canvas) => {
            const { left, top, bottom } = canvas.getBoundingClientRect();
            return [top, bottom - 1].every((y) =>
              canvas.parentElement!.parentElement!.contains(document.elementFromPoint(left + 5, y)),
            );
          });
      await expect.poll(seen, name).toBe(true);
    }
  });

  test('a swipe over the picture scrolls the page; a drag along the bar scrubs', async ({ page }) => {
    await page.goto(at(site, 'zh/generate/prim-walls/'));
    const canvas = page.locator('figure canvas').first();
    await canvas.scrollIntoViewIfNeeded();
    const touch = await page.context().newCDPSession(page);
    const drag = async (from: [number, number], to: [number, number]) => {
      const point = ([x, y]: [number, number]) => [{ x, y }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
      for (let step = 1; step <= 10; step++) {
        const between: [number, number] = [
          from[0] + ((to[0] - from[0]) * step) / 10,
          from[1] + ((to[1] - from[1]) * step) / 10,
        ];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(between) });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForTimeout(300);
    };

    const box = (await canvas.boundingBox())!;
    const scrolled = await page.evaluate(() => scrollY);
    await drag([box.x + 100, box.y + 150], [box.x + 100, box.y + 20]);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);

    await slider(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    const bar = (await slider(page).boundingBox())!;
    const middle = bar.y + bar.height / 2;
    const end = await position(page);
    await drag([bar.x + bar.width - 10, middle], [bar.x + bar.width / 3, middle]);
    expect(await position(page)).toBeLessThan(end * 0.6);
    expect(await position(page)).toBeGreaterThan(0);
  });

  test('every control is large enough to touch', async ({ page }) => {
    await page.goto(at(site, 'zh/generate/prim-walls/'));
    await page.locator('figure').first().getByRole('button', { name: '设置' }).click();
    const small = await page
      .locator('figure')
      .first()
      .evaluate((figure) =>
        [...figure.querySelectorAll('button, select, input')]
          .filter((control) => (control as HTMLElement).offsetParent !== null)
          .map((control) => [
            control.getAttribute('aria-label') ?? control.tagName,
            control.getBoundingClientRect().height,
          ])
          .filter(([, height]) => Number(height) < 40),
      );
    expect(small).toEqual([]);
  });
});

test('the theme changes the picture at once', async ({ page }) => {
  await page.goto(at(site, 'en/generate/kruskal/'));
  const canvas = page.locator('figure canvas').first();
  await expect(canvas).toBeVisible();
  const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const before = await picture();
  await page.getByRole('button', { name: /theme/i }).first().click();
  await expect.poll(picture).not.toBe(before);
});

test('start and goal are chosen by the keyboard and by the pointer', async ({ page }) => {
  await page.goto(at(site, 'en/solve/bfs/'));
  const figure = page.locator('figure').first();
  await figure.getByRole('button', { name: 'Choose the goal' }).click();
  await expect(figure.getByRole('application')).toBeFocused();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => new URL(page.url()).searchParams.get('goal')).toBe('10-17');
  await figure.getByRole('button', { name: 'Choose the start' }).click();
  await figure.getByRole('application').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('start')).toMatch(/^[67]-(9|10)$/);
  await expect(figure.locator('.caption p').first()).toContainText('path');
});

test('less motion: playing jumps instead of running', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at(site, 'en/generate/prim-walls/'));
  await page.locator('figure').first().getByRole('button', { name: 'Play' }).click();
  const seen = new Set<number>();
  for (let look = 0; look < 12; look++) {
    seen.add(await position(page));
    await page.waitForTimeout(100);
  }
  expect(seen.size).toBeLessThanOrEqual(3);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the finished maze is a picture, and the page reads on', async ({ page }) => {
    for (const path of ['zh/generate/prim-walls/', 'en/solve/bfs/', 'en/start/perfect-mazes/']) {
      await page.goto(at(site, path));
      const poster = page.locator('.stage svg').first();
      await expect(poster).toBeVisible();
      expect((await poster.boundingBox())!.width).toBeGreaterThan(200);
    }
    await page.goto(at(site, 'zh/generate/prim-walls/'));
    await expect(page.getByText('只要列表里还有墙：')).toBeVisible();
  });
});

test('axe, in the middle of a run, with the settings open', async ({ page }) => {
  for (const path of ['zh/generate/wilson/?step=40', 'en/solve/bfs/?step=60']) {
    await page.goto(at(site, path), { waitUntil: 'networkidle' });
    const figure = page.locator('figure').first();
    await figure.getByRole('button', { name: /设置|Settings/ }).click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
});

test('two views move in step under one bar', async ({ page }) => {
  await page.goto(at(site, 'en/start/two-ways-to-store/'));
  await expect(page.locator('canvas')).toHaveCount(2);
  const pictures = () =>
    page.locator('canvas').evaluateAll((all) => all.map((one) => (one as HTMLCanvasElement).toDataURL()));
  await slider(page).fill('10');
  const ten = await pictures();
  await slider(page).fill('11');
  const eleven = await pictures();
  expect(eleven[0]).not.toBe(ten[0]);
  expect(eleven[1]).not.toBe(ten[1]);
});

test('in a perfect maze two chosen cells have one path', async ({ page }) => {
  await page.goto(at(site, 'en/start/perfect-mazes/'));
  const picture = page.getByRole('application').first();
  await picture.focus();
  const canvas = page.locator('canvas').first();
  const before = await canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect
    .poll(() => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL()))
    .not.toBe(before);
});
