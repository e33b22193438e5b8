// Every page in a browser: nothing in the console, nothing missing, nothing wider than the screen.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { at, kindsIn, type Language, pagesIn, sites } from './sites.ts';

const site = sites.root;
const languages: Language[] = ['zh', 'en'];

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

for (const language of languages) {
  for (const path of pagesIn(site, language)) {
    test(`${path} is quiet and fits the screen`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.goto(at(site, path), { waitUntil: 'networkidle' });
      for (const width of [1280, 390, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(beyond, `pixels beyond the edge at ${width}`).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
    });
  }
}

/** Where axe finds a violation, as "rule: selector". */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe, ${theme}`, () => {
    test.use({ colorScheme: theme });
    for (const path of [...languages.flatMap((language) => kindsIn(site, language)), '404.html']) {
      test(path, async ({ page }) => {
        await page.goto(at(site, path), { waitUntil: 'networkidle' });
        expect(await violations(page)).toEqual([]);
      });
    }

    test('the address without a language', async ({ page }) => {
      // The page as it is, but not sent on.
      await page.route(at(site), async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('location.replace', 'void ') });
      });
      await page.goto(at(site));
      await expect(page.getByRole('link')).toHaveCount(2);
      expect(await violations(page)).toEqual([]);
    });
  });
}
