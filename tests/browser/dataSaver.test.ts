import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { english } from '#src/locales/english.ts';
import { french } from '#src/locales/french.ts';
import { testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { fillSignIn } from './harness/authForms.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './harness/expectations.ts';
import { enterAs } from './harness/sendingSteps.ts';
import { useBrowser } from './harness/useBrowser.ts';

/** Files of a visit as they travelled, in kB. */
async function fetched(page: Page) {
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      name: entry.name,
      bytes: 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0,
    })),
  );
  const weightOf = (ending: string) =>
    files.filter(({ name }) => name.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    fonts: files.filter(({ name }) => name.endsWith('.woff2')).length,
    fontWeight: weightOf('.woff2'),
    all: weightOf(''),
  };
}

async function choose(page: Page, name: string): Promise<void> {
  const button = page.getByRole('radio', { name, exact: true });
  const isTaken = () => button.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isTaken, { timeout: 15_000 }).toBe(true);
  await button.check();
}

const lettering = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

/** What was asked for between two moments of a page. */
function asked(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  return {
    files: () => paths.filter((path) => path.startsWith('/assets/')),
    streams: () => paths.filter((path) => path.endsWith('/events')).length,
  };
}

describe('the data saver', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  test.each(['asksToSave', 'slow'] as const)('a first visit fetches no font where the link %s', async (link) => {
    const before = await openPage(app);
    await expect.poll(async () => (await fetched(before)).fonts).toBe(2);
    const usual = await fetched(before);
    const page = await openPage(app, { link });
    const spared = await fetched(page);
    expect(usual.fontWeight).toBeGreaterThan(80);
    expect(spared.fonts).toBe(0);
    expect(usual.all - spared.all).toBeGreaterThan(80);
    expect(await lettering(page)).not.toContain('Inter Variable');
    await page.getByText(english.controls.dataSaver.onByItself).waitFor();
  });

  test('a page without scripts spares them too, where the browser asks for it', async () => {
    const page = await openPage(app, { link: 'asksToSave', scripts: false, path: '/how-it-works' });
    expect(await lettering(page)).not.toContain('Inter Variable');
    const usual = await openPage(app, { scripts: false, path: '/how-it-works' });
    expect(await lettering(usual)).toContain('Inter Variable');
  });

  test('is chosen at the foot of a page, stays, and is turned off on a slow link as well', async () => {
    const words = french.controls.dataSaver;
    const page = await openPage(app, { path: '/help', language: 'fr', width: 320, theme: 'dark' });
    await choose(page, words.on);
    await expect.poll(() => lettering(page)).not.toContain('Inter Variable');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    expect(await lettering(page)).not.toContain('Inter Variable');
    await expect.poll(() => page.getByRole('radio', { name: words.on, exact: true }).isChecked()).toBe(true);

    const slow = await openPage(app, { path: '/help', link: 'slow' });
    await choose(slow, english.controls.dataSaver.off);
    await slow.reload();
    expect((await fetched(slow)).fonts).toBeGreaterThan(0);
    expect(await lettering(slow)).toContain('Inter Variable');
  });

  test('who is signed in has no stream open, and no code is fetched ahead, wherever they sign in', async () => {
    const person = await verifiedSender(app);
    const page = await openPage(app);
    const usual = asked(page);
    await enterAs(page, person);
    await page.goto('/dashboard');
    await expect.poll(usual.streams).toBeGreaterThan(0);
    await expect.poll(() => usual.files().filter((file) => /TransferDialogRoute/.test(file)).length).toBeGreaterThan(0);
    await page.goto('/settings');
    await choose(page, english.controls.dataSaver.on);
    await page.getByText('Updated').waitFor();

    const elsewhere = await openPage(app);
    await elsewhere.goto('/sign-in');
    await fillSignIn(elsewhere, { username: person.username, password: testPassword });
    await elsewhere.waitForURL('**/dashboard');
    await expect.poll(() => lettering(elsewhere)).not.toContain('Inter Variable');
    const spared = asked(elsewhere);
    await elsewhere.goto('/transactions');
    // The page itself: its outline, which nobody can reach, has the heading as well.
    await elsewhere.locator('h1:not([inert] *)', { hasText: 'Transaction History' }).waitFor();
    await elsewhere.waitForLoadState('networkidle');
    expect(spared.streams()).toBe(0);
    expect(spared.files().filter((file) => /TransferDialogRoute/.test(file))).toEqual([]);
  }, 90_000);
});
