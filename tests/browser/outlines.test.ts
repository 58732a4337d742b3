import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './harness/expectations.ts';
import { enterAs } from './harness/sendingSteps.ts';
import { useBrowser } from './harness/useBrowser.ts';

/** Asked for before anything of anybody shows: the page, its styles, scripts, fonts and calls. */
const mostRequests = { '/dashboard': 25, '/transactions': 26 } as const;

const scripts = /\/assets\/[\w-]+\.js$/;
const rows = (page: Page) => page.locator('main a[href*="transfer="]');

describe('pages of who is signed in, of which an outline is written', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  let ama: Person;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
    ama = await verifiedSender(app);
    await newTransfer(ama);
  });
  afterAll(() => app.stop());

  /** Keeps scripts from a page until the returned function is called. */
  async function hold(page: Page): Promise<() => void> {
    let letGo = () => {};
    const go = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(scripts, async (route) => {
      await go;
      await route.continue();
    });
    return letGo;
  }

  async function signedIn(width: number): Promise<Page> {
    const page = await openPage(app, { path: '/robots.txt', width });
    await page.goto('/sign-in');
    const sender = await verifiedSender(app);
    await newTransfer(sender);
    await enterAs(page, sender);
    await page.goto('/robots.txt');
    return page;
  }

  test.each([
    ['/transactions', 'main h2', 390],
    ['/transactions', 'main [role="tablist"]', 1280],
    ['/dashboard', 'main h2', 390],
    ['/dashboard', 'main section', 1280],
  ] as const)(
    '%s stands before any script, and nothing moves when it comes: %s, %i (AUT-05)',
    async (path, part, width) => {
      const page = await signedIn(width);
      const letGo = await hold(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator(part).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.getByText('Just a minute').count()).toBe(1);
      expect(await page.locator('[inert] main').count()).toBe(1);
      await expectNoSidewaysScroll(page);
      const places = async () => ({
        part: (await page.locator(part).first().boundingBox())?.y,
        heading: (await page.locator('h1[tabindex]').boundingBox())?.y,
      });
      const before = await places();
      letGo();
      await rows(page).first().waitFor();
      expect(await places()).toEqual(before);
      expect(await page.locator('[inert] main').count()).toBe(0);
    },
  );

  test('nobody’s outline is sent to who is not signed in, and whose session has ended is led to sign in', async () => {
    const page = await signedIn(390);
    const html = async () => (await page.context().request.get('/transactions')).text();
    expect(await html()).toContain('data-outline');
    await app.db.deleteFrom('session').execute();
    await page.goto('/transactions');
    await page.waitForURL('**/sign-in');
    await page.getByRole('textbox', { name: 'Email or phone' }).waitFor();
    await page.context().clearCookies();
    expect(await html()).not.toContain('data-outline');
  });

  test('an outline is left alone by axe in both languages', async () => {
    const page = await signedIn(390);
    await hold(page);
    for (const language of ['en', 'fr']) {
      await page.goto(`/transactions?lang=${language}`, { waitUntil: 'commit' });
      await page.locator('main h2').first().waitFor();
      await expectNoAxeViolations(page);
    }
  });

  test.each(Object.entries(mostRequests))(
    '%s asks for at most %i before it shows what is there',
    async (path, most) => {
      const page = await signedIn(390);
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('main a[href*="transfer="]')) return;
          observer.disconnect();
          performance.mark('shown');
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(path);
      await rows(page).first().waitFor();
      const asked = await page.evaluate(() => {
        const [shown] = performance.getEntriesByName('shown');
        return performance.getEntriesByType('resource').filter(({ startTime }) => startTime < (shown?.startTime ?? 0));
      });
      expect(asked.length).toBeGreaterThan(10);
      expect(asked.map(({ name }) => name).length + 1).toBeLessThanOrEqual(most);
    },
  );
});
