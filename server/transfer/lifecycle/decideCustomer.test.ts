import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { transferStatuses } from '#domain/transfer/transferStatus.ts';
import {
  balancesOf,
  held,
  letHappen,
  newWorld,
  paidWorld,
  penny,
  settled,
  type World,
} from '#tests/fixtures/kernelWorld.ts';
import type { ReportedEvent } from './reportedEvent.ts';

const statusOf = ({ state }: World) => state.status;
const refusal = ({ decision }: World) => (decision?.ok === false ? decision.refusal : undefined);
const cancel: ReportedEvent = { type: 'cancel' };
/** Every refund the world owes, paid by its provider in this order. */
const repaid = (world: World) =>
  letHappen(
    world,
    ...world.refunds.map(({ id, amount }): ReportedEvent => {
      return { type: 'refund.settled', refundId: id, provider: 'truelayer', amount };
    }),
  );

describe('cancelling (TRF-12, D-122)', () => {
  test.each(['PENDING_PAYMENT', 'PENDING_VERIFICATION', 'PENDING_DOCUMENTATION'] as const)(
    'a transfer that is %s and not paid ends at once, and books nothing (J11)',
    (status) => {
      const world = letHappen(newWorld({ status }), cancel);
      expect([statusOf(world), world.booked, world.refunds]).toEqual(['CANCELLED', [], []]);
      expect(world.decision).toMatchObject({ ok: true, value: { releasesPromo: true } });
    },
  );

  test('a paid one owes the cash back and the discount to who paid it (J8, J9)', () => {
    const cancelled = letHappen(paidWorld({ pounds: money('GBP', 500_000) }), cancel);
    expect([statusOf(cancelled), held(cancelled, 'refund_payable')]).toEqual(['CANCELLED', 9798]);
    const refunded = repaid(cancelled);
    expect(statusOf(refunded)).toBe('REFUNDED');
    expect([...balancesOf(refunded).values()].filter((minor) => minor !== 0)).toEqual([]);
  });

  test('with a payment open waits for the payment', () => {
    expect(refusal(letHappen(newWorld({ openAttempt: { id: 'a1', isClosing: false } }), cancel))).toBe('notAllowed');
  });

  test.each(transferStatuses.filter((status) => status !== 'CANCELLED'))(
    'under a legal hold a transfer that is %s stays as it is (TRF-12)',
    (status) => {
      const world = letHappen(newWorld({ status, legalHold: true }), cancel);
      expect([refusal(world), statusOf(world)]).toEqual(['notAllowed', status]);
    },
  );

  test('under a legal hold a paid one owes nothing back', () => {
    const world = letHappen(paidWorld({ legalHold: true }), cancel);
    expect([refusal(world), statusOf(world), world.refunds]).toEqual(['notAllowed', 'PAYMENT_COMPLETED', []]);
  });

  test('twice is once', () => {
    expect(refusal(letHappen(paidWorld(), cancel, cancel))).toBe('alreadyDone');
  });

  test('after a second payment that already went back owes back only the first', () => {
    const twicePaid = letHappen(paidWorld(), settled({ attemptId: 'a2', providerRef: 'p2' }));
    const suspended = letHappen(
      twicePaid,
      { type: 'payout.started' },
      { type: 'payout.closed', reference: 't1-1', reason: 'no' },
    );
    const cancelled = letHappen(suspended, cancel);
    expect(cancelled.refunds.map(({ paymentId }) => paymentId)).toHaveLength(2);
    const refunded = repaid(cancelled);
    expect([statusOf(refunded), held(refunded, 'unapplied_funds'), held(refunded, 'refund_payable')]).toEqual([
      'REFUNDED',
      0,
      0,
    ]);
  });
});

