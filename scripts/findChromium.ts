import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { canInstall, installPackages, run } from './run.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium for the browser tests: the machine's, else Playwright's, else one from the package manager. */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;
  if (canInstall()) installPackages('chromium');
  else run('npx', ['playwright', 'install', 'chromium']);
  const installed = installedChromium();
  if (installed) return installed;
  throw new Error('The browser tests need a Chromium. Install one, or set CHROMIUM_PATH to where it is.');
}

function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is “${named}”, but there is no program there.`);
  return [named, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path));
}
