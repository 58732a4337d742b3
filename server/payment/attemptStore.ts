import { sql } from 'kysely';
import type { BankChoice, PaymentChoice } from '#contract/payment/payment.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import { longestLookHours } from '#domain/service/promises.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { constraintOf } from '../database/transaction.ts';
import { traceparentNow } from '../telemetry/traceContext.ts';
import type { NextAction } from './paymentProvider.ts';

export type AttemptRow = {
  readonly id: string;
  readonly transferId: string;
  readonly provider: PaymentProviderId;
  readonly providerRef: string | undefined;
  readonly state: string;
  readonly amount: Money;
  readonly bank: BankChoice | undefined;
  /** The card company may keep the card for next time. */
  readonly tokenised: boolean;
  readonly nextAction: NextAction | undefined;
  /** How its transfer stood when it was found by a notice. */
  readonly transferStatus: TransferStatus | undefined;
  /** The trace it was begun in. */
  readonly traceparent: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

type Row = {
  id: string;
  transfer_id: string;
  provider: PaymentProviderId;
  provider_ref: string | null;
  state: string;
  currency: Currency;
  minor: bigint;
  bank_provider: string | null;
  bank_scheme: string | null;
  tokenised: boolean;
  next_action: unknown;
  transfer_status?: TransferStatus;
  traceparent: string | null;
  created_at: Date;
  updated_at: Date;
};

const rowView = (row: Row): AttemptRow => ({
  id: row.id,
  transferId: row.transfer_id,
  provider: row.provider,
  providerRef: row.provider_ref ?? undefined,
  state: row.state,
  amount: money(row.currency, Number(row.minor)),
  bank: bankOf(row),
  tokenised: row.tokenised,
  // Written by this server alone, from a NextAction.
  nextAction: (row.next_action ?? undefined) as NextAction | undefined,
  transferStatus: row.transfer_status,
  traceparent: row.traceparent,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A row as JSON tells it. */
export type AttemptJson = Omit<Row, 'minor' | 'created_at' | 'updated_at'> & {
  minor: number;
  created_at: string;
  updated_at: string;
};

export const attemptIn = (json: AttemptJson): AttemptRow =>
  rowView({
    ...json,
    minor: BigInt(json.minor),
    created_at: new Date(json.created_at),
    updated_at: new Date(json.updated_at),
  });

const bankOf = ({ bank_provider: providerId, bank_scheme: schemeId }: Pick<Row, 'bank_provider' | 'bank_scheme'>) =>
  providerId !== null && schemeId !== null ? { providerId, schemeId } : undefined;

const openStates = sql.raw(`('CREATED', 'REDIRECTED', 'AUTHORISED')`);

/** Seconds between two looks at an open payment nobody reports on. */
const lookEverySeconds = 30;

type NewAttempt = {
  readonly transferId: string;
  /** Whom the sender was asked about before: another one by now is not paid for. */
  readonly recipientId: string;
  readonly provider: PaymentProviderId;
  readonly bank?: BankChoice | undefined;
  /** Without the provider's charge, and with it. */
  readonly total: Money;
  readonly due: Money;
};

/** Selects the open attempt of a transfer as JSON; null where none is open. */
export const openAttempt = (transferId: string) => sql<AttemptJson | null>`(select to_json(a) from payment_attempt a
  where a.transfer_id = ${transferId} and a.state in ${openStates})`;

/** The attempt a company's notice is about, with how its transfer stands. */
export const attemptAbout = (about: { attemptId: string } | { providerRef: string }, provider: PaymentProviderId) => {
  const which = 'attemptId' in about ? sql`a.id = ${about.attemptId}` : sql`a.provider_ref = ${about.providerRef}`;
  return sql<Row>`select a.*, t.status as transfer_status from payment_attempt a join transfer t on t.id = a.transfer_id
    where ${which} and a.provider = ${provider}`;
};

export type AttemptStore = ReturnType<typeof attemptStore>;

export const attemptStore = (db: Db) => ({
  async findOpen(transferId: string): Promise<AttemptRow | undefined> {
    const read = await sql<Row>`select * from payment_attempt
      where transfer_id = ${transferId} and state in ${openStates}`.execute(db);
    return read.rows[0] && rowView(read.rows[0]);
  },

  async find(about: { providerRef: string }, provider: PaymentProviderId) {
    const read = await attemptAbout(about, provider).execute(db);
    return read.rows[0] && rowView(read.rows[0]);
  },

  /**
   * Sets how the transfer is paid and begins to. The database keeps it to one open attempt, so one that was opened
   * meanwhile undoes all of this and is answered instead. Undefined when it cannot be paid like this any more.
   */
  async open({ transferId, recipientId, provider, bank, total, due }: NewAttempt): Promise<AttemptRow | undefined> {
    try {
      const read = await sql<Row>`
        with chosen as (
          update transfer t set gateway = ${provider}, gateway_charge_minor = ${due.minor - total.minor}
          where id = ${transferId} and status = 'PENDING_PAYMENT' and origin_currency = ${due.currency}
            and total_minor = ${total.minor} and recipient_id = ${recipientId}
            and not exists (select from payment p where p.transfer_id = t.id and p.booked_as = 'J1')
          returning *
        ), bound as (
          insert into payable_recipient (transfer_id, recipient_id, acknowledged, bound_by)
          select id, recipient_id, true, 'payment' from chosen on conflict do nothing
        )
        insert into payment_attempt (id, transfer_id, recipient_id, provider, state, currency, minor, tokenised,
          client_ip_claim, bank_provider, bank_scheme, traceparent, next_check_at)
        select ${newId()}, id, recipient_id, gateway, 'CREATED', origin_currency, total_minor + gateway_charge_minor, tokenised,
          client_ip_claim, ${bank?.providerId ?? null}, ${bank?.schemeId ?? null}, ${traceparentNow()}, now() + make_interval(secs => ${lookEverySeconds})
        from chosen returning *`.execute(db);
      return read.rows[0] && rowView(read.rows[0]);
    } catch (failure) {
      const violated = constraintOf(failure);
      if (violated === 'held_by_sender') return undefined;
      if (violated !== 'one_open_payment_attempt') throw failure;
      return this.findOpen(transferId);
    }
  },

  /** With what this sender last paid in full. */
  async paidLast(userId: string): Promise<PaymentChoice | undefined> {
    const read = await sql<Row>`select a.provider, a.bank_provider, a.bank_scheme
      from transfer t join payment_attempt a on a.transfer_id = t.id and a.state = 'SETTLED'
      where t.user_id = ${userId} order by t.created_at desc, a.created_at desc limit 1`.execute(db);
    const last = read.rows[0];
    return last && { provider: last.provider, bank: bankOf(last) };
  },

  /**
   * Keeps what the provider calls it, even when the attempt was given up meanwhile: money may come by it all the same.
   * Answers whether the sender may go on with it.
   */
  async started(
    id: string,
    { providerRef, next }: { providerRef: string | undefined; next: NextAction },
  ): Promise<boolean> {
    const kept = await sql<{
      state: string;
    }>`update payment_attempt set provider_ref = coalesce(${providerRef ?? null}, provider_ref),
      state = case state when 'CREATED' then 'REDIRECTED' else state end,
      next_action = ${JSON.stringify(next)}::jsonb, updated_at = now() where id = ${id} returning state`.execute(db);
    return kept.rows[0]?.state === 'REDIRECTED';
  },

  /** The payer is back from the company's page, for the first time. */
  async returned(transferId: string): Promise<AttemptRow | undefined> {
    const read = await sql<Row>`update payment_attempt set returned_at = coalesce(returned_at, now())
      where transfer_id = ${transferId} and state in ${openStates} returning *`.execute(db);
    return read.rows[0] && rowView(read.rows[0]);
  },

  /** Before the provider is asked to end an attempt, so that nobody takes its end for the sender's wish. */
  async closing(id: string): Promise<void> {
    await sql`update payment_attempt set is_closing = true where id = ${id}`.execute(db);
  },

  /** Open attempts due for a look, each handed to one server; the next look waits longer the older they are. */
  async takeDue(limit: number): Promise<AttemptRow[]> {
    const read = await sql<Row>`
      update payment_attempt set next_check_at = now() + greatest(
        make_interval(secs => ${lookEverySeconds}), least((now() - created_at) / 4, make_interval(hours => ${longestLookHours})))
      where id in (select id from payment_attempt where state in ${openStates} and next_check_at <= now()
        order by next_check_at limit ${limit} for no key update skip locked)
      returning *`.execute(db);
    return read.rows.map(rowView);
  },
});
