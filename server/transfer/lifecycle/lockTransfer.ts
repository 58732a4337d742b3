import { sql, type Transaction } from 'kysely';
import { fasterThanPeopleMs } from '#domain/fraud/fraudRules.ts';
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
import { type FraudColumns, fraudStanding } from './fraudSignals.ts';
import { decisiveJournals, fundsPosition } from './fundsPosition.ts';
import type { LatestPayout, TransferState } from './transferState.ts';

const fast = `${fasterThanPeopleMs} milliseconds`;

/** Locks the transfer until the transaction ends and reads it, both by a function of the database. Undefined when there is none. */
export async function lockTransfer(transaction: Transaction<Schema>, id: string): Promise<TransferState | undefined> {
  const locked = await sql<{ stands: Locked | null }>`
    select locked_transfer(${id}, ${decisiveJournals}, ${fast}) as stands`.execute(transaction);
  const stands = locked.rows[0]?.stands;
  return stands ? stateFrom(stands) : undefined;
}

type Locked = {
  id: string;
  user_id: string;
  version: number;
  status: TransferStatus;
  approved: boolean;
  handler: RemittanceHandler;
  method: PayoutMethod;
  origin_currency: Currency;
  destination_currency: Currency;
  origin_minor: number;
  destination_minor: number;
  mid: string;
  operator_fee_minor: number;
  operator_fee_waived_minor: number;
  transfer_fee_minor: number;
  promo_code: string | null;
  promo_discount_minor: number;
  promo_extra_minor: number;
  referral_discount_minor: number;
  voucher_discount_minor: number;
  gateway_charge_minor: number;
  pounds_minor: number;
  suspended_for: SuspensionCause | null;
  past_limit: boolean;
  /** As JSON tells it. */
  now: string;
  last_hash: string;
  payments:
    | {
        id: string;
        provider: PaymentProviderId;
        ref: string;
        currency: Currency;
        minor: number;
        as: 'J1' | 'J12a';
        refund: string | null;
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
  total_minor: number;
  resume_to: TransferStatus | null;
  votes: Vote[] | null;
} & FraudColumns;

function stateFrom(row: Locked): TransferState {
  const sums = sumsOf(row);
  const refunds = row.refunds ?? [];
  const refundsThat = (are: (refund: (typeof refunds)[number]) => boolean) => refunds.filter(are).map(({ id }) => id);
  const [payout, ...earlierPayouts] = row.payouts ?? [];
  const standing = fundsPosition({
    id: row.id,
    payments: (row.payments ?? []).map(receivedPayment),
    isFree: row.total_minor === 0,
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
    pounds: money('GBP', row.pounds_minor),
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
    now: new Date(row.now),
  };
}

const receivedPayment = ({
  id,
  provider,
  ref,
  currency,
  minor,
  as,
  refund,
}: NonNullable<Locked['payments']>[number]) => ({
  id,
  provider,
  providerRef: ref,
  amount: money(currency, minor),
  bookedAs: as,
  refundId: refund ?? undefined,
});

/** The sums a transfer's journals are made of, from its stored columns. */
function sumsOf(row: Locked): TransferSums {
  const paidIn = (minor: number) => money(row.origin_currency, minor);
  return {
    id: row.id,
    userId: row.user_id,
    youSend: paidIn(row.origin_minor),
    theyGet: money(row.destination_currency, row.destination_minor),
    promoExtra: money(row.destination_currency, row.promo_extra_minor),
    midRate: rateOf(row.mid),
    feeGross: paidIn(row.operator_fee_minor + row.operator_fee_waived_minor + row.transfer_fee_minor),
    gatewayCharge: paidIn(row.gateway_charge_minor),
    promoFunded: add(paidIn(row.promo_discount_minor), paidIn(row.operator_fee_waived_minor)),
    referralDiscount: paidIn(row.referral_discount_minor),
    voucherDiscount: paidIn(row.voucher_discount_minor),
  };
}
