import type { HoldReason } from '#domain/fraud/holdReason.ts';
import { type Money, subtract, zero } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { PayableRecipient } from '#domain/transfer/payableRecipient.ts';
import type { SuspensionCause } from '#domain/transfer/permittedActions.ts';
import type { PayoutStage } from '#domain/transfer/transferFacts.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { TransferSums } from '../../ledger/journals.ts';
import type { Vote } from './effects.ts';

/** A transfer on its locked row, with everything a decision about it may need. */
export type TransferState = {
  readonly id: string;
  readonly userId: string;
  readonly version: number;
  readonly status: TransferStatus;
  readonly approved: boolean;
  readonly handler: RemittanceHandler;
  readonly method: PayoutMethod;
  readonly sums: TransferSums;
  /** What a payment must be: total to pay plus the gateway's charge. */
  readonly due: Money;
  /** The total in pounds, for the approval threshold. */
  readonly pounds: Money;
  readonly pastLimit: boolean;
  readonly suspendedFor: SuspensionCause | undefined;
  readonly promoCode: string | undefined;
  /** What the transfer costs is booked to it (J1; where discounts pay for all, J2) and not given back. */
  readonly fundsHeld: boolean;
  readonly payments: readonly ReceivedPayment[];
  /** `isClosing`: we asked its provider to end it. */
  readonly openAttempt: { readonly id: string; readonly isClosing: boolean } | undefined;
  readonly payout: LatestPayout | undefined;
  readonly earlierPayouts: readonly LatestPayout[];
  readonly recipientId: string;
  /** An order of a court or an authority stands. */
  readonly legalHold: boolean;
  /** No hit of the watchlist on it waits for a decision or was confirmed. */
  readonly screeningClear: boolean;
  readonly payable: readonly PayableRecipient[];
  /** Whom the sender wants paid instead, once the payout that failed is closed. */
  readonly correctedRecipientId: string | undefined;
  /** Refunds that are not paid yet, by id; some of them refused by the provider. */
  readonly unpaidRefunds: readonly string[];
  readonly refusedRefunds: readonly string[];
  /** Paid by the provider; what an operator paid is over. */
  readonly settledRefunds: readonly string[];
  /** Returned by a partner, and not yet let go by two operators. */
  readonly awaitingRefunds: readonly string[];
  /** What operators have agreed to since its status last changed. */
  readonly votes: readonly Vote[];
  /** Where a cleared watchlist hit goes back to. */
  readonly resumeTo: TransferStatus | undefined;
  /** Some of its money is held because the law says so (J13a). */
  readonly frozen: boolean;
  /** Nothing of a blocked person's is paid out. */
  readonly senderBlocked: boolean;
  /** What rules about fraud say of it now, but for what somebody has cleared. */
  readonly alerts: readonly HoldReason[];
  /** What stops it before its payout until somebody has looked. */
  readonly openHolds: readonly HoldReason[];
  readonly lastHash: string;
  /** The database's clock. */
  readonly now: Date;
};

export type ReceivedPayment = {
  readonly id: string;
  readonly provider: PaymentProviderId;
  readonly providerRef: string;
  readonly amount: Money;
  readonly bookedAs: 'J1' | 'J12a';
  /** Not due as it came, and taken for what was due all the same (J12c). */
  readonly applied: boolean;
  /** The refund of it that was paid or is under way. */
  readonly refundId: string | undefined;
  /** The law holds it (J13a); nothing of it, while its payer has it from their bank. */
  readonly frozen: boolean;
  /** What its payer has from us through their bank. */
  readonly chargeback: 'open' | 'lost' | 'won' | undefined;
};

/** Booked to its transfer. */
export const countsAsPaid = ({ bookedAs, applied }: Pick<ReceivedPayment, 'bookedAs' | 'applied'>): boolean =>
  bookedAs === 'J1' || applied;

export const isGivenBack = ({ refundId }: ReceivedPayment): boolean => refundId !== undefined;

export const isChargedBack = ({ chargeback }: ReceivedPayment): boolean =>
  chargeback === 'open' || chargeback === 'lost';

export type LatestPayout = {
  readonly id: string;
  readonly n: number;
  readonly reference: string;
  readonly partner: RemittanceHandler;
  readonly state: Exclude<PayoutStage, 'NONE'>;
};

/** Where a transfer's payouts stand, for the conditions of the lifecycle: one paid once too often outweighs the latest. */
export const payoutStageOf = ({ payout, earlierPayouts }: TransferState): PayoutStage =>
  earlierPayouts.find(({ state }) => state === 'OVERPAID')?.state ?? payout?.state ?? 'NONE';

/** Whether an earlier payout was submitted and is not settled one way or the other: the partner may still pay it. */
export const hasOtherPayout = ({ earlierPayouts }: TransferState): boolean =>
  earlierPayouts.some(({ state }) => ['SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'FAILED', 'CONFIRMED'].includes(state));

/** What two operators accepted that the sender need not pay (J20). */
export function writtenOff({ sums, due, payments }: TransferState): Money {
  const applied = payments.find((payment) => payment.applied);
  return applied ? subtract(due, applied.amount) : zero(sums.youSend.currency);
}
