import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Reconciliation } from './reconciliation.ts';

/** A day may be closed again, when a late file has come: each run is kept. */
export async function nextRun(db: Db, day: string): Promise<number> {
  const read = await sql<{ run: number }>`select coalesce(max(run), 0)::int + 1 as run from closing
    where day = ${day}::date`.execute(db);
  return read.rows[0]?.run ?? 1;
}

export async function keepClosing(db: Db, { day, books, figures }: Reconciliation, run: number): Promise<void> {
  const closings = books.map(
    ({ company, ours, theirs, fileState }) =>
      sql`(${day}::date, ${company}, ${run}::int, ${ours}::int, ${theirs}::int, ${fileState})`,
  );
  const breaks = books.flatMap(({ company, breaks: found }) =>
    found.map(
      ({ kind, ours, theirs }, n) => sql`(${day}::date, ${company}, ${run}::int, ${n + 1}::int, ${kind},
        ${ours ? JSON.stringify(ours) : null}::jsonb, ${theirs ? JSON.stringify(theirs) : null}::jsonb)`,
    ),
  );
  const days = figures.map(
    ({ currency, requirement, resource, receivable, late }) => sql`(${day}::date, ${run}::int, ${currency},
      ${requirement.minor}::bigint, ${resource.minor}::bigint, ${receivable.minor}::bigint, ${late.minor}::bigint)`,
  );
  await sql`insert into closing (day, company, run, ours, theirs, file_state) values ${sql.join(closings)}`.execute(db);
  if (breaks.length > 0) {
    await sql`insert into reconciliation_break (day, company, run, n, kind, ours, theirs)
      values ${sql.join(breaks)}`.execute(db);
  }
  if (days.length > 0) {
    await sql`insert into safeguarding_day (day, run, currency, requirement_minor, resource_minor, receivable_minor, late_minor)
      values ${sql.join(days)}`.execute(db);
  }
}

/** From this time of the day after (UTC) companies’ files of a day are there. */
const filesThere = sql`interval '1 day 6 hours'`;

/** Closed is a day of which a run after that time read every file. */
const isClosed = sql`exists (select from closing c where c.day = each.day group by c.run
  having bool_and(c.file_state = 'read') and min(c.at at time zone 'UTC') >= each.day + ${filesThere})`;

/** Every day from the first that was ever to be closed to the last whose files should be there. */
const everyDay = sql`(select day::date from generate_series(
    coalesce((select min(day) from closing), (now() at time zone 'UTC' - ${filesThere})::date),
    (now() at time zone 'UTC' - ${filesThere})::date, interval '1 day') day) each`;

/** A file that is not there yet is asked for every hour, and once the day is a week ago every day. */
const isToBeTried = sql`not exists (select from closing c where c.day = each.day
  and c.at > now() - case when each.day > now() - interval '7 days' then interval '1 hour' else interval '1 day' end
  and c.at at time zone 'UTC' >= each.day + ${filesThere})`;

/** The days to close now, as YYYY-MM-DD, oldest first. */
export async function daysToClose(db: Db): Promise<readonly string[]> {
  const read = await sql<{ day: string }>`select to_char(day, 'YYYY-MM-DD') as day from ${everyDay}
    where not ${isClosed} and ${isToBeTried} order by each.day`.execute(db);
  return read.rows.map(({ day }) => day);
}

export type OpenDay = {
  readonly day: string;
  /** Whose files could not be read in the newest run; empty where there was none. */
  readonly missing: readonly string[];
  /** It is noon of the day after: somebody has to look. */
  readonly isLate: boolean;
};

/** The day of the first payment there was. */
const firstDay = sql`(select (settled_at at time zone 'UTC')::date from payment order by id limit 1)`;

/**
 * Days that should be closed and are not, oldest first, and the newest that is. Before the first payment no company has
 * anything to say, so nobody waits for it.
 */
export async function closingStanding(
  db: Db,
): Promise<{ readonly closed?: string; readonly open: readonly OpenDay[] }> {
  const read = await sql<{ day: string; closed: boolean; missing: string[] | null; late: boolean }>`
    select to_char(each.day, 'YYYY-MM-DD') as day, ${isClosed} as closed,
      now() at time zone 'UTC' >= each.day + interval '1 day 12 hours' as late,
      (select array_agg(c.company order by c.company) from closing c where c.day = each.day and c.file_state <> 'read'
        and c.run = (select max(run) from closing newest where newest.day = each.day)) as missing
    from ${everyDay} where exists (select from closing) and each.day >= ${firstDay} order by each.day`.execute(db);
  const closed = read.rows.findLast((row) => row.closed)?.day;
  const open = read.rows.filter((row) => !row.closed);
  return {
    ...(closed !== undefined && { closed }),
    open: open.map(({ day, missing, late }) => ({ day, missing: missing ?? [], isLate: late })),
  };
}
