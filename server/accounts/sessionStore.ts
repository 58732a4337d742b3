import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { type KeyedCall, reservation } from '../http/idempotency.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import type { Caller } from '../http/route.ts';

/** Idle time a session survives: the spec's 0.051 day (D-25). */
export const idleSeconds = Math.round(0.051 * 86_400);
/** Longest life of a session, whatever happens in it (security notes, 4.1). */
const absoluteSeconds = 12 * 3600;
/** Sessions one person may hold; the oldest ends when another begins (ASVS 7.1.2). */
const sessionsPerPerson = 5;

type UsedSession = { readonly caller: Caller; readonly isReserved: boolean };

export type SessionStore = ReturnType<typeof sessionStore>;

export const sessionStore = (db: Db) => ({
  /** Opens a session; the returned cookie value is known to the browser alone. */
  async open(userId: string): Promise<{ cookie: string; sessionHash: string }> {
    const cookie = randomBytes(32).toString('base64url');
    const sessionHash = sha256Hex(cookie);
    await db.insertInto('session').values({ id_hash: sessionHash, user_id: userId }).execute();
    await sql`update session set ended_at = now() where user_id = ${userId} and ended_at is null and id_hash not in (
      select id_hash from session where user_id = ${userId} and ended_at is null
      order by created_at desc limit ${sessionsPerPerson})`.execute(db);
    return { cookie, sessionHash };
  },

  /**
   * The person behind a session, when it is alive, belongs to `userName` and has not seen this nonce.
   * `userName` is empty when the browser only asks who is there (D-121).
   * `nonce` is undefined for reads, which may repeat. `keyed` is reserved in the same breath, when it can be.
   */
  async use(session: {
    readonly hash: string;
    readonly userName: string;
    readonly nonce: string | undefined;
    readonly keyed: KeyedCall | undefined;
  }): Promise<Result<UsedSession, 'signInRequired' | 'hashInvalid'>> {
    const { keyed } = session;
    const reserved = keyed ? reservation(sql`alive where exists (select from fresh)`, keyed) : sql`select where false`;
    const found = await sql<{ user_id: string; fresh_at: Date; replayed: boolean; reserved: boolean }>`
      with alive as (
        select s.user_id, s.fresh_at from session s join app_user u on u.id = s.user_id
        where s.id_hash = ${session.hash} and s.ended_at is null and u.status = 'ACTIVE'
          and ${session.userName} in ('', u.email, u.phone)
          and s.last_seen_at > now() - make_interval(secs => ${idleSeconds})
          and s.created_at > now() - make_interval(secs => ${absoluteSeconds})
      ), seen as (
        update session set last_seen_at = now()
        where id_hash = ${session.hash} and last_seen_at < now() - interval '30 s' and exists (select from alive)
      ), fresh as (
        insert into request_nonce (session_hash, nonce)
        select ${session.hash}, ${session.nonce ?? ''} from alive where ${session.nonce !== undefined}
        on conflict do nothing returning 1
      ), reserved as (${reserved})
      select user_id, fresh_at, ${session.nonce !== undefined} and not exists (select from fresh) as replayed,
        exists (select from reserved) as reserved from alive
    `.execute(db);
    const [row] = found.rows;
    if (!row) return refuse('signInRequired');
    if (row.replayed) return refuse('hashInvalid');
    const caller = { userId: row.user_id, sessionHash: session.hash, freshAt: row.fresh_at };
    return accept({ caller, isReserved: row.reserved });
  },

  /** The password was given again, by the person whose session it is. */
  async freshen({ cookie, userId }: { cookie: string; userId: string }): Promise<void> {
    await sql`update session set fresh_at = now()
      where id_hash = ${sha256Hex(cookie)} and user_id = ${userId} and ended_at is null`.execute(db);
  },

  async end(sessionHash: string): Promise<void> {
    await sql`update session set ended_at = now() where id_hash = ${sessionHash}`.execute(db);
  },

  async endAllOf(userId: string): Promise<void> {
    await sql`update session set ended_at = now() where user_id = ${userId} and ended_at is null`.execute(db);
  },
});
