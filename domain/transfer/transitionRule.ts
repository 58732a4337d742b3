import type { ConditionName } from './transferFacts.ts';
import type { TransferStatus } from './transferStatus.ts';

/** Who may report that something happened to a transfer. */
export const transferActors = [
  'customer',
  'kyc',
  'screening',
  'rules',
  'compliance',
  'provider',
  'payout',
  'watchdog',
  'reconciliation',
] as const;
export type TransferActor = (typeof transferActors)[number];

export const transferEvents = [
  'create',
  'cancel',
  'expire',
  'reject',
  'kyc.valid',
  'kyc.retry',
  'docs.requested',
  'docs.accepted',
  'watchlist.hit',
  'hit.cleared',
  'hit.confirmed',
  'payment.pending',
  'payment.settled',
  'payment.declined',
  'payment.failed',
  'payment.cancelled',
  'payment.mismatch',
  'payment.stalled',
  'attempt.abandoned',
  'fraud.flag',
  'fraud.cleared',
  'fraud.confirmed',
  'chargeback.opened',
  'approval.required',
  'approve',
  'hold.released',
  'payout.confirmed',
  'payout.confirmed_late',
  'payout.failed_final',
  'payout.hold',
  'refund.settled',
] as const;
export type TransferEvent = (typeof transferEvents)[number];

/** The journals a change of status may book; J11 posts nothing and gives reservations back. */
export type TransitionJournal =
  | 'J1'
  | 'J2'
  | 'J3'
  | 'J4'
  | 'J5'
  | 'J6'
  | 'J7'
  | 'J8'
  | 'J9'
  | 'J11'
  | 'J12a'
  | 'J12b'
  | 'J12c'
  | 'J13a'
  | 'J14a'
  | 'J14b'
  | 'J15';

/** One allowed change of status. */
export type TransitionRule = {
  readonly id: `T${number}`;
  readonly to: TransferStatus;
  readonly on: readonly TransferEvent[];
  readonly by: readonly TransferActor[];
  /** All must hold; `secondOperator` among them asks for two people. */
  readonly when?: readonly ConditionName[];
  /** Booked with the change where the money is there to book: J11 and J8 are the unfunded and the funded half. */
  readonly journals?: readonly TransitionJournal[];
};

/** TransitionRules by the status they leave. */
export type TransitionRules<From extends TransferStatus> = Readonly<Record<From, readonly TransitionRule[]>>;
