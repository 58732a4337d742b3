import type { Money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { SuspensionCause } from '#domain/transfer/customerRights.ts';
import type { TransferActor, TransferEvent } from '#domain/transfer/transferEdge.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { Journal } from '../ledger/journal.ts';

/** One change of status, with what caused it and who reported that. */
export type StatusStep = { readonly to: TransferStatus; readonly event: TransferEvent; readonly by: TransferActor };

export type AttemptState = 'REDIRECTED' | 'AUTHORISED' | 'SETTLED' | 'DECLINED' | 'CANCELLED' | 'ABANDONED';

/** What the sender is told about by e-mail. */
export const newsKinds = [
  'paid',
  'held',
  'delivered',
  'notPaid',
  'payoutFailed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type TransferNews = (typeof newsKinds)[number];

/** Everything an event does, decided before any of it is written. All of it is written, or none. */
export type Effects = {
  readonly steps: readonly StatusStep[];
  readonly changes: {
    readonly approved?: boolean;
    readonly declineReason?: string;
    readonly suspendedFor?: SuspensionCause | null;
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
    readonly partner: RemittanceHandler;
    readonly reference: string;
    readonly amount: Money;
  };
  readonly payout?: {
    readonly id: string;
    readonly state: 'SUBMITTING' | 'SUBMITTED' | 'UNKNOWN' | 'CONFIRMED' | 'FAILED';
    readonly partnerRef?: string | undefined;
    readonly failure?: string;
    /** Seconds until the partner is asked how it stands. */
    readonly checkAfterSeconds?: number;
  };
  readonly newRefunds: readonly { readonly id: string; readonly paymentId: string; readonly amount: Money }[];
  readonly refund?: { readonly id: string; readonly state: 'SETTLED' };
  readonly approvals: readonly string[];
  readonly outbox: readonly { readonly key: string; readonly kind: OutboxKind; readonly payload: object }[];
  /** A promo use reserved by this transfer may be used again. */
  readonly releasesPromo: boolean;
};

export type OutboxKind = 'transferNews' | 'payout.submit' | 'refund.submit' | 'message';

export const nothing: Effects = {
  steps: [],
  changes: {},
  journals: [],
  newRefunds: [],
  approvals: [],
  outbox: [],
  releasesPromo: false,
};

/** Later parts follow earlier ones; a part overrides single fields and adds to lists. */
export function together(...parts: readonly Partial<Effects>[]): Effects {
  let whole = nothing;
  for (const part of parts) {
    whole = {
      ...whole,
      ...part,
      steps: [...whole.steps, ...(part.steps ?? [])],
      changes: { ...whole.changes, ...part.changes },
      journals: [...whole.journals, ...(part.journals ?? [])],
      newRefunds: [...whole.newRefunds, ...(part.newRefunds ?? [])],
      approvals: [...whole.approvals, ...(part.approvals ?? [])],
      outbox: [...whole.outbox, ...(part.outbox ?? [])],
      releasesPromo: whole.releasesPromo || (part.releasesPromo ?? false),
    };
  }
  return whole;
}
