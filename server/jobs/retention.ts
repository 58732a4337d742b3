import { type RawBuilder, sql } from 'kysely';
import { recordsKeptYears } from '#domain/service/promises.ts';

/** How long the rows of a table are kept: for good, as long as what they belong to, or for a time. */
export type Retention = {
  /** An interval as PostgreSQL reads it; `forever`; or `with …`, what they are taken with. */
  readonly keep: string;
  readonly why: string;
  /** How the housekeeping job finds those whose time is over. */
  readonly taken?: Taken;
};

type Taken = {
  /** The moment their age is counted from: the first of these columns that is set. An index begins with it. */
  readonly since: readonly [string, ...string[]];
  /** Others of the table are kept. */
  readonly only?: RawBuilder<unknown>;
  /** Rows something else stands on are kept, and looked at once each, by `since` and `id`. */
  readonly unlessIn?: { readonly table: string; readonly column: string };
};

const forever = (why: string): Retention => ({ keep: 'forever', why });
const together = (what: string, why: string): Retention => ({ keep: `with ${what}`, why });
const taken = (keep: string, since: string | Taken, why: string): Retention => ({
  ...{ keep, why },
  taken: typeof since === 'string' ? { since: [since] } : since,
});

const books = forever('the books and what proves them');
const file: Retention = {
  keep: `${recordsKeptYears} years after the account is closed`,
  why: 'a person’s file (MLR 2017, reg. 40): what becomes of each table stands in `server/account/closing/closingTables.ts`',
};
const setting = forever('how the product is set; it does not grow');
const byTwo = forever('what operators decided is part of the audit');
const listed = forever('whom a list meant, and what was made of it, is for its authority');
const secondFactor = together('its owner’s removing it', 'a second factor counts until then');

/**
 * Every table, how long its rows are kept and why; docs/retention.md is written from it. The ledger, histories and acts
 * of operators are never taken.
 */
