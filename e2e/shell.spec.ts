// The shell around the pages: choosing a language, choosing a theme, finding a page, getting lost.
import { expect, type Page, test } from '@playwright/test';
import { at, pagesIn, sites } from './sites.ts';

const site = sites.root;
const deepest = (language: 'zh' | 'en') => pagesIn(site, language).sort((a, b) => b.length - a.length)[0]!;
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test.describe('the language link', () => {
  test('keeps the page, the query and the fragment', async ({ page }) => {
    const path = deepest('zh');
    await page.goto(`${at(site, path)}?seed=%E8%BF%B7%E5%AE%AB&step=12#_top`);
    const link = page.getByRole('link', { name: 'English' });
    await expect(link).toHaveAttribute('lang', 'en');
    await expect(link).toHaveAttribute('hreflang', 'en');
    await link.click();
    await expect(page).toHaveURL(
      `${at(site, path.replace('zh', 'en'))}?seed=%E8%BF%B7%E5%AE%AB&step=12#_top`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(`${at(site, path)}?seed=%E8%BF%B7%E5%AE%AB&step=12#_top`);
  });

  test('takes the query of the moment, and what a player adds', async ({ page }) => {
    await page.goto(at(site, 'zh/'));
    await page.evaluate(() => {
      history.replaceState(null, '', '?late=1');
      document.addEventListener('languagechoice', (event) =>
        (event as CustomEvent<{ url: URL }>).detail.url.searchParams.set('added', '2'),
      );
    });
    await page.getByRole('link', { name: 'English' }).press('Enter');
    await expect(page).toHaveURL(`${at(site, 'en/')}?late=1&added=2`);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('keeps the page', async ({ page }) => {
      const path = deepest('en');
      await page.goto(at(site, path));
      await page.getByRole('link', { name: '简体中文' }).click();
      await expect(page).toHaveURL(at(site, path.replace('en', 'zh')));
    });
  });
});

test.describe('the address without a language', () => {
  for (const [languages, goal] of [
    [['zh-TW', 'en'], 'zh/'],
    [['en-GB', 'zh-CN'], 'en/'],
    [['fr', 'zh-CN'], 'zh/'],
    [['fr', 'de'], 'en/'],
    [[], 'en/'],
  ] as const) {
    test(`readers of ${languages.join(', ') || 'nothing known'} go to ${goal}`, async ({ page }) => {
      await page.addInitScript((list) => {
        Object.defineProperty(navigator, 'languages', { get: () => list });
      }, languages);
      await page.goto(`${at(site)}?step=3#here`);
      await expect(page).toHaveURL(`${at(site, goal)}?step=3#here`);
      await page.goBack();
      await expect(page).toHaveURL('about:blank'); // the choice left no trap in the history
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('offers both', async ({ page }) => {
      await page.goto(at(site));
      await expect(page.getByRole('link', { name: '进入中文版' })).toHaveAttribute('href', '/zh/');
      await page.getByRole('link', { name: 'Read in English' }).click();
      await expect(page).toHaveURL(at(site, 'en/'));
    });
  });
});

test('a wrong address is answered in both languages, each marked as such', async ({ page }) => {
  const response = await page.goto(at(site, 'zh/no-such-page/'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('section[lang=zh-CN] h1')).toHaveText('没有这一页');
  await expect(page.locator('section[lang=en] h2')).toHaveText('There is no such page');
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(at(site, 'zh/'));
});

test.describe('the theme', () => {
  test.use({ colorScheme: 'light' });
  const toggle = (page: Page) => page.getByRole('button', { name: '深色主题' });

  test('follows the system until the reader chooses', async ({ page }) => {
    await page.goto(at(site, 'zh/'));
    expect(await theme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');

    await toggle(page).click();
    expect(await theme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await theme(page)).toBe('light');
  });

  test('is chosen by keyboard, and remembered on every page', async ({ page }) => {
    await page.goto(at(site, 'zh/'));
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await page.goto(at(site, 'en/'));
    expect(await theme(page)).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(26, 32, 38)',
    );
    await page.goto(at(site, '404.html'));
    expect(await theme(page)).toBe('dark');
  });

  test('choosing what the system has follows the system again', async ({ page }) => {
    await page.goto(at(site, 'zh/'));
    await toggle(page).click();
    await toggle(page).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('can be switched where storage is forbidden', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(at(site, 'zh/'));
    await toggle(page).click();
    expect(await theme(page)).toBe('dark');
    expect(errors).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, colorScheme: 'light' });
    test('is the system’s', async ({ page }) => {
      await page.goto(at(site, 'zh/'));
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(252, 251, 247)');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(26, 32, 38)');
      await expect(toggle(page)).toBeHidden();
    });
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('opens, leads to a page, and closes', async ({ page }) => {
    await page.goto(at(site, 'en/'));
    const menu = page.getByRole('button', { name: 'Menu' });
    const link = page.locator('#starlight__sidebar a').last();
    await expect(link).toBeHidden();
    await menu.tap();
    const goal = await link.getAttribute('href');
    await link.tap();
    await expect(page).toHaveURL(new URL(goal!, at(site)).href);
    await expect(page.locator('#starlight__sidebar a').last()).toBeHidden();
  });
});

for (const [name, where] of Object.entries(sites)) {
  for (const [language, term, button] of [
    ['zh', '迷宫', '搜索'],
    ['zh', '进度条', '搜索'],
    ['en', 'maze', 'Search'],
    ['en', 'texture', 'Search'],
  ] as const) {
    test(`${name}: searching for ${term} finds a page in the same language that opens`, async ({ page }) => {
      await page.goto(at(where, `${language}/`));
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.locator('#starlight__search input').fill(term);
      const result = page.locator('#starlight__search .pagefind-ui__result-link').first();
      await expect(result).toHaveAttribute('href', new RegExp(`^${where.base}${language}/`));
      await result.click();
      await expect(page.locator('main')).toContainText(new RegExp(term, 'i'));
    });
  }
}

test('below a path, the language is chosen and the language link works', async ({ page }) => {
  await page.goto(at(sites.below));
  await expect(page).toHaveURL(at(sites.below, 'zh/'));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(at(sites.below, 'en/'));
  const response = await page.goto(at(sites.below, 'en/no-such-page/'));
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(at(sites.below, 'en/'));
});

for (const width of [320, 360, 390]) {
  for (const path of ['en/', 'zh/']) {
    test(`at ${width} pixels the header of ${path} keeps its controls apart and on the screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(site, path));
      const controls = page.locator(
        '.site-title, .header-tools button:visible, language-link a, .sl-menu-button',
      );
      const boxes = await controls.evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left, right }) => ({ left, right }))
          .sort((a, b) => a.left - b.left),
      );
      expect(boxes.length).toBeGreaterThanOrEqual(5);
      for (let n = 1; n < boxes.length; n++)
        expect(boxes[n].left).toBeGreaterThanOrEqual(boxes[n - 1].right - 1);
      expect(boxes.at(-1)!.right).toBeLessThanOrEqual(width);
    });
  }
}