describe('expiry (TRF-10)', () => {
  const expire: ReportedEvent = { type: 'expire' };

  test.each(['PENDING_PAYMENT', 'PENDING_VERIFICATION', 'PENDING_DOCUMENTATION'] as const)(
    'ends a transfer that is %s only after its time (T08, T15, T42)',
    (status) => {
      expect(refusal(letHappen(newWorld({ status }), expire))).toBe('notAllowed');
      expect(statusOf(letHappen(newWorld({ status, pastLimit: true }), expire))).toBe('EXPIRED');
    },
  );

  test('never ends one that is paid, or may be by an open payment (D-73)', () => {
    const opened = newWorld({ pastLimit: true, openAttempt: { id: 'a1', isClosing: false } });
    const processing = letHappen(opened, { type: 'payment.pending', attemptId: 'a1' });
    const funded = letHappen(newWorld({ status: 'PENDING_VERIFICATION', pastLimit: true }), settled());
    for (const world of [opened, processing, funded, paidWorld({ pastLimit: true })]) {
      expect(refusal(letHappen(world, expire))).toBe('notAllowed');
    }
  });
});

describe('an identity (KYC-25)', () => {
  test('proved before payment opens the payment, and after it the payout (T03, T04)', () => {
    const waiting = newWorld({ status: 'PENDING_VERIFICATION' });
    expect(statusOf(letHappen(waiting, { type: 'kyc.valid' }))).toBe('PENDING_PAYMENT');
    const paid = letHappen(waiting, settled(), { type: 'kyc.valid' });
    expect([statusOf(paid), paid.payouts.length]).toEqual(['PAYMENT_COMPLETED', 1]);
  });

  test('proved for a large amount that is paid leads to two operators (T30)', () => {
    const waiting = newWorld({ status: 'PENDING_VERIFICATION', pounds: money('GBP', 500_000) });
    expect(statusOf(letHappen(waiting, settled(), { type: 'kyc.valid' }))).toBe('PENDING_APPROVAL');
  });

  test('in doubt closes the payment again, unless one is open (T16)', () => {
    expect(statusOf(letHappen(newWorld(), { type: 'kyc.retry' }))).toBe('PENDING_VERIFICATION');
    const opened = newWorld({ openAttempt: { id: 'a1', isClosing: false } });
    expect(refusal(letHappen(opened, { type: 'kyc.retry' }))).toBe('notAllowed');
  });
});

describe('a refund that was paid (J9)', () => {
  const late = letHappen(newWorld({ status: 'EXPIRED' }), settled());

  test.each(['EXPIRED', 'PAYMENT_CANCELLED', 'PAYMENT_DECLINED', 'CANCELLED', 'REJECTED'] as const)(
    'of late money ends %s as REFUNDED (T68…T72)',
    (status) => {
      expect(statusOf(repaid(letHappen(newWorld({ status }), settled())))).toBe('REFUNDED');
    },
  );

  test('is booked once however often it is reported', () => {
    const once = repaid(late);
    expect(refusal(repaid(once))).toBe('alreadyDone');
    expect(repaid(once).booked).toEqual(once.booked);
  });

  test('that nobody asked for is not booked', () => {
    const world = letHappen(late, {
      type: 'refund.settled',
      refundId: 'r9',
      provider: 'truelayer',
      amount: penny(late.state.due),
    });
    expect([refusal(world), statusOf(world)]).toEqual(['alreadyDone', 'EXPIRED']);
  });

  test('ends the transfer with the last of several', () => {
    const two = letHappen(late, settled({ attemptId: 'a2', providerRef: 'p2' }));
    const [first, second] = two.refunds;
    if (!first || !second) throw new Error('Two refunds are due');
    const paid = (refund: typeof first): ReportedEvent => ({
      type: 'refund.settled',
      refundId: refund.id,
      provider: 'truelayer',
      amount: refund.amount,
    });
    expect(statusOf(letHappen(two, paid(second)))).toBe('EXPIRED');
    expect(statusOf(letHappen(two, paid(second), paid(first)))).toBe('REFUNDED');
  });
});
