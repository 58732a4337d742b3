import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { readableStorage } from './harness/browserStorage.ts';
import { useBrowser } from './harness/useBrowser.ts';

/** A protected page that is open to everybody who is signed in. */
const protectedPath = '/email-registration';

describe('a session in the browser', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  let username: string;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
    ({ username } = await signUpAndIn(app));
  });
  afterAll(() => app.stop());

  async function signIn(page: Page, name = username) {
    await page.getByLabel('Email or phone').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  async function openSignedIn() {
    const page = await openPage(app, { path: protectedPath });
    await page.waitForURL('**/sign-in');
    await signIn(page);
    await page.waitForURL(`**${protectedPath}`);
    return page;
  }

  const endSessions = () => app.db.updateTable('session').set({ ended_at: new Date() }).execute();

  test('begins at sign-in, leads back to where the visitor was going, and survives a reload (AUT-03, AUT-19)', async () => {
    const page = await openSignedIn();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(protectedPath);
  });

  test('leaves in storage a key nobody can take out, and nothing about the person (D-121, ASVS 14.3.3)', async () => {
    const page = await openSignedIn();
    const stored = await readableStorage(page);
    expect(stored).toContain('"key":"cannot be exported"');
    expect(stored).not.toMatch(new RegExp(`${username}|Esi|Boateng|${testPassword}`, 'i'));
  });

  test('that is left without a line leaves nothing here for the next person (D-23, ASVS 14.3.1)', async () => {
    const page = await openSignedIn();
    await page.goto('/dashboard');
    await page.evaluate(() => {
      sessionStorage.setItem('sawa.flow.guide', 'what was said');
      localStorage.setItem('sawa.anything', 'of theirs');
    });
    await page.route('**/api/session', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/dashboard'));
    await expect.poll(async () => JSON.parse(await readableStorage(page))).toMatchObject({ session: {}, records: [] });
    const kept = JSON.parse(await readableStorage(page));
    expect([Object.keys(kept.local), Object.keys(kept.session)]).toEqual([[], []]);
    await page.goto('/transactions');
    await page.waitForURL('**/sign-in');
    const next = await signUpAndIn(app);
    await signIn(page, next.username);
    await page.getByRole('heading', { level: 1, name: 'Transaction History' }).waitFor();
    expect(await page.getByText(username).count()).toBe(0);
  });

  test('that is left in one tab is over in the others, without touching them (AUT-22)', async () => {
    const page = await openSignedIn();
    await page.goto('/dashboard');
    const other = await page.context().newPage();
    await other.goto('/transactions');
    await other.getByRole('heading', { level: 1, name: 'Transaction History' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await other.waitForURL('**/sign-in');
    expect(await other.getByText('Transaction History').count()).toBe(0);
  });

  test('that the server ended is over at the next address (AUT-06, AUT-07)', async () => {
    const page = await openSignedIn();
    await endSessions();
    await page.reload();
    await page.waitForURL('**/sign-in');
    // The key that seals typed text stays for whoever comes back (D-23); the one that signs does not.
    expect(await readableStorage(page)).not.toContain('"key":"cannot be exported"');
  });

  test('works on a computer whose clock is wrong (API-37)', async () => {
    const page = await openPage(app, { path: '/sign-in' });
    await page.clock.setFixedTime(new Date(Date.now() + 3_600_000));
    await signIn(page);
    await page.waitForURL('**/dashboard');
    await page.goto(protectedPath);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(protectedPath);
  });

  test('of another person, begun in another tab, is the one this tab goes on with', async () => {
    const { username: other } = await signUpAndIn(app);
    const page = await openSignedIn();
    const tab = await page.context().newPage();
    await tab.goto('/sign-in');
    await tab.waitForURL('**/dashboard');
    await tab.evaluate(forgetKeys);
    await tab.goto('/sign-in');
    await signIn(tab, other);
    await tab.waitForURL('**/dashboard');
    const asked = page.waitForResponse('**/api/session');
    await page.getByRole('link', { name: 'Sawa, home page' }).first().click();
    expect((await (await asked).json()).data.user.username).toBe(other);
  });
});

/** Runs in the page, which finds them gone only when this is through. */
const forgetKeys = () =>
  new Promise<void>((gone, failed) => {
    const asked = indexedDB.deleteDatabase('sawa');
    asked.onsuccess = () => gone();
    asked.onerror = () => failed(asked.error);
  });
