import { type RawBuilder, sql } from 'kysely';
import { recipientProfile } from '#contract/recipient.ts';
import type { Transfer } from '#contract/transfer.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import { money, toMajorNumber } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { Db } from '../database/open.ts';
import { rateOf } from '../database/storedRate.ts';

export type TransferRow = {
  id: string;
  user_id: string;
  recipient_id: string;
  status: TransferStatus;
  approved: boolean;
  reason_id: string;
  method: PayoutMethod;
  origin_country: string;
  destination_country: string;
  origin_currency: PayInCurrency;
  destination_currency: Currency;
  origin_minor: bigint;
  destination_minor: bigint;
  rate: string;
  operator_fee_minor: bigint;
  transfer_fee_minor: bigint;
  promo_code: string | null;
  promo_discount_minor: bigint;
  promo_extra_minor: bigint;
  referral_discount_minor: bigint;
  voucher_discount_minor: bigint;
  total_minor: bigint;
  gateway: PaymentProviderId | null;
  gateway_charge_minor: bigint;
  review_state: string | null;
  decline_reason: string | null;
  created_at: Date;
  expires_at: Date;
  rate_held_until: Date;
  first_name: string;
  last_name: string;
  recipient_status: 'ACTIVE' | 'SOFT_DELETED';
  verified_account_name: string | null;
  recipient_profile: unknown;
  payment_ref: string | null;
  history: { status: TransferStatus; at: number }[];
};

/** Transfers with what their page shows, chosen by `which`; one statement however many. */
export async function readTransfers(db: Db, which: RawBuilder<unknown>): Promise<TransferRow[]> {
  const read = await sql<TransferRow>`
    select t.*, r.first_name, r.last_name, r.status as recipient_status, r.verified_account_name,
      r.profile as recipient_profile,
      (select coalesce(p.provider_ref, a.provider_ref) from payment_attempt a left join payment p on p.attempt_id = a.id
        where a.transfer_id = t.id order by a.created_at desc limit 1) as payment_ref,
      (select json_agg(json_build_object('status', e.to_status, 'at', floor(extract(epoch from e.at))::bigint)
        order by e.version) from status_event e where e.transfer_id = t.id) as history
    from transfer t join recipient r on r.id = t.recipient_id ${which}`.execute(db);
  return read.rows;
}

export const transferView = (row: TransferRow, reasonOf: (id: string) => string): Transfer => {
  const paidIn = (minor: bigint) => toMajorNumber(money(row.origin_currency, Number(minor)));
  const paidOut = (minor: bigint) => toMajorNumber(money(row.destination_currency, Number(minor)));
  return {
    id: row.id,
    recipientId: row.recipient_id,
    recipient: recipientOf(row),
    transferMethod: row.method,
    originAmount: paidIn(row.origin_minor),
    originCurrency: row.origin_currency,
    destinationAmount: paidOut(row.destination_minor),
    destinationCurrency: row.destination_currency,
    status: row.status,
    approved: row.approved,
    dateCreated: seconds(row.created_at),
    expiresAt: seconds(row.expires_at),
    originCountryCode: row.origin_country,
    destinationCountryCode: row.destination_country,
    meta: {
      ...(row.decline_reason !== null && { decline_reason: row.decline_reason }),
      transferReason: reasonOf(row.reason_id),
      exchangeBase: row.origin_currency,
      exchangeRate: rateOf(row.rate),
      exchangeTarget: row.destination_currency,
      serviceFee: paidIn(row.operator_fee_minor),
      transferCharge: paidIn(row.operator_fee_minor + row.transfer_fee_minor),
      transferFee: paidIn(row.transfer_fee_minor),
      promoDiscount: paidIn(row.promo_discount_minor),
      promoExtraReceived: paidOut(row.promo_extra_minor),
      referralDiscount: paidIn(row.referral_discount_minor),
      voucherDiscount: paidIn(row.voucher_discount_minor),
      totalToPay: paidIn(row.total_minor),
      ...(row.promo_code !== null && { promoCode: row.promo_code }),
      ...(row.payment_ref !== null && { transactionId: row.payment_ref }),
      ...(row.review_state !== null && { state: row.review_state }),
      ...(row.gateway !== null && { paymentGateway: row.gateway }),
      paymentGatewayCharge: paidIn(row.gateway_charge_minor),
      rateHeldUntil: seconds(row.rate_held_until),
    },
    history: row.history.map(({ status, at }) => ({ status, at: Number(at) })),
  };
};

const recipientOf = (row: TransferRow): Transfer['recipient'] => ({
  id: row.recipient_id,
  firstName: row.first_name,
  lastName: row.last_name,
  status: row.recipient_status,
  ...(row.verified_account_name !== null && { verifiedAccountName: row.verified_account_name }),
  profile: recipientProfile.parse(row.recipient_profile),
});

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
