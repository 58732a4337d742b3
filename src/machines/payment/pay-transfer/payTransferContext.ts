import type { PaymentDestination } from '#contract/payment/hostedPayment.ts';
import type { BankChoice, BankProvider, PaymentChoice } from '#contract/payment/payment.ts';
import type { Failure } from '#contract/protocol/failure.ts';
import type { GatewayChoice, Transfer } from '#contract/transfer/transfer.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import type { TransferSummary } from './transferSummary.ts';

/** `profile` is asked by the child `completeProfile`, `password` by `reauthentication`. */
export type PayTransferStep =
  | 'transferRetry'
  | 'nothingDue'
  | 'paymentMethod'
  | 'bank'
  | 'bankRetry'
  | 'profile'
  | 'password'
  | 'notOpen'
  | 'leaving';

/**
 * `opened`: the provider's page has the sender now; `notPayable`: it is paid, being paid, or needs no payment and goes
 * out; the others say why nothing was started.
 */
export type PaymentOutcome =
  | 'opened'
  | 'verificationRequired'
  | 'acknowledgementRequired'
  | 'expired'
  | 'notPayable'
  | 'left';

export type PayTransferInput = {
  readonly transferId: string;
  readonly userId: string;
  /** Begins every Idempotency-Key of this payment; fresh for each time the machine is started. */
  readonly keyPrefix: string;
  /** Agreed to with the amount beside it: nothing is asked on the way that this answers. */
  readonly payBy?: PaymentChoice | undefined;
};

export type PayTransferContext = PayTransferInput & {
  readonly transfer?: TransferSummary;
  readonly provider?: PaymentProviderId | undefined;
  /** The sender lets the card company store the card (PAY-05). */
  readonly tokenised: boolean;
  readonly banks?: readonly BankProvider[] | undefined;
  readonly bank?: BankChoice | undefined;
  /** Counts in the Idempotency-Key: a new choice or a definite refusal begins a new attempt. */
  readonly attempt: number;
  readonly leaving?: PaymentDestination | undefined;
  /** What the sender left out, before any call (PAY-03). */
  readonly problem?: 'selectPaymentMethod' | undefined;
  readonly failure?: Failure | undefined;
  readonly outcome?: PaymentOutcome;
};

export type PayTransferEvent =
  | { type: 'retry.chosen' }
  | { type: 'method.chosen'; provider: PaymentProviderId }
  | { type: 'tokenisation.chosen'; tokenised: boolean }
  | { type: 'payment.requested' }
  | { type: 'sending.confirmed' }
  | ({ type: 'bank.chosen' } & BankChoice)
  | { type: 'method.reopened' }
  /** The flow goes on from what was stored. */
  | { type: 'flow.restored' }
  /** A company went or came back while the sender looked. */
  | { type: 'ways.read'; ways: PaymentWays }
  | { type: 'provider.opened' }
  | { type: 'dashboard.chosen' };

export type GatewayToChoose = GatewayChoice & { readonly transferId: string };
export type BankPaymentToStart = BankChoice & { transferId: string; idempotencyKey: string };
export type UnpaidTransferToSend = { transferId: string; idempotencyKey: string };
/** A transfer and what its payment may be made with at this moment. */
export type PayableTransfer = Transfer & { readonly ways?: PaymentWays };

export type HostedPaymentToStart = { transferId: string; provider: PaymentProviderId; idempotencyKey: string };
export type CardPaymentToStart = { transferId: string; method: PaymentProviderId; idempotencyKey: string };
