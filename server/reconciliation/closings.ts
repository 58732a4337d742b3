import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Reconciliation } from './reconcile.ts';

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

export async function isClosed(db: Db, day: string): Promise<boolean> {
  const read = await sql`select from closing where day = ${day}::date limit 1`.execute(db);
  return read.rows.length > 0;
}
