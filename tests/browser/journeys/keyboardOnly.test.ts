import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { isFocused, pressByKey as pressTarget, tabTo } from '../harness/byKeys.ts';
import { button, heading, reasonDialog, seeDelivered, sentence, trustDialog } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

/** More than any group here has. */
const mostArrows = 40;

describe('sending money with the keyboard alone', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  async function type(page: Page, target: Locator, text: string) {
    await tabTo(page, target);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }

  const pressByKey = (page: Page, name: string | RegExp) => pressTarget(page, button(page, name));

  /** The first of a group is reached by Tab, the others by arrow. */
  async function choose(page: Page, { from, target }: { from: Locator; target: Locator }) {
    await tabTo(page, from.getByRole('radio').first());
    for (let steps = 0; steps < mostArrows && !(await isFocused(target)); steps++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(() => target.isChecked()).toBe(true);
  }

  /** A new page is read from its heading, so Tab goes on from there. */
  async function arrives(page: Page, name: string) {
    await heading(page, name);
    await expect.poll(() => isFocused(page.getByRole('heading', { level: 1, name }))).toBe(true);
  }

  /** The focus is in the dialog and stays there. */
  async function opens(dialog: Locator) {
    await dialog.waitFor();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }

  async function signsIn(page: Page, username: string) {
    await type(page, page.getByLabel('Email or phone'), username);
    await type(page, page.getByLabel('Password', { exact: true }), testPassword);
    await page.keyboard.press('Enter');
    await heading(page, /^Hello/);
  }

  async function choosesAmount(page: Page) {
    await pressTarget(page, page.getByRole('link', { name: 'Send money' }).first());
    await arrives(page, 'How much would you like to send?');
    await type(page, page.getByRole('textbox', { name: 'You send' }), '75');
    await sentence(page, 'Total to pay');
    await pressByKey(page, 'Continue');
  }

  async function addsRecipient(page: Page) {
    await arrives(page, 'Who are you sending to?');
    await pressByKey(page, 'Add new recipient');
    await arrives(page, 'Add new recipient');
    await type(page, page.getByLabel('First name'), 'Marie');
    await type(page, page.getByRole('textbox', { name: 'Mobile number', exact: true }), '671234500');
    await type(page, page.getByRole('textbox', { name: 'Confirm mobile number' }), '671234500');
    await pressByKey(page, 'Save recipient');
    // What is missing takes the focus, and Enter sends the form again.
    await expect.poll(() => isFocused(page.getByLabel('Last name'))).toBe(true);
    await page.keyboard.type('Ngo');
    await page.keyboard.press('Enter');
  }

  async function answersQuestions(page: Page) {
    await opens(trustDialog(page));
    await pressByKey(page, 'Yes, I know and trust them');
    await opens(reasonDialog(page));
    await page.keyboard.press('Escape');
    await reasonDialog(page).waitFor({ state: 'hidden' });
    await pressByKey(page, 'Continue');
    await opens(reasonDialog(page));
    const reasons = reasonDialog(page);
    await choose(page, { from: reasons, target: reasons.getByRole('radio', { name: 'Rents' }) });
    await pressByKey(page, 'Create transfer');
  }

  async function pays(page: Page) {
    await arrives(page, 'Check everything is right');
    await sentence(page, 'Marie Ngo gets');
    await pressByKey(page, 'Continue to payment');
    await arrives(page, 'How would you like to pay?');
    const main = page.getByRole('main');
    await choose(page, { from: main, target: main.getByRole('radio', { name: /^Instant bank transfer/ }) });
    await pressByKey(page, 'Proceed to payment');
    await arrives(page, 'Choose your bank');
    await pressByKey(page, /Anchor Demo Bank/);
    await arrives(page, 'Next: your bank');
    await pressByKey(page, 'Go to my bank');
    await heading(page, 'Approve this payment');
    await pressByKey(page, 'Approve payment');
    await page.waitForURL('**/transfer-completed/**');
  }

  test('goes from the amount to the money delivered, with the focus where the next thing is (SHL-08, TRF-01)', async () => {
    const { username } = await verifiedSender(app);
    const page = await openPage(app, { path: '/sign-in' });
    page.setDefaultTimeout(20_000);
    await signsIn(page, username);
    await choosesAmount(page);
    await addsRecipient(page);
    await answersQuestions(page);
    await pays(page);
    await seeDelivered(page);
    await pressByKey(page, 'Go to dashboard');
    await arrives(page, 'Hello, Esi');
  }, 240_000);
});
