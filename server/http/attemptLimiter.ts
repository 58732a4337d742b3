import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Visitor } from '../security/visitor.ts';
import { refused } from './route.ts';

export type Allowance = { readonly limit: number; readonly windowSeconds: number };

export type AttemptLimiter = ReturnType<typeof attemptLimiter>;

/** Connections that may use up their whole share from one /48: as many as a street or a campus has. */
const connectionsOfSite = 8;

/** Counts tries in rows, so that the limit holds however many servers run and across restarts. */
export function attemptLimiter(db: Db) {
  /** Counts one try. Undefined while it is within the allowance; otherwise the refusal to answer with. */
  async function take(bucket: string, { limit, windowSeconds }: Allowance) {
    const counted = await sql<{ count: number; wait: number }>`
      insert into attempt_count (bucket, window_start, count)
      values (${bucket}, to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}) * ${windowSeconds}), 1)
      on conflict (bucket, window_start) do update set count = attempt_count.count + 1
      returning count, ceil(extract(epoch from window_start) + ${windowSeconds} - extract(epoch from now()))::int as wait
    `.execute(db);
    const [row] = counted.rows;
    if (!row || row.count <= limit) return undefined;
    return refused('tooManyRequests', { params: { seconds: String(row.wait) } });
  }

  return {
    take,

    /** The same for a visitor: over their connection, and over the site many connections may belong to. */
    async takeFrom({ key, site }: Visitor, what: string, { limit, windowSeconds }: Allowance) {
      const limited = await take(`${what}:${key}`, { limit, windowSeconds });
      if (limited || site === undefined) return limited;
      return take(`${what}:${site}`, { limit: limit * connectionsOfSite, windowSeconds });
    },

    /** A success clears the count, so that an honest person is not locked out by earlier slips. */
    async forget(bucket: string): Promise<void> {
      await db.deleteFrom('attempt_count').where('bucket', '=', bucket).execute();
    },
  };
}
