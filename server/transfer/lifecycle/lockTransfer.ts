import { sql, type Transaction } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { add, money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { SuspensionCause } from '#domain/transfer/permittedActions.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { Schema } from '../../database/schema.ts';
import { rateOf } from '../../database/storedRate.ts';
import { cashDue, type TransferSums } from '../../ledger/journals.ts';
import type { Vote } from './effects.ts';
import { type FraudColumns, fraudColumns, fraudStanding } from './fraudSignals.ts';
import { decisiveJournals, fundsPosition } from './fundsPosition.ts';
import { heldByLaw } from './legalHold.ts';
import type { LatestPayout, TransferState } from './transferState.ts';

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
  method: PayoutMethod;
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
  recipient_id: string;
  corrected_recipient_id: string | null;
  legal_hold: boolean;
  screening_hit: boolean;
  payable: { recipientId: string; heldUntil: string | null }[] | null;
  /** Latest first. */
  payouts: LatestPayout[] | null;
  refunds: { id: string; state: string; wasRefused: boolean }[] | null;
  /** What was booked for it, by its keys; only what decides something. */
  booked: string[] | null;
  total_minor: bigint;
  resume_to: TransferStatus | null;
  votes: Vote[] | null;
} & FraudColumns;

const decisive = sql.raw(decisiveJournals.map((kind) => `'${kind}'`).join(', '));

const stateQuery = (id: string) => sql<LockedRow>`
  select t.*, now() as now, t.expires_at <= now() as past_limit,
    (select hash from status_event where transfer_id = t.id and version = t.version) as last_hash,
    (select json_agg(json_build_object('id', p.id, 'provider', p.provider, 'ref', p.provider_ref,
      'currency', p.currency, 'minor', p.minor, 'as', p.booked_as, 'back', exists (select from refund r
        where r.payment_id = p.id and r.state <> 'FAILED')) order by p.settled_at)
      from payment p where p.transfer_id = t.id) as payments,
    (select json_build_object('id', a.id, 'isClosing', a.is_closing) from payment_attempt a where a.transfer_id = t.id
      and a.state in ('CREATED', 'REDIRECTED', 'AUTHORISED')) as open_attempt,
    (select json_agg(json_build_object('id', o.id, 'n', o.n, 'reference', o.reference, 'partner', o.partner,
      'state', o.state) order by o.n desc)
      from payout_attempt o where o.transfer_id = t.id) as payouts,
    ${heldByLaw} as legal_hold,
    exists (select from watchlist_hit w where w.transfer_id = t.id and w.state <> 'CLEARED') as screening_hit,
    (select json_agg(json_build_object('recipientId', b.recipient_id, 'heldUntil', b.held_until))
      from payable_recipient b where b.transfer_id = t.id) as payable,
    (select json_agg(json_build_object('id', r.id, 'state', r.state, 'wasRefused', r.refusal is not null)) from refund r
      where r.transfer_id = t.id and r.state <> 'FAILED') as refunds,
    (select json_agg(j.idem) from journal j where j.transfer_id = t.id and j.kind in (${decisive})) as booked,
    (select json_agg(json_build_object('operator', p.operator, 'decision', p.decision)) from approval p
      where p.transfer_id = t.id and p.version = t.version) as votes,
    ${fraudColumns}
  from transfer t where t.id = ${id}`;

function stateFrom(row: LockedRow): TransferState {
  const sums = sumsOf(row);
  const refunds = row.refunds ?? [];
  const refundsThat = (are: (refund: (typeof refunds)[number]) => boolean) => refunds.filter(are).map(({ id }) => id);
  const [payout, ...earlierPayouts] = row.payouts ?? [];
  const standing = fundsPosition({
    id: row.id,
    payments: (row.payments ?? []).map(receivedPayment),
    isFree: row.total_minor === 0n,
    booked: new Set(row.booked),
  });
  return {
    id: row.id,
    userId: row.user_id,
    version: row.version,
    status: row.status,
    approved: row.approved,
    handler: row.handler,
    method: row.method,
    sums,
    due: cashDue(sums),
    pounds: money('GBP', Number(row.pounds_minor)),
    pastLimit: row.past_limit,
    suspendedFor: row.suspended_for ?? undefined,
    promoCode: row.promo_code ?? undefined,
    ...standing,
    openAttempt: row.open_attempt ?? undefined,
    payout,
    earlierPayouts,
    recipientId: row.recipient_id,
    correctedRecipientId: row.corrected_recipient_id ?? undefined,
    legalHold: row.legal_hold,
    screeningClear: !row.screening_hit,
    payable: (row.payable ?? []).map(({ recipientId, heldUntil }) => ({
      recipientId,
      heldUntil: heldUntil === null ? undefined : Date.parse(heldUntil),
    })),
    unpaidRefunds: refundsThat(({ state }) => state !== 'SETTLED'),
    refusedRefunds: refundsThat(({ state }) => state === 'REFUSED'),
    settledRefunds: refundsThat(({ state, wasRefused }) => state === 'SETTLED' && !wasRefused),
    awaitingRefunds: refundsThat(({ state }) => state === 'AWAITING'),
    votes: row.votes ?? [],
    resumeTo: row.resume_to ?? undefined,
    ...fraudStanding(row),
    lastHash: row.last_hash,
    now: row.now,
  };
}

const receivedPayment = ({
  id,
  provider,
  ref,
  currency,
  minor,
  as,
  back,
}: NonNullable<LockedRow['payments']>[number]) => ({
  id,
  provider,
  providerRef: ref,
  amount: money(currency, minor),
  bookedAs: as,
  givenBack: back,
});

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
