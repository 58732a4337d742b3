import { type RawBuilder, sql } from 'kysely';

/** How a table’s rows belong to somebody, and which of its columns they are not given. */
type Given = {
  readonly section: Section;
  /** Whether a row `t` is of the person `p` of `app_user`. */
  readonly of: RawBuilder<unknown>;
  readonly without?: readonly string[];
};
type Withheld = { readonly withheld: string };

/** What belongs together on the page somebody reads. */
export const sections = [
  ...(['account', 'signingIn', 'recipients', 'transfers', 'payments'] as const),
  ...(['identity', 'rewards', 'messages', 'unfinished'] as const),
] as const;
export type Section = (typeof sections)[number];

const theirs = sql`t.user_id = p.id`;
const ofTransfer = sql`t.transfer_id in (select id from transfer where user_id = p.id)`;
const sameEmail = sql`t.email = p.email`;

const given = (section: Section, of: RawBuilder<unknown>, ...without: readonly string[]): Given => ({
  ...{ section, of, without },
});
const withheld = (why: string): Withheld => ({ withheld: why });

const tipsOff = withheld('what was looked into may not be told to whom it is about (POCA 2002, s. 333A)');
const ofOperators = withheld('what operators did, and who they are, is theirs');
const inBooks = withheld('our books; what they say of somebody stands with their transfers and payments');
const shortLived = withheld(
  'kept for minutes or days to answer a repeated call or stop guessing; in hashes, or said elsewhere',
);

/** Every table that holds something about a person who sends; a test compares this with the database. */
export const personTables: Readonly<Record<string, Given | Withheld>> = {
  app_user: given('account', sql`t.id = p.id`, 'password_hash'),
  closed_account: given('account', theirs),
  business_invite: given('account', sql`t.inviter_id = p.id`),
  newsletter_subscription: given('account', sameEmail),
  country_registration: given('account', sameEmail),

  session: given('signingIn', theirs, 'id_hash'),
  push_registration: given('signingIn', theirs, 'endpoint', 'subscription', 'session_hash'),
  passkey: given('signingIn', theirs),
  authenticator: given('signingIn', theirs, 'sealed_secret', 'last_period'),
  recovery_code: given('signingIn', theirs, 'code_hash'),
  factor_removal: given('signingIn', theirs),
  security_event: given('signingIn', theirs, 'network_hash', 'device_hash'),

  recipient: given('recipients', theirs),
  scam_acknowledgment: given('recipients', theirs),
  tracking_link: given('recipients', theirs, 'token_hash'),

  // Why somebody looks at a transfer is not said; where it stands is.
  transfer: given('transfers', theirs, 'approved', 'review_state', 'suspended_for', 'resume_to', 'decline_reason'),
  status_event: given(
    ...(['transfers', ofTransfer] as const),
    ...['prev_version', 'from_status', 'event', 'actor', 'prev_hash', 'hash'],
  ),
  transfer_quote: given('transfers', theirs),
  rate_quote: given('transfers', theirs),
  rate_hold: given('transfers', sql`t.claimed_by = p.id`, 'secret_hash'),
  payable_recipient: given('transfers', ofTransfer, 'held_until'),
  transfer_delay: given('transfers', ofTransfer),
  recall: given('transfers', theirs, 'asked_by', 'closed_by'),
  worry: given('transfers', theirs, 'held_until'),

  payment_attempt: given('payments', ofTransfer, 'traceparent'),
  payment: given('payments', ofTransfer),
  payout_attempt: given('payments', ofTransfer, 'traceparent'),
  refund: given('payments', ofTransfer),
  card_token: given('payments', theirs, 'token'),

  verification: given('identity', theirs),
  verification_session: given('identity', theirs, 'token'),

  reward: given('rewards', theirs, 'friend_id'),
  reward_use: given('rewards', ofTransfer),
  points_earned: given('rewards', theirs),
  points_taken: given('rewards', ofTransfer),
  promo_use: given('rewards', theirs),
  promo: given('rewards', sql`t.only_for = p.id`),

  notification: given('messages', theirs),
  complaint: given('messages', sql`(t.user_id = p.id or (t.user_id is null and t.email = p.email))`, 'answered_by'),
  support_conversation: given('messages', theirs),
  support_message: given('messages', theirs, 'operator'),

  guide_thread: given('unfinished', theirs, 'sealed'),
  guide_reminder: given('unfinished', theirs),
  rate_alert: given('unfinished', theirs),
  transfer_draft: given('unfinished', theirs),
  code_request: given('unfinished', theirs, 'browser_hash', 'code_hmac', 'link_token_hash', 'registration'),
  one_time_token: given('unfinished', theirs, 'token_hash'),
  hand_over: given('unfinished', theirs, 'token_hash'),

  account_block: tipsOff,
  legal_hold: tipsOff,
  transfer_hold: tipsOff,
  watchlist_finding: tipsOff,
  watchlist_hit: tipsOff,
  watchlist_entry: withheld('people of published lists'),

  approval: ofOperators,
  operator: ofOperators,
  operator_action: ofOperators,
  operator_notice: ofOperators,
  proposal: ofOperators,

  inbox: withheld('what companies reported, in their words; what was taken from it stands with the payment'),
  journal: inBooks,
  posting: inBooks,
  outbox: withheld('messages on their way, sealed; those sent are forgotten after 30 days'),

  person_key: withheld('opens what is kept of them, and says nothing of anybody by itself'),

  attempt_count: shortLived,
  deed: shortLived,
  half_sign_in: shortLived,
  idempotency_key: shortLived,
  passkey_challenge: shortLived,
  request_nonce: shortLived,
  security_alert: withheld('a network that tried many accounts, as a keyed hash'),
};
