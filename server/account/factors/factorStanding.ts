import { sql } from 'kysely';
import type { FactorWays } from '#contract/account/deed.ts';
import type { Factors } from '#contract/session/secondFactor.ts';
import type { Db } from '../../database/open.ts';

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** What somebody can prove themselves with beside the password; both are false for whoever has no second factor. */
export async function factorWays(db: Db, userId: string): Promise<FactorWays> {
  const found = await sql<FactorWays>`
    select exists (select from passkey where user_id = ${userId}) as passkey,
      exists (select from authenticator where user_id = ${userId} and confirmed_at is not null)
        or exists (select from recovery_code where user_id = ${userId} and used_at is null) as code`.execute(db);
  return found.rows[0] ?? { passkey: false, code: false };
}

export const hasFactor = ({ passkey, code }: FactorWays): boolean => passkey || code;

/** The second factors of somebody as their settings show them. */
export async function readFactorsOf(db: Db, userId: string): Promise<Factors> {
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at', 'is_synced'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const rest = await sql<{ app: boolean; codes: number; due: Date | null }>`
    select exists (select from authenticator where user_id = ${userId} and confirmed_at is not null) as app,
      (select count(*)::int from recovery_code where user_id = ${userId} and used_at is null) as codes,
      (select due_at from factor_removal where user_id = ${userId} and stopped_at is null and done_at is null) as due
    `.execute(db);
  const [row] = rest.rows;
  return {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at, is_synced }) => ({
      id,
      name,
      addedAt: seconds(created_at),
      ...(last_used_at && { lastUsedAt: seconds(last_used_at) }),
      isSynced: is_synced,
    })),
    hasAuthenticator: row?.app ?? false,
    recoveryCodesLeft: row?.codes ?? 0,
    ...(row?.due && { removedAt: seconds(row.due) }),
  };
}
