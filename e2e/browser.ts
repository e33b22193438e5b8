// Which Chromium the tests drive. One place, so that the unit tests, the end-to-end tests and the scripts agree.
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
}

// The pages are our own build, served from this machine, so the sandbox (which root and many containers
// cannot have) protects nothing; the rest keeps the browser from talking to anyone.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The first Chromium of: the environment variable `CHROME_PATH`, the usual installed places, the one
 * `npx playwright install chromium` fetched, the one the npm package `@sparticuz/chromium` carries
 * (Linux x64, no root needed). `CHROME_PATH=packaged` asks for the last at once.
 *
 * @throws Error if `CHROME_PATH` names a file that is not there.
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const asked = process.env.CHROME_PATH;
  if (asked === 'packaged') return packagedChromium();
  if (asked && !existsSync(asked)) {
    throw new Error(`CHROME_PATH is ${asked}, but there is no such file. Correct or unset it.`);
  }
  const found = [asked, ...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path));
  return found ? { executablePath: found, args: QUIET } : packagedChromium();
}

async function packagedChromium(): Promise<ChromiumLaunch> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium found. Run "npx playwright install chromium", or set CHROME_PATH to one.');
  }
  const { default: Chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  const packageRoot = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = createRequire(import.meta.url)(join(packageRoot, 'package.json'));
  const home = join(tmpdir(), `maze-notebook-chromium-${version}`);

  if (!existsSync(home)) {
    // The package unpacks into the temporary directory, and takes a half-written file for a finished one.
    // Several test workers may get here at once, so each unpacks into its own and one rename wins.
    const own = await mkdtemp(`${home}-`);
    const before = process.env.TMPDIR;
    process.env.TMPDIR = own;
    Chromium.setGraphicsMode = false;
    await Chromium.executablePath(join(packageRoot, 'bin'));
    await inflate(join(packageRoot, 'bin', 'al2023.tar.br'));
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    // Its fonts.conf looks for fonts in a fixed place; where it finds none, text crashes the browser.
    await writeFile(
      join(own, 'fonts', 'fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${join(home, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(home, 'cache')}</cachedir>
</fontconfig>`,
    );
    await rename(own, home).catch(() => rm(own, { recursive: true }));
  }
  process.env.FONTCONFIG_PATH ??= join(home, 'fonts');
  setupLambdaEnvironment(join(home, 'al2023', 'lib'));
  return { executablePath: join(home, 'chromium'), args: [...QUIET, '--no-zygote'] };
}
