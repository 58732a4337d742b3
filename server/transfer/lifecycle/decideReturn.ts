import { accept, refuse } from '#domain/result.ts';
import { payoutReturned as returnedJournal } from '../../ledger/holdJournals.ts';
import { mergeEffects, noEffects } from './effects.ts';
import { refundSubmission } from './newRefunds.ts';
import { news } from './news.ts';
import { payoutNamed, payoutOf } from './payoutNamed.ts';
import type { ReportedEvent } from './reportedEvent.ts';
import { bySecondOperator } from './secondOperator.ts';
import type { Decision } from './statusStep.ts';
import { countsAsPaid, type TransferState, writtenOff } from './transferState.ts';

type Of<Type extends ReportedEvent['type']> = Extract<ReportedEvent, { type: Type }>;

/**
 * Delivered, and given back by the partner: the sender is owed all of it, once two operators have looked (T73, J15), and
 * once their bank has decided, where they asked it for the money as well.
 */
export function payoutReturned(state: TransferState, back: Of<'payout.returned'>, newId: () => string): Decision {
  const payout = payoutNamed(state, back.reference);
  if (payout?.state === 'RETURNED') return refuse('alreadyDone');
  if (payout?.state !== 'CONFIRMED' || state.status !== 'COMPLETE') return refuse('notAllowed');
  const paid = state.payments.find(countsAsPaid);
  const isLost = paid?.chargeback === 'lost';
  return accept(
    mergeEffects({
      changes: { declineReason: back.reason },
      payout: { id: payout.id, state: 'RETURNED', failure: back.reason },
      journals: [returnedJournal(state.sums, payoutOf(state, payout), { writtenOff: writtenOff(state), isLost })],
      newRefunds: paid && !isLost ? [{ id: newId(), paymentId: paid.id, amount: paid.amount, awaits: true }] : [],
      outbox: [news(state, isLost ? 'returnedNotOwed' : 'returned')],
    }),
  );
}

/** The second operator's yes sends it on its way, unless its payer asks their bank for the same money. */
export function returnRefunded(state: TransferState, { operator }: Of<'return.refunded'>): Decision {
  const [refundId] = state.awaitingRefunds;
  const payment = state.payments.find((each) => each.refundId === refundId);
  if (!refundId || payment?.chargeback === 'open') return refuse('notAllowed');
  return bySecondOperator(state, { operator, decision: 'refundReturned', about: refundId }, () =>
    accept({
      ...noEffects,
      refund: { id: refundId, state: 'QUEUED' },
      outbox: [refundSubmission(refundId)],
    }),
  );
}
