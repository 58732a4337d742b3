import type { Generated } from 'kysely';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { FixedSide } from '#domain/money/fixedAmount.ts';
import type { PromoType } from '#domain/promo/promoType.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { Json } from './json.ts';

export type ServiceTable = {
  id: string;
  method: PayoutMethod;
  country: string;
  origin_currency: PayInCurrency;
  destination_currency: Currency;
  is_in_origin_currency: boolean;
  transfer_limit_max_minor: bigint;
};

export type FeeTierTable = {
  service_id: string;
  lower_limit_minor: bigint;
  upper_limit_minor: bigint;
  type: string;
  fee: bigint;
};

export type RateTickTable = {
  base: Currency;
  target: Currency;
  minute: Date;
  mid: string;
};

export type RateDayTable = {
  base: Currency;
  target: Currency;
  day: string;
  mid: string;
  rate: string;
  written_at: Generated<Date>;
};

export type PairDowntimeTable = {
  base: Currency;
  target: Currency;
  returns_on: Generated<string | null>;
  closed_by: Generated<string | null>;
  closed_at: Generated<Date>;
};

export type PayoutSettingTable = {
  country: string;
  method: PayoutMethod;
  handler: RemittanceHandler;
};

export type PromoTable = {
  code: string;
  type: PromoType;
  starts_at: Date;
  ends_at: Date;
  settings: Json;
  only_for: string | null;
};

export type RateQuoteTable = {
  id: string;
  user_id: string;
  base: PayInCurrency;
  target: Currency;
  mid: string;
  rate: string;
  created_at: Generated<Date>;
  expires_at: Date;
};

export type RateHoldTable = {
  secret_hash: string;
  base: PayInCurrency;
  target: Currency;
  mid: string;
  rate: string;
  expires_at: Date;
  claimed_by: Generated<string | null>;
};

export type TransferQuoteTable = {
  id: string;
  user_id: string;
  rate_quote_id: string;
  method: PayoutMethod;
  origin_country: string;
  destination_country: string;
  origin_currency: PayInCurrency;
  destination_currency: Currency;
  include_operator_fee: boolean;
  fixed_side: Generated<FixedSide>;
  origin_minor: bigint;
  destination_minor: bigint;
  mid: string;
  rate: string;
  operator_fee_minor: bigint;
  operator_fee_waived_minor: Generated<bigint>;
  transfer_fee_minor: bigint;
  promo_code: string | null;
  promo_discount_minor: Generated<bigint>;
  promo_extra_minor: Generated<bigint>;
  referral_discount_minor: Generated<bigint>;
  voucher_discount_minor: Generated<bigint>;
  total_minor: bigint;
  price_of: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
};
