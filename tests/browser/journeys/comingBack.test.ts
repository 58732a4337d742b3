import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises, verifiedSender } from '#tests/fixtures/sending.ts';
import {
  amountOf,
  button,
  enterAmount,
  enterAs,
  enterMobile,
  enterName,
  heading,
  openNewRecipient,
  press,
  reasonDialog,
  seeDelivered,
  sentence,
  transferIdOf,
  trustDialog,
} from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

/** Every button that commits to something is pressed twice, as impatient people do. */
const pressTwice = (page: Page, name: string | RegExp) => button(page, name).dblclick();

describe('reloading, going back and pressing twice', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  const count = async (table: 'transfer' | 'recipient' | 'payment') =>
    (await app.db.selectFrom(table).select('id').execute()).length;

  async function choosesAmount(page: Page) {
    await enterAmount(page, '150');
    await page.reload();
    await expect.poll(() => amountOf(page)).toMatch(/^150/);
    await pressTwice(page, 'Continue');
    await heading(page, 'Who are you sending to?');
    await page.reload();
    await heading(page, 'Who are you sending to?');
    await page.goBack();
    await expect.poll(() => amountOf(page)).toMatch(/^150/);
    await press(page, 'Continue');
    await heading(page, 'Who are you sending to?');
  }

  async function addsRecipient(page: Page) {
    await openNewRecipient(page);
    await page.goBack();
    await heading(page, 'Who are you sending to?');
    await openNewRecipient(page);
    await page.reload();
    await heading(page, 'Add new recipient');
    await page.goBack();
    await heading(page, 'Who are you sending to?');
    await openNewRecipient(page);
    await enterName(page, { first: 'Marie', last: 'Ngo' });
    await enterMobile(page, '671234500');
    await pressTwice(page, 'Save recipient');
    await trustDialog(page).waitFor();
  }

  /** A question is put away by Back, and the recipient stays chosen. */
  async function putsAway(page: Page, question: Locator) {
    await page.reload();
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: 'hidden' });
    await heading(page, 'Who are you sending to?');
    expect(await page.getByRole('radio', { name: /^Marie Ngo/ }).isChecked()).toBe(true);
    await press(page, 'Continue');
  }

  async function answersQuestions(page: Page) {
    await putsAway(page, trustDialog(page));
    await pressTwice(page, 'Yes, I know and trust them');
    await putsAway(page, reasonDialog(page));
    // Trust was said once and is not asked again.
    const reason = reasonDialog(page);
    await reason.getByRole('radio', { name: 'Family & Friend support' }).check({ force: true });
    await pressTwice(page, 'Create transfer');
    // While it is being created.
    await page.reload();
    await heading(page, 'Check everything is right');
    await sentence(page, 'Marie Ngo gets');
  }

  async function reviews(page: Page) {
    await page.reload();
    await sentence(page, 'Marie Ngo gets');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Start another transfer?' });
    await question.getByRole('button', { name: 'Continue with this one' }).click();
    await sentence(page, 'Marie Ngo gets');
    await pressTwice(page, 'Continue to payment');
    await heading(page, 'How would you like to pay?');
  }

  async function choosesPayment(page: Page) {
    const bankTransfer = page.getByRole('radio', { name: /^Instant bank transfer/ });
    await page.reload();
    await bankTransfer.waitFor();
    await page.goBack();
    await heading(page, 'Check everything is right');
    await press(page, 'Continue to payment');
    await bankTransfer.check({ force: true });
    await pressTwice(page, 'Proceed to payment');
    await page.waitForURL('**/truelayer-providers?**');
    await page.reload();
    await heading(page, 'Choose your bank');
    await page.goBack();
    await heading(page, 'How would you like to pay?');
    expect(await bankTransfer.isChecked()).toBe(true);
    await press(page, 'Proceed to payment');
    await pressTwice(page, /Anchor Demo Bank/);
    await heading(page, 'Next: your bank');
    await page.reload();
    await heading(page, 'Next: your bank');
  }

  async function paysAtBank(page: Page) {
    await press(page, 'Go to my bank');
    await heading(page, 'Approve this payment');
    await page.reload();
    await heading(page, 'Approve this payment');
    await page.goBack();
    await heading(page, 'How would you like to pay?');
    await page.goForward();
    await heading(page, 'Approve this payment');
    await pressTwice(page, 'Approve payment');
    await page.waitForURL('**/transfer-completed/**');
  }

  test('loses nothing at any step, and makes one recipient, one transfer and one payment (TRF-05, QUO-40; chat rule 4)', async () => {
    const sender = await verifiedSender(app);
    const page = await openPage(app, { path: '/sign-in' });
    page.setDefaultTimeout(20_000);
    await enterAs(page, sender);
    await page.goto('/get-quote');
    await choosesAmount(page);
    await addsRecipient(page);
    await answersQuestions(page);
    const id = await transferIdOf(page);
    await reviews(page);
    await choosesPayment(page);
    expect(await transferIdOf(page)).toBe(id);
    await paysAtBank(page);
    await page.reload();
    await seeDelivered(page);

    await page.goBack();
    await page.goBack();
    await page.waitForURL(`**/transfer-completed/${id}**`);
    await seeDelivered(page);
    expect({
      recipients: await count('recipient'),
      transfers: await count('transfer'),
      payments: await count('payment'),
    }).toEqual({ recipients: 1, transfers: 1, payments: 1 });
    expect(await brokenPromises(app)).toEqual([]);
  }, 240_000);
});
