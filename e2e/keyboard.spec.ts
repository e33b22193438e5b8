// The player without a pointer: a walk from the top of the page through everything it has, once; and its open panels
// for screen readers, small fingers, large text and those who want no motion.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import english from '../content/i18n/en.json' with { type: 'json' };
import chinese from '../content/i18n/zh-CN.json' with { type: 'json' };
import { at, sites } from './sites.ts';

type Words = Record<`maze.${string}`, string>;

const site = sites.root;
const languages: [language: 'en' | 'zh', words: Words][] = [
  ['en', english],
  ['zh', chinese],
];
const figure = (page: Page) => page.locator('figure.player').first();
const slider = (page: Page) => figure(page).locator('input[type=range]');
const caption = (page: Page) => figure(page).locator('.caption p').first();
const picker = (page: Page) => figure(page).getByRole('application');

async function open(page: Page, path: string) {
  await page.goto(at(site, path));
  await expect(figure(page).locator('canvas')).toBeVisible();
}

/** Presses Tab until something inside the player has the focus that answers to a name. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let press = 0; press < 80; press++) {
    const focused = figure(page).locator(':focus');
    if ((await focused.count()) === 1) {
      const label = await nameOf(focused);
      if (typeof name === 'string' ? label === name : name.test(label)) return focused;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

const nameOf = (element: Locator) =>
  element.evaluate(
    (it) =>
      it.getAttribute('aria-label') ??
      (it as HTMLInputElement).labels?.[0]?.querySelector('span')?.textContent?.trim() ??
      it.textContent?.trim() ??
      '',
  );

for (const [language, words] of languages) {
  test(`${language}: by keys alone, from the top of the page through the whole player`, async ({ page }) => {
    test.slow();
    await open(page, `${language}/generate/prim-walls/`);
    const end = Number(await slider(page).getAttribute('max'));

    // The buttons, each with Enter or the space bar.
    await tabTo(page, words['maze.first']);
    await page.keyboard.press('Enter');
    await expect(slider(page)).toHaveValue('0');
    await tabTo(page, words['maze.forward']);
    for (let step = 0; step < 3; step++) await page.keyboard.press('Enter');
    await expect(slider(page)).toHaveValue('3');
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, words['maze.play']);
    await page.keyboard.press('Space');
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(3);
    await page.keyboard.press('Space');
    await expect(figure(page).getByRole('button', { name: words['maze.play'], exact: true })).toBeFocused();
    const paused = Number(await slider(page).inputValue());
    await tabTo(page, words['maze.nextEvent']);
    await page.keyboard.press('Enter');
    expect(Number(await slider(page).inputValue())).toBeGreaterThan(paused);

    // The bar: arrows, ends, and what it says.
    await tabTo(page, words['maze.position']);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveValue('2');
    expect(await slider(page).getAttribute('aria-valuetext')).toContain(await caption(page).textContent());
    await page.keyboard.press('End');
    await expect(slider(page)).toHaveValue(String(end));

    // The speed, another maze, the settings.
    await tabTo(page, words['maze.speed']);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, words['maze.newMaze']);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url(), { timeout: 10_000 }).toContain('seed=');
    await tabTo(page, words['maze.settings']);
    await page.keyboard.press('Enter');
    await tabTo(page, words['maze.rows']);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await tabTo(page, words['maze.cols']);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await tabTo(page, words['maze.seed']);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('q?1f');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url(), { timeout: 10_000 }).toContain('rows=6&cols=8&seed=q%3F1f');
    await expect(figure(page).locator('.predict')).toHaveCount(0);
    await tabTo(page, words['maze.view']);
    await page.keyboard.press('ArrowDown');
    await expect(figure(page).locator('.stage')).toHaveAttribute('data-view', 'blocks');
    await page.keyboard.press('ArrowUp');

    // Predicting: begin, answer by a number or in the picture, go on, leave.
    await figure(page).focus();
    await tabTo(page, words['maze.predict']);
    await page.keyboard.press('Enter');
    for (let round = 1; round <= 5; round++) {
      await expect(figure(page).locator('.predict .ask')).toBeVisible();
      if ((await picker(page).count()) > 0) {
        await expect(picker(page)).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      } else {
        await expect(figure(page).locator('.predict .choice').first()).toBeFocused();
        await page.keyboard.press('1');
      }
      await expect(figure(page).locator('.predict .count')).toContainText(String(round));
      const next = figure(page).locator('.predict .answers button');
      await expect(next).toBeFocused();
      await page.keyboard.press('Enter');
    }
    if ((await picker(page).count()) > 0) await page.keyboard.press('Escape');
    await tabTo(page, words['maze.predict']);
    await page.keyboard.press('Enter');
    await expect(figure(page).locator('.predict')).toHaveCount(0);

    // The cell cursor.
    await tabTo(page, words['maze.explore']);
    await page.keyboard.press('Enter');
    await expect(picker(page)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowDown');
    const cell = words['maze.cell'].replace('{row}', '2').replace('{col}', '1');
    await expect(figure(page).locator('.cell-line')).toContainText(cell, { ignoreCase: true });
    await page.keyboard.press('Escape');
    await expect(figure(page).getByRole('button', { name: words['maze.explore'] })).toBeFocused();

    // Full screen and the list of keys.
    await tabTo(page, words['maze.present']);
    await page.keyboard.press('Enter');
    await expect(figure(page)).toHaveClass(/presenting/);
    await page.keyboard.press('Home');
    await page.keyboard.press('PageDown');
    await expect(slider(page)).toHaveValue('1');
    await page.keyboard.press('f');
    await expect(figure(page)).not.toHaveClass(/presenting/);
    await tabTo(page, words['maze.keys']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(figure(page).getByRole('button', { name: words['maze.keys'], exact: true })).toBeFocused();

    // Steps and source: tabs by arrow keys.
    await tabTo(page, words['maze.stepsTab']);
    await page.keyboard.press('ArrowRight');
    await expect(figure(page).getByRole('tab', { name: words['maze.sourceTab'] })).toBeFocused();

    // No trap: Tab leads out at the end.
    for (let press = 0; press < 120 && (await figure(page).locator(':focus').count()) > 0; press++)
      await page.keyboard.press('Tab');
    await expect(figure(page).locator(':focus')).toHaveCount(0);
  });

  test(`${language}: a search by keys: choose start and goal in the picture`, async ({ page }) => {
    await open(page, `${language}/solve/dfs/`);
    await tabTo(page, words['maze.chooseStart']);
    await page.keyboard.press('Enter');
    await expect(picker(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url(), { timeout: 10_000 }).toContain('start=2-2');
    // The focus goes back to the button, also where nothing is chosen in the end.
    const button = figure(page).getByRole('button', { name: words['maze.chooseStart'] });
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(picker(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
}

/** What can be opened in a player, and how. */
const panels: [name: string, path: string, show: (page: Page, words: Words) => Promise<void>][] = [
  [
    'settings',
    'solve/bfs/',
    (page, words) => figure(page).getByRole('button', { name: words['maze.settings'], exact: true }).click(),
  ],
  [
    'a question with choices',
    'generate/kruskal/',
    async (page, words) => {
      await figure(page).getByRole('button', { name: words['maze.predict'] }).click();
      await expect(figure(page).locator('.predict .choice').first()).toBeVisible();
    },
  ],
  [
    'a question for a cell, answered wrongly',
    'generate/backtracker/',
    async (page, words) => {
      await figure(page).getByRole('button', { name: words['maze.predict'] }).click();
      await expect(picker(page)).toBeVisible();
      await picker(page).click({ position: { x: 12, y: 12 } });
      await expect(figure(page).locator('.predict .judgement')).toBeVisible();
    },
  ],
  [
    'the cell cursor',
    'solve/a-star/',
    async (page, words) => {
      await figure(page).getByRole('button', { name: words['maze.explore'] }).click();
      await picker(page).press('ArrowRight');
      await expect(figure(page).locator('.cell-line')).toBeVisible();
    },
  ],
  [
    'the list of keys',
    'generate/wilson/',
    async (page, words) => {
      await figure(page).getByRole('button', { name: words['maze.keys'], exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'full screen',
    'generate/eller/',
    async (page, words) => {
      await figure(page).getByRole('button', { name: words['maze.present'], exact: true }).click();
      await expect(figure(page)).toHaveClass(/presenting/);
    },
  ],
];

for (const [name, path, show] of panels) {
  for (const [language, words] of languages) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${name}, ${language}, ${colorScheme}`, () => {
        test.use({ colorScheme });
        test('axe finds nothing', async ({ page }) => {
          await open(page, `${language}/${path}`);
          await show(page, words);
          const { violations } = await new AxeBuilder({ page }).include('figure.player').analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          ).toEqual([]);
        });
      });
    }
  }

  test.describe(`${name}, on a phone of 360 pixels`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    test('everything to be pressed is 44 pixels high, and nothing sticks out', async ({ page }) => {
      await open(page, `en/${path}`);
      await show(page, english);
      const small = await page
        .locator('figure.player')
        .first()
        .locator(
          '.controls button, .controls select, .controls input, .settings :is(button, select, input), dialog button',
        )
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            // What a tick box is called can be pressed as well.
            const pressed = element.matches('[type=checkbox]')
              ? (element.closest('label') ?? element)
              : element;
            const { width, height } = pressed.getBoundingClientRect();
            if (width === 0) return [];
            return height < 44 || width < 44 ? [`${element.outerHTML.slice(0, 120)} ${width}×${height}`] : [];
          }),
        );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });

  test.describe(`${name}, at 200 % zoom`, () => {
    // A window of 1280 × 800 whose pixels are twice as large.
    test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    test('nothing scrolls sideways', async ({ page }) => {
      for (const [language, words] of languages) {
        await open(page, `${language}/${path}`);
        await show(page, words);
        const wide = await page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          ...[...document.querySelectorAll('figure.player, dialog')].map(
            (element) => element.scrollWidth - element.clientWidth,
          ),
        ]);
        expect(Math.max(...wide), language).toBeLessThanOrEqual(0);
      }
    });
  });
}

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('playing in the prediction mode stops at the question all the same', async ({ page }) => {
    await open(page, 'en/generate/kruskal/');
    await figure(page).getByRole('button', { name: english['maze.predict'] }).click();
    await expect(slider(page)).toHaveValue('1');
    await figure(page).getByRole('button', { name: english['maze.play'], exact: true }).click();
    await expect(slider(page)).toHaveValue('2');
    await expect(figure(page).locator('.predict .ask')).toBeVisible();
  });
});
