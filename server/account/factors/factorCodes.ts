import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { databaseNow } from '../../database/databaseClock.ts';
import type { Db } from '../../database/open.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { macs } from '../../keys/macs.ts';
import { sealer } from '../../keys/sealedText.ts';

const periodSeconds = 30;
/** Periods a clock may be off, before and after (RFC 6238, 5.2). */
const drift = 1;
const recoveryCodes = 10;
/** None that looks or sounds like another. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const alphabet = `${letters}23456789`;

export type FactorCodes = ReturnType<typeof factorCodes>;

/**
 * Codes of an authenticator app (RFC 6238 as it stands, which is all that every app can, by the database’s clock), and
 * recovery codes; each is taken once.
 */
export function factorCodes(keys: Keyring) {
  const secrets = sealer(keys, 'authenticator-v1');
  const hashes = macs(keys, 'recovery-code-v1', 'hex');
  const totpOf = (secret: Secret, label: string) =>
    new TOTP({ issuer: 'Sawa', label, secret, digits: 6, period: periodSeconds });

  /** Takes an app’s code of this period, or of one next to it, unless one as new was taken before. */
  async function takeAppCode(db: Db, userId: string, code: string): Promise<boolean> {
    const kept = await db.selectFrom('authenticator').selectAll().where('user_id', '=', userId).executeTakeFirst();
    if (!kept) return false;
    // Where it was sealed by a secret that is not here no code of the app is right, and recovery codes are.
    const secret = secrets.openIfHere(kept.sealed_secret);
    if (secret === undefined) return false;
    const now = (await databaseNow(db)).getTime();
    const delta = totpOf(Secret.fromBase32(secret), '').validate({ token: code, timestamp: now, window: drift });
    if (delta === null) return false;
    const period = Math.floor(now / 1000 / periodSeconds) + delta;
    const taken = await sql`update authenticator set last_period = ${period}
      where user_id = ${userId} and last_period < ${period} returning 1`.execute(db);
    return taken.rows.length > 0;
  }

  async function takeRecoveryCode(db: Db, userId: string, typed: string): Promise<boolean> {
    const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
    const taken = await sql`update recovery_code set used_at = now()
      where user_id = ${userId} and code_hash = any(${hashes.allOf(`${userId}:${code}`)}) and used_at is null returning 1`.execute(
      db,
    );
    return taken.rows.length > 0;
  }

  return {
    /** A secret for an app, which counts for nothing before `confirm`; undefined where an app is on already. */
    async begin(db: Db, { userId, label }: { userId: string; label: string }) {
      const secret = new Secret({ buffer: Uint8Array.from(randomBytes(20)).buffer });
      const sealed = secrets.seal(secret.base32);
      const begun = await db
        .insertInto('authenticator')
        .values({ user_id: userId, sealed_secret: sealed, confirmed_at: null })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ sealed_secret: sealed, last_period: 0, created_at: sql`now()` })
            .where('authenticator.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst();
      return begun && { secret: secret.base32, uri: totpOf(secret, label).toString() };
    },

    /** The app has the secret: it shows the right code. */
    async confirm(transaction: Db, userId: string, code: string): Promise<boolean> {
      if (!(await takeAppCode(transaction, userId, code))) return false;
      const confirmed = await sql`update authenticator set confirmed_at = now()
        where user_id = ${userId} and confirmed_at is null returning 1`.execute(transaction);
      return confirmed.rows.length > 0;
    },

    /** A code of a confirmed app or a recovery code; which one is told, so that its owner is. */
    async take(db: Db, userId: string, typed: string): Promise<'app' | 'recovery' | undefined> {
      const digits = typed.replace(/\s/g, '');
      if (/^\d{6}$/.test(digits)) return (await takeConfirmed(db, userId, digits)) ? 'app' : undefined;
      return (await takeRecoveryCode(db, userId, typed)) ? 'recovery' : undefined;
    },

    /** Ten new ones, in groups of four; those before stop working. Shown once: only their hashes are kept. */
    async renewRecoveryCodes(transaction: Db, userId: string): Promise<string[]> {
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
      await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
      const rows = codes.map((code) => ({ user_id: userId, code_hash: hashes.of(`${userId}:${code}`), used_at: null }));
      await transaction.insertInto('recovery_code').values(rows).execute();
      return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
    },
  };

  async function takeConfirmed(db: Db, userId: string, code: string): Promise<boolean> {
    const app = db.selectFrom('authenticator').select('confirmed_at').where('user_id', '=', userId);
    const found = await app.executeTakeFirst();
    return found?.confirmed_at ? takeAppCode(db, userId, code) : false;
  }
}

/** Sixteen letters and digits, 78 bits; a letter first, so that none begins like a code of an app (`isRecoveryCode`). */
const newRecoveryCode = (): string =>
  [letters, ...Array<string>(15).fill(alphabet)].map((from) => from.charAt(randomInt(from.length))).join('');
