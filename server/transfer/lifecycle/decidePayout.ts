import type { HoldReason } from '#domain/fraud/holdReason.ts';
import { accept, refuse } from '#domain/result.ts';
import { payoutTo } from '#domain/transfer/payableRecipient.ts';
import { payoutConfirmed as confirmedJournal, payoutReserved, payoutSubmitted } from '../../ledger/journals.ts';
import { confirmedLate } from './decideFailedPayout.ts';
import { type Effects, mergeEffects } from './effects.ts';
import { news } from './news.ts';
import { payoutNamed, payoutOf } from './payoutNamed.ts';
import { bySecondOperator } from './secondOperator.ts';
import { type Decision, requiresApproval, stepFor } from './statusStep.ts';
import type { LatestPayout, TransferState } from './transferState.ts';

/** Seconds until a partner is asked that has not answered, or not called back. */
const checkAfterSeconds = { UNKNOWN: 5, SUBMITTED: 60 } as const;

const standingOfPayout = ({ recipientId, payable, now }: TransferState) =>
  payoutTo(recipientId, { payable, now: now.getTime() });

/**
 * Money is in: it goes out by itself, unless somebody has to look at it, its size asks for two operators, or nobody
 * stood for this recipient.
 */
export function approvedOrHeld(state: TransferState, newId: () => string): Effects {
  const reasons = [...(state.senderBlocked ? (['accountBlocked'] as const) : []), ...state.alerts];
  if (reasons.length > 0) return heldFor(state, reasons);
  const isBound = standingOfPayout(state) !== 'refused';
  if (isBound && (!requiresApproval(state) || state.approved)) return approved(state, newId);
  return mergeEffects({
    steps: [{ to: 'PENDING_APPROVAL', event: 'approval.required', by: 'rules' }],
    outbox: [news(state, 'held')],
  });
}

const heldFor = (state: TransferState, newHolds: readonly HoldReason[]): Effects =>
  mergeEffects({
    steps: [{ to: 'PAYMENT_FRAUD', event: 'fraud.flag', by: 'rules' }],
    newHolds,
    outbox: [news(state, 'underReview')],
  });

/** J3, and a payout in the queue for the partner. */
export function approved(state: TransferState, newId: () => string): Effects {
  const n = (state.payout?.n ?? 0) + 1;
  const reference = `${state.id}-${n}`;
  const payoutId = newId();
  const notBefore = state.payable.find(({ recipientId }) => recipientId === state.recipientId)?.heldUntil;
  return mergeEffects({
    changes: { approved: true, suspendedFor: null },
    journals: [payoutReserved(state.sums, n)],
    newPayout: {
      id: payoutId,
      n,
      recipientId: state.recipientId,
      partner: state.handler,
      reference,
      amount: state.sums.theyGet,
    },
    outbox: [{ key: `payout:${reference}`, kind: 'payout.submit', payload: { transferId: state.id }, notBefore }],
  });
}

/** One operator's yes is kept; the second one's lets the money go. */
export function approvedBy(state: TransferState, operator: string, newId: () => string): Decision {
  if (state.senderBlocked) return refuse('notAllowed');
  if (state.status !== 'PENDING_APPROVAL') return refuse(state.approved ? 'alreadyDone' : 'notAllowed');
  if (standingOfPayout(state) === 'refused') return refuse('notAllowed');
  return bySecondOperator(state, { operator, decision: 'approve' }, () => {
    const step = stepFor(state, { event: 'approve', by: 'compliance', facts: { secondOperator: true } });
    return step.ok ? accept(mergeEffects({ steps: [step.value] }, approved(state, newId))) : step;
  });
}

/** About to call the partner: from here on the sender can no longer cancel. */
export function payoutStarted(state: TransferState): Decision {
  const { payout } = state;
  if (payout?.state !== 'QUEUED') return refuse('alreadyDone');
  if (state.status !== 'PAYMENT_COMPLETED' || !state.approved || state.senderBlocked) return refuse('notAllowed');
  if (standingOfPayout(state) !== 'allowed' || state.legalHold || !state.screeningClear) return refuse('notAllowed');
  return accept(
    mergeEffects({
      payout: { id: payout.id, state: 'SUBMITTING', checkAfterSeconds: checkAfterSeconds.UNKNOWN },
      journals: [payoutSubmitted(state.sums, payoutOf(state, payout))],
    }),
  );
}

/** A partner that is known to have it still has it when it does not answer another time. */
const mayFollow: Record<'SUBMITTED' | 'UNKNOWN', readonly LatestPayout['state'][]> = {
  SUBMITTED: ['SUBMITTING', 'UNKNOWN', 'SUBMITTED'],
  UNKNOWN: ['SUBMITTING', 'UNKNOWN'],
};

/** The partner took it, or did not answer. Silence is not a no: it is only ever asked again by the same reference. */
export function payoutAnswered(
  state: TransferState,
  answer: { state: 'SUBMITTED' | 'UNKNOWN'; reference: string; partnerRef?: string | undefined },
): Decision {
  const { payout } = state;
  if (payout?.reference !== answer.reference) return refuse('notAllowed');
  if (!mayFollow[answer.state].includes(payout.state)) return refuse('alreadyDone');
  const { state: stands, partnerRef } = answer;
  return accept(
    mergeEffects({
      payout: { id: payout.id, state: stands, partnerRef, checkAfterSeconds: checkAfterSeconds[stands] },
      outbox: stands === 'SUBMITTED' ? [news(state, 'onItsWay')] : [],
    }),
  );
}

/** The recipient has the money. */
export function payoutConfirmed(state: TransferState, reference: string): Decision {
  const payout = payoutNamed(state, reference);
  if (!payout) return refuse('notAllowed');
  if (['CONFIRMED', 'OVERPAID', 'RECOVERED', 'RETURNED'].includes(payout.state)) return refuse('alreadyDone');
  if (payout.state === 'FAILED' || payout.state === 'CLOSED') return confirmedLate(state, payout);

  const step = stepFor(state, { event: 'payout.confirmed', by: 'payout', facts: { payout: 'CONFIRMED' } });
  if (!step.ok || payout.state === 'QUEUED') return refuse('notAllowed');
  return accept(
    mergeEffects({
      steps: [step.value],
      payout: { id: payout.id, state: 'CONFIRMED' },
      journals: [confirmedJournal(state.sums, payoutOf(state, payout))],
      outbox: [news(state, 'delivered')],
    }),
  );
}
