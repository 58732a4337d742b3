import type { AnyMachineSnapshot } from 'xstate';
import { isOpen } from '#domain/transfer/edgeFor.ts';
import { type Edge, type TransferEvent, transferActors, transferEvents } from '#domain/transfer/transferEdge.ts';
import type { ConditionName, TransferFacts } from '#domain/transfer/transferFacts.ts';
import { transferLifecycle } from '#domain/transfer/transferLifecycle.ts';
import { creations, transitions } from '#domain/transfer/transitions.ts';
import type { AnyPathSpec } from '../walker/pathSpec.ts';

/** Facts under which each condition holds. */
const factsFor: Record<ConditionName, TransferFacts> = {
  quoteUsable: { quoteUsable: true },
  withinLimits: { withinLimits: true },
  identitySufficient: { identitySufficient: true },
  identityInsufficient: { identitySufficient: false },
  identityInDoubt: { identityInDoubt: true },
  screeningClear: { screeningClear: true },
  unfunded: { fundsHeld: false },
  funded: { fundsHeld: true },
  amountIsDue: { amountIsDue: true },
  amountDiffers: { amountIsDue: false },
  inTime: { pastLimit: false },
  pastLimit: { pastLimit: true },
  noOpenAttempt: { openAttempt: false },
  noOtherAttempt: { otherAttempt: false },
  attemptIsCurrent: { attemptIsCurrent: true },
  readBack: { readBack: true },
  settledOnce: { settledBefore: false },
  reasonGiven: { reasonGiven: true },
  resumePointStored: {},
  resumesToVerification: { resumeTo: 'PENDING_VERIFICATION' },
  resumesToPayment: { resumeTo: 'PENDING_PAYMENT' },
  resumesAfterPayment: { resumeTo: 'PAYMENT_COMPLETED' },
  operatorDecided: { operatorDecided: true },
  refusalIsFinal: { retriesUsedUp: true },
  approved: { approved: true },
  needsApproval: { approved: false, approvalRequired: true },
  needsNoApproval: { approved: true, approvalRequired: true },
  secondOperator: { secondOperator: true },
  noLegalHold: { legalHold: false },
  payoutNotStarted: { payout: 'NONE' },
  payoutNotSubmitted: { payout: 'NONE' },
  payoutConfirmed: { payout: 'CONFIRMED' },
  payoutReturned: { payout: 'RETURNED' },
  noOtherPayout: { otherPayout: false },
  refundPaidOut: { refundOutstanding: false },
  notFrozen: { frozen: false },
  lateFundsBooked: { lateFundsBooked: true },
};

/** Every edge is walked by the first who may report it, and every status refuses each of its events once (D-123). */
export const transferLifecyclePaths: AnyPathSpec = {
  machine: transferLifecycle,
  starts: { 'a new transfer': undefined },
  cases: Object.fromEntries(transferEvents.map((event) => [event, (snapshot) => reportsOf(event, snapshot)])),
  key: () => 'a transfer remembers nothing but its status',
};

function reportsOf(event: TransferEvent, { value }: AnyMachineSnapshot) {
  const edges: readonly Edge[] = value === 'NEW' ? creations : transitions.filter(({ from }) => from === value);
  const onEvent = edges.filter((edge) => edge.on.includes(event));
  const stranger = transferActors.find((actor) => onEvent.every((edge) => !edge.by.includes(actor)));
  return [...onEvent.map((edge) => ({ by: edge.by[0], facts: factsThatOpen(edge) })), { by: stranger, facts: {} }];
}

function factsThatOpen(edge: Edge): TransferFacts {
  const facts = Object.assign({}, ...(edge.when ?? []).map((condition) => factsFor[condition]));
  const known = edge.when?.includes('resumePointStored') ? { resumeTo: 'PENDING_PAYMENT', ...facts } : facts;
  if (!isOpen(edge, known)) throw new Error(`The facts listed here do not open ${edge.id}`);
  return known;
}
