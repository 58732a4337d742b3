import type { Failure } from '#contract/failure.ts';
import type { BankProvider, CardForm } from '#contract/payment.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { TransferSummary } from './transferSummary.ts';

/** `password` is asked by the child `freshSignIn`. */
export type PayTransferStep =
  | 'transferRetry'
  | 'paymentMethod'
  | 'bank'
  | 'bankRetry'
  | 'profile'
  | 'password'
  | 'notOpen'
  | 'leaving';

/** `opened`: the provider's page has the sender now; the others say why nothing was started. */
export type PaymentOutcome =
  | 'opened'
  | 'verificationRequired'
  | 'acknowledgementRequired'
  | 'expired'
  | 'notPayable'
  | 'left';

export type PayTransferInput = {
  readonly transferId: string;
  /** Begins every Idempotency-Key of this payment; fresh for each time the machine is started. */
  readonly keyPrefix: string;
};

/** Where the browser goes next: an address, or a form it posts to the card company. */
export type Leaving =
  | { readonly kind: 'redirect'; readonly uri: string }
  | { readonly kind: 'form'; readonly form: CardForm };

export type PayTransferContext = PayTransferInput & {
  readonly transfer?: TransferSummary;
  readonly provider?: PaymentProviderId | undefined;
  /** The sender lets the card company store the card (PAY-05). */
  readonly tokenised: boolean;
  readonly banks?: readonly BankProvider[] | undefined;
  readonly bank?: BankChoice | undefined;
  /** Counts in the Idempotency-Key: a new choice or a definite refusal begins a new attempt. */
  readonly attempt: number;
  readonly leaving?: Leaving | undefined;
  /** What the sender left out, before any call (PAY-03). */
  readonly problem?: 'selectPaymentMethod' | undefined;
  readonly failure?: Failure | undefined;
  readonly outcome?: PaymentOutcome;
};

export type BankChoice = { readonly providerId: string; readonly schemeId: string };

export type PayTransferEvent =
  | { type: 'retry.chosen' }
  | { type: 'method.chosen'; provider: PaymentProviderId }
  | { type: 'cardStorage.chosen'; isStored: boolean }
  | { type: 'payment.requested' }
  | ({ type: 'bank.chosen' } & BankChoice)
  | { type: 'method.reopened' }
  | { type: 'profile.updated' }
  | { type: 'provider.opened' }
  | { type: 'dashboard.chosen' };

export type GatewayChoice = { transferId: string; paymentGateway: PaymentProviderId; tokenised: boolean };
export type BankPaymentToStart = BankChoice & { transferId: string; idempotencyKey: string };
export type CardPaymentToStart = { transferId: string; method: PaymentProviderId; idempotencyKey: string };
