// What stands beside the picture, on built pages: by keyboard, on a phone, for axe.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { at, sites } from './sites.ts';

const site = sites.root;
const figureOf = (page: Page) => page.locator('figure.player').first();
/** A page whose player works. */
async function open(page: Page, path: string) {
  await page.goto(at(site, path));
  const figure = figureOf(page);
  await expect(figure.locator('canvas')).toBeVisible();
  await expect(figure.locator('input[type=range]')).toBeEnabled();
  return figure;
}
const position = (page: Page) =>
  figureOf(page)
    .locator('input[type=range]')
    .evaluate((bar: HTMLInputElement) => bar.valueAsNumber);

test('by keyboard alone: to a line, along its times, an item and its cell, the log, the events', async ({
  page,
}) => {
  const figure = await open(page, 'en/generate/prim-walls/?step=30');
  await figure.focus();
  /** What the Tab key stops at in the panels, from the tab that is chosen on. */
  const stops: string[] = [];
  for (let tab = 0; tab < 40; tab++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active?.closest('.side')) return '';
      return active.role ?? (active.closest('.steps') ? 'line' : active.closest('.items') ? 'item' : 'other');
    });
    if (stop !== '') stops.push(stop);
    else if (stops.length > 0) break;
  }
  // The tabs, the lines and the chips are a stop each, however many there are.
  expect(stops).toEqual(['tab', 'line', 'item']);

  const lines = figure.locator('.steps button');
  await lines.first().focus();
  for (let down = 0; down < 5; down++) await page.keyboard.press('ArrowDown');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBeGreaterThan(30);
  const kept = await position(page);
  await expect(lines.last()).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Enter');
  expect(await position(page)).toBeGreaterThan(kept);
  await page.keyboard.press('Shift+Enter');
  expect(await position(page)).toBe(kept);
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  expect(await position(page)).toBe(kept);

  await figure.locator('.items button').first().focus();
  await expect(figure.locator('.pointed')).toBeVisible();
  await page.keyboard.press('End');
  await expect(figure.locator('.pointed')).toHaveCount(0);

  await figure.getByRole('tab', { name: 'Steps' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(figure.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
  await expect(figure.locator('.step-list [aria-current=step]')).toBeInViewport();
  await figure.locator('.step-list [tabindex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await position(page)).toBe(
    Number(await figure.locator('input[type=range]').getAttribute('max')) - 1,
  );
});

test('the last step has its sentence, and so has the one before the end', async ({ page }) => {
  const figure = await open(page, 'en/generate/backtracker/');
  const caption = figure.locator('.caption p').first();
  await expect(caption).toContainText('It is popped. Done, with every cell connected.');
  await figure.getByRole('button', { name: 'Step back' }).click();
  await expect(caption).toContainText('Left on the stack: 1.');
  await expect(caption).not.toContainText('Done');
});

test('the source runs to its lines as the pseudocode does', async ({ page }) => {
  const figure = await open(page, 'zh/generate/wilson/?step=10');
  await figure.getByRole('tab', { name: '源代码' }).click();
  const line = figure.locator('.source .line', { hasText: 'eraseLoop(board' }).first();
  await line.click();
  await expect(line).toHaveAttribute('aria-current', 'true');
  const erased = await position(page);
  await line.click({ modifiers: ['Shift'] });
  const before = await position(page);
  expect(before === erased || before < erased).toBe(true);
  await expect(figure.locator('.hint')).toContainText(before === erased ? '还没有执行过' : '次执行');
});

test.describe('on a phone of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('everything fits, is large enough to touch, and needs no Shift key', async ({ page }) => {
    const figure = await open(page, 'zh/generate/kruskal/?step=40');
    await figure.locator('.fold').tap();
    const small = () =>
      figure.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('button, select, input, [role=button]')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .map((control) => [
            control.textContent?.trim() || control.ariaLabel,
            control.getBoundingClientRect().height,
          ])
          .filter(([, height]) => Number(height) < 43.5),
      );
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await small()).toEqual([]);
    expect(await wide()).toBeLessThanOrEqual(0);

    await figure.locator('.steps button').last().tap();
    const first = await position(page);
    await expect(figure.locator('.hint')).toContainText('第');
    await figure.getByRole('button', { name: '这一行的下一次' }).tap();
    expect(await position(page)).toBeGreaterThan(first);
    await figure.getByRole('button', { name: '这一行的上一次' }).tap();
    expect(await position(page)).toBe(first);

    await figure.locator('.items button').first().tap();
    await expect(figure.locator('.pointed')).toBeVisible();

    await figure.getByRole('tab', { name: '经过' }).tap();
    await expect(figure.locator('.step-list [aria-current=step]')).toBeVisible();
    expect(await small()).toEqual([]);
    expect(await wide()).toBeLessThanOrEqual(0);
  });
});

test('axe, with the log open, in both languages and themes', async ({ page }) => {
  test.slow();
  for (const [path, scheme] of [
    ['zh/generate/eller/?step=60', 'dark'],
    ['en/solve/a-star/?step=60', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const figure = await open(page, path);
    await figure.getByRole('tab').last().click();
    await expect(figure.locator('.step-list button').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0].html])).toEqual([]);
  }
});

for (const page of ['en/solve/a-star', 'en/generate/wilson', 'zh/solve/wall-follower']) {
  test(`${page}: nothing moves while it is stepped through`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 1280, height: 900 });
    const figure = await open(tab, `${page}/?step=0`);
    const bar = figure.locator('input[type=range]');
    const tops = new Set<number>();
    for (let step = 0; step < 15; step++) {
      await bar.press('ArrowRight');
      tops.add(await bar.evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
    }
    expect([...tops]).toHaveLength(1);
  });
}
