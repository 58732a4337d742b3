import { accept, refuse } from '#domain/result.ts';
import { unappliedTaken } from '../../ledger/holdJournals.ts';
import { ended, isReason, reservationReleased } from './decideCustomer.ts';
import { type Effects, mergeEffects } from './effects.ts';
import { news } from './news.ts';
import type { ReportedEvent } from './reportedEvent.ts';
import { canResume, resume } from './resumeTransfer.ts';
import { bySecondOperator } from './secondOperator.ts';
import { type Decision, stepFor } from './statusStep.ts';
import { countsAsPaid, isGivenBack, type TransferState } from './transferState.ts';

type Of<Type extends ReportedEvent['type']> = Extract<ReportedEvent, { type: Type }>;

/** What holds a transfer up, and how it gets on again: documents, fraud rules, a stalled payment, too little money. */

/** The transfer stops where it is; a payout that only waits is called off first. */
export const stopped = (state: TransferState, effects: Partial<Effects>): Effects =>
  mergeEffects({ changes: { approved: false } }, reservationReleased(state), effects);

export function docsRequested(state: TransferState, { reason }: Of<'docs.requested'>): Decision {
  const step = stepFor(state, { event: 'docs.requested', by: 'compliance', facts: { reasonGiven: isReason(reason) } });
  if (!step.ok) return step;
  // A name that is looked at still is afterwards, and goes on from where it was stopped.
  const resumeTo = state.screeningClear ? null : (state.resumeTo ?? null);
  return accept(
    stopped(state, {
      steps: [step.value],
      changes: { declineReason: reason, resumeTo },
      outbox: [news(state, 'documentsNeeded')],
    }),
  );
}

export function docsAccepted(state: TransferState, newId: () => string): Decision {
  if (!canResume(state)) return refuse('notAllowed');
  const step = stepFor(state, { event: 'docs.accepted', by: 'compliance' });
  if (!step.ok) return step;
  if (step.value.to === 'WATCHLIST_FAILED') {
    return accept(mergeEffects({ steps: [step.value], changes: { declineReason: null } }));
  }
  const isHeld = step.value.to === 'PENDING_APPROVAL';
  return accept(
    mergeEffects(resume(state, step.value, newId), {
      outbox: isHeld ? [news(state, 'held')] : [],
    }),
  );
}

/** The bank said yes days ago, and the money has not come. */
export function paymentStalled(state: TransferState): Decision {
  const step = stepFor(state, { event: 'payment.stalled', by: 'watchdog' });
  if (!step.ok) return step;
  return accept(
    mergeEffects({
      steps: [step.value],
      changes: { suspendedFor: 'stalled' },
      outbox: [news(state, 'underReview')],
    }),
  );
}

export function fraudFlagged(state: TransferState, { reason }: Of<'fraud.flag'>): Decision {
  const step = stepFor(state, { event: 'fraud.flag', by: 'provider' });
  if (!step.ok) return step;
  return accept(
    stopped(state, {
      steps: [step.value],
      changes: { declineReason: reason },
      outbox: [news(state, 'underReview')],
    }),
  );
}

export function fraudCleared(state: TransferState, newId: () => string): Decision {
  if (state.senderBlocked || !canResume(state)) return refuse('notAllowed');
  const facts = { amountIsDue: state.fundsHeld };
  const step = stepFor(state, { event: 'fraud.cleared', by: 'compliance', facts });
  if (!step.ok) return step;
  const clearedHolds = [...new Set([...state.openHolds, ...state.alerts])];
  return accept(mergeEffects(resume({ ...state, alerts: [] }, step.value, newId), { clearedHolds }));
}

/** Nothing goes out for somebody who is blocked: what is paid and not with a partner yet is held. */
export function senderBlocked(state: TransferState): Decision {
  const step = stepFor(state, { event: 'fraud.flag', by: 'rules' });
  if (!step.ok) return step;
  return accept(
    stopped(state, { steps: [step.value], newHolds: ['accountBlocked'], outbox: [news(state, 'underReview')] }),
  );
}

/** What only the block held goes on; what something else holds as well waits for that. */
export function senderUnblocked(state: TransferState, newId: () => string): Decision {
  if (state.senderBlocked) return refuse('notAllowed');
  if (!state.openHolds.includes('accountBlocked')) return refuse('alreadyDone');
  const clearedHolds = ['accountBlocked'] as const;
  const isAlone = state.openHolds.length === 1 && state.status === 'PAYMENT_FRAUD' && canResume(state);
  const facts = { amountIsDue: state.fundsHeld };
  const step = stepFor(state, { event: 'fraud.cleared', by: 'compliance', facts });
  if (!isAlone || !step.ok) return accept(mergeEffects({ clearedHolds }));
  return accept(mergeEffects(resume(state, step.value, newId), { clearedHolds }));
}

export const fraudConfirmed = (state: TransferState, newId: () => string): Decision =>
  ended(state, { event: 'fraud.confirmed', by: 'compliance' }, newId);

/** Less came than was due, in its currency, and two operators let that do (J12c, J20). */
export function differenceAccepted(
  state: TransferState,
  { operator }: Of<'difference.accepted'>,
  newId: () => string,
): Decision {
  if (state.suspendedFor !== 'amount' || state.fundsHeld || !canResume(state)) return refuse('notAllowed');
  const [payment, another] = state.payments.filter(
    (each) => !countsAsPaid(each) && !isGivenBack(each) && each.chargeback !== 'lost',
  );
  if (!payment || another || payment.amount.currency !== state.due.currency) return refuse('notAllowed');
  if (payment.amount.minor >= state.due.minor) return refuse('notAllowed');
  const paid = { ...state, fundsHeld: true, payments: [{ ...payment, applied: true }] };
  return bySecondOperator(state, { operator, decision: 'acceptDifference' }, () => {
    const facts = { amountIsDue: true };
    const step = stepFor(paid, { event: 'hold.released', by: 'compliance', facts });
    if (!step.ok) return step;
    const taken = unappliedTaken(state.sums, { ...payment, received: payment.amount });
    return accept(mergeEffects({ journals: taken }, resume(paid, step.value, newId)));
  });
}
