import type { OpenPayment } from '../payment/openPayment.ts';
import { hasReceipt } from './receiptRule.ts';
import type { DisplayStatus } from './statusLabel.ts';
import type { TransferStatus } from './transferStatus.ts';

/**
 * Who has the sender's money now. `payer`: it never left them, and no payment is open. `begun`, `checking`: one is, so
 * it may have left them (`OpenPayment`). `provider`: their bank or card company is moving it.
 * `frozen`: we have it and the law keeps us from giving it back by ourselves. `uncertain`: part of it may have moved.
 */
export const moneyHolders = [
  'payer',
  'begun',
  'checking',
  'provider',
  'us',
  'partner',
  'recipient',
  'returning',
  'returned',
  'frozen',
  'uncertain',
] as const;
export type Custodian = (typeof moneyHolders)[number];

type Source = {
  readonly display: DisplayStatus;
  readonly payment: OpenPayment;
  readonly approved: boolean;
  /** Every status it has been in, oldest first. */
  readonly history: readonly TransferStatus[];
  /** A partner that refused it may pay it all the same. */
  readonly mayBePaid?: boolean;
  /** The company that took the payment would not give it back. */
  readonly isRefundRefused?: boolean;
};

/** As far as a sender can be told from what they may see; the ledger knows to the penny (`money.md` 2.2). */
export function custodian(source: Source): Custodian {
  const holder = holderByStatus(source);
  if (source.isRefundRefused && (holder === 'returning' || holder === 'returned')) return 'us';
  return holder === 'payer' && source.payment !== 'none' ? source.payment : holder;
}

type ByStatus = Exclude<Custodian, 'begun'>;

function holderByStatus({ display, approved, history, mayBePaid = false }: Source): ByStatus {
  const isFunded = hasReceipt(history);
  switch (display) {
    case 'PENDING_PAYMENT':
    case 'PENDING_VERIFICATION':
      return isFunded ? 'us' : 'payer';
    case 'PAYMENT_CHECKING':
      return isFunded ? 'us' : 'checking';
    case 'PAYMENT_PROCESSING':
      return 'provider';
    case 'PAYMENT_COMPLETED':
      return approved ? 'partner' : 'us';
    case 'PENDING_REVIEW':
    case 'PENDING_APPROVAL':
      return 'us';
    case 'PENDING_DOCUMENTATION':
    case 'WATCHLIST_FAILED':
      return isFunded ? 'us' : history.includes('PAYMENT_PROCESSING') ? 'provider' : 'payer';
    case 'PAYMENT_FRAUD':
    case 'PAYMENT_SUSPENDED':
      return isFunded && !mayBePaid ? 'us' : 'uncertain';
    case 'COMPLETE':
      return 'recipient';
    case 'PAYOUT_RETURNED':
      return 'returning';
    case 'REFUNDED':
      return 'returned';
    case 'EXPIRED':
    case 'PAYMENT_CANCELLED':
    case 'PAYMENT_DECLINED':
      return 'payer';
    case 'CANCELLED':
    case 'REJECTED':
      return holderAfterEnd({ isFunded, history });
    case 'UNKNOWN':
      return 'uncertain';
  }
}

/** Money that came goes back, unless a confirmed sanctions hit holds it (J13a). */
function holderAfterEnd({ isFunded, history }: { isFunded: boolean; history: readonly TransferStatus[] }): ByStatus {
  const before = history.at(-2);
  if (before === 'WATCHLIST_FAILED' && history.at(-1) === 'REJECTED') return isFunded ? 'frozen' : 'payer';
  if (isFunded) return 'returning';
  return before === 'PAYMENT_FRAUD' || before === 'PAYMENT_SUSPENDED' ? 'uncertain' : 'payer';
}
