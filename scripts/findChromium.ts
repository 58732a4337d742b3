import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { canInstall, installPackages, run } from './run.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The same Chromium without what draws its window: it does the same pages in three quarters of the time. */
const windowless = { package: 'chromium-headless-shell', place: '/usr/bin/chromium-headless-shell' };

/** A Chromium as people have it: the machine's, else Playwright's, else one from the package manager. */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;
  if (canInstall()) installPackages('chromium');
  else run('npx', ['playwright', 'install', 'chromium']);
  const installed = installedChromium();
  if (installed) return installed;
  throw new Error('The browser tests need a Chromium. Install one, or set CHROMIUM_PATH to where it is.');
}

/** A Chromium for many tests: without its window where the machine has or can install that, else as people have it. */
export async function findWindowlessChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (!existsSync(windowless.place) && canInstall()) installIfThere();
  return existsSync(windowless.place) ? windowless.place : findChromium();
}

/** Not every release of Debian has the package. */
function installIfThere(): void {
  try {
    installPackages(windowless.package);
  } catch {
    console.log(`There is no ${windowless.package} here: the tests take the whole Chromium.`);
  }
}

function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is “${named}”, but there is no program there.`);
  return [named, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path));
}
