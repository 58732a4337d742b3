import { accept, refuse } from '#domain/result.ts';
import type { TransferActor, TransferEvent } from '#domain/transfer/transferEdge.ts';
import { refundPaid, refundQueued, reservationUndone, unappliedRefundQueued } from '../ledger/journals.ts';
import { approvedOrHeld } from './decidePayout.ts';
import { type Effects, nothing, together } from './effects.ts';
import type { Happening } from './happening.ts';
import { news } from './news.ts';
import { type Decision, stepFor } from './statusStep.ts';
import type { TransferState } from './transferState.ts';

/** The sender's identity is proved: the transfer waits for money, or goes on with the money it has. */
export function kycValid(state: TransferState, newId: () => string): Decision {
  const step = stepFor(state, { event: 'kyc.valid', by: 'kyc', facts: { amountIsDue: state.fundsHeld } });
  if (!step.ok) return step;
  if (step.value.to !== 'PAYMENT_COMPLETED') return accept(together({ steps: [step.value] }));
  return accept(together({ steps: [step.value], outbox: [news(state, 'paid')] }, approvedOrHeld(state, newId)));
}

/** The sender changed their mind. Money that came goes back whole. */
export const cancelled = (state: TransferState, newId: () => string): Decision =>
  state.status === 'CANCELLED' ? refuse('alreadyDone') : ended(state, { event: 'cancel', by: 'customer' }, newId);

type End = { readonly event: TransferEvent; readonly by: TransferActor; readonly reason?: string };

/** A transfer ends without being delivered: what it reserved is released, what it holds is owed back. */
export function ended(state: TransferState, { event, by, reason }: End, newId: () => string): Decision {
  const facts = { operatorDecided: by === 'compliance', reasonGiven: true };
  const step = stepFor(state, { event, by, facts });
  if (!step.ok) return step;
  return accept(
    together(
      {
        steps: [step.value],
        releasesPromo: true,
        changes: { approved: false, ...(reason && { declineReason: reason }) },
      },
      reservationReleased(state),
      moneyOwedBack(state, newId),
      { outbox: [news(state, event === 'expire' ? 'expired' : 'cancelled')] },
    ),
  );
}

/** A payout that was only queued is called off before the partner hears of it. */
function reservationReleased({ sums, payout }: TransferState): Effects {
  if (payout?.state !== 'QUEUED') return nothing;
  return together({
    payout: { id: payout.id, state: 'FAILED', failure: 'called off' },
    journals: [reservationUndone(sums, payout.n)],
  });
}

function moneyOwedBack(state: TransferState, newId: () => string): Effects {
  const waiting = state.payments.filter(({ givenBack }) => !givenBack);
  const refunds = waiting.map((payment) => ({ id: newId(), payment }));
  return together({
    journals: refunds.map(({ payment }) =>
      payment.bookedAs === 'J1'
        ? refundQueued(state.sums)
        : unappliedRefundQueued(state.id, { ...payment, received: payment.amount }),
    ),
    newRefunds: refunds.map(({ id, payment }) => ({ id, paymentId: payment.id, amount: payment.amount })),
    outbox: refunds.map(({ id }) => ({ key: `refund:${id}`, kind: 'refund.submit', payload: { refundId: id } })),
  });
}

/** The recipient was put right, or a difference accepted: the money goes out again. */
export function released(state: TransferState, newId: () => string): Decision {
  if (state.suspendedFor !== 'recipient') return refuse('notAllowed');
  const step = stepFor(state, { event: 'hold.released', by: 'customer', facts: { amountIsDue: state.fundsHeld } });
  if (!step.ok) return step;
  return accept(together({ steps: [step.value] }, approvedOrHeld(state, newId)));
}

/** The provider paid the money back. Where that was all there was to give, the transfer is refunded. */
export function refundSettled(state: TransferState, refund: Extract<Happening, { type: 'refund.settled' }>): Decision {
  if (!state.unpaidRefunds.includes(refund.refundId)) return refuse('alreadyDone');

  const step = stepFor(state, {
    event: 'refund.settled',
    by: 'provider',
    facts: { refundOutstanding: state.unpaidRefunds.length > 1 },
  });
  const paid = together({
    refund: { id: refund.refundId, state: 'SETTLED' },
    journals: [refundPaid(state.id, { id: refund.refundId, provider: refund.provider, amount: refund.amount })],
    outbox: [news(state, 'refunded')],
  });
  const isLast = state.unpaidRefunds.length === 1;
  return accept(step.ok && isLast ? together(paid, { steps: [step.value] }) : paid);
}
