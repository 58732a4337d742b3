import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { journalsOf } from '#tests/fixtures/companies.ts';
import { operating } from '#tests/fixtures/operating.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import { openAttempt, receipt } from '#tests/fixtures/receivedAmounts.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
withSendingApp((started) => {
  ({ app } = started);
});

const { by, applyEvent, held, statusOf, untilStatusOf, newsOf, paymentOf } = operating(() => app);
const grace = by('grace');
const noor = by('noor');

describe('the watchlist (T46, T53, T55)', () => {
  const hit = {
    entry: 'W-1',
    subject: 'recipient:x',
    name: 'Marie Ngo',
    likeness: 'match',
    listed: 'Marie Ngo',
  } as const;

  test('stops a transfer without saying why, and two operators clear a name', async () => {
    const transfer = await held();
    await applyEvent(transfer, { type: 'watchlist.hit', hits: [hit] });
    expect(await statusOf(transfer)).toBe('WATCHLIST_FAILED');
    expect(await newsOf(transfer)).toContain('underReview');
    expect(await opsLines(app, 'queue')).toContain('Marie Ngo like Marie Ngo (W-1)');
    expect(await grace('clear-hit', transfer)).toContain('another operator');
    expect(await noor('confirm-hit', transfer)).toContain('another operator');
    expect(await noor('clear-hit', transfer)).toContain('PENDING_APPROVAL');
    await noor('reject', transfer, { reason: 'test' });
    await untilStatusOf(transfer, 'REFUNDED');
  });

  test('documents asked for meanwhile lead back to the name, and nobody has the money back before it is cleared', async () => {
    const transfer = await held();
    await applyEvent(transfer, { type: 'watchlist.hit', hits: [hit] });
    await grace('request-documents', transfer, { reason: 'identity' });
    expect(await opsLines(app, 'queue')).toContain('accept-documents, then the name (Marie Ngo like Marie Ngo (W-1))');
    expect(await grace('reject', transfer, { reason: 'test' })).toContain('cannot be done');
    expect(await applyEvent(transfer, { type: 'cancel' })).toMatchObject({ ok: false, refusal: 'notAllowed' });
    expect(await grace('accept-documents', transfer)).toContain('WATCHLIST_FAILED');
    await grace('clear-hit', transfer);
    expect(await noor('clear-hit', transfer)).toContain('PENDING_APPROVAL');
    await noor('reject', transfer, { reason: 'test' });
    await untilStatusOf(transfer, 'REFUNDED');
  });

  test('a confirmed one is frozen until the law lets go, and then given back (J13)', async () => {
    const transfer = await held();
    await applyEvent(transfer, { type: 'watchlist.hit', hits: [hit] });
    await grace('confirm-hit', transfer);
    expect(await noor('confirm-hit', transfer)).toContain('REJECTED');
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J13a']);
    expect(await opsLines(app, 'queue')).toContain('release-frozen');
    await grace('release-frozen', transfer);
    await noor('release-frozen', transfer);
    await untilStatusOf(transfer, 'REFUNDED');
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J13a', 'J13b', 'J9']);
  });

  test('of two frozen payments, what is left after one went back to its bank waits in the queue, and nothing after both', async () => {
    const transfer = await held();
    const { provider, provider_ref: providerRef } = await paymentOf(transfer);
    const late = await openAttempt(app, transfer, money('GBP', 2_500));
    await applyEvent(transfer, { type: 'watchlist.hit', hits: [hit] });
    await grace('confirm-hit', transfer);
    await noor('confirm-hit', transfer);
    await applyEvent(transfer, receipt(late, money('GBP', 2_500)));
    const waits = async () =>
      (await opsLines(app, 'queue')).split('\n').find((line) => line.includes(visibleReference(transfer.reference)));
    const backAtItsBank = async (payment: { provider: PaymentProviderId; providerRef: string }) => {
      await applyEvent(transfer, { type: 'chargeback.opened', ...payment });
      expect(await waits()).toContain('chargeback-won or chargeback-lost');
      await applyEvent(transfer, { type: 'chargeback.lost', ...payment });
    };
    await backAtItsBank({ provider, providerRef });
    expect(await waits()).toContain('release-frozen');
    await backAtItsBank({ provider: 'trust-payment', providerRef: late });
    expect(await waits()).toBeUndefined();
  });
});
