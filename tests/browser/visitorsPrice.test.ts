import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { useBrowser } from './harness/useBrowser.ts';

describe('a visitor’s price', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), jobs: false });
  });
  afterAll(() => app.stop());

  test.each(['/', '/get-quote'])(
    'at %s comes however late, though nobody is found to be signed in meanwhile (LAN-02, QUO-01)',
    async (path) => {
      const page = await openPage(app, { path: '/maintenance', width: 390 });
      // The server's time is asked once it is known who is there.
      const isKnown = page.waitForResponse('**/api/health-check');
      await page.route('**/api/exchange/**', async (route) => {
        await isKnown;
        await route.continue();
      });
      await page.goto(path);
      const arrives = page.getByRole('textbox', { name: 'They get' });
      await expect.poll(() => arrives.inputValue(), { timeout: 15_000 }).toMatch(/^\d/);
    },
  );
});
