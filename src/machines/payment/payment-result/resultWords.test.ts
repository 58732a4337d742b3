import { describe, expect, test } from 'vitest';
import { paymentResult } from '#domain/transfer/resultState.ts';
import { isTerminal } from '#domain/transfer/statusGroups.ts';
import { type TransferStatus, transferStatuses } from '#domain/transfer/transferStatus.ts';
import { english } from '#src/locales/english.ts';
import { resultWords } from './resultWords.ts';

const said: Record<TransferStatus, string> = {
  PENDING_VERIFICATION: 'Transaction In Progress',
  PENDING_PAYMENT: 'Transaction In Progress',
  PAYMENT_PROCESSING: 'Transaction In Progress',
  PENDING_DOCUMENTATION: 'Transaction In Progress',
  PENDING_APPROVAL: 'Transaction In Progress',
  WATCHLIST_FAILED: 'Transaction In Progress',
  PAYMENT_FRAUD: 'Transfer Stopped',
  PAYMENT_SUSPENDED: 'Transfer On Hold',
  PAYMENT_COMPLETED: 'Payment Successful',
  COMPLETE: 'Payment Successful',
  PAYMENT_CANCELLED: 'Transaction Cancelled',
  PAYMENT_DECLINED: 'Transaction Cancelled',
  CANCELLED: 'Transfer Cancelled',
  EXPIRED: 'Transfer Expired',
  REJECTED: 'Transfer Not Carried Out',
  REFUNDED: 'Transfer Refunded',
};

const sentence = (key: string) => key.split('.').reduce<unknown>((words, part) => Object(words)[part], english);

function standingOf(status: TransferStatus) {
  const { state, ended } = paymentResult({ status });
  if (state === 'COMPLETE') return isTerminal(status) ? 'delivered' : 'paid';
  if (state === 'CANCELLED') return 'cancelled';
  return ended ? 'ended' : 'inProgress';
}

describe('the headline after paying', () => {
  test.each(transferStatuses)(
    'of %s is true, and never in progress over an end (RES-10, RES-11, RES-12, D-77)',
    (status) => {
      const { headline, lead } = resultWords({ standing: standingOf(status), status, payment: 'none' });
      expect(sentence(headline)).toBe(said[status]);
      expect(sentence(lead)).toMatch(/\.$/);
    },
  );

  test('of a delivery that came back no longer says that the money is there (TXN-26)', () => {
    const { headline, lead } = resultWords({ standing: 'returned', status: 'COMPLETE', payment: 'none' });
    expect([sentence(headline), sentence(lead)]).toEqual([
      'Payout Returned',
      'The money didn’t reach the recipient after all. See below what happens to it now.',
    ]);
  });

  test('waits for no payment where it may have been made long ago and is not told (D-111)', () => {
    const { lead } = resultWords({ standing: 'inProgress', status: undefined, payment: undefined });
    expect(sentence(lead)).not.toMatch(/waiting|checking/);
  });

  test('says no more than that it has ended to whoever is not signed in (D-111)', () => {
    const { headline } = resultWords({ standing: 'ended', status: undefined, payment: undefined });
    expect(sentence(headline)).toBe('Transfer Ended');
  });
});
