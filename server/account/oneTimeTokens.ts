import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { OneTimeTokenTable } from '../database/peopleSchema.ts';
import { sha256Hex } from '../http/requestSignature.ts';

type Purpose = OneTimeTokenTable['purpose'];

/** Long enough to read a screen and type a password twice. */
const tokenSeconds = 600;

/** 256 bits that do one thing once. */
export async function issueToken(transaction: Db, { purpose, userId }: { purpose: Purpose; userId: string }) {
  const token = randomBytes(32).toString('base64url');
  await transaction
    .insertInto('one_time_token')
    .values({
      token_hash: sha256Hex(token),
      purpose,
      user_id: userId,
      expires_at: sql`now() + make_interval(secs => ${tokenSeconds})`,
    })
    .execute();
  return token;
}

/** Whose token it was; undefined when it is unknown, too old, used, or for something else. */
export async function redeemToken(transaction: Db, { purpose, token }: { purpose: Purpose; token: string }) {
  const used = await transaction
    .updateTable('one_time_token')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', sha256Hex(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id;
}
