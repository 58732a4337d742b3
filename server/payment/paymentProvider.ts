import type { Language } from '#contract/protocol/language.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { Result } from '#domain/result.ts';
import type { NeutralPaymentStatus } from '#domain/transfer/paymentOutcome.ts';
import type { WebhookCall } from '../http/route.ts';

/** What the browser must do next to pay. */
export type NextAction =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'postForm'; readonly url: string; readonly fields: readonly (readonly [string, string])[] }
  /** The company's own script, on a page of ours that holds nothing else. */
  | { readonly kind: 'widget'; readonly url: string; readonly checkoutId: string; readonly integrity?: string };

export type Payer = {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly buildingNumber: string | undefined;
  readonly buildingName: string | undefined;
  readonly street: string | undefined;
  readonly town: string | undefined;
  readonly county: string | undefined;
  readonly postcode: string | undefined;
  readonly countryCode: string;
  /** Membership code (D-34). */
  readonly membershipCode: string;
};

export type PaymentToStart = {
  readonly attemptId: string;
  readonly transferId: string;
  readonly amount: Money;
  readonly payer: Payer;
  readonly recipient: { readonly firstName: string; readonly lastName: string; readonly countryCode: string };
  readonly tokenised: boolean;
  /** The company's names for cards this sender let it keep; the cards themselves are with the company. */
  readonly storedCards?: readonly string[] | undefined;
  readonly language: Language;
  /** The bank the sender chose, where the provider offers a choice. */
  readonly bank?: { readonly providerId: string; readonly schemeId: string } | undefined;
  readonly returnUrl: string;
  /** Where the provider may report to; below it each provider has its own address. */
  readonly webhooksUrl: string;
};

export type StartedPayment = { readonly providerRef: string | undefined; readonly next: NextAction };

/** How a payment stands when its provider is asked. */
export type ReadBack = {
  readonly status: NeutralPaymentStatus;
  /** The provider's number for the money, once there is money. */
  readonly providerRef?: string | undefined;
  readonly received?: Money | undefined;
  readonly reason?: string | undefined;
  /** It came, and the payer's bank has taken it back. */
  readonly isChargedBack?: boolean | undefined;
  /** The company's name for a card the sender let it keep. */
  readonly storedCard?: string | undefined;
};

export type Attempt = { readonly id: string; readonly providerRef: string | undefined };

/** A verified report that something about a payment changed; what changed is read back. */
export type PaymentNotice = {
  readonly eventId: string;
  readonly about: { readonly attemptId: string } | { readonly providerRef: string };
  /** Its company says that the money does not come on from the payer's bank (T27). */
  readonly isStalled?: true | undefined;
};

export type RefundToMake = {
  readonly refundId: string;
  readonly paymentRef: string;
  readonly attempt: Attempt;
  readonly amount: Money;
};
/** `failed` is for good: the provider will not give this money back. */
export type RefundAnswer =
  | { readonly state: 'submitted' | 'settled'; readonly providerRef?: string }
  | { readonly state: 'failed'; readonly reason: string };

/** Everything we ask of a payment company. Adding one means writing one of these and nothing else here. */
export type PaymentProvider = {
  /** It names the cards it keeps, and is given those names to offer them again. */
  readonly namesCards?: true;
  /** Asking twice with one attempt starts one payment. */
  readonly start: (
    payment: PaymentToStart,
  ) => Promise<Result<StartedPayment, 'paymentNotStarted' | 'profileIncomplete'>>;
  readonly readBack: (attempt: Attempt) => Promise<Result<ReadBack, 'unanswered'>>;
  /** After `closed` no money can come by this attempt, as far as the provider can promise. */
  readonly cancel: (attempt: Attempt) => Promise<'closed' | 'tooLate' | 'unanswered'>;
  /** Asking twice with one refund makes one refund. */
  readonly refund: (refund: RefundToMake) => Promise<Result<RefundAnswer, 'unanswered'>>;
  /** Nothing when the signature is not the provider's. */
  readonly readNotice: (call: WebhookCall) => Promise<PaymentNotice | undefined>;
};

/** The providers that are open; the rest join with their own issue. */
export type PaymentProviders = Readonly<Partial<Record<PaymentProviderId, PaymentProvider>>>;
