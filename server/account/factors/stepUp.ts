import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type FactorWays, type ShownDeed, shownDeed } from '#contract/account/deed.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../../database/open.ts';
import { type Caller, type Outcome, refused } from '../../http/route.ts';
import { factorWays, hasFactor } from './factorStanding.ts';

/** How long ago somebody may have confirmed before they are asked again (security notes, 4.1). */
const freshSeconds = 300;

export type Deed = {
  readonly shown: ShownDeed;
  /** The ids and answers it was asked with: two deeds that look alike are two. */
  readonly about: unknown;
};

const hashOf = ({ shown, about }: Deed): string =>
  createHash('sha256')
    .update(`sawa deed v1\n${JSON.stringify(shown)}\n${JSON.stringify(about ?? null)}`)
    .digest('hex');

const recent = sql`now() - make_interval(secs => ${freshSeconds})`;

/**
 * The one place that says whether somebody has confirmed what they ask for. A password of the last minutes does it for
 * whoever has nothing else; whoever has a second factor confirms this very deed with it, and a confirmation of another
 * is none. What was refused is kept as it is to be shown, so that it is our facts that are confirmed.
 */
export async function confirmed(
  db: Db,
  caller: Caller,
  asked: Deed,
): Promise<Outcome<true, 'reauthenticationRequired'>> {
  if (hasFactor(await factorWays(db, caller.userId))) return confirmedDeed(db, caller, asked);
  const fresh = await sql`select 1 where ${caller.freshAt}::timestamptz >= ${recent}`.execute(db);
  return fresh.rows.length > 0 ? accept(true) : refused('reauthenticationRequired');
}

/** The same where the password comes with the call itself: only a second factor is still to be asked for. */
export async function confirmedByFactor(
  db: Db,
  caller: Caller,
  asked: Deed,
): Promise<Outcome<true, 'reauthenticationRequired'>> {
  return hasFactor(await factorWays(db, caller.userId)) ? confirmedDeed(db, caller, asked) : accept(true);
}

async function confirmedDeed(db: Db, caller: Caller, asked: Deed): Promise<Outcome<true, 'reauthenticationRequired'>> {
  const [session, hash] = [caller.sessionHash, hashOf(asked)];
  const found = await sql`select 1 from deed
    where session_hash = ${session} and hash = ${hash} and confirmed_at > ${recent}`.execute(db);
  if (found.rows.length > 0) return accept(true);
  await sql`insert into deed (session_hash, hash, shown) values (${session}, ${hash}, ${JSON.stringify(asked.shown)})
    on conflict (session_hash, hash) do update set asked_at = now(), confirmed_at = null`.execute(db);
  return refused('reauthenticationRequired');
}

type KeptDeed = { readonly hash: string; readonly shown: ShownDeed };

/** What this browser asked for last and has not confirmed. */
export async function pendingDeedOf(
  db: Db,
  { userId, sessionHash }: Caller,
): Promise<{ readonly ways: FactorWays; readonly deed?: KeptDeed }> {
  const ways = await factorWays(db, userId);
  if (!hasFactor(ways)) return { ways };
  const found = await sql<{ hash: string; shown: unknown }>`select hash, shown from deed
    where session_hash = ${sessionHash} and confirmed_at is null and asked_at > ${recent}
    order by asked_at desc limit 1`.execute(db);
  const [row] = found.rows;
  return { ways, ...(row && { deed: { hash: row.hash, shown: shownDeed.parse(row.shown) } }) };
}

/** Whether this browser asked for it lately. */
export async function isAskedHere(db: Db, { sessionHash }: Caller, hash: string): Promise<boolean> {
  const found = await sql`select 1 from deed
    where session_hash = ${sessionHash} and hash = ${hash} and asked_at > ${recent}`.execute(db);
  return found.rows.length > 0;
}

export const confirmDeedOf = (db: Db, { sessionHash }: Caller, hash: string) =>
  sql`update deed set confirmed_at = now() where session_hash = ${sessionHash} and hash = ${hash}`.execute(db);
