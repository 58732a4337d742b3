import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSendingLimit } from '#contract/quote/quote.ts';
import { createTransfer } from '#contract/transfer/transfer.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { marieEndingIn, newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const limitsOf = async ({ sender, user }: Person, currency: 'GBP' | 'EUR' = 'GBP') =>
  dataOf(await sender.call(readSendingLimit, { params: { id: user.id }, query: { currency } }));

/** As if this much had been sent by one transfer. */
const sentInPounds = (transferId: string, pounds: number) =>
  sql`update transfer set pounds_minor = ${pounds * 100} where id = ${transferId}`.execute(app.db);

describe('what a sender may still send is told before it is refused (peers 10)', () => {
  test('of a day and of thirty, with the moment from which there is more', async () => {
    const ama = await verifiedSender(app);
    const untouched = await limitsOf(ama);
    expect(untouched.periods).toEqual([
      { days: 1, limit: 20_000, left: 20_000 },
      { days: 30, limit: 50_000, left: 50_000 },
    ]);
    expect(untouched.unproved).toBeUndefined();

    const transfer = await newTransfer(ama, { amount: 100 });
    await sentInPounds(transfer.id, 15_000);
    const { periods, most } = await limitsOf(ama);
    expect(periods.map(({ left }) => left)).toEqual([5_000, 35_000]);
    expect(most).toBe(5_000);
    const [day, thirty] = periods.map(({ moreFrom }) => moreFrom ?? 0);
    expect(Math.abs((day ?? 0) - transfer.dateCreated - 86_400)).toBeLessThanOrEqual(1);
    expect(Math.abs((thirty ?? 0) - transfer.dateCreated - 30 * 86_400)).toBeLessThanOrEqual(1);
  });

  test('is what a transfer is held against: all of it is taken, a pound more is not', async () => {
    const ama = await verifiedSender(app);
    const { id, recipientId } = await newTransfer(ama, { amount: 100, recipient: marieEndingIn('00') });
    await sentInPounds(id, 19_800);
    const { most } = await limitsOf(ama);
    expect(most).toBe(200);
    const send = async (amount: number) => {
      const quote = dataOf((await askPrice(ama, { amount, includeOperatorFee: false })).answer);
      const body = { recipientId, transferQuoteId: quote.id, transferReasonId: 'family-support' };
      return ama.sender.call(createTransfer, { params: { id: ama.user.id }, body });
    };
    expect(await send(most + 1)).toMatchObject({ ok: false, error: { code: 'sendingLimitExceeded' } });
    expect((await send(most)).ok).toBe(true);
    expect((await limitsOf(ama)).most).toBe(0);
  });

  test('in the currency that is asked for, with the limit in its own', async () => {
    const { periods, currency } = await limitsOf(await verifiedSender(app), 'EUR');
    expect(currency).toBe('GBP');
    expect(periods[0]?.limit).toBe(20_000);
    expect(periods[0]?.left).toBeGreaterThan(20_000);
  });

  test('says how many transfers may wait while an identity is not proved (KYC-23)', async () => {
    expect((await limitsOf(await signUpAndIn(app))).unproved).toEqual({ most: 2, waiting: 0 });
  });

  test('is nobody else’s to read', async () => {
    const [ama, ben] = [await signUpAndIn(app), await signUpAndIn(app)];
    const answer = await ben.sender.call(readSendingLimit, {
      params: { id: ama.user.id },
      query: { currency: 'GBP' },
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'notFound' } });
  });
});
