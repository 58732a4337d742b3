import { sql } from 'kysely';
import { z } from 'zod';
import { type RecipientProfile, recipientProfile } from '#contract/recipient/recipient.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { type FieldPlace, type PersonFields, personFields } from '../../keys/personFields.ts';

/** A recipient's account, as everybody but the database sees it. */
export type RecipientAccount = {
  readonly profile: RecipientProfile;
  /** The name the bank or network gave, when one was looked up. */
  readonly verifiedAccountName?: string | undefined;
};

/** As the database has it; `person_key` is that of whose recipient it is, and null where nothing of theirs is sealed. */
export type StoredAccount = {
  readonly profile: unknown;
  readonly verified_account_name: string | null;
  readonly person_key: string | null;
};

/** The key of whoever’s recipient a row of `recipient` is. */
export const personKey = sql<string | null>`(select k.sealed from person_key k where k.user_id = recipient.user_id)`;

/** What statements look for; it leads to nobody. */
const unsealed = recipientProfile.pick({
  ...({ transferMethod: true, countryCode: true, remittanceHandler: true, nameCheck: true } as const),
});
const sealedProfile = unsealed.extend({ sealed: z.string() });
const sealedPart = z.object({ profile: z.unknown(), verifiedAccountName: z.string().optional() });

const placeOf = (recipientId: string): FieldPlace => ({ table: 'recipient', column: 'profile', row: recipientId });

/** The columns of a recipient, for one of whom `fields` is; as they are where it is undefined. */
export function storedAccount(
  { profile, verifiedAccountName }: RecipientAccount,
  { recipientId, fields }: { readonly recipientId: string; readonly fields: PersonFields | undefined },
): Pick<StoredAccount, 'verified_account_name'> & { readonly profile: string } {
  if (!fields) return { profile: JSON.stringify(profile), verified_account_name: verifiedAccountName ?? null };
  const { transferMethod, countryCode, remittanceHandler, nameCheck } = profile;
  const sealed = fields.seal(JSON.stringify({ profile, verifiedAccountName }), placeOf(recipientId));
  const beside = { transferMethod, countryCode, remittanceHandler, nameCheck, sealed };
  return { profile: JSON.stringify(beside), verified_account_name: null };
}

/** Reads what is sealed and what is not. Throws `CannotOpen` when it is sealed and its person's key is gone or not this. */
export function accountIn(keys: Keyring, recipientId: string, stored: StoredAccount): RecipientAccount {
  const { data: hidden } = sealedProfile.safeParse(stored.profile);
  if (!hidden) {
    const profile = recipientProfile.parse(stored.profile);
    return {
      profile,
      ...(stored.verified_account_name !== null && { verifiedAccountName: stored.verified_account_name }),
    };
  }
  const text = personFields(keys, stored.person_key ?? '').open(hidden.sealed, placeOf(recipientId));
  const { profile, verifiedAccountName } = sealedPart.parse(JSON.parse(text));
  return {
    profile: recipientProfile.parse(profile),
    ...(verifiedAccountName !== undefined && { verifiedAccountName }),
  };
}

const storedRow = z.looseObject({ id: z.string(), verified_account_name: z.string().nullable(), profile: z.unknown() });

/** A whole row of `recipient` with what is sealed in it opened, for whoever’s it is. */
export function openedRecipient<Row>(keys: Keyring, row: Row, key: string | null): Row {
  const { id, ...stored } = storedRow.parse(row);
  const { profile, verifiedAccountName = null } = accountIn(keys, id, { ...stored, person_key: key });
  return { ...row, profile, verified_account_name: verifiedAccountName };
}
