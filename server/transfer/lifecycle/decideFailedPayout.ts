import { isRecipientsToPutRight } from '#domain/recipient/payoutFailure.ts';
import { accept, refuse } from '#domain/result.ts';
import {
  bookedAgain,
  payoutConfirmed as confirmedJournal,
  payoutFailed as failedJournal,
  overpaymentRecovered,
  payoutOverpaid,
  payoutReserved,
  payoutSubmitted,
  reservationUndone,
} from '../../ledger/journals.ts';
import { type Effects, mergeEffects, noEffects } from './effects.ts';
import { news } from './news.ts';
import { payoutNamed, payoutOf } from './payoutNamed.ts';
import { type Decision, stepFor } from './statusStep.ts';
import type { LatestPayout, TransferState } from './transferState.ts';

/** A payout that failed, and what its partner says of it afterwards (decision 012). */

/** Seconds until a partner is asked to close what it says has failed. */
const checkAfterSeconds = 5;

/**
 * The partner says it did not pay: the money is the sender's again, and the details want a look. It may still pay until
 * its own record says the money was given back, so that is asked for, and nothing is paid or given back before.
 */
export function payoutFailed(state: TransferState, failure: { reference: string; reason: string }): Decision {
  const payout = payoutNamed(state, failure.reference);
  if (!payout) return refuse('notAllowed');
  if (['FAILED', 'CLOSED'].includes(payout.state)) return refuse('alreadyDone');
  if (!['SUBMITTING', 'SUBMITTED', 'UNKNOWN'].includes(payout.state)) return refuse('notAllowed');

  const step = stepFor(state, { event: 'payout.failed_final', by: 'payout', facts: { payout: 'FAILED' } });
  if (!step.ok) return step;
  const isTheirs = isRecipientsToPutRight(failure.reason);
  return accept(
    mergeEffects({
      steps: [step.value],
      changes: { approved: false, suspendedFor: isTheirs ? 'recipient' : 'partner', declineReason: failure.reason },
      payout: {
        id: payout.id,
        state: 'FAILED',
        failure: failure.reason,
        checkAfterSeconds,
      },
      journals: [failedJournal(state.sums, payoutOf(state, payout)), reservationUndone(state.sums, payout.n)],
      outbox: [news(state, isTheirs ? 'payoutFailed' : 'underReview')],
    }),
  );
}

type Closing = { readonly reference: string; readonly reason: string };

/** The partner's own record says the money was given back. What the sender put right meanwhile can now be paid. */
export function payoutClosed(state: TransferState, { reference, reason }: Closing): Decision {
  const payout = payoutNamed(state, reference);
  if (!payout) return refuse('notAllowed');
  if (['CLOSED', 'OVERPAID', 'RECOVERED'].includes(payout.state)) return refuse('alreadyDone');
  if (payout.state === 'CONFIRMED' || payout.state === 'RETURNED') return refuse('notAllowed');

  const isKnown = payout.state === 'FAILED';
  const failed = isKnown ? accept(noEffects) : payoutFailed(state, { reference, reason });
  if (!failed.ok) return failed;
  return accept(
    mergeEffects(failed.value, {
      payout: { id: payout.id, state: 'CLOSED', ...(!isKnown && { failure: reason }) },
      ...(reason === 'corridorInactive' && { changes: { ...failed.value.changes, handler: 'MANUAL' } }),
      ...(state.correctedRecipientId && {
        outbox: [{ key: `payout.resume:${reference}`, kind: 'payout.resume', payload: { transferId: state.id } }],
      }),
    }),
  );
}

/** Reported failed, paid all the same: delivered after all where nothing else was sent (T61), else once too often. */
export function confirmedLate(state: TransferState, payout: LatestPayout): Decision {
  const delivered = deliveredAfterAll(state, payout);
  return delivered.ok ? delivered : accept(overpaid(state, payout));
}

function deliveredAfterAll(state: TransferState, payout: LatestPayout): Decision {
  const others = [state.payout, ...state.earlierPayouts].filter((other) => other && other.id !== payout.id);
  const step = stepFor(state, {
    event: 'payout.confirmed_late',
    by: 'reconciliation',
    facts: {
      payout: 'CONFIRMED',
      otherPayout: others.some((other) => other?.state !== 'CLOSED' && other?.state !== 'RECOVERED'),
    },
  });
  if (!step.ok) return step;
  const { sums } = state;
  const paid = payoutOf(state, payout);
  return accept(
    mergeEffects({
      steps: [step.value],
      changes: { approved: true, suspendedFor: null, correctedRecipientId: null, declineReason: null },
      payout: { id: payout.id, state: 'CONFIRMED' },
      journals: [
        bookedAgain(payoutReserved(sums, payout.n)),
        bookedAgain(payoutSubmitted(sums, paid)),
        confirmedJournal(sums, paid),
      ],
      outbox: [news(state, 'delivered')],
    }),
  );
}

/**
 * Paid though its money had been given back or the transfer went another way: the partner owes it to us. A payout that
 * only waits is stopped, so that an operator decides whether the recipient is to be paid a second time.
 */
function overpaid(state: TransferState, payout: LatestPayout): Effects {
  return mergeEffects(
    { payout: { id: payout.id, state: 'OVERPAID' }, journals: [payoutOverpaid(payoutOf(state, payout))] },
    waitingPayoutStopped(state),
  );
}

function waitingPayoutStopped(state: TransferState): Effects {
  const { payout } = state;
  const step = stepFor(state, { event: 'payout.hold', by: 'payout', facts: { payout: 'QUEUED' } });
  if (payout?.state !== 'QUEUED' || !step.ok) return noEffects;
  return mergeEffects({
    steps: [step.value],
    changes: { approved: false, suspendedFor: 'partner' },
    calledOff: { id: payout.id, state: 'CLOSED', failure: 'called off' },
    journals: [reservationUndone(state.sums, payout.n)],
  });
}

/** An operator found that the recipient has the money by a payout that had been closed: that was the delivery (T61). */
export function payoutAcknowledged(state: TransferState, reference: string): Decision {
  const payout = payoutNamed(state, reference);
  if (payout?.state !== 'OVERPAID' || state.suspendedFor !== 'partner') return refuse('notAllowed');
  const delivered = deliveredAfterAll(state, payout);
  if (!delivered.ok) return delivered;
  return accept(mergeEffects(delivered.value, { journals: [overpaymentRecovered(payoutOf(state, payout))] }));
}

/** The partner put back into our float what it paid once too often. */
export function payoutRecovered(state: TransferState, reference: string): Decision {
  const payout = payoutNamed(state, reference);
  if (payout?.state === 'RECOVERED') return refuse('alreadyDone');
  if (payout?.state !== 'OVERPAID') return refuse('notAllowed');
  return accept(
    mergeEffects({
      payout: { id: payout.id, state: 'RECOVERED' },
      journals: [overpaymentRecovered(payoutOf(state, payout))],
    }),
  );
}
