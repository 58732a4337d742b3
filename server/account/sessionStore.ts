import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { SessionTime } from '#contract/session/session.ts';
import { sessionIdleSeconds, sessionLifeHours } from '#domain/account/browserMemory.ts';
import type { DeviceName } from '#domain/account/deviceName.ts';
import { accept, refuse } from '#domain/result.ts';
import { isSessionAlive } from '../database/aliveSession.ts';
import { isDatabaseAway } from '../database/databaseAway.ts';
import type { Db } from '../database/open.ts';
import { reservation } from '../http/idempotency.ts';
import { countedTry } from '../http/rateLimiter.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import type { Caller, CountedCalls } from '../http/route.ts';
import type { Sessions } from '../http/sessions.ts';

/** Sessions one person may hold; the oldest ends when another begins (ASVS 7.1.2). */
const sessionsPerPerson = 5;

export type SignedInDevice = {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly is_this: boolean;
};

type UsedRow = {
  user_id: string;
  fresh_at: Date;
  is_long_ago: boolean;
  replayed: boolean;
  reserved: boolean;
  within: boolean;
};

type Use = Parameters<Sessions['use']>[0];

/** When the owner last did anything: a session counts from there, and not from what its pages ask by themselves. */
const actedAt = (idleSeconds: number) => sql`now() - make_interval(secs => ${idleSeconds})`;

/** A read is a plain question: it writes nothing, so nothing waits for the disk. */
const used = ({ hash, userName, idleSeconds }: Pick<Use, 'hash' | 'userName' | 'idleSeconds'>) => sql`
  select s.user_id, s.fresh_at, s.last_seen_at < ${actedAt(idleSeconds)} - interval '30 s' as is_long_ago
  from session s join app_user u on u.id = s.user_id
  where s.id_hash = ${hash} and u.status = 'ACTIVE' and ${userName} in ('', u.email, u.phone) and ${isSessionAlive}`;

type OneUse = Use & { readonly nonce: string };

function onceUsed({ nonce, keyed, counted, ...session }: OneUse) {
  const reserved = keyed ? reservation(sql`alive where exists (select from fresh)`, keyed) : sql`select where false`;
  const within = counted ? countedOf(counted, keyed ? sql`reserved` : sql`fresh`) : sql`select where false`;
  return sql<UsedRow>`
    with alive as (${used(session)}), fresh as (
      insert into request_nonce (session_hash, nonce) select ${session.hash}, ${nonce} from alive
      on conflict do nothing returning 1
    ), reserved as (${reserved}), within as (${within})
    select alive.*, exists (select from within) as within, not exists (select from fresh) as replayed, exists (select from reserved) as reserved from alive`;
}

/** Only where there is a row of `once`: what is answered again, or refused, is no try. */
const countedOf = ({ name, limit, windowSeconds }: CountedCalls, once: RawBuilder<unknown>) =>
  countedTry(
    sql`(select ${`${name}:`}::text || user_id::text as bucket from alive where exists (select from ${once})) tried`,
    limit,
    windowSeconds,
  );

/** A database that may not be written, as with a full disk, still lets people look. */
async function keepSeen(db: Db, { hash, idleSeconds }: Use): Promise<void> {
  const seen = sql`update session set last_seen_at = greatest(last_seen_at, ${actedAt(idleSeconds)})
    where id_hash = ${hash} and ended_at is null`.execute(db);
  await seen.catch((failure: unknown) => {
    if (!isDatabaseAway(failure)) throw failure;
  });
}

export type SessionStore = ReturnType<typeof sessionStore>;

export const sessionStore = (db: Db) => ({
  /** Opens a session; the returned cookie value is known to the browser alone. */
  async open(userId: string, { browser, system }: DeviceName = {}): Promise<{ cookie: string; sessionHash: string }> {
    const cookie = randomBytes(32).toString('base64url');
    const sessionHash = sha256Hex(cookie);
    const device = { browser: browser ?? null, system: system ?? null };
    await db
      .insertInto('session')
      .values({ id_hash: sessionHash, user_id: userId, ...device })
      .execute();
    await sql`update session set ended_at = now() where user_id = ${userId} and ended_at is null and id_hash not in (
      select id_hash from session where user_id = ${userId} and ended_at is null
      order by created_at desc limit ${sessionsPerPerson})`.execute(db);
    return { cookie, sessionHash };
  },

  async use(session: Use): ReturnType<Sessions['use']> {
    const found = await (session.nonce === undefined
      ? sql<UsedRow>`select alive.*, false as replayed, false as reserved, false as within from (${used(session)}) alive`
      : onceUsed({ ...session, nonce: session.nonce })
    ).execute(db);
    const [row] = found.rows;
    if (!row) return refuse('signInRequired');
    if (row.is_long_ago) await keepSeen(db, session);
    if (row.replayed) return refuse('hashInvalid');
    const caller = { userId: row.user_id, sessionHash: session.hash, freshAt: row.fresh_at };
    return accept({ caller, isReserved: row.reserved, isCounted: row.within });
  },

  /** Of a session that is alive, whole seconds rounded down. */
  async timeLeft(sessionHash: string): Promise<SessionTime> {
    const left = (since: string, seconds: number) =>
      sql`greatest(0, floor(extract(epoch from ${sql.ref(since)} - now()) + ${seconds}))::int`;
    const found = await sql<SessionTime>`
      select ${left('last_seen_at', sessionIdleSeconds)} as "idleSeconds",
        ${left('created_at', sessionLifeHours * 3600)} as "lifeSeconds"
      from session where id_hash = ${sessionHash}`.execute(db);
    return found.rows[0] ?? { idleSeconds: 0, lifeSeconds: 0 };
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

  async endOthersOf({ userId, sessionHash }: Pick<Caller, 'userId' | 'sessionHash'>): Promise<void> {
    await sql`update session set ended_at = now()
      where user_id = ${userId} and id_hash <> ${sessionHash} and ended_at is null`.execute(db);
  },

  /** Sessions that would still be let in, last used first. */
  async devicesOf({ userId, sessionHash }: Caller): Promise<SignedInDevice[]> {
    const found = await sql<SignedInDevice>`
      select id, browser, system, created_at, last_seen_at, id_hash = ${sessionHash} as is_this from session s
      where user_id = ${userId} and ${isSessionAlive}
      order by last_seen_at desc, id`.execute(db);
    return found.rows;
  },

  /** Ends one of this person's sessions by its shown name. False when they have no such one. */
  async endDevice({ userId, sessionId }: { userId: string; sessionId: string }): Promise<boolean> {
    const ended = await sql`update session set ended_at = now()
      where id = ${sessionId} and user_id = ${userId} and ended_at is null returning 1`.execute(db);
    return ended.rows.length > 0;
  },
});
