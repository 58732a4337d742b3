import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium of this machine; else the one Playwright fetched for itself. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && existsSync(path));
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}
