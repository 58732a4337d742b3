import { chargebackBegun, chargebackDecidedAgainstUs, chargebackDecidedForUs } from './decideChargeback.ts';
import { cancelled, ended, kycValid, released } from './decideCustomer.ts';
import { payoutAcknowledged, payoutClosed, payoutFailed, payoutRecovered } from './decideFailedPayout.ts';
import {
  differenceAccepted,
  docsAccepted,
  docsRequested,
  fraudCleared,
  fraudConfirmed,
  fraudFlagged,
  paymentStalled,
  senderBlocked,
  senderUnblocked,
} from './decideHolds.ts';
import { paymentEnded, paymentNotNeeded, paymentPending, paymentSettled } from './decidePayment.ts';
import { approvedBy, payoutAnswered, payoutConfirmed, payoutStarted } from './decidePayout.ts';
import { refundPaidByHand, refundRefused, refundSettled } from './decideRefund.ts';
import { payoutReturned, returnRefunded } from './decideReturn.ts';
import { frozenLetGo, hitCleared, hitConfirmed, watchlistHit } from './decideScreening.ts';
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
    case 'payment.suspected':
    case 'attempt.abandoned':
      return paymentEnded(state, happening);
    case 'payment.notNeeded':
      return paymentNotNeeded(state, newId);
    case 'payment.stalled':
      return paymentStalled(state);
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
      return released(state, happening.by ?? 'customer', newId);
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
    case 'payout.closed':
      return payoutClosed(state, happening);
    case 'payout.acknowledged':
      return payoutAcknowledged(state, happening.reference);
    case 'payout.recovered':
      return payoutRecovered(state, happening.reference);
    case 'payout.returned':
      return payoutReturned(state, happening, newId);
    case 'return.refunded':
      return returnRefunded(state, happening);
    case 'refund.settled':
      return refundSettled(state, happening);
    case 'refund.refused':
      return refundRefused(state, happening);
    case 'refund.paidByHand':
      return refundPaidByHand(state, happening);
    default:
      return decideHold(state, happening, newId);
  }
}

type Hold = Extract<
  Happening,
  {
    type:
      | `docs.${string}`
      | `hit.${string}`
      | `fraud.${string}`
      | `sender.${string}`
      | `chargeback.${string}`
      | HoldName;
  }
>;
type HoldName = 'difference.accepted' | 'watchlist.hit' | 'frozen.released';

/** What stops a transfer for a look, and what comes of the look. */
function decideHold(state: TransferState, happening: Hold, newId: () => string): Decision {
  switch (happening.type) {
    case 'docs.requested':
      return docsRequested(state, happening);
    case 'docs.accepted':
      return docsAccepted(state, newId);
    case 'difference.accepted':
      return differenceAccepted(state, happening, newId);
    case 'watchlist.hit':
      return watchlistHit(state, happening);
    case 'hit.cleared':
      return hitCleared(state, happening, newId);
    case 'hit.confirmed':
      return hitConfirmed(state, happening);
    case 'frozen.released':
      return frozenLetGo(state, happening, newId);
    case 'fraud.flag':
      return fraudFlagged(state, happening);
    case 'sender.blocked':
      return senderBlocked(state);
    case 'sender.unblocked':
      return senderUnblocked(state, newId);
    case 'fraud.cleared':
      return fraudCleared(state, newId);
    case 'fraud.confirmed':
      return fraudConfirmed(state, newId);
    case 'chargeback.opened':
      return chargebackBegun(state, happening);
    case 'chargeback.lost':
      return chargebackDecidedAgainstUs(state, happening, newId);
    case 'chargeback.won':
      return chargebackDecidedForUs(state, happening);
  }
}
