// How many frames a second nine mazes of 60 × 60 cells play at, side by side, with the processor slowed four times.
//   npm run build && npm run serve        in one terminal
//   node scripts/nine-panes.ts [address]  in another; the address defaults to http://localhost:4321/
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../e2e/browser.ts';

const SLOWED = 4;
const SECONDS = 5;
const panes = ['backtracker', 'wilson', 'kruskal', 'prim-walls', 'prim-frontier', 'growing-tree'].concat(
  'hunt-and-kill',
  'sidewinder',
  'aldous-broder',
);

const site = process.argv[2] ?? 'http://localhost:4321/';
const query = new URLSearchParams({ rows: '60', cols: '60', seed: 'nine', unit: 'joined', at: '0' });
for (const pane of panes) query.append('pane', pane);

const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1280, height: 1400 } });
await page.goto(`${site}en/compare/textures/?${query}`);
await page.locator('.scale[data-measured=true]').nth(71).waitFor({ timeout: 300_000 });
await page.getByLabel('Speed').selectOption('8×');
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
await page.getByRole('button', { name: 'Play', exact: true }).click();
const frames = await page.evaluate(
  (ms) =>
    new Promise<number[]>((resolve) => {
      const lengths: number[] = [];
      let last = performance.now();
      const end = last + ms;
      const frame = (now: number) => {
        lengths.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(frame);
        else resolve(lengths);
      };
      requestAnimationFrame(frame);
    }),
  SECONDS * 1000,
);
await browser.close();

const sorted = frames.toSorted((a, b) => a - b);
const mean = frames.reduce((sum, ms) => sum + ms) / frames.length;
const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
console.log(
  `${panes.length} panes of 60 × 60 cells, processor slowed ${SLOWED} times, ${SECONDS} s of playing:`,
);
console.log(
  `${(1000 / mean).toFixed(1)} frames a second; median ${at(0.5)} ms, 95 of 100 below ${at(0.95)} ms`,
);
