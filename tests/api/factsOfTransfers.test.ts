import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readSendingLimit } from '#contract/quote/quote.ts';
import { createTransfer } from '#contract/transfer/transfer.ts';
import { newId } from '#server/database/ids.ts';
import { type ApplyEvent, applyEventIn } from '#server/transfer/lifecycle/applyEvent.ts';
import { operate } from '#tests/fixtures/operator.ts';
import { verifyPerson } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { addRecipientTo } from '#tests/fixtures/recipientFixture.ts';
import { rowCounts } from '#tests/fixtures/rowCounts.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  brokenPromises,
  cancel,
  marieEndingIn,
  newTransfer,
  payByBank,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';

let app: RunningApp;
let applyEvent: ApplyEvent;
beforeAll(async () => {
  app = await startApp();
  applyEvent = applyEventIn(app.db);
});
afterEach(async () => expect(await brokenPromises(app)).toEqual([]));
afterAll(() => app.stop());

const refusedWithNothingBooked = async (id: string, reportedEvent: Parameters<ApplyEvent>[1]) => {
  const before = await rowCounts(app.db, ['outbox', 'inbox']);
  expect(await applyEvent(id, reportedEvent)).toEqual({ ok: false, refusal: 'notAllowed' });
  expect(await rowCounts(app.db, ['outbox', 'inbox'])).toEqual(before);
};

describe('a fact of the lifecycle is what the database says at that moment', () => {
  test('screeningClear: a verified sender’s transfer does not go on while a hit of the watchlist stands', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama);
    await sql`update app_user set meta = meta || '{"verified": "retry"}' where id = ${ama.user.id}`.execute(app.db);
    expect((await applyEvent(transfer.id, { type: 'kyc.retry' })).ok).toBe(true);
    await sql`insert into watchlist_hit (id, transfer_id, entry, subject, name, likeness)
      values (${newId()}, ${transfer.id}, 'QDi.1', ${`sender:${ama.user.id}`}, 'Esi', 'match')`.execute(app.db);
    await refusedWithNothingBooked(transfer.id, { type: 'kyc.valid' });
    await sql`update watchlist_hit set state = 'CLEARED' where transfer_id = ${transfer.id}`.execute(app.db);
    await verifyPerson(app.db, ama.user.id);
    expect((await applyEvent(transfer.id, { type: 'kyc.valid' })).ok).toBe(true);
  });

  test('legalHold: nothing is paid out and nothing is cancelled until two operators release it', async () => {
    const ama = await verifiedSender(app);
    const transfer = await newTransfer(ama, { recipient: marieEndingIn('00') });
    const act = (operator: string, command: string, reason?: string) =>
      operate(app, { command, transferId: transfer.id, operator, ...(reason && { reason }) });
    expect((await act('grace', 'hold-legally', 'Court order 17')).ok).toBe(true);
    expect((await cancel(ama, transfer)).ok).toBe(false);
    await payByBank(ama, transfer);
    const held = await untilStatus(ama, transfer.id, 'PAYMENT_COMPLETED');
    expect(held.cancellable).toBe(false);
    await refusedWithNothingBooked(transfer.id, { type: 'payout.started' });
    await refusedWithNothingBooked(transfer.id, { type: 'cancel' });
    expect((await act('grace', 'release-legal-hold')).lines[0]).toContain('stays held');
    expect((await act('grace', 'release-legal-hold')).ok).toBe(false);
    await refusedWithNothingBooked(transfer.id, { type: 'payout.started' });
    expect((await act('kofi', 'release-legal-hold')).lines[0]).toContain('no more');
    await sql`update payout_attempt set next_check_at = now() where transfer_id = ${transfer.id}`.execute(app.db);
    await untilStatus(ama, transfer.id, 'COMPLETE');
  });

  test('reasonGiven: a document is asked for only with a reason', async () => {
    const transfer = await newTransfer(await verifiedSender(app));
    expect((await applyEvent(transfer.id, { type: 'kyc.retry' })).ok).toBe(true);
    await refusedWithNothingBooked(transfer.id, { type: 'docs.requested', reason: '  ' as 'identity' });
  });

  test('quoteUsable: a quote that ran out while its sender’s row was awaited makes nothing', async () => {
    const ama = await verifiedSender(app);
    const { id: recipientId } = await addRecipientTo(ama, marieEndingIn('00'));
    const quote = dataOf((await askPrice(ama, { amount: 100 })).answer);
    const body = { recipientId, transferQuoteId: quote.id, transferReasonId: 'family-support' };
    await sql`update transfer_quote set expires_at = now() - interval '1 s' where id = ${quote.id}`.execute(app.db);
    const answer = await ama.sender.call(createTransfer, { params: { id: ama.user.id }, body });
    expect(answer).toMatchObject({ ok: false, error: { code: 'quoteExpired' } });
  });

  test('withinLimits: fifty transfers at once do not together pass the day’s limit (ASVS 2.3.2)', async () => {
    const ama = await verifiedSender(app);
    const { id: recipientId } = await addRecipientTo(ama, marieEndingIn('00'));
    const quotes = await Promise.all(
      Array.from({ length: 50 }, async () => dataOf((await askPrice(ama, { amount: 900 })).answer)),
    );
    const params = { id: ama.user.id };
    const answers = await Promise.all(
      quotes.map(({ id }) =>
        ama.sender.call(createTransfer, {
          params,
          body: { recipientId, transferQuoteId: id, transferReasonId: 'family-support' },
        }),
      ),
    );
    const made = answers.filter(({ ok }) => ok).length;
    const { rows } = await sql<{ pounds: number }>`select (sum(pounds_minor) / 100)::float as pounds from transfer
      where user_id = ${ama.user.id}`.execute(app.db);
    expect(rows[0]?.pounds).toBeLessThanOrEqual(20_000);
    expect(made).toBeGreaterThan(10);
    const left = dataOf(await ama.sender.call(readSendingLimit, { params, query: { currency: 'GBP' } }));
    expect(left).toMatchObject({ amount: 20_000, currency: 'GBP', days: 1 });
    expect(left.most).toBeCloseTo(20_000 - (rows[0]?.pounds ?? 0), 2);
    expect(answers.some((answer) => !answer.ok && answer.error.code === 'sendingLimitExceeded')).toBe(true);
  });
});

describe('a password of the last five minutes', () => {
  test('is asked for by several transfers of a day that are together what one large one is (D-120, ASVS 7.5.3)', async () => {
    const ama = await verifiedSender(app);
    // Somebody paid before, as a first payment is asked about whatever its amount.
    const paid = await newTransfer(ama, { amount: 100, recipient: marieEndingIn('00') });
    await payByBank(ama, paid);
    const { recipientId } = await untilStatus(ama, paid.id, 'COMPLETE');
    const send = async (amount: number) => {
      const quote = dataOf((await askPrice(ama, { amount })).answer);
      const body = { recipientId, transferQuoteId: quote.id, transferReasonId: 'family-support' };
      return ama.sender.call(createTransfer, { params: { id: ama.user.id }, body });
    };
    await sql`update session set fresh_at = now() - interval '6 minutes' where user_id = ${ama.user.id}`.execute(
      app.db,
    );
    expect((await send(450)).ok).toBe(true);
    expect(await send(600)).toMatchObject({ ok: false, error: { code: 'reauthenticationRequired' } });
    await sql`update session set fresh_at = now() where user_id = ${ama.user.id}`.execute(app.db);
    expect((await send(600)).ok).toBe(true);
  });
});
