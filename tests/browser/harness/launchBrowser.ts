import { type Browser, chromium } from 'playwright';
import { installedChromium } from '#scripts/findChromium.ts';

export function launchBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}
