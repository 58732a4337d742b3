import { type RawBuilder, sql } from 'kysely';
import { isoDay } from '#domain/account/writtenDay.ts';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { storedProfile } from '../account/userView.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { KeyedDb } from '../security/personKeys.ts';
import { accountIn, type StoredAccount } from '../transfer/lifecycle/storedRecipient.ts';
import type { PayoutOrder, PayoutRecipient, PayoutSender } from './payoutPartner.ts';

type OrderRow = Pick<StoredAccount, 'person_key'> & {
  reference: string;
  partner: RemittanceHandler;
  currency: Currency;
  minor: bigint;
  method: PayoutMethod;
  reason_id: string;
  first_name: string;
  last_name: string;
  recipient_profile: unknown;
  recipient_id: string;
  sender_id: string;
  sender_profile: unknown;
  sender_email: string | null;
};

/** What a partner is to pay, to whom and for whom, of the one attempt that `which` says, and what `also` selects. */
export async function findOrder<Also = unknown>(
  { db, keys }: KeyedDb,
  which: RawBuilder<unknown>,
  also: RawBuilder<unknown> = sql``,
): Promise<{ readonly order: PayoutOrder & { partner: RemittanceHandler }; readonly row: Also } | undefined> {
  const read = await sql<OrderRow & Also>`
    select o.reference, o.recipient_id, o.partner, o.currency, o.minor, t.method, t.reason_id, r.first_name, r.last_name,
      r.profile as recipient_profile, k.sealed as person_key, u.id as sender_id, u.profile as sender_profile, u.email as sender_email ${also}
    from payout_attempt o join transfer t on t.id = o.transfer_id join recipient r on r.id = o.recipient_id
      join app_user u on u.id = t.user_id left join person_key k on k.user_id = r.user_id
    where ${which}`.execute(db);
  const [row] = read.rows;
  if (!row) return undefined;
  const order = {
    reference: row.reference,
    partner: row.partner,
    method: row.method,
    amount: money(row.currency, Number(row.minor)),
    reason: row.reason_id,
    recipient: recipientOf(keys, row),
    sender: senderOf(row),
  };
  return { order, row };
}

function recipientOf(keys: Keyring, row: OrderRow): PayoutRecipient {
  const stored = { profile: row.recipient_profile, person_key: row.person_key, verified_account_name: null };
  const { profile } = accountIn(keys, row.recipient_id, stored);
  return {
    id: row.recipient_id,
    firstName: row.first_name,
    lastName: row.last_name,
    countryCode: profile.countryCode,
    phone: profile.mobile && `${profile.phoneCode ?? ''}${profile.mobile}`,
    accountNumber: profile.recipientAccountNumber ?? profile.accountNumber,
    bank: profile.bankId ?? profile.bankName,
    branch: profile.accountBranch,
    network: profile.mobileMoneyProvider,
    pickupPoint: profile.pickupPoint,
  };
}

function senderOf({ sender_id, sender_email, sender_profile }: OrderRow): PayoutSender {
  const profile = storedProfile.parse(sender_profile);
  return {
    id: sender_id,
    firstName: profile.firstName,
    lastName: profile.lastName,
    countryCode: profile.location_country,
    phone: profile.mobile && `${profile.phoneCode}${profile.mobile}`,
    email: sender_email ?? undefined,
    street: profile.address1,
    city: profile.city,
    postcode: profile.zip,
    birthDate: isoDay(profile),
  };
}
