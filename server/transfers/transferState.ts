import { sql, type Transaction } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { add, type Money, money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { SuspensionCause } from '#domain/transfer/customerRights.ts';
import type { PayoutStage } from '#domain/transfer/transferFacts.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { Schema } from '../database/schema.ts';
import { rateOf } from '../database/storedRate.ts';
import { cashDue, type TransferSums } from '../ledger/journals.ts';

/** A transfer on its locked row, with everything a decision about it may need. */
export type TransferState = {
  readonly id: string;
  readonly userId: string;
  readonly version: number;
  readonly status: TransferStatus;
  readonly approved: boolean;
  readonly handler: RemittanceHandler;
  readonly sums: TransferSums;
  /** What a payment must be: total to pay plus the gateway's charge. */
  readonly due: Money;
  /** The total in pounds, for the approval threshold. */
  readonly pounds: Money;
  readonly pastLimit: boolean;
  readonly suspendedFor: SuspensionCause | undefined;
  readonly promoCode: string | undefined;
  /** Money booked to this transfer (J1) and not given back. */
  readonly fundsHeld: boolean;
  readonly payments: readonly ReceivedPayment[];
  /** `isClosing`: we asked its provider to end it. */
  readonly openAttempt: { readonly id: string; readonly isClosing: boolean } | undefined;
  readonly payout: LatestPayout | undefined;
  /** Refunds that are not paid yet, by id. */
  readonly unpaidRefunds: readonly string[];
  /** Who has approved since it was last held. */
  readonly approvers: readonly string[];
  readonly lastHash: string;
  /** The database's clock. */
  readonly now: Date;
};

export type ReceivedPayment = {
  readonly id: string;
  readonly provider: PaymentProviderId;
  readonly providerRef: string;
  readonly amount: Money;
  readonly bookedAs: 'J1' | 'J12a';
  /** A refund of it was paid or is under way. */
  readonly givenBack: boolean;
};

export type LatestPayout = {
  readonly id: string;
  readonly n: number;
  readonly reference: string;
  readonly state: Exclude<PayoutStage, 'NONE'>;
};

/**
 * Locks the transfer until the transaction ends. Undefined when there is none. It is read by a statement after the one
 * that locks: one that had to wait for the lock would show the transfer as it is, and all that belongs to it as it was.
 */
export async function lockTransfer(transaction: Transaction<Schema>, id: string): Promise<TransferState | undefined> {
  await sql`select 1 from transfer where id = ${id} for update`.execute(transaction);
  const [row] = (await stateQuery(id).execute(transaction)).rows;
  return row && stateFrom(row);
}

type LockedRow = {
  id: string;
  user_id: string;
  version: number;
  status: TransferStatus;
  approved: boolean;
  handler: RemittanceHandler;
  origin_currency: Currency;
  destination_currency: Currency;
  origin_minor: bigint;
  destination_minor: bigint;
  mid: string;
  operator_fee_minor: bigint;
  operator_fee_waived_minor: bigint;
  transfer_fee_minor: bigint;
  promo_code: string | null;
  promo_discount_minor: bigint;
  promo_extra_minor: bigint;
  referral_discount_minor: bigint;
  voucher_discount_minor: bigint;
  gateway_charge_minor: bigint;
  pounds_minor: bigint;
  suspended_for: SuspensionCause | null;
  past_limit: boolean;
  now: Date;
  last_hash: string;
  payments:
    | {
        id: string;
        provider: PaymentProviderId;
        ref: string;
        currency: Currency;
        minor: number;
        as: 'J1' | 'J12a';
        back: boolean;
      }[]
    | null;
  open_attempt: { id: string; isClosing: boolean } | null;
  payout: { id: string; n: number; reference: string; state: LatestPayout['state'] } | null;
  unpaid_refunds: string[] | null;
  refunded: boolean;
  approvers: string[] | null;
};

const stateQuery = (id: string) => sql<LockedRow>`
  select t.*, now() as now, t.expires_at <= now() as past_limit,
    (select hash from status_event where transfer_id = t.id and version = t.version) as last_hash,
    (select json_agg(json_build_object('id', p.id, 'provider', p.provider, 'ref', p.provider_ref,
      'currency', p.currency, 'minor', p.minor, 'as', p.booked_as, 'back', exists (select from refund r
        where r.payment_id = p.id and r.state <> 'FAILED')) order by p.settled_at)
      from payment p where p.transfer_id = t.id) as payments,
    (select json_build_object('id', a.id, 'isClosing', a.is_closing) from payment_attempt a where a.transfer_id = t.id
      and a.state in ('CREATED', 'REDIRECTED', 'AUTHORISED')) as open_attempt,
    (select json_build_object('id', o.id, 'n', o.n, 'reference', o.reference, 'state', o.state)
      from payout_attempt o where o.transfer_id = t.id order by o.n desc limit 1) as payout,
    (select json_agg(r.id) from refund r where r.transfer_id = t.id and r.state not in ('SETTLED', 'FAILED')) as unpaid_refunds,
    exists (select from journal j where j.idem = 'J8:' || t.id) as refunded,
    (select json_agg(p.operator) from approval p where p.transfer_id = t.id and p.version = t.version) as approvers
  from transfer t where t.id = ${id}`;

function stateFrom(row: LockedRow): TransferState {
  const sums = sumsOf(row);
  const payments = (row.payments ?? []).map(({ id, provider, ref, currency, minor, as, back }) => ({
    id,
    provider,
    providerRef: ref,
    amount: money(currency, minor),
    bookedAs: as,
    givenBack: back,
  }));
  return {
    id: row.id,
    userId: row.user_id,
    version: row.version,
    status: row.status,
    approved: row.approved,
    handler: row.handler,
    sums,
    due: cashDue(sums),
    pounds: money('GBP', Number(row.pounds_minor)),
    pastLimit: row.past_limit,
    suspendedFor: row.suspended_for ?? undefined,
    promoCode: row.promo_code ?? undefined,
    fundsHeld: !row.refunded && payments.some(({ bookedAs }) => bookedAs === 'J1'),
    payments,
    openAttempt: row.open_attempt ?? undefined,
    payout: row.payout ?? undefined,
    unpaidRefunds: row.unpaid_refunds ?? [],
    approvers: row.approvers ?? [],
    lastHash: row.last_hash,
    now: row.now,
  };
}

/** The sums a transfer's journals are made of, from its stored columns. */
export function sumsOf(row: SumColumns): TransferSums {
  const paidIn = (minor: bigint) => money(row.origin_currency, Number(minor));
  return {
    id: row.id,
    userId: row.user_id,
    youSend: paidIn(row.origin_minor),
    theyGet: money(row.destination_currency, Number(row.destination_minor)),
    promoExtra: money(row.destination_currency, Number(row.promo_extra_minor)),
    midRate: rateOf(row.mid),
    feeGross: paidIn(row.operator_fee_minor + row.operator_fee_waived_minor + row.transfer_fee_minor),
    gatewayCharge: paidIn(row.gateway_charge_minor),
    promoFunded: add(paidIn(row.promo_discount_minor), paidIn(row.operator_fee_waived_minor)),
    referralDiscount: paidIn(row.referral_discount_minor),
    voucherDiscount: paidIn(row.voucher_discount_minor),
  };
}

export type SumColumns = Pick<
  LockedRow,
  | 'id'
  | 'user_id'
  | 'origin_currency'
  | 'destination_currency'
  | 'origin_minor'
  | 'destination_minor'
  | 'promo_extra_minor'
  | 'mid'
  | 'operator_fee_minor'
  | 'operator_fee_waived_minor'
  | 'transfer_fee_minor'
  | 'gateway_charge_minor'
  | 'promo_discount_minor'
  | 'referral_discount_minor'
  | 'voucher_discount_minor'
>;

/** Where a transfer's payout stands, for the conditions of the lifecycle. */
export const payoutStageOf = (state: TransferState): PayoutStage => state.payout?.state ?? 'NONE';
