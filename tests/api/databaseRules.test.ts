import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmPhone, requestPhoneCode } from '#contract/account/registration.ts';
import { makeAgain } from '#contract/transfer/makeAgain.ts';
import { cancelTransfer, createTransfer } from '#contract/transfer/transfer.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import { type DatabaseRule, databaseRules, isKnownByName, isSettledByInsert } from '#tests/fixtures/databaseRules.ts';
import { newestMessage, type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
let rules: DatabaseRule[];
beforeAll(async () => {
  app = await startApp();
  rules = await databaseRules(app.db);
});
afterAll(() => app.stop());

const isNamedByDefault = ({ name, table }: DatabaseRule) =>
  name.startsWith(`${table}_`) && /_(?:check|fkey)\d*$/.test(name);

/** Why whole kinds of rules end no request as a failure nobody expected. */
const isHarmless: Readonly<Record<string, (rule: DatabaseRule) => boolean>> = {
  'the server’s role writes nothing there': ({ isWritten }) => !isWritten,
  'a uuid or the hash of a secret, drawn by chance': ({ kind, isDrawn }) => kind !== 'foreign' && isDrawn,
  'every insert says what becomes of a row that is there': (rule) =>
    (rule.kind === 'primary' || rule.kind === 'unique') && isSettledByInsert(rule),
  'what a single value may be: the contract asks for the same, and the fuzzers for what passes it': (rule) =>
    rule.kind === 'check' && isNamedByDefault(rule),
  'leads to a row that was just read, of a table from which nothing is taken': (rule) =>
    rule.kind === 'foreign' && isNamedByDefault(rule) && rule.targets !== 'session',
};

const again = 'met inside a transaction, which is run again and then reads the row of whoever was first';
const locked = 'its transfer’s row is locked, and read before';
const oneStatement = 'written from one row, by the one statement that locks it';
const drawn = 'drawn by chance, and drawn again in a transaction that is run again';
const twoColumns = 'contains a primary key; there for a foreign key to lead to';
const byAJob = 'written by a job alone, which is run again';
const byOperators = 'written for operators, behind the lock that all of their changes take';

/** Why no request is ended by this one rule. */
const neverMet: Readonly<Record<string, string>> = {
  answered_unless_safe: 'the contract asks for the answers by the same rule: isSafe',
  app_user_email_key: again,
  app_user_is_reached: 'an address is replaced, and taken only with the status: closeAccount',
  app_user_phone_key: again,
  app_user_referral_code_key: drawn,
  rest_after_arrival: 'what arrived stays so, and is read before: partsOfTransfer',
  rest_in_its_currency: 'read by its owner’s id and its currency: partsOfTransfer',
  rest_may_be_sent: 'held against the least before: partsOfTransfer',
  rest_of_what_was_split: 'both come from one place: partsOfTransfer',
  small_first_in_its_currency: 'read by its owner’s id, and refused in another currency: partsOfTransfer',
  recipient_sealed_alone: 'what stands beside a sealed text is chosen where it is sealed: storedAccount',
  approval_pkey: locked,
  book_checkpoint_hash_key: byAJob,
  checkpoint_stays: 'no statement of the server changes one',
  chosen_bank_is_whole: 'a bank choice is both or neither: attemptStore.open',
  closing_pkey: byAJob,
  complaint_answered: 'one statement sets all three: complaintAnswer',
  complaint_pkey: drawn,
  delivery_performance_pkey: byAJob,
  attempt_within_transfer: twoColumns,
  float_not_overdrawn: 'floatTaken asks for enough in the row it locks',
  invitation_used_once: 'the link is used by one statement that asks for an unused one',
  made_again_by_its_owner: 'the former transfer is read by its owner’s id: makeAgain',
  one_block_at_a_time: 'written where an active account becomes a blocked one, which locks it: accountBlock',
  one_live_payout: locked,
  one_live_refund: locked,
  one_open_hold_of_a_reason: locked,
  one_recall_a_transfer: locked,
  one_rescreening_at_a_time: 'the insert names it by its expression: watchlistStore',
  one_version_in_force: byOperators,
  open_payment_for_its_recipient: locked,
  operator_action_seq_key: 'counted on the one row of audit_tip, which is locked',
  operator_pkey: byOperators,
  operator_roles: 'roles are read by rolesIn alone',
  outbox_key_key: 'where nothing is said of it, its key has the id of a row written beside it',
  passkey_challenge_pkey: drawn,
  payment_attempt_provider_provider_ref_key: 'a company that numbers two payments alike has to be seen',
  payment_provider_provider_ref_key: locked,
  payment_within_transfer: twoColumns,
  payout_attempt_reference_key: locked,
  payout_attempt_transfer_id_n_key: locked,
  payout_to_payable_recipient: locked,
  posting_pkey: 'numbered within a journal that was just made',
  promo_use_pkey: again,
  promo_use_transfer_id_key: 'of a transfer that was just made',
  proposal_pkey: byOperators,
  push_registration_session_hash_fkey: 'its session was alive in this very call, and is kept for thirty days more',
  quote_reward_pkey: 'of a quote that was just made',
  quoted_amounts: twoColumns,
  reconciliation_break_pkey: byAJob,
  rate_alert_is_of_its_kind: oneStatement,
  rate_alert_tells_somehow: 'the contract takes no alert that is told in no way',
  recipient_of_owner: twoColumns,
  recall_asked_by_somebody: oneStatement,
  recall_closed_whole: oneStatement,
  recall_ends_once: 'every step asks for a case that is open: recallSteps',
  recall_of_delivered: locked,
  recall_pkey: drawn,
  recall_refused_once_asked: 'one statement asks for the same: recallSteps',
  recall_returned_by_payout: 'said by the payout that came back alone, in the same statement',
  recall_unanswered_once_chased: 'one statement asks for the same: recallSteps',
  recovery_code_pkey: drawn,
  reward_once_a_friend: byAJob,
  reward_revoked: byAJob,
  reward_use_pkey: 'its rewards are locked, and read before: holdRewardsOf',
  safeguarding_day_pkey: byAJob,
  secret_by_invitation: 'a secret is set where its link is used: invitations',
  status_event_pkey: locked,
  status_event_transfer_id_version_to_status_key: locked,
  support_account_is_short: 'the contract takes twenty lines at most',
  support_answer_is_text_alone: 'an answer is written by operators, with its text alone: addAnswer',
  support_conversation_case_number_key: drawn,
  transfer_draft_is_over:
    'what is kept names drafts that are open, and the sender’s row is locked where one is consumed',
  transfer_draft_open_or_consumed: oneStatement,
  transfer_draft_transfer_id_key: 'of a transfer that was just made',
  transfer_in_its_currency: twoColumns,
  transfer_is_as_quoted: oneStatement,
  transfer_made_again_from_key: again,
  transfer_rest_of_key: again,
  transfer_small_first_of_key: again,
  transfer_of_owner: twoColumns,
  transfer_quote_follows_its_rate: 'computed by the same rule: domain/quote',
  transfer_quote_id_key: again,
  transfer_quote_price_of_key: 'the insert that sets it names it; every other leaves it empty: makeAgain',
  transfer_reference_adds_up: 'made by newReference alone',
  transfer_reference_key: drawn,
  transfer_reference_stays: 'no statement of the server changes it',
  transfer_stands_on_its_history: locked,
  transfer_with_recipient: twoColumns,
  two_operators_agree: byOperators,
  verification_session_provider_transaction_id_key: 'a company that numbers two checks alike has to be seen',
  watchlist_entry_pkey: 'of a version that was just made, numbered in turn',
};

describe('what the database refuses', () => {
  test('is either known to the code by its name, or there is a reason why no request is ended by it', () => {
    expect(rules.length).toBeGreaterThan(350);
    expect(rules).toContainEqual(expect.objectContaining({ name: 'held_by_sender', kind: 'trigger' }));
    const isExplained = (rule: DatabaseRule) => Object.values(isHarmless).some((holds) => holds(rule));
    const left = rules.filter((rule) => !isKnownByName(rule) && !isExplained(rule)).map(({ name }) => name);
    expect(left.sort()).toEqual(Object.keys(neverMet).sort());
  });
});

describe('what somebody else wrote a moment before', () => {
  test('is read the second time, and the call goes on: a phone number confirmed twice at once (AUT-27, ASVS 15.4.2)', async () => {
    const person = await signUpAndIn(app);
    await refusingOnce({ on: 'update of phone on app_user', state: 'unique_violation', rule: 'app_user_phone_key' });
    const { sentTo } = dataOf(await person.sender.call(requestPhoneCode));
    const { code } = await newestMessage(app, sentTo);
    expect(dataOf(await person.sender.call(confirmPhone, { body: { code } }))).toEqual({ done: true });
  });

  test('is read the second time where a referral code was drawn twice (AUT-48)', async () => {
    await refusingOnce({ on: 'insert on app_user', state: 'unique_violation', rule: 'app_user_referral_code_key' });
    expect((await signUpAndIn(app)).user.referral.code).toMatch(/^SAW/);
  });

  test('is money for a transfer that was to be made again: it is gone on with (TRF-19)', async () => {
    const ama = await verifiedSender(app);
    const former = await newTransfer(ama);
    const params = { id: ama.user.id, tid: former.id };
    dataOf(await ama.sender.call(cancelTransfer, { params }));
    const priced = dataOf(await ama.sender.call(makeAgain, { params }));
    if (priced.kind !== 'priced') throw new Error('It is gone on with');
    await refusingOnce({ on: 'insert on transfer', state: 'check_violation', rule: 'made_again_after_its_end' });
    expect(await madeAgain(ama, former.id, priced)).toBe(former.id);
    expect(await madeAgain(ama, former.id, priced)).not.toBe(former.id);
  });
});

type Priced = { readonly recipientId: string; readonly transferReasonId: string; readonly quote: { id: string } };

async function madeAgain(person: Person, madeAgainFrom: string, { recipientId, transferReasonId, quote }: Priced) {
  const body = { recipientId, transferReasonId, transferQuoteId: quote.id, madeAgainFrom };
  return dataOf(await person.sender.call(createTransfer, { params: { id: person.user.id }, body })).id;
}

/** The database refuses as if somebody else had been first, the first time alone. */
const refusingOnce = ({ on, state, rule }: { on: string; state: string; rule: string }) =>
  asOwner(app.db, async (owner) => {
    const raise = `raise exception 'somebody was first' using errcode = '${state}', constraint = '${rule}'`;
    for (const statement of [
      `create sequence met_${rule}`,
      `create function first_${rule}() returns trigger language plpgsql security definer as $$ begin if nextval('met_${rule}') = 1 then ${raise}; end if; return new; end $$`,
      `create trigger first_${rule} before ${on} for each row execute function first_${rule}()`,
    ]) {
      await sql.raw(statement).execute(owner);
    }
  });
