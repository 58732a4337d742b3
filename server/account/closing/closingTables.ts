import { type RawBuilder, sql } from 'kysely';

/**
 * Rows `t` of the person `p` of `app_user`: taken away, or changed as `set` says; or what is asked of the database, where
 * the server’s role may take nothing away.
 */
export type Deed =
  | { readonly rows: RawBuilder<unknown>; readonly set?: RawBuilder<unknown> }
  | { readonly asks: RawBuilder<unknown> };

/** What becomes of a table’s rows about somebody whose account is closed. */
type Fate = {
  /** At once, one after the other. */
  readonly goes?: readonly Deed[];
  /** Why what is left stays. */
  readonly stays?: string;
  /** When the years are over for which the law wants it kept. */
  readonly ends?: Deed;
};

const theirs = sql`t.user_id = p.id`;
const ofSession = sql`t.session_hash in (select id_hash from session where user_id = p.id)`;
const ofTransfer = sql`t.transfer_id in (select id from transfer where user_id = p.id)`;
const sameEmail = sql`t.email = p.email`;

const goes = (rows: RawBuilder<unknown> = theirs): Fate => ({ goes: [{ rows }] });
const stays = (why: string): Fate => ({ stays: why });
const lawWants = (ends: Deed, others: Fate = {}): Fate => ({ ...others, stays: law, ends });

const law = 'the law wants it kept for five years (MLR 2017, reg. 40)';
const inBooks = stays('our books: numbers and sums, which name nobody once the account names nobody');
const byItself = stays('goes by its age, within days or months');
const ofAuthority = stays('whom a list, a court or an authority meant is theirs to ask for');
const ofOperators = stays('what operators did is the audit, and about them');

/** Nobody was ever to be paid through it. */
const notPaidThrough = sql`t.user_id = p.id
  and not exists (select from transfer x where t.id in (x.recipient_id, x.corrected_recipient_id))
  and not exists (select from payable_recipient x where x.recipient_id = t.id)
  and not exists (select from payment_attempt x where x.recipient_id = t.id)
  and not exists (select from scam_acknowledgment x where x.recipient_id = t.id)`;

/** What was said with support, where it speaks of no transfer or its years are over. */
const forgetSupport: Deed = { asks: sql`forget_support(p.id)` };

/** Of somebody who wrote without signing in, only what they wrote while the account was theirs. */
const theirComplaints = sql`t.user_id = p.id or (t.user_id is null and exists (
  select from closed_account c where c.user_id = p.id and c.email = t.email and c.closed_at >= t.received_at))`;

const nobody = {
  ...{ firstName: '', lastName: '', day: 1, month: 1, year: 1900, mobile: '', phoneCode: '+0' },
  ...{ location_country: 'GB', readTermsAndCondition: '0' },
};
const nothingKnown = {
  ...{ verified: false, exceededMaxUnverifiedTransactions: false },
  ...{ trullioVerified: false, submittedVerificationData: false },
};
const withoutWishes = { marketingPermissions: false, displayVerificationToast: false };

/**
 * Every table with something about a person, in the order in which rows go: what stands on others goes before them. A
 * test compares it with the database.
 */
export const closingTables: Readonly<Record<string, Fate>> = {
  deed: goes(ofSession),
  push_registration: goes(),
  session: {
    goes: [{ rows: theirs, set: sql`ended_at = coalesce(t.ended_at, now()), browser = null, system = null` }],
    stays: 'over and without a name; a call that is under way may still lead to it, and it goes by its age',
  },
  passkey: goes(),
  passkey_challenge: goes(),
  authenticator: goes(),
  recovery_code: goes(),
  factor_removal: goes(),
  half_sign_in: goes(),
  code_request: goes(sql`t.user_id = p.id or t.sent_to in (p.email, p.phone, p.pending_email)`),
  one_time_token: goes(),
  hand_over: goes(),
  idempotency_key: goes(),
  card_token: goes(),
  rate_alert: goes(),
  guide_reminder: goes(),
  guide_thread: goes(),
  transfer_draft: goes(),
  tracking_link: goes(),
  notification: goes(),
  business_invite: goes(sql`t.inviter_id = p.id or t.email = p.email`),
  newsletter_subscription: goes(sameEmail),
  country_registration: goes(sameEmail),
  support_message: lawWants(forgetSupport, { goes: [forgetSupport] }),
  support_conversation: lawWants(forgetSupport, { goes: [forgetSupport] }),
  recipient: lawWants(
    {
      rows: theirs,
      set: sql`first_name = '', last_name = '', verified_account_name = null,
        profile = jsonb_build_object('transferMethod', t.profile->'transferMethod', 'countryCode', t.profile->'countryCode')`,
    },
    { goes: [{ rows: notPaidThrough }, { rows: theirs, set: sql`status = 'SOFT_DELETED'` }] },
  ),
  verification_session: lawWants({ rows: theirs }),
  verification: lawWants({ rows: theirs }),
  complaint: lawWants({ rows: theirComplaints }),
  recall: lawWants({ rows: theirs }),
  transfer: lawWants({ rows: theirs, set: sql`client_ip_claim = null` }),
  payment_attempt: lawWants({
    rows: ofTransfer,
    set: sql`client_ip_claim = null, bank_provider = null, bank_scheme = null, next_action = null`,
  }),

  status_event: inBooks,
  transfer_quote: inBooks,
  rate_quote: inBooks,
  payable_recipient: inBooks,
  transfer_delay: inBooks,
  scam_acknowledgment: inBooks,
  payment: inBooks,
  payout_attempt: inBooks,
  refund: inBooks,
  reward: inBooks,
  reward_use: inBooks,
  points_earned: inBooks,
  points_taken: inBooks,
  promo: inBooks,
  promo_use: inBooks,
  journal: inBooks,
  posting: inBooks,

  rate_hold: byItself,
  request_nonce: byItself,
  attempt_count: byItself,
  security_event: byItself,
  security_alert: byItself,
  inbox: byItself,
  outbox: byItself,

  account_block: ofOperators,
  approval: ofOperators,
  operator: ofOperators,
  operator_action: ofOperators,
  operator_notice: ofOperators,
  proposal: ofOperators,

  worry: ofAuthority,
  legal_hold: ofAuthority,
  transfer_hold: ofAuthority,
  watchlist_finding: ofAuthority,
  watchlist_hit: ofAuthority,
  watchlist_entry: ofAuthority,

  app_user: lawWants(
    {
      rows: sql`t.id = p.id`,
      set: sql`profile = ${JSON.stringify(nobody)}::jsonb, meta = ${JSON.stringify(nothingKnown)}::jsonb`,
    },
    {
      goes: [
        {
          rows: sql`t.id = p.id`,
          set: sql`status = 'INACTIVE', email = null, phone = null, pending_email = null, password_hash = 'none',
            settings = t.settings || ${JSON.stringify(withoutWishes)}::jsonb, meta = t.meta - 'clientIpClaim',
            changed_at = now()`,
        },
      ],
    },
  ),
  person_key: lawWants({ rows: theirs }),
  closed_account: lawWants({ rows: theirs, set: sql`email = null, phone = null, forgotten_at = now()` }),
};
