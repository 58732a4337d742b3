import type { Generated } from 'kysely';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { RateAlertKind } from '#domain/quote/rateAlert.ts';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';

export type RateAlertTable = {
  id: string;
  user_id: string;
  kind: RateAlertKind;
  origin_currency: PayInCurrency;
  destination_country: PayoutCountryCode;
  destination_currency: Currency;
  method: PayoutMethod;
  recipient_id: string | null;
  destination_minor: bigint;
  most_minor: bigint | null;
  rate_needed: string | null;
  day_of_month: number | null;
  next_at: Date | null;
  by_email: boolean;
  by_push: boolean;
  created_at: Generated<Date>;
  expires_at: Date;
};
