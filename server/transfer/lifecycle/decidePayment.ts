import { compareMoney, type Money } from '#domain/money/money.ts';
import { accept, refuse } from '#domain/result.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { TransferEvent } from '#domain/transfer/transitionRule.ts';
import { unappliedFrozen } from '../../ledger/holdJournals.ts';
import { discountsFunded, paymentReceived, unappliedFunds, unappliedRefundQueued } from '../../ledger/journals.ts';
import { approvedOrHeld } from './decidePayout.ts';
import { type AttemptState, type Effects, mergeEffects, noEffects } from './effects.ts';
import { newRefunds } from './newRefunds.ts';
import { news } from './news.ts';
import type { ReportedEvent } from './reportedEvent.ts';
import { type Decision, stepFor } from './statusStep.ts';
import { countsAsPaid, isGivenBack, type TransferState } from './transferState.ts';

type Of<Type extends ReportedEvent['type']> = Extract<ReportedEvent, { type: Type }>;
type Settled = Of<'payment.settled'>;

/** Unpaid or held before payment: money that comes is booked and waits for its rule (money notes, 3). */
const booksAndWaits: readonly TransferStatus[] = [
  'PENDING_VERIFICATION',
  'PENDING_DOCUMENTATION',
  'WATCHLIST_FAILED',
  'PAYMENT_FRAUD',
  'PAYMENT_SUSPENDED',
];

/** The bank said yes; the money is on its way. */
export function paymentPending(state: TransferState, { attemptId }: Of<'payment.pending'>): Decision {
  const attempt = { id: attemptId, state: 'AUTHORISED' } as const;
  const step = stepFor(state, {
    event: 'payment.pending',
    by: 'provider',
    facts: { attemptIsCurrent: state.openAttempt?.id === attemptId, amountIsDue: true },
  });
  if (step.ok) return accept(mergeEffects({ steps: [step.value], attempt }));
  return state.status === 'PAYMENT_PROCESSING' ? refuse('alreadyDone') : refuse('notAllowed');
}

/** Money arrived. It is booked once by the provider's reference, whatever became of the transfer meanwhile. */
export function paymentSettled(state: TransferState, settled: Settled, newId: () => string): Decision {
  const isRepeat = state.payments.some(
    ({ provider, providerRef }) => provider === settled.provider && providerRef === settled.providerRef,
  );
  if (isRepeat) return refuse('alreadyDone');

  const amountIsDue = isDue(settled.received, state.due);
  const isFirst = !state.payments.some(countsAsPaid);
  if (amountIsDue && isFirst && booksAndWaits.includes(state.status)) return accept(booked(state, settled, newId()));
  if (!state.screeningClear) {
    // Nothing is given back while a name is looked at: once it is cleared, or it is frozen with the rest.
    const isLookedAt = booksAndWaits.includes(state.status);
    return accept(isLookedAt ? unapplied(state, settled, newId()) : frozenOnArrival(state, settled, newId()));
  }

  const step = stepFor(state, {
    event: amountIsDue ? 'payment.settled' : 'payment.mismatch',
    by: 'provider',
    facts: { amountIsDue, settledBefore: !isFirst },
  });
  if (!step.ok) return accept(sentBack(state, settled, newId));
  if (!amountIsDue) {
    return accept(
      mergeEffects(unapplied(state, settled, newId()), { steps: [step.value], changes: { suspendedFor: 'amount' } }),
    );
  }
  const paid = mergeEffects(booked(state, settled, newId()), { steps: [step.value], outbox: [news(state, 'paid')] });
  return accept(mergeEffects(paid, approvedOrHeld(state, newId)));
}

/**
 * Discounts pay for all of it (decision 014): what pays for them is booked (J2), and it goes on as one whose payment has
 * settled, with no company asked and no payment kept.
 */
export function paymentNotNeeded(state: TransferState, newId: () => string): Decision {
  if (state.due.minor > 0) return refuse('notAllowed');
  if (state.fundsHeld) return refuse('alreadyDone');
  const facts = { amountIsDue: true, settledBefore: false };
  const step = stepFor(state, { event: 'payment.settled', by: 'provider', facts });
  if (!step.ok) return step;
  return accept(
    mergeEffects({ steps: [step.value], journals: [discountsFunded(state.sums)] }, approvedOrHeld(state, newId)),
  );
}

