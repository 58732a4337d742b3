import type { Money } from '#domain/money/money.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { WebhookCall } from '../http/route.ts';

export type PayoutOrder = {
  /** `{transferId}-{n}`: the same reference is the same payout, however often it is sent. */
  readonly reference: string;
  readonly method: PayoutMethod;
  readonly amount: Money;
  readonly recipient: Readonly<Record<string, string>>;
  readonly sender: Readonly<Record<string, string>>;
  readonly callbackUrl: string;
};

/** How a payout stands. `unknown` is silence, and never a no. */
export type PayoutAnswer =
  | { readonly state: 'pending' | 'paid'; readonly partnerRef?: string | undefined }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'unknown' };

export type PayoutNotice = { readonly eventId: string; readonly reference: string };

/** Everything we ask of a company that pays out. */
export type PayoutPartner = {
  readonly submit: (order: PayoutOrder) => Promise<PayoutAnswer>;
  /** By our reference; undefined when the partner has none of that reference. */
  readonly ask: (reference: string) => Promise<PayoutAnswer | undefined>;
  readonly readNotice: (call: WebhookCall) => PayoutNotice | undefined;
};

/** MANUAL has no company behind it: an operator pays and says so. */
export type PayoutPartners = Readonly<Record<'AZA' | 'PIVOT', PayoutPartner>>;
