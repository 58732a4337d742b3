import { describe, expect, test } from 'vitest';
import { holderOf, leadOf, nextOf } from '#contract/transfer/transferDisplay.ts';
import { openPayments } from '#domain/payment/openPayment.ts';
import { type TransferStatus, transferStatuses } from '#domain/transfer/transferStatus.ts';
import { english } from '#src/locales/english.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';

const paid: readonly TransferStatus[] = ['PENDING_PAYMENT', 'PAYMENT_PROCESSING', 'PAYMENT_COMPLETED'];
const unpaid: readonly TransferStatus[] = ['PENDING_PAYMENT'];

const transferIn = (status: TransferStatus, passed = unpaid) => ({
  ...transferFixture(status),
  history: [...passed, status].map((each, place) => ({ status: each, at: someMoment + place * 60 })),
});
const refund = { amount: 102.19, currency: 'GBP', route: 'card', reference: 'rf-7' } as const;
const underWay = { ...refund, requestedAt: someMoment, dueAt: someMoment };
const sentenceOf = (lead: keyof typeof english.transfer.lead) => english.transfer.lead[lead];

describe('what a transfer is headed by', () => {
  test.each(transferStatuses)('of %s claims an arrival only when the recipient has the money (TXN-26)', (status) => {
    for (const passed of [unpaid, paid]) {
      for (const payment of openPayments) {
        const transfer = { ...transferIn(status, passed), payment };
        const lead = leadOf(transfer, someMoment);
        expect(lead === 'COMPLETE').toBe(holderOf(transfer) === 'recipient');
      }
    }
  });

  test.each(transferStatuses)('of %s says nothing was taken only where it certainly was not (D-83)', (status) => {
    for (const passed of [unpaid, paid]) {
      for (const payment of openPayments) {
        const transfer = { ...transferIn(status, passed), payment };
        const isClaimed = sentenceOf(leadOf(transfer, someMoment)).includes('nothing was taken');
        expect(isClaimed && holderOf(transfer) !== 'payer').toBe(false);
      }
    }
  });

  test('of a delivery that is late says so, by the server’s clock or the reader’s (peers 14)', () => {
    const onItsWay = { ...transferIn('PAYMENT_COMPLETED'), approved: true };
    const delay = { promised: someMoment, noticedAt: someMoment, cause: 'partner' as const };
    expect([
      leadOf(onItsWay, someMoment + 120),
      leadOf(onItsWay, someMoment + 86_400),
      leadOf({ ...onItsWay, delay }, someMoment),
    ]).toEqual(['PAYMENT_COMPLETED', 'LATE', 'LATE']);
  });

  test('of a refund that was refused says that it comes, and that we have it (peers 18)', () => {
    const refunds = [{ ...underWay, isRefused: true as const }];
    for (const status of ['CANCELLED', 'REFUNDED', 'REJECTED'] as const) {
      const transfer = { ...transferIn(status, paid), refunds };
      expect([leadOf(transfer, someMoment), holderOf(transfer), nextOf(transfer)]).toEqual([
        'returning',
        'us',
        'REFUND_REFUSED',
      ]);
    }
  });

  test('of an end is where the money is', () => {
    const { meta } = transferFixture();
    const cameBack = { ...transferIn('COMPLETE', paid), meta: { ...meta, state: 'PAYOUT_RETURNED' } };
    const withRewards = { ...cameBack, meta: { ...cameBack.meta, totalToPay: 0 } };
    const leads = [
      transferIn('CANCELLED'),
      transferIn('CANCELLED', paid),
      { ...transferIn('CANCELLED'), payment: 'begun' as const },
      transferIn('REJECTED', paid),
      transferIn('REFUNDED', paid),
      { ...cameBack, refunds: [underWay] },
      cameBack,
    ].map((transfer) => leadOf(transfer, someMoment));
    expect(leads).toEqual([
      ...(['CANCELLED', 'returning', 'CANCELLED_UNSURE', 'returning', 'returned', 'returning'] as const),
      'PAYOUT_RETURNED_NOT_OWED',
    ]);
    expect([cameBack, withRewards].map(holderOf)).toEqual(['returned', 'payer']);
  });
});
