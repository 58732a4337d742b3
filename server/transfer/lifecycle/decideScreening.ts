import { accept, refuse } from '#domain/result.ts';
import { frozenReleased, fundsFrozen, unappliedFrozen } from '../../ledger/holdJournals.ts';
import type { Journal } from '../../ledger/journal.ts';
import { stopped } from './decideHolds.ts';
import { mergeEffects } from './effects.ts';
import { frozenUnder, isFrozen } from './fundsPosition.ts';
import { newRefunds } from './newRefunds.ts';
import { news } from './news.ts';
import type { ReportedEvent } from './reportedEvent.ts';
import { canResume, isNotBeingPaid, resume } from './resumeTransfer.ts';
import { bySecondOperator } from './secondOperator.ts';
import { type Decision, stepFor } from './statusStep.ts';
import { countsAsPaid, isGivenBack, type TransferState, writtenOff } from './transferState.ts';

type Of<Type extends ReportedEvent['type']> = Extract<ReportedEvent, { type: Type }>;

/** Screening: a name may be one of the watchlist's. The sender is never told why (money notes, 3). */

export function watchlistHit(state: TransferState, { hits }: Of<'watchlist.hit'>): Decision {
  const facts = { resumeTo: state.status };
  const step = stepFor(state, { event: 'watchlist.hit', by: 'screening', facts });
  if (!step.ok) return state.status === 'WATCHLIST_FAILED' ? refuse('alreadyDone') : step;
  return accept(
    stopped(state, {
      steps: [step.value],
      changes: { resumeTo: state.status },
      newHits: hits,
      outbox: [news(state, 'underReview')],
    }),
  );
}

/** Somebody else of that name: two operators say so, and it goes on from where it was stopped. */
export function hitCleared(state: TransferState, { operator }: Of<'hit.cleared'>, newId: () => string): Decision {
  if (!canResume(state)) return refuse('notAllowed');
  return bySecondOperator(state, { operator, decision: 'clearHit' }, () => {
    const step = stepFor(state, { event: 'hit.cleared', by: 'compliance', facts: { secondOperator: true } });
    if (!step.ok) return step;
    const cleared = mergeEffects(resume(state, step.value, newId), { hits: 'CLEARED' });
    if (step.value.to === 'PENDING_APPROVAL') return accept(mergeEffects(cleared, { outbox: [news(state, 'held')] }));
    if (step.value.to !== 'PENDING_DOCUMENTATION') return accept(cleared);
    const asked = { changes: { declineReason: 'identity' }, outbox: [news(state, 'documentsNeeded')] };
    return accept(mergeEffects(cleared, asked));
  });
}

/** It is the one who is listed: what was paid is frozen until the law lets it go (J13a). */
export function hitConfirmed(state: TransferState, { operator }: Of<'hit.confirmed'>): Decision {
  if (!isNotBeingPaid(state)) return refuse('notAllowed');
  return bySecondOperator(state, { operator, decision: 'confirmHit' }, () => {
    const step = stepFor(state, { event: 'hit.confirmed', by: 'compliance', facts: { secondOperator: true } });
    if (!step.ok) return step;
    return accept(
      mergeEffects({
        steps: [step.value],
        changes: { approved: false, resumeTo: null, suspendedFor: null },
        journals: frozenJournals(state),
        hits: 'CONFIRMED',
        releasesPromo: true,
        outbox: [news(state, 'refused')],
      }),
    );
  });
}

/** What a payer asks their bank for is frozen too: where we win it, it comes back to us, and not to them. */
function frozenJournals(state: TransferState): Journal[] {
  const { sums, payments } = state;
  const strays = payments.filter(
    (payment) => !isGivenBack(payment) && payment.chargeback !== 'lost' && !countsAsPaid(payment),
  );
  return [
    ...(state.fundsHeld ? [fundsFrozen(sums, writtenOff(state))] : []),
    ...strays.map((payment) => unappliedFrozen(sums.id, { ...payment, received: payment.amount })),
  ];
}

/** The law lets it go: two operators send it back where it came from (J13b), once no payer asks their bank for it as well. */
export function frozenLetGo(state: TransferState, { operator }: Of<'frozen.released'>, newId: () => string): Decision {
  const ours = state.payments.filter(isFrozen);
  const isDisputed = state.payments.some(({ chargeback }) => chargeback === 'open');
  const isOver = state.status === 'REJECTED' || state.status === 'REFUNDED';
  if (!isOver || isDisputed || ours.length === 0) return refuse('notAllowed');
  const about = ours.map(({ id }) => id).join(' ');
  return bySecondOperator(state, { operator, decision: 'releaseFrozen', about }, () => {
    return accept({
      journals: ours.map((payment) =>
        frozenReleased(state.id, { what: frozenUnder(state.id, payment), amount: payment.amount }),
      ),
      ...newRefunds(ours, newId),
    });
  });
}
