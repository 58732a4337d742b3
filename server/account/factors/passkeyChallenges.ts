import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { PasskeyChallengeTable } from '../../database/factorSchema.ts';
import type { Db } from '../../database/open.ts';
import { equalInConstantTime } from '../../keys/macs.ts';

/** Long enough to find a phone and unlock it. */
const challengeSeconds = 300;

type Purpose = PasskeyChallengeTable['purpose'];
type Asked = {
  readonly purpose: Purpose;
  /** The session’s hash, or that of the cookie of a browser nobody is signed in at. */
  readonly browserHash: string;
  readonly userId?: string | undefined;
  readonly deedHash?: string | undefined;
};

export type UsedChallenge = { readonly userId: string | undefined; readonly deedHash: string | undefined };

/** A passkey signs what it is shown by number alone, so the number is made of what the person was shown. */
const challengeOf = (nonce: string, deedHash: string | undefined): string =>
  createHash('sha256')
    .update(`sawa passkey challenge v1\n${nonce}\n${deedHash ?? ''}`)
    .digest('base64url');

/** 256 bits of chance, kept until they are used or over (ASVS 6.7.2). */
export async function issueChallenge(db: Db, { purpose, browserHash, userId, deedHash }: Asked): Promise<string> {
  const nonce = randomBytes(32).toString('base64url');
  const challenge = challengeOf(nonce, deedHash);
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge,
      purpose,
      browser_hash: browserHash,
      user_id: userId ?? null,
      nonce,
      deed_hash: deedHash ?? null,
      expires_at: sql`now() + make_interval(secs => ${challengeSeconds})`,
    })
    .execute();
  return challenge;
}

/** Uses a challenge up, right or wrong; undefined when it is unknown, used, over, or for something or somebody else. */
export async function redeemChallenge(
  db: Db,
  { challenge, purpose, browserHash }: { challenge: string } & Pick<Asked, 'purpose' | 'browserHash'>,
): Promise<UsedChallenge | undefined> {
  const used = await db
    .updateTable('passkey_challenge')
    .set({ used_at: sql`now()` })
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning(['user_id', 'deed_hash', 'nonce'])
    .executeTakeFirst();
  if (!used) return undefined;
  const deedHash = used.deed_hash ?? undefined;
  if (!equalInConstantTime(challengeOf(used.nonce, deedHash), challenge)) return undefined;
  return { userId: used.user_id ?? undefined, deedHash };
}

const clientData = z.object({ challenge: z.string().max(100) });

/** The challenge a browser says was signed; empty for what is no such data. */
export function signedChallenge(clientDataJSON: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge;
  } catch {
    return '';
  }
}
