import { cancelled, ended, kycValid, refundSettled, released } from './decideCustomer.ts';
import { paymentEnded, paymentPending, paymentSettled } from './decidePayment.ts';
import { approvedBy, payoutAnswered, payoutConfirmed, payoutFailed, payoutStarted } from './decidePayout.ts';
import type { Happening } from './happening.ts';
import { type Decision, moved } from './statusStep.ts';
import type { TransferState } from './transferState.ts';

/** The kernel: what an event does to a transfer. Pure; clock, ids and state are handed in (money notes, 1.1). */
export function decide(state: TransferState, happening: Happening, newId: () => string): Decision {
  switch (happening.type) {
    case 'payment.pending':
      return paymentPending(state, happening);
    case 'payment.settled':
      return paymentSettled(state, happening, newId);
    case 'payment.declined':
    case 'payment.cancelled':
    case 'attempt.abandoned':
      return paymentEnded(state, happening);
    case 'kyc.valid':
      return kycValid(state, newId);
    case 'kyc.retry':
      return moved(state, { event: 'kyc.retry', by: 'kyc', facts: { identityInDoubt: true } });
    case 'cancel':
      return cancelled(state, newId);
    case 'expire':
      return ended(state, { event: 'expire', by: 'watchdog' }, newId);
    case 'reject':
      return ended(state, { event: 'reject', by: 'compliance', reason: happening.reason }, newId);
    case 'approve':
      return approvedBy(state, happening.operator, newId);
    case 'hold.released':
      return released(state, newId);
    case 'payout.started':
      return payoutStarted(state);
    case 'payout.accepted':
      return payoutAnswered(state, { ...happening, state: 'SUBMITTED' });
    case 'payout.unanswered':
      return payoutAnswered(state, { ...happening, state: 'UNKNOWN' });
    case 'payout.confirmed':
      return payoutConfirmed(state, happening.reference);
    case 'payout.failed':
      return payoutFailed(state, happening);
    case 'refund.settled':
      return refundSettled(state, happening);
  }
}
