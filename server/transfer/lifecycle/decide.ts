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
import type { ReportedEvent } from './reportedEvent.ts';
import { type Decision, moved } from './statusStep.ts';
import type { TransferState } from './transferState.ts';

/** The kernel: what an event does to a transfer. Pure; clock, ids and state are handed in (money notes, 1.1). */
export function decide(state: TransferState, reportedEvent: ReportedEvent, newId: () => string): Decision {
  switch (reportedEvent.type) {
    case 'payment.pending':
      return paymentPending(state, reportedEvent);
    case 'payment.settled':
      return paymentSettled(state, reportedEvent, newId);
    case 'payment.declined':
    case 'payment.cancelled':
    case 'payment.suspected':
    case 'attempt.abandoned':
      return paymentEnded(state, reportedEvent);
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
      return ended(state, { event: 'reject', by: 'compliance', reason: reportedEvent.reason }, newId);
    case 'approve':
      return approvedBy(state, reportedEvent.operator, newId);
    case 'hold.released':
      return released(state, reportedEvent.by ?? 'customer', newId);
    case 'payout.started':
      return payoutStarted(state);
    case 'payout.accepted':
      return payoutAnswered(state, { ...reportedEvent, state: 'SUBMITTED' });
    case 'payout.unanswered':
      return payoutAnswered(state, { ...reportedEvent, state: 'UNKNOWN' });
    case 'payout.confirmed':
      return payoutConfirmed(state, reportedEvent.reference);
    case 'payout.failed':
      return payoutFailed(state, reportedEvent);
    case 'payout.closed':
      return payoutClosed(state, reportedEvent);
    case 'payout.acknowledged':
      return payoutAcknowledged(state, reportedEvent.reference);
    case 'payout.recovered':
      return payoutRecovered(state, reportedEvent.reference);
    case 'payout.returned':
      return payoutReturned(state, reportedEvent, newId);
    case 'return.refunded':
      return returnRefunded(state, reportedEvent);
    case 'refund.settled':
      return refundSettled(state, reportedEvent);
    case 'refund.refused':
      return refundRefused(state, reportedEvent);
    case 'refund.paidByHand':
      return refundPaidByHand(state, reportedEvent);
    default:
      return decideHold(state, reportedEvent, newId);
  }
}

type Hold = Extract<
  ReportedEvent,
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
function decideHold(state: TransferState, reportedEvent: Hold, newId: () => string): Decision {
  switch (reportedEvent.type) {
    case 'docs.requested':
      return docsRequested(state, reportedEvent);
    case 'docs.accepted':
      return docsAccepted(state, newId);
    case 'difference.accepted':
      return differenceAccepted(state, reportedEvent, newId);
    case 'watchlist.hit':
      return watchlistHit(state, reportedEvent);
    case 'hit.cleared':
      return hitCleared(state, reportedEvent, newId);
    case 'hit.confirmed':
      return hitConfirmed(state, reportedEvent);
    case 'frozen.released':
      return frozenLetGo(state, reportedEvent, newId);
    case 'fraud.flag':
      return fraudFlagged(state, reportedEvent);
    case 'sender.blocked':
      return senderBlocked(state);
    case 'sender.unblocked':
      return senderUnblocked(state, newId);
    case 'fraud.cleared':
      return fraudCleared(state, newId);
    case 'fraud.confirmed':
      return fraudConfirmed(state, newId);
    case 'chargeback.opened':
      return chargebackBegun(state, reportedEvent);
    case 'chargeback.lost':
      return chargebackDecidedAgainstUs(state, reportedEvent, newId);
    case 'chargeback.won':
      return chargebackDecidedForUs(state, reportedEvent, newId);
  }
}
