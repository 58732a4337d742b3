import type {
  AccountKindTable,
  InboxTable,
  JournalTable,
  OutboxTable,
  PaymentAttemptTable,
  PaymentTable,
  PayoutAttemptTable,
  PostingTable,
  RefundTable,
} from './moneySchema.ts';
import type {
  AppUserTable,
  AttemptCountTable,
  CodeRequestTable,
  IdempotencyKeyTable,
  OneTimeTokenTable,
  RequestNonceTable,
  SessionTable,
  VerificationSessionTable,
  VerificationTable,
} from './peopleSchema.ts';
import type {
  FeeTierTable,
  PairDowntimeTable,
  PayoutSettingTable,
  PromoTable,
  RateQuoteTable,
  RateTickTable,
  ServiceTable,
  TransferQuoteTable,
} from './priceSchema.ts';
import type {
  AllowedTransitionTable,
  ApprovalTable,
  OperatorActionTable,
  PromoUseTable,
  RecipientTable,
  ScamAcknowledgmentTable,
  StatusEventTable,
  TransferTable,
} from './transferSchema.ts';

/** The tables of the migrations, as Kysely types them. */
export type Schema = {
  schema_migration: { name: string };
  app_user: AppUserTable;
  session: SessionTable;
  request_nonce: RequestNonceTable;
  code_request: CodeRequestTable;
  one_time_token: OneTimeTokenTable;
  attempt_count: AttemptCountTable;
  idempotency_key: IdempotencyKeyTable;
  verification: VerificationTable;
  verification_session: VerificationSessionTable;
  service: ServiceTable;
  fee_tier: FeeTierTable;
  rate_tick: RateTickTable;
  pair_downtime: PairDowntimeTable;
  payout_setting: PayoutSettingTable;
  promo: PromoTable;
  rate_quote: RateQuoteTable;
  transfer_quote: TransferQuoteTable;
  recipient: RecipientTable;
  allowed_transition: AllowedTransitionTable;
  transfer: TransferTable;
  status_event: StatusEventTable;
  scam_acknowledgment: ScamAcknowledgmentTable;
  promo_use: PromoUseTable;
  operator_action: OperatorActionTable;
  approval: ApprovalTable;
  account_kind: AccountKindTable;
  journal: JournalTable;
  posting: PostingTable;
  payment_attempt: PaymentAttemptTable;
  payment: PaymentTable;
  payout_attempt: PayoutAttemptTable;
  refund: RefundTable;
  inbox: InboxTable;
  outbox: OutboxTable;
};
