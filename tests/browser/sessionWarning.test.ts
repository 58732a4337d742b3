import { sql } from 'kysely';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Person, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { expectNoAxeViolationsInBothThemes, expectNoSidewaysScroll } from './harness/expectations.ts';
import { type PageOptions, useBrowser } from './harness/useBrowser.ts';

describe('a session that is almost over', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  let person: Person;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
    person = await signUpAndIn(app);
  });
  afterAll(() => app.stop());

  async function openSignedIn(options: PageOptions): Promise<Page> {
    const page = await openPage(app, { path: '/sign-in', ...options });
    await page.locator('input[autocomplete~=username]').fill(person.username);
    await page.locator('input[autocomplete~=current-password]').fill(testPassword);
    await page.locator('input[autocomplete~=current-password]').press('Enter');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }

  /** Nobody has touched the page for so long, by its clock; then it moves on by itself until it shows what is expected. */
  async function leaveAlone(page: Page, { minutes, until }: { minutes: number; until: Locator }) {
    await page.evaluate((ahead) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + ahead;
    }, minutes * 60_000);
    // A call that was on its way still says that somebody was here.
    await vi.waitFor(async () => {
      await sql`update session set last_seen_at = now() - make_interval(mins => ${minutes})
      where user_id = ${person.user.id}`.execute(app.db);
      await changeAddress(page);
      await until.waitFor({ timeout: 5_000 });
    }, 60_000);
  }

  const changeAddress = (page: Page) =>
    page.evaluate(() => {
      const next = location.pathname === '/rewards' ? '/transactions' : '/rewards';
      history.pushState({ key: next, idx: 1 }, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
    });

  const idleMinutes = async () => {
    const { rows } = await sql<{ idle: number }>`select extract(epoch from now() - max(last_seen_at))::int / 60 as idle
    from session where user_id = ${person.user.id}`.execute(app.db);
    return rows[0]?.idle;
  };

  test.each([
    [{ language: 'en', width: 1280 }, 'Are you still there?', 'Stay signed in'],
    [{ language: 'fr', width: 320 }, /Vous êtes toujours là/, 'Garder ma session ouverte'],
  ] as const)(
    'a page left alone is warned in %j, by eye and ear, and whoever is there stays (WCAG 2.2.1)',
    async (options, name, stay) => {
      const page = await openSignedIn(options);
      const warning = page.getByRole('alertdialog', { name });
      await leaveAlone(page, { minutes: 72, until: warning });
      expect(await warning.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await expectNoAxeViolationsInBothThemes(page);
      await expectNoSidewaysScroll(page);
      expect(await idleMinutes()).toBe(72);
      await page.getByRole('button', { name: stay }).press('Enter');
      await warning.waitFor({ state: 'hidden' });
      expect(await idleMinutes()).toBe(0);
    },
  );

  test('a page left alone for longer is signed out, and nothing of it is left to see (ASVS 7.3.1)', async () => {
    const page = await openSignedIn({});
    await leaveAlone(page, { minutes: 74, until: page.getByText('Your session has ended') });
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  });
});
