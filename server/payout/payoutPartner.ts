import type { Money } from '#domain/money/money.ts';
import type { PayoutFailure } from '#domain/recipient/payoutFailure.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { WebhookCall } from '../http/route.ts';

/** Whom the money goes to, and where. */
export type PayoutRecipient = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  /** With its country code: +237671234500. */
  readonly phone: string | undefined;
  readonly accountNumber: string | undefined;
  /** The bank's code, or its name where it has none. */
  readonly bank: string | undefined;
  readonly branch: string | undefined;
  /** The mobile network. */
  readonly network: string | undefined;
  readonly pickupPoint: string | undefined;
};

export type PayoutSender = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly street: string | undefined;
  readonly city: string | undefined;
  readonly postcode: string | undefined;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
};

export type PayoutOrder = {
  /** `{transferId}-{n}`: the same reference is the same payout, however often it is sent. */
  readonly reference: string;
  readonly method: PayoutMethod;
  readonly amount: Money;
  readonly reason: string;
  readonly recipient: PayoutRecipient;
  readonly sender: PayoutSender;
};

/**
 * How a payout stands. `unknown` is silence, and never a no; `failed` may still be paid; `closed` never can, for the
 * partner's own record says that the money was given back.
 */
export type PayoutAnswer =
  | { readonly state: 'pending' | 'paid'; readonly partnerRef?: string | undefined }
  | { readonly state: 'failed' | 'closed'; readonly reason: PayoutFailure }
  | { readonly state: 'unknown' };

export type PayoutNotice = { readonly eventId: string; readonly reference: string };

/** Everything we ask of a company that pays out. */
export type PayoutPartner = {
  readonly submit: (order: PayoutOrder) => Promise<PayoutAnswer>;
  /** By our reference; undefined when the partner has none of that reference. */
  readonly ask: (reference: string) => Promise<PayoutAnswer | undefined>;
  /** Asks the partner to give back the money of a payout that failed; answers how it stands after that. */
  readonly close: (reference: string) => Promise<PayoutAnswer>;
  readonly readNotice: (call: WebhookCall) => PayoutNotice | undefined;
};

/** MANUAL has no company behind it: an operator pays and says so. */
export type PayoutPartners = Readonly<Record<'AZA' | 'PIVOT', PayoutPartner>>;
