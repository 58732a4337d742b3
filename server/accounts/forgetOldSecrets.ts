import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Job } from '../jobs/jobs.ts';

const everyMs = 10 * 60_000;

/** What is over is of no use to us and of much to a thief: codes, tokens, nonces, counts and sessions go. */
export const forgetOldSecrets = (db: Db): Job => ({
  name: 'forget old secrets',
  everyMs,
  async run() {
    await sql`delete from request_nonce where seen_at < now() - interval '10 minutes'`.execute(db);
    await sql`delete from spent_challenge where expires_at < now() - interval '10 minutes'`.execute(db);
    await sql`delete from code_request where expires_at < now() - interval '1 day'`.execute(db);
    await sql`delete from one_time_token where expires_at < now() - interval '1 day'`.execute(db);
    await sql`delete from passkey_challenge where expires_at < now() - interval '1 day'`.execute(db);
    await sql`delete from half_sign_in where expires_at < now() - interval '1 day'`.execute(db);
    await sql`delete from deed where asked_at < now() - interval '1 day'`.execute(db);
    await sql`delete from attempt_count where window_start < now() - interval '2 days'`.execute(db);
    await sql`delete from session where coalesce(ended_at, last_seen_at) < now() - interval '30 days'`.execute(db);
    return false;
  },
});
