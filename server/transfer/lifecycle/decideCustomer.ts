import { accept, refuse } from '#domain/result.ts';
import type { TransferActor, TransferEvent } from '#domain/transfer/transitionRule.ts';
import { chargebackLostInTime, heldChargedBack } from '../../ledger/holdJournals.ts';
import type { Journal } from '../../ledger/journal.ts';
import { refundQueued, reservationUndone, unappliedRefundQueued } from '../../ledger/journals.ts';
import { approvedOrHeld } from './decidePayout.ts';
import { type Effects, mergeEffects, noEffects } from './effects.ts';
import { newRefunds } from './newRefunds.ts';
import { news } from './news.ts';
import { isContested, isNotBeingPaid, resume } from './resumeTransfer.ts';
import { type Decision, stepFor } from './statusStep.ts';
import {
  countsAsPaid,
  isChargedBack,
  isGivenBack,
  type ReceivedPayment,
  type TransferState,
  writtenOff,
} from './transferState.ts';

/** The sender's identity is proved: the transfer waits for money, or goes on with the money it has. */
export function kycValid(state: TransferState, newId: () => string): Decision {
  const step = stepFor(state, { event: 'kyc.valid', by: 'kyc', facts: { amountIsDue: state.fundsHeld } });
  if (!step.ok) return step;
  if (step.value.to !== 'PAYMENT_COMPLETED') return accept(mergeEffects({ steps: [step.value] }));
  return accept(mergeEffects({ steps: [step.value], outbox: [news(state, 'paid')] }, approvedOrHeld(state, newId)));
}

/** The sender changed their mind. Money that came goes back whole. */
export const cancelled = (state: TransferState, newId: () => string): Decision =>
  state.status === 'CANCELLED'
    ? refuse('alreadyDone')
    : state.legalHold
      ? refuse('notAllowed')
      : ended(state, { event: 'cancel', by: 'customer' }, newId);

/** What somebody said, and not only a space. */
export const isReason = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

type End = { readonly event: TransferEvent; readonly by: TransferActor; readonly reason?: string };

/** A transfer ends without being delivered: what it reserved is released, what it holds is owed back. */
export function ended(state: TransferState, { event, by, reason }: End, newId: () => string): Decision {
  const facts = { operatorDecided: by === 'compliance', reasonGiven: isReason(reason) };
  const step = stepFor(state, { event, by, facts });
  if (!step.ok) return step;
  if (!isNotBeingPaid(state)) return refuse('notAllowed');
  return accept(
    mergeEffects(
      {
        steps: [step.value],
        releasesPromo: true,
        changes: { approved: false, resumeTo: null, ...(reason && { declineReason: reason }) },
      },
      reservationReleased(state),
      moneyOwedBack(state, newId),
      { outbox: [news(state, event === 'expire' ? 'expired' : 'cancelled')] },
    ),
  );
}

/** A payout that was only queued is called off before the partner hears of it. */
export function reservationReleased({ sums, payout }: TransferState): Effects {
  if (payout?.state !== 'QUEUED') return noEffects;
  return mergeEffects({
    payout: { id: payout.id, state: 'CLOSED', failure: 'called off' },
    journals: [reservationUndone(sums, payout.n)],
  });
}

function moneyOwedBack(state: TransferState, newId: () => string): Effects {
  const kept = state.payments.filter((payment) => !isGivenBack(payment) && payment.chargeback !== 'lost');
  const discountsAlone = state.fundsHeld && state.due.minor === 0;
  return mergeEffects(discountsAlone ? { journals: [refundQueued(state.sums)] } : {}, {
    journals: kept.map((payment) => owedBack(state, payment)),
    ...newRefunds(
      kept.filter((payment) => !isChargedBack(payment)),
      newId,
    ),
  });
}

/** To the sender, or where their bank took it from us already. */
function owedBack(state: TransferState, payment: ReceivedPayment): Journal {
  const receipt = { ...payment, received: payment.amount };
  if (countsAsPaid(payment)) {
    const short = writtenOff(state);
    return isChargedBack(payment) ? chargebackLostInTime(state.sums, payment, short) : refundQueued(state.sums, short);
  }
  return isChargedBack(payment)
    ? heldChargedBack(state.id, receipt, 'unapplied_funds')
    : unappliedRefundQueued(state.id, receipt);
}

/**
 * The recipient was put right by the sender, or an operator lets it go: the money goes out again. The rule asks that no
 * earlier payout can still be paid.
 */
export function released(state: TransferState, by: 'customer' | 'compliance', newId: () => string): Decision {
  const { suspendedFor, payout } = state;
  const isTheirs = suspendedFor === 'recipient' || (suspendedFor !== undefined && by === 'compliance');
  if (!isTheirs || isContested(state)) return refuse('notAllowed');
  const facts = { amountIsDue: state.fundsHeld, ...(by === 'compliance' && payout && { payout: payout.state }) };
  const step = stepFor(state, { event: 'hold.released', by, facts });
  return step.ok ? accept(resume(state, step.value, newId)) : step;
}
