import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './e2e/browser.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/*/test/**/*.test.ts', 'src/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        plugins: [svelte()],
        test: {
          name: 'browser',
          include: ['packages/*/test/**/*.browser.test.ts', 'src/**/*.browser.test.ts'],
          // As long as a slow computer may take: what is waited for comes sooner, or never.
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await chromiumLaunch(),
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
