import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Job } from './jobs.ts';
import { type Retention, retention } from './retention.ts';

/** Rows looked at or taken away at a time, so that the embedded database is never long at it. */
const batch = 5000;
const everyMs = 60_000;

type Timed = Retention & { readonly table: string; readonly taken: NonNullable<Retention['taken']> };
const isTimed = (rule: Retention & { readonly table: string }): rule is Timed => rule.taken !== undefined;
const timed = Object.entries(retention)
  .map(([table, rule]) => ({ ...rule, table }))
  .filter(isTimed);

/** Where the last look at rows that may be in use ended. */
type Place = { readonly at: string; readonly id: string };

/** Takes away what has served its time, table by table as `retention` says. */
export function housekeepingJob(db: Db): Job {
  const places = new Map<string, Place>();

  async function takeUnused(rule: Timed, { table: user, column }: { table: string; column: string }): Promise<boolean> {
    const { table, keep, taken } = rule;
    const [since] = taken.since;
    const from = places.get(table) ?? { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
    const looked = await sql<Place & { count: number }>`with looked as (
        select id, ${sql.ref(since)} as at from ${sql.table(table)}
        where (${sql.ref(since)}, id) > (${from.at}::timestamptz, ${from.id}::uuid)
          and ${sql.ref(since)} < now() - ${keep}::interval order by ${sql.ref(since)}, id limit ${batch}),
      gone as (delete from ${sql.table(table)} where id in (select id from looked
        where not exists (select from ${sql.table(user)} where ${sql.ref(`${user}.${column}`)} = looked.id)))
      select at::text as at, id, (select count(*)::int from looked) as count from looked
      order by looked.at desc, id desc limit 1`.execute(db);
    const [last] = looked.rows;
    if (last) places.set(table, last);
    return last?.count === batch;
  }

  async function take({ table, keep, taken }: Timed): Promise<boolean> {
    const [first, ...others] = taken.since.map((column) => sql.ref(column));
    const age = others.length > 0 ? sql`coalesce(${sql.join([first, ...others])})` : sql`${first}`;
    const removed = await sql`delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where ${age} < now() - ${keep}::interval
        and ${taken.only ?? sql`true`} limit ${batch}) returning 1`.execute(db);
    return removed.rows.length === batch;
  }

  return {
    name: 'housekeeping',
    everyMs,
    async run() {
      let isMore = false;
      for (const rule of timed) {
        const { unlessIn } = rule.taken;
        isMore = (await (unlessIn ? takeUnused(rule, unlessIn) : take(rule))) || isMore;
      }
      await sql`select forget_security_events(), forget_reports()`.execute(db);
      return isMore;
    },
  };
}
