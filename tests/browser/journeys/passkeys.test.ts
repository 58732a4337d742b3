import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { fillSignIn } from '../harness/authForms.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../harness/expectations.ts';
import {
  acceptQuote,
  enterAmount,
  enterAs,
  enterMobile,
  enterName,
  heading,
  openNewRecipient,
  press,
  reasonDialog,
  sentence,
  trustRecipient,
} from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';
import { virtualAuthenticator } from '../harness/virtualAuthenticator.ts';

describe('passkeys, with an authenticator', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  async function look(page: Page) {
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  }

  /** Somebody verified in their settings, with a passkey of that name. */
  async function withPasskey(name: string, width = 1280) {
    const page = await openPage(app, { width });
    page.setDefaultTimeout(20_000);
    const device = await virtualAuthenticator(page);
    const person = await verifiedSender(app);
    await enterAs(page, person);
    await page.goto('/settings');
    await addPasskey(page, name);
    await sentence(page, 'Passkey added');
    return { page, device, person };
  }

  async function addPasskey(page: Page, name: string) {
    await press(page, 'Add a passkey');
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await press(page, 'Create passkey');
  }

  const passkeyRow = (page: Page, name: string) =>
    page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem').filter({ hasText: name });

  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Is it you?' });
  async function confirmDeed(page: Page, deed: string) {
    await question(page).getByText(deed).waitFor();
    await question(page).getByRole('button', { name: 'Use your passkey' }).click();
    await question(page).waitFor({ state: 'hidden' });
  }

  test('are added, named, several of them, renamed and removed (ASVS 6.5.6)', async () => {
    const { page, device } = await withPasskey('My laptop', 390);
    await passkeyRow(page, 'My laptop').waitFor();
    expect(await device.passkeys()).toBe(1);
    await look(page);

    let asked = 0;
    await page.route('**/api/user/passkeys/options', async (route) => {
      // The deed is confirmed with the first before the second one takes its place.
      if (++asked === 2) await device.isReplaced();
      await route.continue();
    });
    await addPasskey(page, 'Spare key');
    await confirmDeed(page, 'Add a passkey');
    await passkeyRow(page, 'Spare key').waitFor();
    expect(await device.passkeys()).toBe(1);

    await press(page, 'Rename Spare key');
    await page.getByRole('dialog').getByLabel('Name').fill('Blue key');
    await press(page, 'Save');
    await passkeyRow(page, 'Blue key').waitFor();

    await press(page, 'Remove My laptop');
    await look(page);
    await press(page, 'Remove passkey');
    await confirmDeed(page, 'Remove the passkey “My laptop”');
    await passkeyRow(page, 'My laptop').waitFor({ state: 'detached' });
    expect(await passkeyRow(page, '').count()).toBe(1);
  }, 120_000);

  test('sign in without a name or a password, and not for whom they do not recognise', async () => {
    const { page, device } = await withPasskey('My phone');
    await press(page, 'Logout');
    await page.waitForURL(`${app.baseUrl}/`);
    await page.goto('/sign-in');
    await device.verifies(false);
    await press(page, 'Sign in with a passkey');
    await sentence(page, 'That didn’t work. Try again, or use another way.');
    await device.verifies(true);
    await press(page, 'Sign in with a passkey');
    await page.waitForURL('**/dashboard');
    await heading(page, 'Hello, Esi');
  }, 90_000);

  test('finish a sign-in by password in a browser never seen', async () => {
    const { page, person } = await withPasskey('My phone', 320);
    await page.context().clearCookies();
    await page.goto('/sign-in');
    await fillSignIn(page, { username: person.username, password: testPassword });
    await heading(page, 'Finish signing in');
    await look(page);
    await press(page, 'Use your passkey');
    await page.waitForURL('**/dashboard');
  }, 90_000);

  test('confirm a recipient and a transfer, each in its own words (D-120, ASVS 7.5.3)', async () => {
    const { page, device } = await withPasskey('My phone');
    await page.goto('/get-quote');
    await enterAmount(page, '100');
    await acceptQuote(page);
    await openNewRecipient(page);
    await enterName(page, { first: 'Marie', last: 'Ngo' });
    await enterMobile(page, '671234500');
    await press(page, 'Save recipient');
    await question(page).getByText('Add Marie Ngo, +237671234500, to your recipients').waitFor();
    await look(page);
    await device.verifies(false);
    await question(page).getByRole('button', { name: 'Use your passkey' }).click();
    await question(page).getByText('That didn’t work.').waitFor();
    await device.verifies(true);
    await confirmDeed(page, 'Add Marie Ngo');
    await heading(page, 'Who are you sending to?');
    await trustRecipient(page);
    await reasonDialog(page).getByRole('radio', { name: 'Family & Friend support' }).check({ force: true });
    await press(page, 'Create transfer');
    await question(page)
      .getByText(/^Send £1\d\d\.\d\d to Marie Ngo, \+237671234500$/)
      .waitFor();
    await confirmDeed(page, 'Send £');
    await heading(page, 'Check everything is right');
  }, 120_000);
});
