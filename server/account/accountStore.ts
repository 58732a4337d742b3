import { sql } from 'kysely';
import { z } from 'zod';
import type { Registration } from '#contract/account/registration.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { CheckedRegistration } from '#domain/account/registrationRules.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { KnownRequest } from './codes.ts';
import { membershipCode } from './displayReference.ts';
import { storedMeta, storedProfile, storedSettings, type UserRow } from './userView.ts';

/** An account as it was entered. What nobody has confirmed yet is no address of it: an e-mail given beside a phone waits. */
const enteredAccount = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  pendingEmail: z.string().nullable(),
  passwordHash: z.string(),
  profile: storedProfile,
  meta: storedMeta,
  settings: storedSettings,
});
export type EnteredAccount = z.infer<typeof enteredAccount>;

type Entered = {
  readonly body: Registration;
  readonly checked: CheckedRegistration;
  readonly passwordHash: string;
  readonly language: Language;
};

export function accountFrom({ body, checked, passwordHash, language }: Entered): EnteredAccount {
  const { firstName, lastName, email = null, phone } = checked;
  const byEmail = body.channel === 'email';
  return {
    email: byEmail ? email : null,
    phone: byEmail ? null : phone.e164,
    pendingEmail: byEmail ? null : email,
    passwordHash,
    profile: {
      firstName,
      lastName,
      day: body.day,
      month: body.month,
      year: body.year,
      mobile: phone.mobile,
      phoneCode: phone.phoneCode,
      location_country: body.countryCode,
      readTermsAndCondition: '1',
    },
    meta: {
      verified: false,
      exceededMaxUnverifiedTransactions: false,
      trullioVerified: false,
      submittedVerificationData: false,
      ...(body.referralCode && { referredBy: body.referralCode.trim() }),
      ...(body.clientIp && { clientIpClaim: body.clientIp }),
    },
    settings: {
      verificationStage: 'initial',
      displayVerificationToast: true,
      marketingPermissions: !body.marketingOptOut,
      language,
    },
  };
}

/** Writes the account unless its address has one already; either way the account that now has the address. */
export async function insertAccount(transaction: Db, entered: EnteredAccount): Promise<UserRow> {
  const address = entered.email === null ? 'phone' : 'email';
  await transaction
    .insertInto('app_user')
    .values({ id: newId(), status: 'UNCONFIRMED', referral_code: membershipCode(), ...columnsOf(entered) })
    .onConflict((conflict) => conflict.column(address).doNothing())
    .execute();
  return transaction
    .selectFrom('app_user')
    .selectAll()
    .where(address, '=', entered.email ?? entered.phone)
    .executeTakeFirstOrThrow();
}

/** An unconfirmed account becomes active, as whoever confirms it had entered it. Undefined when it is not unconfirmed. */
export async function activateAccount(transaction: Db, request: KnownRequest): Promise<UserRow | undefined> {
  const entered = request.registration === null ? undefined : enteredAccount.parse(request.registration);
  const confirmedAt = request.channel === 'email' ? 'email_confirmed_at' : 'phone_confirmed_at';
  return transaction
    .updateTable('app_user')
    .set({ status: 'ACTIVE', [confirmedAt]: sql`now()`, ...(entered && columnsOf(entered)) })
    .where('id', '=', request.user_id)
    .where('status', '=', 'UNCONFIRMED')
    .returningAll()
    .executeTakeFirst();
}

/** The e-mail that waited becomes the account's, unless another account has it by now. */
export async function takePendingEmail(transaction: Db, request: KnownRequest): Promise<UserRow | undefined> {
  return transaction
    .updateTable('app_user')
    .set({ email: request.sent_to, email_confirmed_at: sql`now()`, pending_email: null, changed_at: sql`now()` })
    .where('id', '=', request.user_id)
    .where('pending_email', '=', request.sent_to)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('app_user as other').select('other.id').where('other.email', '=', request.sent_to))),
    )
    .returningAll()
    .executeTakeFirst();
}

const columnsOf = ({ email, phone, pendingEmail, passwordHash, profile, meta, settings }: EnteredAccount) => ({
  email,
  phone,
  pending_email: pendingEmail,
  password_hash: passwordHash,
  profile: JSON.stringify(profile),
  meta: JSON.stringify(meta),
  settings: JSON.stringify(settings),
});

/**
 * A new password, and the end of whatever else could still set one. It reached its owner's own address, so an
 * account nobody had confirmed is confirmed by it.
 */
export async function setPassword(
  transaction: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<UserRow> {
  await sql`update one_time_token set used_at = now() where user_id = ${userId} and used_at is null`.execute(
    transaction,
  );
  await sql`update code_request set used_at = now(), registration = null
    where user_id = ${userId} and purpose in ('account', 'passwordReset') and used_at is null`.execute(transaction);
  return transaction
    .updateTable('app_user')
    .set({
      password_hash: passwordHash,
      status: sql`case status when 'UNCONFIRMED' then 'ACTIVE' else status end`,
      email_confirmed_at: sql`case when status = 'UNCONFIRMED' and email is not null then now() else email_confirmed_at end`,
      phone_confirmed_at: sql`case when status = 'UNCONFIRMED' and email is null then now() else phone_confirmed_at end`,
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The confirmed phone number signs in from now on, unless it is another account's already. */
export async function confirmPhoneNumber(
  transaction: Db,
  { userId, phone }: { userId: string; phone: string },
): Promise<void> {
  await sql`update app_user set phone_confirmed_at = now(), changed_at = now(),
      phone = case when exists (select from app_user other where other.phone = ${phone}) then phone else ${phone} end
    where id = ${userId}`.execute(transaction);
}
