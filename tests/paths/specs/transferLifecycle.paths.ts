import type { AnyMachineSnapshot } from 'xstate';
import { isOpen } from '#domain/transfer/findTransition.ts';
import type { ConditionName, TransferFacts } from '#domain/transfer/transferFacts.ts';
import { type LifecycleEvent, transferLifecycle } from '#domain/transfer/transferLifecycle.ts';
import {
  type TransferEvent,
  type TransitionRule,
  transferActors,
  transferEvents,
} from '#domain/transfer/transitionRule.ts';
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
  screeningOpen: { screeningClear: false },
  unfunded: { fundsHeld: false },
  funded: { fundsHeld: true },
  amountIsDue: { amountIsDue: true },
  amountDiffers: { amountIsDue: false },
  inTime: { pastLimit: false },
  pastLimit: { pastLimit: true },
  noOpenAttempt: { openAttempt: false },
  noOtherAttempt: { otherAttempt: false },
  attemptIsCurrent: { attemptIsCurrent: true },
  settledOnce: { settledBefore: false },
  reasonGiven: { reasonGiven: true },
  resumePointStored: {},
  resumesToVerification: { resumeTo: 'PENDING_VERIFICATION' },
  resumesToPayment: { resumeTo: 'PENDING_PAYMENT' },
  resumesAfterPayment: { resumeTo: 'PAYMENT_COMPLETED' },
  resumesToHold: { resumeTo: 'PAYMENT_FRAUD' },
  operatorDecided: { operatorDecided: true },
  refusalIsFinal: { retriesUsedUp: true },
  approved: { approved: true },
  needsApproval: { approved: false, approvalRequired: true },
  needsNoApproval: { approved: true, approvalRequired: true },
  secondOperator: { secondOperator: true },
  noLegalHold: { legalHold: false },
  payoutNotStarted: { payout: 'NONE' },
  payoutNotUnderWay: { payout: 'FAILED' },
  payoutNotSubmitted: { payout: 'NONE' },
  payoutConfirmed: { payout: 'CONFIRMED' },
  payoutReturned: { payout: 'RETURNED' },
  noOtherPayout: { otherPayout: false },
  refundPaidOut: { refundOutstanding: false },
  notFrozen: { frozen: false },
  lateFundsBooked: { lateFundsBooked: true },
};

const phrases: Record<TransferEvent, string> = {
  create: 'is created',
  cancel: 'is cancelled',
  expire: 'runs out of time',
  reject: 'is rejected',
  'kyc.valid': 'has a verified sender',
  'kyc.retry': 'has a sender to be verified again',
  'docs.requested': 'needs documents',
  'docs.accepted': 'has its documents',
  'watchlist.hit': 'meets a name on a watchlist',
  'hit.cleared': 'was no match on the watchlist',
  'hit.confirmed': 'was a match on the watchlist',
  'payment.pending': 'has a payment under way',
  'payment.settled': 'is paid',
  'payment.declined': 'has its payment declined',
  'payment.failed': 'has its payment failed',
  'payment.cancelled': 'has its payment cancelled',
  'payment.mismatch': 'is paid another sum',
  'payment.stalled': 'has a payment that stalls',
  'attempt.abandoned': 'has its payment abandoned',
  'fraud.flag': 'is suspected of fraud',
  'fraud.cleared': 'is cleared of fraud',
  'fraud.confirmed': 'is found to be fraud',
  'chargeback.opened': 'is charged back',
  'approval.required': 'needs approval',
  approve: 'is approved',
  'hold.released': 'is released',
  'payout.confirmed': 'is paid out',
  'payout.confirmed_late': 'is paid out after all',
  'payout.failed_final': 'cannot be paid out',
  'payout.hold': 'has its payout held',
  'refund.settled': 'is refunded',
};

/** Every rule is walked by the first who may report it, and every status refuses each of its events once (D-123). */
export const transferLifecyclePaths: AnyPathSpec = {
  machine: transferLifecycle,
  starts: { 'a new transfer': undefined },
  cases: Object.fromEntries(transferEvents.map((event) => [event, (snapshot) => reportsOf(event, snapshot)])),
  key: () => 'a transfer remembers nothing but its status',
  invariants: {
    'it is complete only when its payout is confirmed': {
      in: ['COMPLETE'],
      holds: (_, past) => /^payout\.confirmed/.test(past.at(-1) ?? ''),
    },
    'it counts as paid only by a settled payment or a decision after one': {
      in: ['PAYMENT_COMPLETED'],
      holds: (_, past) =>
        [
          'payment.settled',
          'kyc.valid',
          'docs.accepted',
          'approve',
          'hit.cleared',
          'fraud.cleared',
          'hold.released',
        ].includes(past.at(-1) ?? ''),
    },
    'time runs out only by the watchdog': { in: ['EXPIRED'], holds: (_, past) => past.at(-1) === 'expire' },
    'money is back only by a settled refund': {
      in: ['REFUNDED'],
      holds: (_, past) => past.at(-1) === 'refund.settled',
    },
  },
  about: { COMPLETE: ['TRF-18'], EXPIRED: ['TRF-10', 'TRF-18'], REFUNDED: ['TRF-18', 'D-123'] },
  words: {
    events: Object.fromEntries(
      transferEvents.map((event) => [event, ({ by }: LifecycleEvent) => `${phrases[event]}, says ${by}`]),
    ),
  },
};

function reportsOf(event: TransferEvent, { value }: AnyMachineSnapshot) {
  const rules: readonly TransitionRule[] =
    value === 'NEW' ? creations : transitions.filter(({ from }) => from === value);
  const onEvent = rules.filter((rule) => rule.on.includes(event));
  const stranger = transferActors.find((actor) => onEvent.every((rule) => !rule.by.includes(actor)));
  return [...onEvent.map((rule) => ({ by: rule.by[0], facts: factsThatOpen(rule) })), { by: stranger, facts: {} }];
}

function factsThatOpen(rule: TransitionRule): TransferFacts {
  const facts = Object.assign({}, ...(rule.when ?? []).map((condition) => factsFor[condition]));
  const known = rule.when?.includes('resumePointStored') ? { resumeTo: 'PENDING_PAYMENT', ...facts } : facts;
  if (!isOpen(rule, known)) throw new Error(`The facts listed here do not open ${rule.id}`);
  return known;
}
