import type { TransferStatus } from './transferStatus.ts';

/**
 * How far the payout of a transfer has come, read from its latest attempt (`NONE` before the first). `FAILED` may still
 * be paid by the partner; `CLOSED` never can: the partner's own record says the money was given back. Where it is paid
 * all the same it is `OVERPAID`, until the partner has made it good.
 */
export const payoutStages = [
  'NONE',
  'QUEUED',
  'SUBMITTING',
  'SUBMITTED',
  'UNKNOWN',
  'CONFIRMED',
  'FAILED',
  'CLOSED',
  'OVERPAID',
  'RECOVERED',
  'RETURNED',
] as const;
export type PayoutStage = (typeof payoutStages)[number];

/**
 * What must be known, on the locked row, to decide where an event leads. A fact left out meets no condition,
 * so forgetting one refuses a change of status and never allows it.
 */
export type TransferFacts = {
  /** The quote is the sender's own, not used before and still held. */
  readonly quoteUsable?: boolean;
  readonly withinLimits?: boolean;
  readonly identitySufficient?: boolean;
  /** The identity check asks for another try, or the sender has more unverified transfers than allowed. */
  readonly identityInDoubt?: boolean;
  readonly screeningClear?: boolean;
  /** The sender's money for this transfer is booked to it. */
  readonly fundsHeld?: boolean;
  /** Amount and currency that came are those that are due. */
  readonly amountIsDue?: boolean;
  readonly pastLimit?: boolean;
  readonly openAttempt?: boolean;
  /** An attempt other than the one reported is open or settled. */
  readonly otherAttempt?: boolean;
  readonly attemptIsCurrent?: boolean;
  readonly settledBefore?: boolean;
  readonly reasonGiven?: boolean;
  readonly resumeTo?: TransferStatus;
  readonly operatorDecided?: boolean;
  readonly retriesUsedUp?: boolean;
  readonly approved?: boolean;
  /** The amount or a due-diligence rule asks for two pairs of eyes. */
  readonly approvalRequired?: boolean;
  /** The operator acting now is not the one who acted first. */
  readonly secondOperator?: boolean;
  readonly legalHold?: boolean;
  readonly payout?: PayoutStage;
  /** An attempt beside the one reported was submitted and is not closed. */
  readonly otherPayout?: boolean;
  readonly refundOutstanding?: boolean;
  readonly frozen?: boolean;
  readonly lateFundsBooked?: boolean;
};

type Condition = (facts: TransferFacts) => boolean;

/** Where a cleared screening hit may go on from. */
const unpaid: readonly (TransferStatus | undefined)[] = ['PENDING_PAYMENT', 'PAYMENT_PROCESSING'];
const paid: readonly (TransferStatus | undefined)[] = ['PAYMENT_COMPLETED', 'PENDING_APPROVAL'];
/** Held for something else as well, which is looked at again with the sender's documents. */
const held: readonly (TransferStatus | undefined)[] = ['PENDING_DOCUMENTATION', 'PAYMENT_FRAUD', 'PAYMENT_SUSPENDED'];

const needsApproval: Condition = ({ approved, approvalRequired }) => approved === false && approvalRequired === true;

/** Nothing a partner does can come of it. */
const cannotBePaid = (payout: TransferFacts['payout']) =>
  payout === 'NONE' || payout === 'QUEUED' || payout === 'CLOSED' || payout === 'RECOVERED';

export const conditions = {
  quoteUsable: ({ quoteUsable }) => quoteUsable === true,
  withinLimits: ({ withinLimits }) => withinLimits === true,
  identitySufficient: ({ identitySufficient }) => identitySufficient === true,
  identityInsufficient: ({ identitySufficient }) => identitySufficient === false,
  identityInDoubt: ({ identityInDoubt }) => identityInDoubt === true,
  screeningClear: ({ screeningClear }) => screeningClear === true,
  screeningOpen: ({ screeningClear }) => screeningClear === false,
  unfunded: ({ fundsHeld }) => fundsHeld === false,
  funded: ({ fundsHeld }) => fundsHeld === true,
  amountIsDue: ({ amountIsDue }) => amountIsDue === true,
  amountDiffers: ({ amountIsDue }) => amountIsDue === false,
  inTime: ({ pastLimit }) => pastLimit === false,
  pastLimit: ({ pastLimit }) => pastLimit === true,
  noOpenAttempt: ({ openAttempt }) => openAttempt === false,
  noOtherAttempt: ({ otherAttempt }) => otherAttempt === false,
  attemptIsCurrent: ({ attemptIsCurrent }) => attemptIsCurrent === true,
  settledOnce: ({ settledBefore }) => settledBefore === false,
  reasonGiven: ({ reasonGiven }) => reasonGiven === true,
  resumePointStored: ({ resumeTo }) => resumeTo !== undefined,
  resumesToVerification: ({ resumeTo }) => resumeTo === 'PENDING_VERIFICATION',
  resumesToPayment: ({ resumeTo }) => unpaid.includes(resumeTo),
  resumesAfterPayment: ({ resumeTo }) => unpaid.includes(resumeTo) || paid.includes(resumeTo),
  resumesToHold: ({ resumeTo }) => held.includes(resumeTo),
  operatorDecided: ({ operatorDecided }) => operatorDecided === true,
  refusalIsFinal: ({ operatorDecided, retriesUsedUp }) => operatorDecided === true || retriesUsedUp === true,
  approved: ({ approved }) => approved === true,
  needsApproval,
  needsNoApproval: (facts) =>
    facts.approved !== undefined && facts.approvalRequired !== undefined && !needsApproval(facts),
  secondOperator: ({ secondOperator }) => secondOperator === true,
  noLegalHold: ({ legalHold }) => legalHold === false,
  payoutNotStarted: ({ payout }) => payout === 'NONE' || payout === 'QUEUED',
  payoutNotUnderWay: ({ payout }) => payout === 'FAILED' || cannotBePaid(payout),
  payoutNotSubmitted: ({ payout }) => cannotBePaid(payout),
  payoutConfirmed: ({ payout }) => payout === 'CONFIRMED',
  payoutReturned: ({ payout }) => payout === 'RETURNED',
  noOtherPayout: ({ otherPayout }) => otherPayout === false,
  refundPaidOut: ({ refundOutstanding }) => refundOutstanding === false,
  notFrozen: ({ frozen }) => frozen === false,
  lateFundsBooked: ({ lateFundsBooked }) => lateFundsBooked === true,
} as const satisfies Record<string, Condition>;

export type ConditionName = keyof typeof conditions;
