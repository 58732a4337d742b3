import type { HoldReason } from '#domain/fraud/holdReason.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { SuspensionCause } from '#domain/transfer/permittedActions.ts';
import type { PayoutStage } from '#domain/transfer/transferFacts.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { TransferActor, TransferEvent } from '#domain/transfer/transitionRule.ts';
import type { TwoPersonDecision } from '#domain/transfer/twoPersonDecision.ts';
import type { Journal } from '../../ledger/journal.ts';

/** One change of status, with what caused it and who reported that. */
export type StatusStep = { readonly to: TransferStatus; readonly event: TransferEvent; readonly by: TransferActor };

export type AttemptState = 'REDIRECTED' | 'AUTHORISED' | 'SETTLED' | 'DECLINED' | 'CANCELLED' | 'ABANDONED';

export type PayoutChange = {
  readonly id: string;
  readonly state: Exclude<PayoutStage, 'NONE' | 'QUEUED'>;
  readonly partnerRef?: string | undefined;
  readonly failure?: string;
  /** Seconds until the partner is asked how it stands. */
  readonly checkAfterSeconds?: number;
};

/** One operator's yes. */
export type Vote = {
  readonly operator: string;
  readonly decision: TwoPersonDecision;
  /** The refund it is about, where the decision is about one of several. */
  readonly about?: string | undefined;
};

/** Somebody of a transfer whom an entry of the watchlist may mean. */
export type WatchlistHit = {
  readonly entry: string;
  /** Whose name it is: `sender:id` or `recipient:id`. */
  readonly subject: string;
  readonly name: string;
  readonly likeness: 'match' | 'close';
  /** The entry in words, and when our own person was born, where that is known. */
  readonly listed: string;
  readonly born?: string | undefined;
};

/** Everything an event does, decided before any of it is written. All of it is written, or none. */
export type Effects = {
  readonly steps: readonly StatusStep[];
  readonly changes: {
    readonly approved?: boolean;
    readonly declineReason?: string | null;
    readonly suspendedFor?: SuspensionCause | null;
    readonly recipientId?: string;
    /** Who pays it out from now on. */
    readonly handler?: RemittanceHandler;
    readonly correctedRecipientId?: null;
    /** Where a cleared watchlist hit goes back to. */
    readonly resumeTo?: TransferStatus | null;
  };
  readonly journals: readonly Journal[];
  readonly payment?: {
    readonly id: string;
    readonly attemptId: string;
    readonly provider: PaymentProviderId;
    readonly providerRef: string;
    readonly amount: Money;
    readonly bookedAs: 'J1' | 'J12a';
  };
  readonly attempt?: { readonly id: string; readonly state: AttemptState };
  readonly newPayout?: {
    readonly id: string;
    readonly n: number;
    readonly recipientId: string;
    readonly partner: RemittanceHandler;
    readonly reference: string;
    readonly amount: Money;
  };
  readonly payout?: PayoutChange;
  /** A payout that only waited, called off because an earlier one turned out to be paid. */
  readonly calledOff?: PayoutChange;
  /** `awaits` two operators before its company is asked. */
  readonly newRefunds: readonly {
    readonly id: string;
    readonly paymentId: string;
    readonly amount: Money;
    readonly awaits?: true;
  }[];
  readonly refund?: {
    readonly id: string;
    /** `FAILED`: called off before its company was asked. */
    readonly state: 'QUEUED' | 'SETTLED' | 'REFUSED' | 'FAILED';
    readonly refusal?: string;
  };
  readonly newHits: readonly WatchlistHit[];
  /** What the two operators made of the open ones. */
  readonly hits?: 'CLEARED' | 'CONFIRMED';
  readonly approvals: readonly Vote[];
  /** What stops it from now on, and what stops it no more. */
  readonly newHolds: readonly HoldReason[];
  readonly clearedHolds: readonly HoldReason[];
  readonly outbox: readonly {
    readonly key: string;
    readonly kind: OutboxKind;
    readonly payload: object;
    /** Milliseconds since 1970. */
    readonly notBefore?: number | undefined;
  }[];
  /** A promo use reserved by this transfer may be used again. */
  readonly releasesPromo: boolean;
};

export type OutboxKind = 'transferNews' | 'payout.submit' | 'payout.resume' | 'refund.submit' | 'message';

export const noEffects: Effects = {
  steps: [],
  changes: {},
  journals: [],
  newRefunds: [],
  newHits: [],
  approvals: [],
  newHolds: [],
  clearedHolds: [],
  outbox: [],
  releasesPromo: false,
};

/** Later parts follow earlier ones; a part overrides single fields and adds to lists. */
export function mergeEffects(...parts: readonly Partial<Effects>[]): Effects {
  let whole = noEffects;
  for (const part of parts) {
    whole = {
      ...whole,
      ...part,
      steps: [...whole.steps, ...(part.steps ?? [])],
      changes: { ...whole.changes, ...part.changes },
      journals: [...whole.journals, ...(part.journals ?? [])],
      newRefunds: [...whole.newRefunds, ...(part.newRefunds ?? [])],
      newHits: [...whole.newHits, ...(part.newHits ?? [])],
      approvals: [...whole.approvals, ...(part.approvals ?? [])],
      newHolds: [...whole.newHolds, ...(part.newHolds ?? [])],
      clearedHolds: [...whole.clearedHolds, ...(part.clearedHolds ?? [])],
      outbox: [...whole.outbox, ...(part.outbox ?? [])],
      releasesPromo: whole.releasesPromo || (part.releasesPromo ?? false),
    };
  }
  return whole;
}
