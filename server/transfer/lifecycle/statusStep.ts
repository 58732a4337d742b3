import { accept, type Result, refuse } from '#domain/result.ts';
import { findTransition } from '#domain/transfer/findTransition.ts';
import type { TransferFacts } from '#domain/transfer/transferFacts.ts';
import { needsApproval } from '#domain/transfer/transferLimits.ts';
import type { TransferActor, TransferEvent } from '#domain/transfer/transitionRule.ts';
import { type Effects, noEffects, type StatusStep } from './effects.ts';
import type { EventRefusal } from './reportedEvent.ts';
import { hasOtherPayout, payoutStageOf, type TransferState } from './transferState.ts';

export type Decision = Result<Effects, EventRefusal>;

type Move = {
  readonly event: TransferEvent;
  readonly by: TransferActor;
  readonly facts?: TransferFacts;
};

/** The one step an event makes, if the lifecycle has it and its conditions hold. */
export function stepFor(state: TransferState, { event, by, facts }: Move): Result<StatusStep, 'notAllowed'> {
  const rule = findTransition({ from: state.status, event, by, facts: { ...factsOf(state), ...facts } });
  return rule.ok ? accept({ to: rule.value.to, event, by }) : refuse('notAllowed');
}

/** An event that changes the status and nothing else. */
export function moved(state: TransferState, move: Move): Decision {
  const step = stepFor(state, move);
  return step.ok ? accept({ ...noEffects, steps: [step.value] }) : step;
}

/** What is known of every transfer; an event adds what it alone knows. */
function factsOf(state: TransferState): TransferFacts {
  const payout = payoutStageOf(state);
  return {
    screeningClear: state.screeningClear,
    fundsHeld: state.fundsHeld,
    pastLimit: state.pastLimit,
    openAttempt: state.openAttempt !== undefined,
    approved: state.approved,
    approvalRequired: requiresApproval(state),
    legalHold: state.legalHold,
    payout,
    otherPayout: hasOtherPayout(state),
    refundOutstanding: state.unpaidRefunds.length > 0,
    frozen: state.frozen,
    ...(state.resumeTo && { resumeTo: state.resumeTo }),
    lateFundsBooked: state.payments.some(({ bookedAs }) => bookedAs === 'J12a'),
  };
}

export const requiresApproval = (state: TransferState): boolean => needsApproval(state.pounds, (amount) => amount);
