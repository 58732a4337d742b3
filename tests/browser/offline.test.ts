import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { expectNoAxeViolations } from './harness/expectations.ts';
import { useBrowser } from './harness/useBrowser.ts';

describe('without a network', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), jobs: false });
  });
  afterAll(() => app.stop());

  const titles = { en: 'We can’t reach Sawa', fr: 'Sawa est injoignable' };

  test.each(['en', 'fr'] as const)(
    'any page says in %s what is safe, nothing of the API is kept, and payments are left alone (issue 6, item 4)',
    async (language) => {
      const page = await openPage(app, { path: '/help', language, withOfflineWorker: true });
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      // What the page fetches at rest has arrived: a file cut off on its way would be a complaint.
      await page.reload({ waitUntil: 'networkidle' });

      await page.context().setOffline(true);
      await page.goto('/get-quote?method=1');
      await page.getByRole('heading', { level: 1, name: titles[language] }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/get-quote');
      expect(await page.getByRole('listitem').count()).toBe(3);
      await expectNoAxeViolations(page);

      const kept = await page.evaluate(async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(caches_.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept.filter((path) => !path.startsWith('/assets/') && path !== '/offline')).toEqual([]);
      const answer = await page.evaluate(() => fetch('/api/health').then(String, () => 'no answer'));
      expect(answer).toBe('no answer');
      await expect(page.goto('/transfer-completed')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);

      await page.context().setOffline(false);
      await page.goto('/get-quote?method=1');
      await page.getByRole('textbox').first().waitFor();
    },
  );
});
