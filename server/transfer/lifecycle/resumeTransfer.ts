import { conditions } from '#domain/transfer/transferFacts.ts';
import { unappliedRefundQueued } from '../../ledger/journals.ts';
import { approvedOrHeld } from './decidePayout.ts';
import { type Effects, mergeEffects, type StatusStep } from './effects.ts';
import { newRefunds } from './newRefunds.ts';
import { countsAsPaid, isChargedBack, isGivenBack, payoutStageOf, type TransferState } from './transferState.ts';

/** Whether nothing stands against a held transfer: no payout that may still be paid, no money taken back from us. */
export const canResume = (state: TransferState): boolean => isNotBeingPaid(state) && !isContested(state);

/** A payer asks their bank for money of it, or has what it was paid with; one that was lost beside that is over. */
export const isContested = ({ payments }: TransferState): boolean =>
  payments.some((payment) => payment.chargeback === 'open' || (payment.chargeback === 'lost' && countsAsPaid(payment)));

/** No partner can pay it any more; what is given back or paid again before that may be paid twice. */
export const isNotBeingPaid = (state: TransferState): boolean =>
  conditions.payoutNotSubmitted({ payout: payoutStageOf(state) });

/**
 * A held transfer goes on from where the step leads: to its sender for payment, to two operators, or out to whom the
 * sender named last. Money that was not due and is in nobody's way any more goes back.
 */
export function resume(state: TransferState, step: StatusStep, newId: () => string): Effects {
  const recipientId = state.correctedRecipientId ?? state.recipientId;
  const freed = mergeEffects(strayMoneySentBack(state, newId), {
    steps: [step],
    changes: { recipientId, correctedRecipientId: null, suspendedFor: null, declineReason: null, resumeTo: null },
  });
  if (step.to !== 'PAYMENT_COMPLETED') return freed;
  return mergeEffects(freed, approvedOrHeld({ ...state, recipientId }, newId));
}

function strayMoneySentBack(state: TransferState, newId: () => string): Effects {
  const stray = state.payments.filter(
    (payment) => !countsAsPaid(payment) && !isGivenBack(payment) && !isChargedBack(payment),
  );
  return mergeEffects({
    journals: stray.map((payment) => unappliedRefundQueued(state.id, { ...payment, received: payment.amount })),
    ...newRefunds(stray, newId),
  });
}
