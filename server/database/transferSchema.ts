import type { Generated, GeneratedAlways } from 'kysely';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { FixedSide } from '#domain/money/fixedAmount.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { DelayCause } from '#domain/transfer/deliveryPromise.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { TwoPersonDecision } from '#domain/transfer/twoPersonDecision.ts';
import type { Json } from './json.ts';

export type RecipientTable = {
  id: string;
  user_id: string;
  first_name: string;
  last_name: string;
  status: 'ACTIVE' | 'SOFT_DELETED';
  verified_account_name: string | null;
  profile: Json;
  created_at: Generated<Date>;
};

export type AllowedTransitionTable = {
  from_status: TransferStatus;
  to_status: TransferStatus;
};

export type TransferTable = {
  id: string;
  reference: string;
  user_id: string;
  recipient_id: string;
  corrected_recipient_id: string | null;
  quote_id: string;
  made_again_from: string | null;
  /** The unpaid transfer whose least it is, and what stays to be sent; both or neither. */
  small_first_of: string | null;
  rest_minor: bigint | null;
  /** What arrived first, whose rest this is. */
  rest_of: string | null;
  version: number;
  status: TransferStatus;
  approved: Generated<boolean>;
  reason_id: string;
  method: PayoutMethod;
  origin_country: string;
  destination_country: string;
  origin_currency: Currency;
  destination_currency: Currency;
  fixed_side: Generated<FixedSide>;
  origin_minor: bigint;
  destination_minor: bigint;
  mid: string;
  rate: string;
  operator_fee_minor: bigint;
  operator_fee_waived_minor: bigint;
  transfer_fee_minor: bigint;
  promo_code: string | null;
  promo_discount_minor: bigint;
  promo_extra_minor: bigint;
  referral_discount_minor: bigint;
  voucher_discount_minor: bigint;
  total_minor: bigint;
  pounds_minor: bigint;
  gateway: PaymentProviderId | null;
  gateway_charge_minor: Generated<bigint>;
  handler: RemittanceHandler;
  review_state: string | null;
  suspended_for: 'recipient' | 'amount' | 'stalled' | 'partner' | null;
  decline_reason: string | null;
  resume_to: string | null;
  client_ip_claim: string | null;
  tokenised: Generated<boolean>;
  created_at: Generated<Date>;
  expires_at: Date;
  rate_held_until: Date;
  promised_at: Generated<Date | null>;
};

export type DeliveryMonthTable = { month: string; computed_at: Generated<Date> };

export type DeliveryPerformanceTable = {
  month: string;
  origin_currency: PayInCurrency;
  destination_country: string;
  method: PayoutMethod;
  promised: number;
  on_time: number;
  late: number;
  not_arrived: number;
  median_minutes: number | null;
  ninetieth_minutes: number | null;
};

export type StatusEventTable = {
  transfer_id: string;
  version: number;
  prev_version: GeneratedAlways<number | null>;
  from_status: TransferStatus | null;
  to_status: TransferStatus;
  event: string;
  actor: string;
  at: Generated<Date>;
  prev_hash: string;
  hash: string;
};

export type ScamAcknowledgmentTable = {
  user_id: string;
  recipient_id: string;
  transfer_id: string;
  at: Generated<Date>;
};

export type PromoUseTable = {
  promo_code: string;
  user_id: string;
  n: number;
  transfer_id: string;
};

export type ApprovalTable = {
  transfer_id: string;
  version: Generated<number>;
  decision: Generated<TwoPersonDecision>;
  operator: string;
  at: Generated<Date>;
};

export type WatchlistHitTable = {
  id: string;
  transfer_id: string;
  entry: string;
  subject: string;
  name: string;
  likeness: 'match' | 'close';
  listed: Generated<string>;
  born: string | null;
  state: Generated<'OPEN' | 'CLEARED' | 'CONFIRMED'>;
  at: Generated<Date>;
};

export type TransferDelayTable = {
  transfer_id: string;
  version: number;
  cause: DelayCause;
  promised_at: Date;
  noticed_at: Generated<Date>;
};
