import type {
  AuthenticatorTable,
  DeedTable,
  FactorRemovalTable,
  FactorRuleTable,
  HalfSignInTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
} from './factorSchema.ts';
import type {
  AccountBlockTable,
  PausedFraudRuleTable,
  SecurityAlertTable,
  SecurityEventTable,
  SmsSentTable,
  TransferHoldTable,
  WorryTable,
} from './fraudSchema.ts';
import type {
  BusinessInviteTable,
  ComplaintTable,
  HandOverTable,
  RecallTable,
  SupportConversationTable,
  SupportMessageTable,
  TrackingLinkTable,
} from './helpSchema.ts';
import type {
  AccountKindTable,
  InboxTable,
  JournalTable,
  OutboxTable,
  PartnerFloatTable,
  PaymentAttemptTable,
  PaymentTable,
  PayoutAttemptTable,
  PostingTable,
  RefundTable,
} from './moneySchema.ts';
import type { NotificationTable, PushRegistrationTable } from './notificationSchema.ts';
import type {
  AuditPlaceTable,
  OperatorActionTable,
  OperatorInvitationTable,
  OperatorNoticeTable,
  OperatorTable,
  ProposalTable,
} from './operatorSchema.ts';
import type {
  AppUserTable,
  AttemptCountTable,
  ClosedAccountTable,
  CodeRequestTable,
  IdempotencyKeyTable,
  OneTimeTokenTable,
  PersonKeyTable,
  PersonSealingTable,
  RequestNonceTable,
  SessionTable,
  SpentChallengeTable,
  VerificationSessionTable,
  VerificationTable,
} from './peopleSchema.ts';
import type {
  FeeTierTable,
  PairDowntimeTable,
  PayoutSettingTable,
  PromoTable,
  RateDayTable,
  RateHoldTable,
  RateQuoteTable,
  RateTickTable,
  ServiceTable,
  TransferQuoteTable,
} from './priceSchema.ts';
import type { RateAlertTable } from './rateAlertSchema.ts';
import type {
  PointsEarnedTable,
  PointsTakenTable,
  QuoteRewardTable,
  RewardTable,
  RewardUseTable,
} from './rewardSchema.ts';
import type { CountryRegistrationTable, NewsletterSubscriptionTable, SiteSwitchTable } from './siteSchema.ts';
import type {
  AllowedTransitionTable,
  ApprovalTable,
  DeliveryMonthTable,
  DeliveryPerformanceTable,
  PromoUseTable,
  RecipientTable,
  ScamAcknowledgmentTable,
  StatusEventTable,
  TransferDelayTable,
  TransferTable,
  WatchlistHitTable,
} from './transferSchema.ts';
import type {
  RescreeningTable,
  WatchlistEntryTable,
  WatchlistFindingTable,
  WatchlistVersionTable,
} from './watchlistSchema.ts';

/** The tables of the migrations, as Kysely types them. */
export type Schema = {
  schema_migration: { name: string };
  app_user: AppUserTable;
  closed_account: ClosedAccountTable;
  person_key: PersonKeyTable;
  person_sealing: PersonSealingTable;
  session: SessionTable;
  request_nonce: RequestNonceTable;
  spent_challenge: SpentChallengeTable;
  code_request: CodeRequestTable;
  one_time_token: OneTimeTokenTable;
  attempt_count: AttemptCountTable;
  idempotency_key: IdempotencyKeyTable;
  verification: VerificationTable;
  verification_session: VerificationSessionTable;
  service: ServiceTable;
  fee_tier: FeeTierTable;
  rate_tick: RateTickTable;
  rate_day: RateDayTable;
  pair_downtime: PairDowntimeTable;
  payout_setting: PayoutSettingTable;
  promo: PromoTable;
  rate_hold: RateHoldTable;
  rate_quote: RateQuoteTable;
  transfer_quote: TransferQuoteTable;
  recipient: RecipientTable;
  allowed_transition: AllowedTransitionTable;
  transfer: TransferTable;
  status_event: StatusEventTable;
  transfer_delay: TransferDelayTable;
  delivery_month: DeliveryMonthTable;
  delivery_performance: DeliveryPerformanceTable;
  scam_acknowledgment: ScamAcknowledgmentTable;
  promo_use: PromoUseTable;
  complaint: ComplaintTable;
  business_invite: BusinessInviteTable;
  hand_over: HandOverTable;
  tracking_link: TrackingLinkTable;
  recall: RecallTable;
  rate_alert: RateAlertTable;
  support_conversation: SupportConversationTable;
  support_message: SupportMessageTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  country_registration: CountryRegistrationTable;
  site_switch: SiteSwitchTable;
  reward: RewardTable;
  points_earned: PointsEarnedTable;
  points_taken: PointsTakenTable;
  quote_reward: QuoteRewardTable;
  reward_use: RewardUseTable;
  operator: OperatorTable;
  operator_action: OperatorActionTable;
  audit_place: AuditPlaceTable;
  operator_invitation: OperatorInvitationTable;
  operator_notice: OperatorNoticeTable;
  proposal: ProposalTable;
  watchlist_hit: WatchlistHitTable;
  watchlist_version: WatchlistVersionTable;
  watchlist_entry: WatchlistEntryTable;
  watchlist_finding: WatchlistFindingTable;
  rescreening: RescreeningTable;
  approval: ApprovalTable;
  passkey: PasskeyTable;
  authenticator: AuthenticatorTable;
  recovery_code: RecoveryCodeTable;
  passkey_challenge: PasskeyChallengeTable;
  half_sign_in: HalfSignInTable;
  deed: DeedTable;
  factor_removal: FactorRemovalTable;
  factor_rule: FactorRuleTable;
  account_block: AccountBlockTable;
  worry: WorryTable;
  transfer_hold: TransferHoldTable;
  security_event: SecurityEventTable;
  security_alert: SecurityAlertTable;
  sms_sent: SmsSentTable;
  paused_fraud_rule: PausedFraudRuleTable;
  account_kind: AccountKindTable;
  journal: JournalTable;
  posting: PostingTable;
  payment_attempt: PaymentAttemptTable;
  payment: PaymentTable;
  payout_attempt: PayoutAttemptTable;
  partner_float: PartnerFloatTable;
  refund: RefundTable;
  inbox: InboxTable;
  notification: NotificationTable;
  push_registration: PushRegistrationTable;
  outbox: OutboxTable;
};
