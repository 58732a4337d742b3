import { describe, expect, test } from 'vitest';
import { type Custodian, custodian } from './custodian.ts';
import { type DisplayStatus, displayStatuses } from './statusLabel.ts';
import type { TransferStatus } from './transferStatus.ts';

const paid: readonly TransferStatus[] = ['PENDING_PAYMENT', 'PAYMENT_PROCESSING', 'PAYMENT_COMPLETED'];
const unpaid: readonly TransferStatus[] = ['PENDING_PAYMENT'];

describe('who holds the money', () => {
  test.each<[DisplayStatus, readonly TransferStatus[], Custodian]>([
    ['PENDING_PAYMENT', unpaid, 'payer'],
    ['PENDING_VERIFICATION', [...paid, 'PENDING_VERIFICATION'], 'us'],
    ['PAYMENT_PROCESSING', unpaid, 'provider'],
    ['PAYMENT_COMPLETED', paid, 'us'],
    ['PENDING_REVIEW', paid, 'us'],
    ['PENDING_APPROVAL', [...unpaid, 'PENDING_APPROVAL'], 'us'],
    ['PENDING_DOCUMENTATION', [...unpaid, 'PENDING_DOCUMENTATION'], 'payer'],
    ['WATCHLIST_FAILED', ['PENDING_PAYMENT', 'PAYMENT_PROCESSING', 'WATCHLIST_FAILED'], 'provider'],
    ['PAYMENT_FRAUD', [...paid, 'PAYMENT_FRAUD'], 'us'],
    ['PAYMENT_FRAUD', [...unpaid, 'PAYMENT_FRAUD'], 'uncertain'],
    ['PAYMENT_SUSPENDED', [...unpaid, 'PAYMENT_SUSPENDED'], 'uncertain'],
    ['WATCHLIST_FAILED', [...paid, 'WATCHLIST_FAILED'], 'us'],
    ['UNKNOWN', paid, 'uncertain'],
    ['CANCELLED', [...unpaid, 'PAYMENT_FRAUD', 'CANCELLED'], 'uncertain'],
    ['CANCELLED', [...paid, 'WATCHLIST_FAILED', 'CANCELLED'], 'returning'],
    ['COMPLETE', [...paid, 'COMPLETE'], 'recipient'],
    ['PAYOUT_RETURNED', [...paid, 'COMPLETE'], 'returning'],
    ['CANCELLED', [...unpaid, 'CANCELLED'], 'payer'],
    ['CANCELLED', [...paid, 'CANCELLED'], 'returning'],
    ['CANCELLED', [...unpaid, 'PAYMENT_SUSPENDED', 'CANCELLED'], 'uncertain'],
    ['REJECTED', [...paid, 'WATCHLIST_FAILED', 'REJECTED'], 'frozen'],
    ['REJECTED', [...unpaid, 'WATCHLIST_FAILED', 'REJECTED'], 'payer'],
    ['REJECTED', [...paid, 'PENDING_APPROVAL', 'REJECTED'], 'returning'],
    ['REFUNDED', [...paid, 'CANCELLED', 'REFUNDED'], 'returned'],
    ['EXPIRED', [...unpaid, 'EXPIRED'], 'payer'],
  ])('%s after %j: %s', (display, history, holder) => {
    expect(custodian({ display, payment: 'none', approved: false, history })).toBe(holder);
  });

  test('of a payout its partner refused and may still make is not known', () => {
    const history = [...paid, 'PAYMENT_SUSPENDED'] as const;
    const holderWhere = (mayBePaid: boolean) =>
      custodian({ display: 'PAYMENT_SUSPENDED', payment: 'none', approved: false, history, mayBePaid });
    expect([holderWhere(true), holderWhere(false)]).toEqual(['uncertain', 'us']);
  });

  test('from approval on it is our payout partner’s to deliver', () => {
    expect(custodian({ display: 'PAYMENT_COMPLETED', payment: 'none', approved: true, history: paid })).toBe('partner');
  });

  test.each(displayStatuses)('of a paid transfer is never said to be the payer’s while it is %s', (display) => {
    const notTaken: readonly DisplayStatus[] = ['EXPIRED', 'PAYMENT_CANCELLED', 'PAYMENT_DECLINED'];
    const holder = custodian({ display, payment: 'none', approved: false, history: paid });
    expect(holder === 'payer').toBe(notTaken.includes(display));
  });

  test.each(displayStatuses)('is never said to be the payer while a payment may still settle, %s', (display) => {
    for (const payment of ['begun', 'checking'] as const) {
      for (const history of [unpaid, paid, [...unpaid, 'PAYMENT_SUSPENDED', 'CANCELLED'] as const]) {
        expect(custodian({ display, payment, approved: false, history })).not.toBe('payer');
      }
    }
  });
});
