import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { english } from '#src/locales/english.ts';
import { french } from '#src/locales/french.ts';
import { testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { cutWordsOn } from './access/cutWords.ts';
import { fillSignIn } from './harness/authForms.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './harness/expectations.ts';
import { enterAs } from './harness/sendingSteps.ts';
import { useBrowser } from './harness/useBrowser.ts';

const lettersOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

/** Once React has taken the page over: before, a press changes nothing. */
async function choose(page: Page, size: string): Promise<void> {
  const button = page.getByRole('radio', { name: size, exact: true });
  const isTaken = () => button.evaluate((input) => Object.keys(input).some((name) => name.startsWith('__reactProps$')));
  await expect.poll(isTaken, { timeout: 15_000 }).toBe(true);
  await button.check();
}

async function expectRoomFor(page: Page, letters: string) {
  expect(await lettersOf(page)).toBe(letters);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  expect(await cutWordsOn(page)).toEqual([]);
}

/** Names under the pictures of the bar for thumbs that reach into their neighbours. */
const namesTooWide = (page: Page): Promise<(string | null)[]> =>
  page.getByRole('navigation', { name: english.controls.shortcuts }).evaluate((bar) =>
    [...bar.querySelectorAll(':scope > *')].flatMap((place) => {
      const words = document.createRange();
      words.selectNodeContents(place);
      return words.getBoundingClientRect().width > place.clientWidth ? [place.textContent] : [];
    }),
  );

describe('the size of the text', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  test.each([
    { language: 'en', words: english.controls.textSize, path: '/' },
    { language: 'fr', words: french.controls.textSize, path: '/sign-in' },
  ] as const)('is chosen by a visitor at the foot of $path, has room in both sizes, and stays', async (asked) => {
    const { language, words, path } = asked;
    const page = await openPage(app, { path, language, width: 320, theme: language === 'fr' ? 'dark' : 'light' });
    await choose(page, words.large);
    await expectRoomFor(page, '20px');
    await choose(page, words.larger);
    await expectRoomFor(page, '24px');
    await page.reload();
    expect(await lettersOf(page)).toBe('24px');
    await expect.poll(() => page.getByRole('radio', { name: words.larger, exact: true }).isChecked()).toBe(true);
    await page.goto('/help');
    expect(await lettersOf(page)).toBe('24px');
  });

  test('is chosen below the guide too, and at 200 % nothing is cut there at 320 px (decision 134)', async () => {
    const page = await openPage(app, { path: '/send/guided', width: 320 });
    await choose(page, 'Larger');
    await expectRoomFor(page, '24px');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectRoomFor(page, '32px');
    await page.reload();
    expect(await lettersOf(page)).toBe('24px');
    await expect.poll(() => page.getByRole('radio', { name: 'Larger', exact: true }).isChecked()).toBe(true);
  });

  test('simple words are spoken below the guide and on the quote without a reload, and stay', async () => {
    const simple = 'Type one amount. We work out the other one. All costs are on this page.';
    const page = await openPage(app, { path: '/send/guided' });
    const box = page.getByRole('checkbox', { name: english.controls.simpleWords.label });
    await box.waitFor();
    await expect
      .poll(() => box.evaluate((input) => Object.keys(input).some((name) => name.startsWith('__reactProps$'))))
      .toBe(true);
    await box.check();
    await page.goto('/get-quote');
    await page.getByText(simple).waitFor();
    expect(await page.getByText(english.send.quote.lead).count()).toBe(0);
  });

  test('is kept with the account, at once: another device has it, and this one after signing out', async () => {
    const person = await verifiedSender(app);
    const page = await openPage(app, { width: 320 });
    await enterAs(page, person);
    await page.goto('/settings');
    await choose(page, 'Large');
    await page.getByText('Updated').waitFor();
    await expectRoomFor(page, '20px');
    await choose(page, 'Larger');
    await expectRoomFor(page, '24px');

    await page.goto('/dashboard');
    await page.getByText(english.dashboard.counts.pending, { exact: true }).first().waitFor();
    await expectRoomFor(page, '24px');
    expect(await namesTooWide(page)).toEqual([]);

    const elsewhere = await openPage(app);
    expect(await lettersOf(elsewhere)).toBe('16px');
    await elsewhere.goto('/sign-in');
    await fillSignIn(elsewhere, { username: person.username, password: testPassword });
    await elsewhere.waitForURL('**/dashboard');
    await expect.poll(() => lettersOf(elsewhere)).toBe('24px');
    await elsewhere.goto('/how-it-works');
    await elsewhere.getByRole('link', { name: english.site.toAccount }).first().waitFor();
    await choose(elsewhere, 'Large');
    await elsewhere.goto('/settings');
    await expect.poll(() => lettersOf(elsewhere)).toBe('20px');

    await page.reload();
    await expect.poll(() => lettersOf(page), { message: 'as it was chosen on the other device' }).toBe('20px');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await page.waitForURL(`${app.baseUrl}/`);
    expect(await lettersOf(page)).toBe('20px');
    expect(await page.evaluate(() => localStorage.getItem('sawa.textSize'))).toBe('large');
  }, 90_000);
});
