import { describe, expect, test } from 'vitest';
import { nextUpdateDue } from './nextUpdateDue.ts';
import { type TransferStatus, transferStatuses } from './transferStatus.ts';

const day = 86_400;
const now = Date.parse('2026-11-20T12:00Z') / 1000;
const sourceIn = (status: TransferStatus, since = now) => ({
  status,
  payment: 'none' as const,
  approved: true,
  isInReview: false,
  transferMethod: 'mobile_money' as const,
  originCurrency: 'GBP' as const,
  expiresAt: now + 3600,
  gateway: 'truelayer' as const,
  history: [{ status, at: since }],
  refunds: [],
});

describe('the next thing a sender hears of (peers 11)', () => {
  test.each([
    ['PENDING_PAYMENT', 'timeToPay', 3600],
    ['PENDING_VERIFICATION', 'timeToPay', 3600],
    ['PAYMENT_PROCESSING', 'payment', 7200],
    ['PAYMENT_COMPLETED', 'arrival', 600],
    ['PENDING_APPROVAL', 'decision', day],
    ['PENDING_DOCUMENTATION', 'decision', day],
    ['WATCHLIST_FAILED', 'decision', day],
    ['PAYMENT_FRAUD', 'decision', day],
    ['PAYMENT_SUSPENDED', 'decision', day],
  ] as const)('in %s is %s within %i seconds', (status, about, seconds) => {
    expect(nextUpdateDue(sourceIn(status), now)).toEqual({ about, by: now + seconds });
  });

  test('is nothing once a transfer has ended and owes nothing', () => {
    const silent = transferStatuses.filter((status) => nextUpdateDue(sourceIn(status), now) === undefined);
    expect(silent).toHaveLength(7);
  });

  test('of a cancelled one is its refund, until that is paid', () => {
    const cancelled = { ...sourceIn('CANCELLED'), refunds: [{ dueAt: now + 5 }, { dueAt: now + 9, settledAt: now }] };
    expect(nextUpdateDue(cancelled, now)).toEqual({ about: 'refund', by: now + 5 });
    expect(nextUpdateDue({ ...cancelled, refunds: [{ dueAt: now + 5, settledAt: now }] }, now)).toBeUndefined();
  });

  test.each([
    ['a card is credited in minutes', { gateway: 'trust-payment' as const }, 600],
    [
      'another country’s bank takes two working days',
      { originCurrency: 'CAD' as const, gateway: 'interac' as const },
      4 * day,
    ],
  ])('%s', (_words, how, seconds) => {
    expect(nextUpdateDue({ ...sourceIn('PAYMENT_PROCESSING'), ...how }, now)).toEqual({
      about: 'payment',
      by: now + seconds,
    });
  });

  test('of a payment or a refund that is late promises no other time', () => {
    for (const late of [1, day, 10 * day]) {
      const payment = sourceIn('PAYMENT_PROCESSING', now - 7200 - late);
      const checked = { ...sourceIn('PENDING_PAYMENT', now - 7200 - late), payment: 'checking' as const };
      const refund = { ...sourceIn('CANCELLED'), refunds: [{ dueAt: now - late }] };
      expect([payment, checked, refund].map((source) => nextUpdateDue(source, now))).toEqual([
        { about: 'latePayment' },
        { about: 'latePayment' },
        { about: 'lateRefund' },
      ]);
    }
  });

  test('of a refund the company refused is one of our people, late or not', () => {
    for (const dueAt of [now + day, now - day]) {
      const refused = { ...sourceIn('CANCELLED'), refunds: [{ dueAt, isRefused: true as const }] };
      expect(nextUpdateDue(refused, now)).toEqual({ about: 'refundByBank' });
      const paid = { ...refused, refunds: [{ dueAt, settledAt: now }] };
      expect(nextUpdateDue(paid, now)).toBeUndefined();
    }
  });

  test('of a decision is put off by a day at a time once it is late, and never in the past', () => {
    for (const [waited, days] of [
      [1, 1],
      [day, 1],
      [day + 1, 2],
      [10 * day, 10],
    ] as const) {
      const since = now - waited;
      const update = nextUpdateDue(sourceIn('PENDING_APPROVAL', since), now);
      expect(update).toEqual({ about: 'decision', by: since + days * day });
    }
  });

  test('of a refused payout is what it waits for, and nobody of ours decides', () => {
    for (const refusalWaitsFor of ['choice', 'partner'] as const) {
      const refused = { ...sourceIn('PAYMENT_SUSPENDED'), refusalWaitsFor };
      expect(nextUpdateDue(refused, now)).toEqual({ about: refusalWaitsFor });
    }
  });

  test('of money that is late to arrive promises no other time', () => {
    for (const late of [1, day, 10 * day]) {
      expect(nextUpdateDue(sourceIn('PAYMENT_COMPLETED', now - 600 - late), now)).toEqual({ about: 'lateArrival' });
    }
  });

  test('a look by one of our people comes before the arrival', () => {
    expect(nextUpdateDue({ ...sourceIn('PAYMENT_COMPLETED'), isInReview: true }, now)?.about).toBe('decision');
    expect(nextUpdateDue({ ...sourceIn('PAYMENT_COMPLETED'), approved: false }, now)?.about).toBe('decision');
  });
});
