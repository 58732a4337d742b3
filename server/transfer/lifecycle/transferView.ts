import { type RawBuilder, sql } from 'kysely';
import type { Refund, Transfer } from '#contract/transfer/transfer.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { FixedSide } from '#domain/money/fixedAmount.ts';
import { money, toMajorNumber } from '#domain/money/money.ts';
import { type AttemptState, openPaymentOf } from '#domain/payment/openPayment.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { DelayCause } from '#domain/transfer/deliveryPromise.ts';
import { offersCancel, offersRecipientChange, type SuspensionCause } from '#domain/transfer/permittedActions.ts';
import { hasReceipt } from '#domain/transfer/receiptRule.ts';
import { refundDueAt, refundRouteOf } from '#domain/transfer/refundRoute.ts';
import type { PayoutStage } from '#domain/transfer/transferFacts.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { RefundTable } from '../../database/moneySchema.ts';
import { rateOf } from '../../database/storedRate.ts';
import { pointsKept } from '../../reward/pointsBalance.ts';
import type { KeyedDb } from '../../security/personKeys.ts';
import { heldByLaw, screenedClear } from './legalHold.ts';
import { recipientChanged } from './recipientChanged.ts';
import { type SmallFirstFacts, smallFirstColumns, smallFirstOf } from './smallFirstFacts.ts';
import { accountIn, type RecipientAccount, type StoredAccount } from './storedRecipient.ts';

export type TransferRow = {
  id: string;
  reference: string;
  user_id: string;
  /** Whom it goes to: the one the sender put right, where there is one. */
  shown_recipient_id: string;
  status: TransferStatus;
  approved: boolean;
  reason_id: string;
  method: PayoutMethod;
  origin_country: string;
  destination_country: string;
  origin_currency: PayInCurrency;
  destination_currency: Currency;
  fixed_side: FixedSide;
  usual_rate: string;
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
  suspended_for: SuspensionCause | null;
  legal_hold: boolean;
  screening_clear: boolean;
  decline_reason: string | null;
  created_at: Date;
  expires_at: Date;
  rate_held_until: Date;
  first_name: string;
  last_name: string;
  recipient_status: 'ACTIVE' | 'SOFT_DELETED';
  recipient_account: RecipientAccount;
  payment_ref: string | null;
  /** The attempt that is open, where one is. */
  attempt: { state: AttemptState; returned: number | null; now: number } | null;
  rewards: { minor: number; expires: number }[] | null;
  points: number | null;
  refunds: RefundRow[];
  /** As in `payoutStageOf`: one paid once too often outweighs the latest. */
  payout: PayoutStage;
  recipient_changed: boolean;
  delay: { cause: DelayCause; promised: number; noticed: number } | null;
  history: { status: TransferStatus; at: number }[];
} & SmallFirstFacts;

type RefundRow = {
  id: string;
  provider: PaymentProviderId;
  state: RefundTable['state'];
  reference: string | null;
  currency: Currency;
  minor: number;
  requested: number;
  updated: number;
};

type ReadRow = Omit<TransferRow, 'recipient_account'> &
  Omit<StoredAccount, 'profile'> & { readonly recipient_profile: unknown };

/** Transfers with what their page shows, chosen by `which`, and what `also` selects; one statement however many. */
export async function readTransfers<Also = unknown>(
  { db, keys }: KeyedDb,
  which: RawBuilder<unknown>,
  also: RawBuilder<unknown> = sql``,
): Promise<(TransferRow & Also)[]> {
  const read = await sql<ReadRow & Also>`
    select t.*, r.id as shown_recipient_id, r.first_name, r.last_name, r.status as recipient_status, r.verified_account_name,
      r.profile as recipient_profile, (select k.sealed from person_key k where k.user_id = r.user_id) as person_key,
      (select coalesce(p.provider_ref, a.provider_ref) from payment_attempt a left join payment p on p.attempt_id = a.id
        where a.transfer_id = t.id order by a.created_at desc limit 1) as payment_ref,
      (select json_build_object('state', a.state, 'returned', ${seconds(sql`a.returned_at`)}, 'now', ${seconds(sql`now()`)})
        from payment_attempt a where a.transfer_id = t.id and a.open_for is not null) as attempt,
      (select json_agg(json_build_object('minor', r.minor, 'expires', floor(extract(epoch from r.expires_at)))
        order by r.expires_at, r.id) from reward_use w join reward r on r.id = w.reward_id
        where w.transfer_id = t.id) as rewards,
      (select h.rate::text from transfer_quote q join rate_quote h on h.id = q.rate_quote_id where q.id = t.quote_id) as usual_rate,
      (select ${pointsKept} from points_earned e where e.transfer_id = t.id) as points,
      (select coalesce(json_agg(json_build_object('id', f.id, 'provider', p.provider, 'state', f.state, 'reference', f.provider_ref,
        'currency', f.currency, 'minor', f.minor, 'requested', ${seconds(sql`f.created_at`)}, 'updated', ${seconds(sql`f.updated_at`)})
        order by f.created_at), '[]') from refund f join payment p on p.id = f.payment_id
        where f.transfer_id = t.id and f.state <> 'FAILED') as refunds,
      coalesce((select o.state from payout_attempt o where o.transfer_id = t.id
        order by o.state = 'OVERPAID' desc, o.n desc limit 1), 'NONE') as payout,
      ${recipientChanged} as recipient_changed, ${heldByLaw} as legal_hold, ${smallFirstColumns},
      ${screenedClear} as screening_clear,
      (select json_build_object('cause', d.cause, 'promised', ${seconds(sql`d.promised_at`)}, 'noticed', ${seconds(sql`d.noticed_at`)})
        from transfer_delay d where d.transfer_id = t.id and d.version = t.version) as delay,
      (select json_agg(json_build_object('status', e.to_status, 'at', ${seconds(sql`e.at`)})
        order by e.version) from status_event e where e.transfer_id = t.id) as history ${also}
    from transfer t join recipient r on r.id = coalesce(t.corrected_recipient_id, t.recipient_id) ${which}`.execute(db);
  return read.rows.map((row) => ({
    ...row,
    recipient_account: accountIn(keys, row.shown_recipient_id, { ...row, profile: row.recipient_profile }),
  }));
}

