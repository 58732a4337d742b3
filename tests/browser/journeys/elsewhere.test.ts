import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cancelTransfer } from '#contract/transfer/transfer.ts';
import { type Person, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { brokenPromises, newTransfer, payByBank, verifiedSender } from '#tests/fixtures/sending.ts';
import { fillSignIn } from '../harness/authForms.ts';
import {
  acceptQuote,
  acceptReview,
  chooseBankTransfer,
  enterAmount,
  enterAs,
  giveReason,
  goToBank,
  heading,
  press,
  reasonDialog,
  seeDelivered,
  sentence,
  transferIdOf,
} from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('what happens in another tab', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  let sender: Person;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  async function openReview(page: Page) {
    const transfer = await newTransfer(sender);
    await page.goto(`/review?transferId=${transfer.id}`);
    await sentence(page, 'Marie Ngo gets');
    return transfer;
  }

  /**
   * The rate may have moved for the worse since the first quote, and then it is asked about. Until the second quote is
   * made the page may still show the question it was left at.
   */
  async function agreeToWorsePrice(page: Page) {
    await expect.poll(quotesOfEighty).toBe(2);
    const agree = page.getByRole('button', { name: 'Continue with the new price' });
    await agree
      .or(page.getByRole('heading', { name: 'Who are you sending to?' }))
      .first()
      .waitFor();
    if (await agree.isVisible()) await agree.click();
    await heading(page, 'Who are you sending to?');
  }

  const quotesOfEighty = async () =>
    (
      await app.db
        .selectFrom('transfer_quote')
        .select('id')
        .where('user_id', '=', sender.user.id)
        .where('origin_minor', '=', 8_000n)
        .execute()
    ).length;

  const count = async (table: 'transfer' | 'payment') => (await app.db.selectFrom(table).select('id').execute()).length;

  test('is seen in this one when it is come back to: cancelled, paid, another deadline, a quote run out (TRF-11, TRF-12, D-120)', async () => {
    sender = await verifiedSender(app);
    const page = await openPage(app, { path: '/sign-in' });
    page.setDefaultTimeout(20_000);
    await enterAs(page, sender);

    const { id: cancelled } = await openReview(page);
    dataOf(await sender.sender.call(cancelTransfer, { params: { id: sender.user.id, tid: cancelled } }));
    await page.reload();
    await sentence(page, 'You cancelled this transfer.');

    const paid = await openReview(page);
    await payByBank(sender, paid);
    await page.reload();
    await seeDelivered(page);

    const moved = await openReview(page);
    await app.db
      .updateTable('transfer')
      .set({ expires_at: new Date(Date.now() + 300_000) })
      .where('id', '=', moved.id)
      .execute();
    await page.reload();
    await sentence(page, 'This transfer expires soon');

    await page.goto('/dashboard');
    await page.goto('/get-quote?send=80&to=CM');
    await acceptQuote(page);
    await page.evaluate(() => {
      for (const [key, flow] of Object.entries(sessionStorage)) {
        sessionStorage.setItem(key, String(flow).replaceAll(/"expiresAt":\d+/g, '"expiresAt":1'));
      }
    });
    await page.reload();
    await agreeToWorsePrice(page);
    expect(await brokenPromises(app)).toEqual([]);
  }, 240_000);

  test('on the same draft makes no second transfer and no second payment (TRF-05, PAY-30)', async () => {
    const before = { transfers: await count('transfer'), payments: await count('payment') };
    const page = await openPage(app, { path: '/sign-in' });
    page.setDefaultTimeout(20_000);
    await fillSignIn(page, { username: sender.username, password: testPassword });
    await page.waitForURL('**/dashboard');
    await page.goto('/get-quote');
    await enterAmount(page, '90');
    await acceptQuote(page);
    await page
      .getByRole('radio', { name: /^Marie Ngo/ })
      .first()
      .check({ force: true });
    await press(page, 'Continue');
    await reasonDialog(page).waitFor();

    // A tab opened from this one begins with a copy of what it holds, as a duplicated one does.
    const [other] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open(location.href)),
    ]);
    await reasonDialog(other).waitFor();
    await Promise.all([giveReason(page), giveReason(other)]);
    for (const tab of [page, other]) await tab.waitForURL('**/review?transferId=*');
    expect(await transferIdOf(other)).toBe(await transferIdOf(page));

    for (const tab of [page, other]) {
      await acceptReview(tab);
      await chooseBankTransfer(tab);
    }
    await goToBank(page);
    await press(page, 'Approve payment');
    await page.waitForURL('**/transfer-completed/**');
    // The other tab asks to pay what is paid by now, and is led to what became of it.
    await press(other, /Anchor Demo Bank/);
    await other.waitForURL('**/transfer-completed/**');
    await seeDelivered(page);
    await seeDelivered(other);
    expect({ transfers: await count('transfer'), payments: await count('payment') }).toEqual({
      transfers: before.transfers + 1,
      payments: before.payments + 1,
    });
    expect(await brokenPromises(app)).toEqual([]);
  }, 240_000);
});
