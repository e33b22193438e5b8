import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './e2e/browser.ts';
import { sites } from './e2e/sites.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // As long as a slow computer may take: what is waited for comes sooner, or never.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A fault fails twice; what passes at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'dot' : 'list',
  use: { launchOptions: await chromiumLaunch(), locale: 'zh-CN' },
  webServer: Object.values(sites).map(({ folder, base, port }) => ({
    command: `node scripts/serve.ts ${folder}`,
    env: { PORT: String(port), BASE_PATH: base },
    url: `http://localhost:${port}${base}404.html`,
    reuseExistingServer: false,
  })),
});
