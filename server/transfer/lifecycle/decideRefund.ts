import { accept, refuse } from '#domain/result.ts';
import { refundNotOwed } from '../../ledger/holdJournals.ts';
import type { Journal } from '../../ledger/journal.ts';
import { refundCameBack, refundPaid, refundPaidByBank } from '../../ledger/journals.ts';
import { type Effects, mergeEffects } from './effects.ts';
import { news } from './news.ts';
import type { ReportedEvent } from './reportedEvent.ts';
import { bySecondOperator } from './secondOperator.ts';
import { type Decision, stepFor } from './statusStep.ts';
import type { TransferState } from './transferState.ts';

type Of<Type extends ReportedEvent['type']> = Extract<ReportedEvent, { type: Type }>;

/** The provider paid the money back. */
export function refundSettled(state: TransferState, refund: Of<'refund.settled'>): Decision {
  const { refundId: id, provider, amount } = refund;
  const { unpaidRefunds, refusedRefunds } = state;
  if (!unpaidRefunds.includes(id) || refusedRefunds.includes(id)) return refuse('alreadyDone');
  return accept(paidBack(state, id, refundPaid(state.id, { id, provider, amount })));
}

/** Paid back by bank, after the provider would not (J9, money notes 2.1: the other rail); two operators say so. */
export function refundPaidByHand(state: TransferState, refund: Of<'refund.paidByHand'>): Decision {
  const { refundId: id, amount, operator } = refund;
  if (!state.refusedRefunds.includes(id) || isDisputed(state, id)) return refuse('notAllowed');
  return bySecondOperator(state, { operator, decision: 'refundByHand', about: id }, () =>
    accept(paidBack(state, id, refundPaidByBank(state.id, { id, amount }))),
  );
}

/** Its payer asks their bank for the same money. */
const isDisputed = (state: TransferState, refundId: string): boolean =>
  paymentOf(state, refundId)?.chargeback === 'open';

const paymentOf = ({ payments }: TransferState, id: string) => payments.find(({ refundId }) => refundId === id);

/** Where that was all there was to give, the transfer is refunded; a delivered one by the two who let it go (T73). */
function paidBack(state: TransferState, refundId: string, journal: Journal): Effects {
  const isLast = state.unpaidRefunds.length === 1;
  const yeses = state.votes.filter(({ decision, about }) => decision === 'refundReturned' && about === refundId);
  const letGo = yeses.length === 2;
  const by = state.status === 'COMPLETE' ? 'compliance' : 'provider';
  const facts = { refundOutstanding: !isLast, secondOperator: letGo, frozen: state.frozen };
  const step = stepFor(state, { event: 'refund.settled', by, facts });
  return mergeEffects(
    { refund: { id: refundId, state: 'SETTLED' }, journals: [journal], outbox: [news(state, 'refunded')] },
    step.ok && isLast ? { steps: [step.value] } : {},
  );
}

/**
 * The provider will not give it back, or what it gave has come back (J9r). It stays owed to the sender, who is told that
 * it takes longer, and an operator pays it another way; not so where they have it from their bank meanwhile.
 */
export function refundRefused(state: TransferState, refund: Of<'refund.refused'>): Decision {
  const { refundId: id, provider, amount, reason } = refund;
  const wasPaid = state.settledRefunds.includes(id);
  if (state.refusedRefunds.includes(id)) return refuse('alreadyDone');
  if (!wasPaid && !state.unpaidRefunds.includes(id)) return refuse('notAllowed');
  const owedAgain = wasPaid ? [refundCameBack(state.id, { id, provider, amount })] : [];
  const payment = paymentOf(state, id);
  if (payment?.chargeback === 'lost') {
    const notOwed = refundNotOwed(state.id, { ...payment, received: amount });
    return accept(
      mergeEffects({ refund: { id, state: 'FAILED', refusal: reason }, journals: [...owedAgain, notOwed] }),
    );
  }
  return accept(
    mergeEffects({
      refund: { id, state: 'REFUSED', refusal: reason },
      journals: owedAgain,
      outbox: [news(state, 'refundDelayed')],
    }),
  );
}
