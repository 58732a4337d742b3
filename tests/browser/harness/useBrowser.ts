import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { launchBrowser } from '#scripts/launchBrowser.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { watchFaults } from './pageFaults.ts';

export type PageOptions = {
  readonly path?: string;
  readonly language?: Language;
  /** CSS pixels; 320 is the narrowest anybody uses. */
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** The worker that shows a page without a network; it would stand between other tests and their requests. */
  readonly withOfflineWorker?: boolean;
  /** As somebody whose browser runs none. */
  readonly scripts?: boolean;
  /** The browser asks to spare data, or its connection is slow. */
  readonly link?: 'asksToSave' | 'slow';
  /** Files are cut off in this test: the browser says so, and that is no complaint. */
  readonly losesFiles?: boolean;
};

const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };
const reports = resolve(import.meta.dirname, '../../../reports/browser');

/**
 * A browser for the tests of a file. Each page is a person of their own; after the test it is closed, and the test
 * fails if the page complained of anything. A failed test leaves a picture in reports/browser.
 */
export function useBrowser() {
  let browser: Browser;
  const opened: { context: BrowserContext; page: Page; faults: readonly string[] }[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    const pages = opened.splice(0);
    const hasFailed = task.result?.state === 'fail' || pages.some(({ faults }) => faults.length > 0);
    if (hasFailed) await keepPictures(pages, task.name);
    await Promise.all(pages.map(({ context }) => context.close()));
    expect(
      pages.flatMap(({ faults }) => faults),
      'no page complains',
    ).toEqual([]);
  });

  async function openPage(app: Pick<RunningApp, 'baseUrl'>, options: PageOptions = {}): Promise<Page> {
    const { path = '/', language = 'en', width = 1280, height = 900, theme = 'light', scripts = true } = options;
    const context = await browser.newContext({
      baseURL: app.baseUrl,
      locale: locales[language],
      timezoneId: 'Europe/London',
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      serviceWorkers: options.withOfflineWorker ? 'allow' : 'block',
      javaScriptEnabled: scripts,
    });
    if (options.link === 'asksToSave') await context.setExtraHTTPHeaders({ 'save-data': 'on' });
    if (options.link === 'slow') await context.addInitScript(onSlowLink);
    const page = await context.newPage();
    opened.push({ context, page, faults: await watchFaults(page, options) });
    await page.goto(path);
    return page;
  }

  return { openPage };
}

const onSlowLink = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } });

async function keepPictures(pages: readonly { page: Page }[], testName: string) {
  const name = testName.replace(/\W+/g, '-').slice(0, 80);
  for (const [number, { page }] of pages.entries()) {
    if (!page.isClosed()) await page.screenshot({ path: join(reports, `${name}-${number + 1}.png`), fullPage: true });
  }
}
