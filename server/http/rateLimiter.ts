import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Visitor } from '../security/visitor.ts';
import type { Proof } from './challenges.ts';
import { refused } from './route.ts';

export type Allowance = { readonly limit: number; readonly windowSeconds: number };
/** From the `free`th try on, each takes a proof of work; `limit` is for those who bring one. */
export type ChallengedAllowance = Allowance & { readonly free: number };

export type AttemptLimiter = ReturnType<typeof rateLimiter>;

/** Connections that may use up their whole share from one /48: as many as a street or a campus has. */
const connectionsOfSite = 8;

type Count = { readonly count: number; readonly wait: number };

const startOf = (windowSeconds: number) =>
  sql`to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}) * ${windowSeconds})`;

/** Counts one try of the `bucket` that `tried` selects, if it selects one; answers a row unless `most` are counted already. */
export const countedTry = (tried: RawBuilder<unknown>, most: number, windowSeconds: number): RawBuilder<unknown> => sql`
  insert into attempt_count (bucket, window_start, count) select bucket, ${startOf(windowSeconds)}, 1 from ${tried}
  on conflict (bucket, window_start) do update set count = attempt_count.count + 1
    where attempt_count.count < ${most}
  returning 1`;

/** Counts tries in rows, so that the limit holds however many servers run and across restarts. */
export function rateLimiter(db: Db) {
  /** Counts one try unless `most` are counted already, and then says how many those are and for how long. */
  async function countedBeyond(bucket: string, most: number, windowSeconds: number): Promise<Count | undefined> {
    const counted = await countedTry(sql`(select ${bucket}::text as bucket) tried`, most, windowSeconds).execute(db);
    if (counted.rows.length > 0) return undefined;
    const found = await sql<Count>`
      select count, ceil(extract(epoch from window_start) + ${windowSeconds} - extract(epoch from now()))::int as wait
      from attempt_count where bucket = ${bucket} and window_start = ${startOf(windowSeconds)}`.execute(db);
    return found.rows[0] ?? { count: most, wait: 1 };
  }

  /** Counts one try. Undefined while it is within the allowance; otherwise the refusal to answer with. */
  async function take(bucket: string, { limit, windowSeconds }: Allowance) {
    const beyond = await countedBeyond(bucket, limit, windowSeconds);
    return beyond && refused('tooManyRequests', { params: { seconds: String(beyond.wait) } });
  }

  /** The same, where work is asked for before the wall. A try that is asked for work is not counted. */
  async function takeWorked(bucket: string, { limit, free, windowSeconds }: ChallengedAllowance, proof: Proof) {
    const beyond = await countedBeyond(bucket, proof.isGiven ? limit : free, windowSeconds);
    if (!beyond) return undefined;
    if (beyond.count >= limit) return refused('tooManyRequests', { params: { seconds: String(beyond.wait) } });
    return proof.ask({ level: Math.floor(beyond.count / free) - 1, seconds: beyond.wait });
  }

  return {
    take,
    takeWorked,

    /** The same for a visitor: over their connection, and over the site many connections may belong to. */
    async takeFrom({ key, site }: Visitor, what: string, allowance: Allowance) {
      const limited = await take(`${what}:${key}`, allowance);
      return limited ?? takeFromSite(site, what, allowance);
    },

    async takeWorkedFrom({ key, site }: Visitor, what: string, allowance: ChallengedAllowance, proof: Proof) {
      const limited = await takeWorked(`${what}:${key}`, allowance, proof);
      return limited ?? takeFromSite(site, what, allowance);
    },

    /** A success clears the count, so that an honest person is not locked out by earlier slips. */
    async forget(bucket: string): Promise<void> {
      await db.deleteFrom('attempt_count').where('bucket', '=', bucket).execute();
    },
  };

  async function takeFromSite(site: string | undefined, what: string, { limit, windowSeconds }: Allowance) {
    return site === undefined
      ? undefined
      : take(`${what}:${site}`, { limit: limit * connectionsOfSite, windowSeconds });
  }
}
