import { describe, expect, test } from 'vitest';
import { paymentProviderIds } from '../payment/paymentProvider.ts';
import { isOverdue, promisedBy } from './deliveryPromise.ts';
import { hasReceipt } from './receiptRule.ts';
import { refundDueAt, refundRouteOf } from './refundRoute.ts';
import { transferStatuses } from './transferStatus.ts';
import { addWorkingDays } from './workingDays.ts';

const at = (text: string) => Date.parse(`${text}Z`) / 1000;

describe('working days', () => {
  test.each([
    ['a Monday', '2026-11-16T10:00', 1, '2026-11-17T10:00'],
    ['a Friday', '2026-11-20T10:00', 1, '2026-11-23T10:00'],
    ['a Saturday', '2026-11-21T23:59', 1, '2026-11-23T23:59'],
    ['a Wednesday, over a weekend', '2026-11-18T10:00', 5, '2026-11-25T10:00'],
    ['no days', '2026-11-21T10:00', 0, '2026-11-21T10:00'],
  ])('counted from %s skip the weekend', (_from, from, days, to) => {
    expect(addWorkingDays(at(from), days)).toBe(at(to));
  });
});

describe('a refund is due', () => {
  test.each([
    ['card', '2026-11-20T10:00', '2026-11-22T10:00'],
    ['bank', '2026-11-20T10:00', '2026-11-27T10:00'],
  ] as const)('to a %s by a date (PUB-27, peers 18)', (route, from, to) => {
    expect(refundDueAt(route, at(from))).toBe(at(to));
  });

  test('the way it came: open banking to the bank, a card form to the card', () => {
    const overBank = ['truelayer', 'ivy', 'interac'];
    for (const provider of paymentProviderIds) {
      expect([provider, refundRouteOf(provider)]).toEqual([provider, overBank.includes(provider) ? 'bank' : 'card']);
    }
  });
});

describe('a promise', () => {
  const released = at('2026-11-20T10:00');
  const paid = {
    transferMethod: 'mobile_money',
    status: 'PAYMENT_COMPLETED',
    approved: true,
    history: [
      { status: 'PENDING_PAYMENT', at: released - 60 },
      { status: 'PAYMENT_COMPLETED', at: released },
    ],
  } as const;

  test.each([
    ['mobile_money', '2026-11-20T10:10'],
    ['cash_pickup', '2026-11-20T10:10'],
    ['bank_transfer', '2026-11-23T10:00'],
  ] as const)('by %s counts from when the money was let go (D-50)', (transferMethod, by) => {
    expect(promisedBy({ ...paid, transferMethod })).toBe(at(by));
  });

  test('waits for a second pair of eyes, and begins again after a hold', () => {
    expect(promisedBy({ ...paid, approved: false })).toBeUndefined();
    const again = { status: 'PAYMENT_COMPLETED', at: released + 3600 } as const;
    expect(promisedBy({ ...paid, history: [...paid.history, again] })).toBe(released + 3600 + 600);
  });

  test.each([
    [600, false],
    [660, false],
    [661, true],
  ])('%i seconds after it began is overdue: %s (peers 14)', (seconds, overdue) => {
    expect(isOverdue(paid, released + seconds)).toBe(overdue);
  });

  test('is only made for what is on its way', () => {
    const promising = transferStatuses.filter((status) => promisedBy({ ...paid, status }) !== undefined);
    expect(promising).toEqual(['PAYMENT_COMPLETED']);
  });
});

test('there is a receipt once the money has come, and whatever happened then (TXN-31)', () => {
  expect(hasReceipt(['PENDING_PAYMENT', 'PAYMENT_PROCESSING'])).toBe(false);
  expect(hasReceipt(['PENDING_PAYMENT', 'PAYMENT_COMPLETED', 'CANCELLED', 'REFUNDED'])).toBe(true);
});
