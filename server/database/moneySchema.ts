import type { Generated } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import type { AttemptState } from '#domain/payment/openPayment.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { PayoutStage } from '#domain/transfer/transferFacts.ts';
import type { Json } from './json.ts';

export type AccountKindTable = {
  kind: string;
  side: 'asset' | 'trading' | 'liability' | 'income' | 'expense';
};

export type JournalTable = {
  id: string;
  idem: string;
  kind: string;
  transfer_id: string | null;
  at: Generated<Date>;
};

export type PostingTable = {
  journal_id: string;
  line: number;
  debit: string;
  debit_dimension: string;
  credit: string;
  credit_dimension: string;
  currency: Currency;
  minor: bigint;
  transfer_id: string | null;
};

export type PaymentAttemptTable = {
  id: string;
  transfer_id: string;
  provider: PaymentProviderId;
  provider_ref: string | null;
  state: AttemptState;
  currency: Currency;
  minor: bigint;
  next_action: Json | null;
  client_ip_claim: string | null;
  tokenised: Generated<boolean>;
  bank_provider: string | null;
  bank_scheme: string | null;
  is_closing: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  next_check_at: Date | null;
  returned_at: Date | null;
  traceparent: string | null;
};

export type PaymentTable = {
  id: string;
  transfer_id: string;
  attempt_id: string;
  provider: PaymentProviderId;
  provider_ref: string;
  currency: Currency;
  minor: bigint;
  booked_as: 'J1' | 'J12a';
  settled_at: Generated<Date>;
};

export type PayoutAttemptTable = {
  id: string;
  transfer_id: string;
  n: number;
  partner: RemittanceHandler;
  recipient_id: string;
  reference: string;
  partner_ref: string | null;
  state: Exclude<PayoutStage, 'NONE'>;
  currency: Currency;
  minor: bigint;
  failure: string | null;
  /** The part of its partner's float it was taken from. */
  float_part: number | null;
  short_since: Date | null;
  traceparent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  next_check_at: Date | null;
};

export type PartnerFloatTable = {
  partner: RemittanceHandler;
  currency: Currency;
  part: number;
  free_minor: bigint;
};

export type RefundTable = {
  id: string;
  transfer_id: string;
  payment_id: string;
  state: 'AWAITING' | 'QUEUED' | 'SUBMITTING' | 'SUBMITTED' | 'UNKNOWN' | 'SETTLED' | 'REFUSED' | 'FAILED';
  refusal: string | null;
  provider_ref: string | null;
  currency: Currency;
  minor: bigint;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  next_check_at: Date | null;
};

export type InboxTable = {
  provider: string;
  event_id: string;
  body: string;
  received_at: Generated<Date>;
  processed_at: Date | null;
};

export type OutboxTable = {
  id: string;
  key: string;
  kind: string;
  payload: Json;
  due_at: Generated<Date>;
  attempts: Generated<number>;
  last_error: string | null;
  done_at: Date | null;
  set_apart_at: Date | null;
  traceparent: Generated<string | null>;
};
