import { accept, refuse } from '#domain/result.ts';
import {
  chargebackFeePaid,
  chargebackLost,
  chargebackOpened,
  chargebackReversed,
  chargebackWon,
  heldChargedBack,
  type MoneyOwed,
} from '../../ledger/holdJournals.ts';
import { ended } from './decideCustomer.ts';
import { stopped } from './decideHolds.ts';
import { type Effects, mergeEffects, noEffects } from './effects.ts';
import { refundSubmission } from './newRefunds.ts';
import { news } from './news.ts';
import type { ReportedEvent } from './reportedEvent.ts';
import { type Decision, stepFor } from './statusStep.ts';
import { countsAsPaid, isGivenBack, payoutStageOf, type ReceivedPayment, type TransferState } from './transferState.ts';

type Of<Type extends ReportedEvent['type']> = Extract<ReportedEvent, { type: Type }>;
type Named = Pick<ReceivedPayment, 'provider' | 'providerRef'>;

/** A payer asks their bank for the money back: the provider takes it from us first and hears both sides later. */

const paymentNamed = ({ payments }: TransferState, { provider, providerRef }: Named) =>
  payments.find((payment) => payment.provider === provider && payment.providerRef === providerRef);

const receiptOf = (payment: ReceivedPayment) => ({ ...payment, received: payment.amount });

/** Booked whatever became of the transfer (J14a); one that has not been paid out stops. */
export function chargebackBegun(state: TransferState, about: Of<'chargeback.opened'>): Decision {
  const payment = paymentNamed(state, about);
  if (!payment) return refuse('notAllowed');
  if (payment.chargeback) return refuse('alreadyDone');
  const booked = { journals: [chargebackOpened(receiptOf(payment))] };
  const event = state.status === 'PAYMENT_SUSPENDED' ? 'fraud.flag' : 'chargeback.opened';
  const step = stepFor(state, { event, by: 'provider' });
  if (!step.ok || !countsAsPaid(payment) || isGivenBack(payment)) return accept({ ...noEffects, ...booked });
  return accept(
    mergeEffects(
      booked,
      stopped(state, {
        steps: [step.value],
        changes: { declineReason: 'chargeback' },
        outbox: [news(state, 'underReview')],
      }),
    ),
  );
}

/** Lost while we hold the money, it ends the transfer (J14b); lost afterwards, it is our loss (J14c). */
export function chargebackDecidedAgainstUs(
  state: TransferState,
  { fee, ...about }: Of<'chargeback.lost'>,
  newId: () => string,
): Decision {
  const payment = paymentNamed(state, about);
  if (!payment?.chargeback) return refuse('notAllowed');
  if (payment.chargeback !== 'open') return refuse('alreadyDone');
  const charged = { journals: fee ? [chargebackFeePaid(payment, fee)] : [] };
  const refundId = refundOnHold(state, payment);
  const whereItIs = whereabouts(state, payment, refundId);
  if (whereItIs === 'customer_transfer') {
    const decision = ended(state, { event: 'fraud.confirmed', by: 'compliance' }, newId);
    return decision.ok ? accept(mergeEffects(decision.value, charged)) : decision;
  }
  if (whereItIs === 'gone') return accept(mergeEffects({ journals: [chargebackLost(receiptOf(payment))] }, charged));
  return accept(
    mergeEffects(
      {
        journals: [heldChargedBack(state.id, receiptOf(payment), whereItIs)],
        // Its payer has the money already.
        ...(refundId !== undefined && { refund: { id: refundId, state: 'FAILED' } }),
      },
      charged,
    ),
  );
}

/** A refund that waits for operators, and that no company is asked for. */
const refundOnHold = ({ awaitingRefunds, refusedRefunds }: TransferState, { refundId }: ReceivedPayment) =>
  [...awaitingRefunds, ...refusedRefunds].find((id) => id === refundId);

/** Which of our accounts owes it, or that it was paid out or back already. */
function whereabouts(
  state: TransferState,
  payment: ReceivedPayment,
  refundId: string | undefined,
): MoneyOwed | 'customer_transfer' | 'gone' {
  if (payment.frozen) return 'frozen_funds';
  if (refundId !== undefined) return 'refund_payable';
  if (isGivenBack(payment)) return 'gone';
  if (!countsAsPaid(payment)) return 'unapplied_funds';
  return state.fundsHeld && state.status !== 'COMPLETE' ? 'customer_transfer' : 'gone';
}

/** Won, also after it was given up or lost: what came back is ours where it was our loss, and otherwise owed again. */
export function chargebackDecidedForUs(
  state: TransferState,
  about: Of<'chargeback.won'>,
  newId: () => string,
): Decision {
  const payment = paymentNamed(state, about);
  if (!payment?.chargeback) return refuse('notAllowed');
  if (payment.chargeback === 'won') return refuse('alreadyDone');
  const receipt = receiptOf(payment);
  if (payment.chargeback === 'open') return accept({ ...noEffects, journals: [chargebackWon(receipt)] });
  if (isSpent(state, payment)) {
    return accept({ ...noEffects, journals: [chargebackReversed(state.id, receipt, 'chargeback_loss')] });
  }
  if (payment.frozen) {
    return accept({ ...noEffects, journals: [chargebackReversed(state.id, receipt, 'frozen_funds')] });
  }
  return accept(owedAgain(state, payment, newId()));
}

/** What it paid for was delivered, or it was given back beside the chargeback: the loss was ours. */
const isSpent = (state: TransferState, payment: ReceivedPayment): boolean =>
  isGivenBack(payment) || (countsAsPaid(payment) && payoutStageOf(state) === 'CONFIRMED');

/** To its payer; for a delivered transfer, whose payout came back, once two operators have looked. */
function owedAgain(state: TransferState, payment: ReceivedPayment, refundId: string): Effects {
  const awaits = state.status === 'COMPLETE';
  return mergeEffects({
    journals: [chargebackReversed(state.id, receiptOf(payment), 'refund_payable')],
    newRefunds: [{ id: refundId, paymentId: payment.id, amount: payment.amount, ...(awaits && { awaits }) }],
    outbox: awaits ? [] : [refundSubmission(refundId)],
  });
}