export const transferView = (row: TransferRow, reasonOf: (id: string) => string): Transfer => {
  const paidIn = (minor: bigint) => toMajorNumber(money(row.origin_currency, Number(minor)));
  const paidOut = (minor: bigint) => toMajorNumber(money(row.destination_currency, Number(minor)));
  return {
    id: row.id,
    reference: row.reference,
    recipientId: row.shown_recipient_id,
    recipient: recipientOf(row),
    transferMethod: row.method,
    originAmount: paidIn(row.origin_minor),
    originCurrency: row.origin_currency,
    destinationAmount: paidOut(row.destination_minor),
    destinationCurrency: row.destination_currency,
    fixedSide: row.fixed_side,
    status: row.status,
    payment: paymentOf(row),
    approved: row.approved,
    dateCreated: secondsOf(row.created_at),
    expiresAt: secondsOf(row.expires_at),
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
      usualRate: rateOf(row.usual_rate),
      promoExtraReceived: paidOut(row.promo_extra_minor),
      referralDiscount: paidIn(row.referral_discount_minor),
      voucherDiscount: paidIn(row.voucher_discount_minor),
      totalToPay: paidIn(row.total_minor),
      ...(row.promo_code !== null && { promoCode: row.promo_code }),
      Vouchers: (row.rewards ?? []).map(({ minor, expires }) => ({ Bonus: paidIn(BigInt(minor)), Expires: expires })),
      ...(row.points !== null && { pointsEarned: row.points }),
      ...(row.payment_ref !== null && { transactionId: row.payment_ref }),
      ...stateOf(row),
      ...(row.gateway !== null && { paymentGateway: row.gateway }),
      paymentGatewayCharge: paidIn(row.gateway_charge_minor),
      rateHeldUntil: secondsOf(row.rate_held_until),
      ...(hasReceipt(row.history.map(({ status }) => status)) && { receipt_url: `/transactions/${row.id}/receipt` }),
    },
    recipientChangeable: offersRecipientChange({
      status: row.status,
      fundsHeld: hasReceipt(row.history.map(({ status }) => status)),
      suspendedFor: row.suspended_for ?? undefined,
    }),
    recipientChanged: row.recipient_changed,
    cancellable: offersCancel({ ...row, legalHold: row.legal_hold, screeningClear: row.screening_clear }),
    refunds: row.refunds.map(refundOf),
    ...smallFirstOf(row),
    ...(row.delay && {
      delay: { promised: row.delay.promised, noticedAt: row.delay.noticed, cause: row.delay.cause },
    }),
    history: row.history.map(({ status, at }) => ({ status, at: Number(at) })),
  };
};

const paymentOf = ({ attempt }: TransferRow) =>
  attempt === null
    ? 'none'
    : openPaymentOf({ state: attempt.state, returnedAt: attempt.returned ?? undefined }, attempt.now);

/** What its status does not say. */
function stateOf({ status, payout, review_state }: TransferRow): Pick<Transfer['meta'], 'state'> {
  if (status === 'COMPLETE' && payout === 'RETURNED') return { state: 'PAYOUT_RETURNED' };
  return review_state === null ? {} : { state: review_state };
}

const recipientOf = (row: TransferRow): Transfer['recipient'] => ({
  id: row.shown_recipient_id,
  firstName: row.first_name,
  lastName: row.last_name,
  status: row.recipient_status,
  ...row.recipient_account,
});

/** Money goes back the way it came, under its provider's number once it has one, until then under ours. */
function refundOf({ id, provider, state, reference, currency, minor, requested, updated }: RefundRow): Refund {
  const route = refundRouteOf(provider);
  return {
    amount: toMajorNumber(money(currency, minor)),
    currency,
    route,
    reference: reference ?? id,
    requestedAt: requested,
    dueAt: refundDueAt(route, requested),
    ...(state === 'SETTLED' && { settledAt: updated }),
    ...(state === 'REFUSED' && { isRefused: true }),
  };
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
const seconds = (at: RawBuilder<unknown>) => sql`floor(extract(epoch from ${at}))::bigint`;
