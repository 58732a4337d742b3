import { type Money, zero } from '#domain/money/money.ts';
import { accept, refuse } from '#domain/result.ts';
import { chargebackLost, chargebackOpened, chargebackWon, unappliedChargedBack } from '../../ledger/holdJournals.ts';
import { ended } from './decideCustomer.ts';
import { stopped } from './decideHolds.ts';
import { mergeEffects, noEffects } from './effects.ts';
import { news } from './news.ts';
import type { ReportedEvent } from './reportedEvent.ts';
import { type Decision, stepFor } from './statusStep.ts';
import { countsAsPaid, type ReceivedPayment, type TransferState } from './transferState.ts';

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
  if (!step.ok || !countsAsPaid(payment) || payment.givenBack) return accept({ ...noEffects, ...booked });
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
  about: Of<'chargeback.lost'>,
  newId: () => string,
): Decision {
  const payment = paymentNamed(state, about);
  if (!payment?.chargeback) return refuse('notAllowed');
  if (payment.chargeback !== 'open') return refuse('alreadyDone');
  const isKept = !payment.givenBack && !state.frozen;
  if (isKept && countsAsPaid(payment) && state.fundsHeld && state.status !== 'COMPLETE') {
    return ended(state, { event: 'fraud.confirmed', by: 'compliance' }, newId);
  }
  if (isKept && !countsAsPaid(payment)) {
    return accept({ ...noEffects, journals: [unappliedChargedBack(state.id, receiptOf(payment))] });
  }
  const fee: Money = about.fee ?? zero(payment.amount.currency);
  return accept({ ...noEffects, journals: [chargebackLost(receiptOf(payment), fee)] });
}

export function chargebackDecidedForUs(state: TransferState, about: Of<'chargeback.won'>): Decision {
  const payment = paymentNamed(state, about);
  if (!payment?.chargeback) return refuse('notAllowed');
  if (payment.chargeback !== 'open') return refuse('alreadyDone');
  return accept({ ...noEffects, journals: [chargebackWon(receiptOf(payment))] });
}