export const retention: Readonly<Record<string, Retention>> = {
  account_block: byTwo,
  account_kind: setting,
  allowed_transition: setting,
  app_user: file,
  approval: books,
  attempt_count: taken('2 days', 'window_start', 'longer than any window tries are counted in'),
  audit_place: setting,
  audit_tip: setting,
  authenticator: secondFactor,
  book_checkpoint: books,
  book_verification: setting,
  business_invite: forever('an inviter writes to an address once'),
  card_token: together('its owner’s taking the card off', 'a payment with one press'),
  closed_account: file,
  closing: books,
  code_request: taken('1 day', 'expires_at', 'a code that is over is of use to a thief alone'),
  complaint: { ...file, why: 'complaints and their answers: three years at least (DISP 1.9), then with the file' },
  country_registration: forever('who asked to hear when their country is served, until they do'),
  delivery_month: forever('open data: how our promises were kept; it names nobody'),
  delivery_performance: together('its month', 'a month that is counted anew is written anew'),
  deed: taken('1 day', 'asked_at', 'what is to be confirmed is asked again after five minutes'),
  factor_removal: forever('when a second factor was asked to be removed, and whether its owner stopped that'),
  factor_rule: setting,
  fee_tier: setting,
  guide_reminder: taken('1 day', 'due_at', 'an e-mail that was to go'),
  guide_thread: taken('30 days', 'kept_at', 'said and not sent; a transfer that is made empties it'),
  half_sign_in: taken('1 day', 'expires_at', 'a sign-in that waited for its second factor in vain'),
  hand_over: taken('1 day', 'expires_at', 'a link to a phone that leads nowhere any more'),
  idempotency_key: taken('7 days', 'created_at', 'longer than any company or browser repeats a call'),
  inbox: {
    keep: '13 months',
    why: 'as long as a payer may dispute a payment (PSR 2017, reg. 74); by a function of its own, as the server’s role can delete none',
  },
  journal: books,
  legal_hold: books,
  legal_hold_release: books,
  master_key: forever('a secret that was used is never taken for a new one'),
  newsletter_subscription: forever('who asked for news; nothing of it ends by its age'),
  notification: taken('2 years', 'created_at', 'nobody looks back further; statements and transfers say the same'),
  one_time_token: taken('1 day', 'expires_at', 'a link that is over is of use to a thief alone'),
  operator: forever('whose acts these are'),
  operator_action: forever('a chain of hashes: one taken away would look like one removed'),
  operator_invitation: taken('1 year', 'expires_at', 'who agreed to an operator stands in the audit as well'),
  operator_notice: taken('1 year', 'at', 'everybody has heard; what it told of stands in the audit'),
  outbox: taken('30 days', 'done_at', 'a repeat is known by it; what is not done is never taken'),
  pair_downtime: setting,
  person_key: {
    ...file,
    why: 'what is sealed under it is unreadable once it is gone, with the person’s file (MLR 2017, reg. 40)',
  },
  person_sealing: setting,
  partner_float: books,
  passkey: secondFactor,
  passkey_challenge: taken('1 day', 'expires_at', 'it can be answered for minutes'),
  paused_fraud_rule: setting,
  payable_recipient: books,
  payment: books,
  payment_attempt: books,
  payout_attempt: books,
  payout_setting: setting,
  points_earned: books,
  points_taken: books,
  posting: books,
  promo: setting,
  promo_use: books,
  proposal: byTwo,
  push_registration: together('its session', 'a device hears as long as somebody is signed in on it'),
  quote_reward: together('its quote', 'what a price counted on'),
  rate_alert: taken(
    '1 day',
    'expires_at',
    'a price told of is taken at once; one that never came, or a reminder, is over',
  ),
  rate_day: taken('366 days', 'written_at', 'a year is shown, a rate a day'),
  rate_hold: taken('1 day', 'expires_at', 'a rate promised to a visitor is over after 30 minutes'),
  // Before the rates they were made of.
  tracking_link: taken('1 day', 'expires_at', 'a page for a recipient that shows nothing any more'),
  transfer_quote: taken(
    '30 days',
    { since: ['expires_at'], unlessIn: { table: 'transfer', column: 'quote_id' } },
    'a price nobody took; it holds for 30 minutes',
  ),
  rate_quote: taken(
    '31 days',
    { since: ['expires_at'], unlessIn: { table: 'transfer_quote', column: 'rate_quote_id' } },
    'a rate no price was made of; it holds for 30 minutes',
  ),
  rate_tick: taken('30 days', 'minute', 'what the market said; a transfer keeps its own rate'),
  recipient: file,
  recall: { ...file, why: 'what a sender asked of a delivered transfer, and what the partner said: with the file' },
  reconciliation_break: books,
  recovery_code: secondFactor,
  refund: books,
  request_nonce: taken('10 minutes', 'seen_at', 'a signed call is taken for five minutes, once'),
  rescreening: listed,
  reward: books,
  reward_use: books,
  safeguarding_day: books,
  scam_acknowledgment: books,
  schema_migration: setting,
  security_alert: { keep: '18 months', why: 'with the events it was raised from' },
  security_event: { keep: '18 months', why: 'by a function of its own: the server’s role can delete none' },
  service: setting,
  session: taken('30 days', { since: ['ended_at', 'last_seen_at'] }, 'over for a month, or not used for one'),
  site_switch: setting,
  sms_sent: taken('30 days', 'hour', 'counted by the hour; a month shows what is usual'),
  spent_challenge: taken('10 minutes', 'expires_at', 'work that is over cannot be brought again'),
  status_event: books,
  support_conversation: file,
  support_message: file,
  suspended_location: setting,
  transfer: books,
  transfer_delay: books,
  transfer_draft: taken(
    '30 days',
    'kept_at',
    'typed and not sent; what became a transfer must be found by what comes late',
  ),
  transfer_hold: books,
  verification: file,
  verification_session: taken(
    '90 days',
    { since: ['created_at'], only: sql`state = 'EXPIRED'` },
    'given up: nothing was decided by it; those decided are the person’s file',
  ),
  watchlist_entry: together('its version', 'people are screened against what is in force'),
  watchlist_finding: listed,
  watchlist_hit: listed,
  watchlist_version: listed,
  worry: forever('for the fraud desk, and for a court'),
};