const isDue = (received: Money, due: Money) => received.currency === due.currency && compareMoney(received, due) === 0;

const settledAttempt = ({ attemptId }: Settled) => ({ id: attemptId, state: 'SETTLED' }) as const;

function booked(state: TransferState, settled: Settled, id: string): Effects {
  const { attemptId, provider, providerRef, received } = settled;
  return mergeEffects({
    journals: [paymentReceived(state.sums, settled), discountsFunded(state.sums)],
    payment: { id, attemptId, provider, providerRef, amount: received, bookedAs: 'J1' },
    attempt: settledAttempt(settled),
  });
}

function unapplied(state: TransferState, settled: Settled, id: string): Effects {
  const { attemptId, provider, providerRef, received } = settled;
  return mergeEffects({
    journals: [unappliedFunds(state.id, settled)],
    payment: { id, attemptId, provider, providerRef, amount: received, bookedAs: 'J12a' },
    attempt: settledAttempt(settled),
  });
}

/** Money for a name that was not cleared: the law holds it like what came before (J13a), until two operators let it go. */
const frozenOnArrival = (state: TransferState, settled: Settled, id: string): Effects =>
  mergeEffects(unapplied(state, settled, id), { journals: [unappliedFrozen(state.id, settled)] });

/** Late, or a second payment: it is nobody's but the sender's, and goes back by itself. */
function sentBack(state: TransferState, settled: Settled, newId: () => string): Effects {
  const payment = { id: newId(), amount: settled.received };
  return mergeEffects(unapplied(state, settled, payment.id), {
    journals: [unappliedRefundQueued(state.id, settled)],
    ...newRefunds([payment], newId),
  });
}

const attemptStateAfter: Record<Ended['type'], AttemptState> = {
  'payment.declined': 'DECLINED',
  'payment.cancelled': 'CANCELLED',
  'payment.suspected': 'DECLINED',
  'attempt.abandoned': 'ABANDONED',
};
type Ended = Of<'payment.declined' | 'payment.cancelled' | 'payment.suspected' | 'attempt.abandoned'>;

/** An attempt came to nothing. The transfer ends with it only when it was the one that counts. */
export function paymentEnded(state: TransferState, reportedEvent: Ended): Decision {
  if (state.openAttempt?.id !== reportedEvent.attemptId) return refuse('alreadyDone');

  const attempt = { id: reportedEvent.attemptId, state: attemptStateAfter[reportedEvent.type] };
  const event = eventAtEnd(state, reportedEvent);
  const holdsMoney = !state.payments.every(isGivenBack);
  const staysPayable = event === 'attempt.abandoned' && state.status === 'PENDING_PAYMENT';
  if (holdsMoney || staysPayable) return accept({ ...noEffects, attempt });

  const step = stepFor(state, {
    event,
    by: 'provider',
    facts: { attemptIsCurrent: true, otherAttempt: false, openAttempt: false },
  });
  if (!step.ok) return accept({ ...noEffects, attempt });
  if (event === 'attempt.abandoned') return accept(mergeEffects({ steps: [step.value], attempt }));
  // A person looks at it, so it is not over: what it holds of promotions goes with their decision.
  if (reportedEvent.type === 'payment.suspected') {
    const changes = { declineReason: reportedEvent.reason };
    return accept(mergeEffects({ steps: [step.value], attempt, changes, outbox: [news(state, 'underReview')] }));
  }
  return accept(
    mergeEffects({
      steps: [step.value],
      attempt,
      releasesPromo: true,
      outbox: [news(state, 'notPaid')],
      ...(reportedEvent.type === 'payment.declined' && { changes: { declineReason: reportedEvent.reason } }),
    }),
  );
}

/** An end we asked for ourselves leaves the transfer payable, and one after its time leaves it to nothing but its end. */
function eventAtEnd({ status, openAttempt, pastLimit }: TransferState, { type }: Ended): TransferEvent {
  if (type === 'payment.suspected') return 'fraud.flag';
  if (type === 'payment.declined') return status === 'PENDING_PAYMENT' ? type : 'payment.failed';
  const isAbandoned = type === 'attempt.abandoned' || openAttempt?.isClosing === true;
  return isAbandoned && !(status === 'PAYMENT_PROCESSING' && pastLimit) ? 'attempt.abandoned' : 'payment.cancelled';
}
