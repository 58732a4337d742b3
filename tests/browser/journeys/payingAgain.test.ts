import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { seedDemoPromos } from '#server/seeds/seedDemoPromos.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises, newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';
import { expectNoAxeViolations } from '../harness/expectations.ts';
import {
  chooseBankTransfer,
  enterAs,
  goToBank,
  heading,
  payAtBank,
  press,
  resultTitled,
  seeDelivered,
  sentence,
} from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('paying a transfer', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  /** Signed in, with a transfer that waits for its payment. */
  async function openPayment() {
    const sender = await verifiedSender(app);
    const transfer = await newTransfer(sender);
    const page = await openPage(app, { path: '/sign-in' });
    await enterAs(page, sender);
    await page.goto(`/payment-method?transferId=${transfer.id}`);
    await heading(page, 'How would you like to pay?');
    return { page, sender, transfer };
  }

  const countTransfers = async () => (await app.db.selectFrom('transfer').select('id').execute()).length;

  async function openCardPage(page: Page) {
    await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
    await press(page, 'Proceed to payment');
    await heading(page, 'Next: your card');
    await press(page, 'Go to the card page');
    await heading(page, 'Pay by card');
  }

  test('by card asks for the proof of 3-D Secure, and goes on once it is given (PAY-26)', async () => {
    const { page } = await openPayment();
    await openCardPage(page);
    await page.getByRole('link', { name: '4000 0000 0000 3220' }).click();
    await press(page, 'Approve payment');
    await heading(page, 'Your bank asks: is this you?');
    await press(page, 'Approve payment');
    await page.waitForURL('**/transfer-completed/**');
    await seeDelivered(page);
    await expectNoAxeViolations(page);
    expect(await brokenPromises(app)).toEqual([]);
  }, 120_000);

  test('that a promotion pays for whole asks for one word, and is delivered', async () => {
    await seedDemoPromos(app.db);
    const sender = await verifiedSender(app);
    const transfer = await newTransfer(sender, { amount: 40, promoCode: 'FIRSTONUS' });
    const page = await openPage(app, { path: '/sign-in' });
    await enterAs(page, sender);
    await page.goto(`/payment-method?transferId=${transfer.id}`);
    await heading(page, 'There’s nothing to pay');
    await expectNoAxeViolations(page);
    await page.reload();
    await heading(page, 'There’s nothing to pay');
    await press(page, 'Send it now');
    await page.waitForURL('**/transfer-completed/**');
    await seeDelivered(page);
    expect(await brokenPromises(app)).toEqual([]);
  }, 120_000);

  test('declined by the bank says so, and is made again as it was, from how to pay on (TRF-19, RES-11)', async () => {
    const { page, transfer } = await openPayment();
    await chooseBankTransfer(page);
    await goToBank(page);
    await press(page, 'Decline');
    await page.waitForURL('**/transfer-completed/**');
    await resultTitled(page, 'Transaction Cancelled');
    await expectNoAxeViolations(page);

    const before = await countTransfers();
    await press(page, 'Try again');
    await heading(page, 'How would you like to pay?');
    expect(await page.getByRole('radio', { name: /^Instant bank transfer/ }).isChecked()).toBe(true);
    await payAtBank(page);
    await seeDelivered(page);

    expect(await countTransfers()).toBe(before + 1);
    const next = await app.db
      .selectFrom('transfer')
      .select(['recipient_id', 'reason_id', 'total_minor', 'status'])
      .where('made_again_from', '=', transfer.id)
      .executeTakeFirstOrThrow();
    expect(next).toEqual({
      ...{ recipient_id: transfer.recipientId, reason_id: 'family-support', status: 'COMPLETE' },
      total_minor: BigInt(Math.round(transfer.meta.totalToPay * 100)),
    });
    expect(await brokenPromises(app)).toEqual([]);
  }, 180_000);

  test('is over once the transfer has expired, and nothing but the dashboard leads on (TRF-11)', async () => {
    const sender = await verifiedSender(app);
    const transfer = await newTransfer(sender);
    const page = await openPage(app, { path: '/sign-in' });
    await enterAs(page, sender);
    await app.db
      .updateTable('transfer')
      .set({ expires_at: new Date(Date.now() + 15_000) })
      .where('id', '=', transfer.id)
      .execute();
    await page.goto(`/review?transferId=${transfer.id}`);
    await sentence(page, 'This transfer expires soon');
    const expired = page.getByRole('alertdialog', { name: 'Expired' });
    await expired.waitFor();
    await expectNoAxeViolations(page);
    await expired.getByRole('button', { name: 'Go to dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await sentence(page, 'Marie Ngo');
    expect(await brokenPromises(app)).toEqual([]);
  }, 120_000);

  test('in one tab is told in the other, which cannot pay it again (PAY-30)', async () => {
    const { page, transfer } = await openPayment();
    const other = await page.context().newPage();
    await other.goto(`/payment-method?transferId=${transfer.id}`);
    await heading(other, 'How would you like to pay?');
    await payAtBank(page);
    await seeDelivered(page);
    await other.getByRole('radio', { name: /^Instant bank transfer/ }).check({ force: true });
    await press(other, 'Proceed to payment');
    await other.waitForURL('**/transfer-completed/**', { timeout: 30_000 });
    await seeDelivered(other);
    const payments = await app.db.selectFrom('payment').select('id').where('transfer_id', '=', transfer.id).execute();
    expect(payments).toHaveLength(1);
    expect(await brokenPromises(app)).toEqual([]);
  }, 120_000);
});
