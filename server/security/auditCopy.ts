import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../database/open.ts';
import type { Job } from '../jobs/jobs.ts';
import { type AuditLine, auditPlaceIn, writeLines } from '../settings/auditPlace.ts';

/** Milliseconds between two looks for acts that are not in the second place yet. */
const everyMs = 200;
/** Acts written at a time. */
const batch = 200;
/** Seconds in which one server alone writes; longer than writing may take. */
const leaseSeconds = 60;
/** Seconds until a place that failed is tried again. */
const pauseSeconds = 5;

type Copying = { readonly db: Db; readonly log: Logger; readonly auditLog: string };

/** Writes each act to the second place in its order, at least once; what fails waits in the database and is heard. */
export const auditCopyJob = ({ db, log, auditLog: place }: Copying): Job => ({
  name: 'audit copy',
  everyMs,
  async run() {
    await db
      .insertInto('audit_place')
      .values({ place })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const leased = await sql<{ seq: string; failing_since: Date | null }>`update audit_place
      set leased_until = now() + make_interval(secs => ${leaseSeconds})
      where place = ${place} and (leased_until is null or leased_until < now()) and seq < (select seq from audit_tip)
      returning seq, failing_since`.execute(db);
    const [from] = leased.rows;
    if (!from) return false;
    const lines = await readLines(db, Number(from.seq));
    try {
      const known = auditPlaceIn(place);
      if (!known) throw new Error('it is no file that can be written and no syslog address');
      await writeLines(known, lines);
    } catch (failure) {
      await noteFailure(db, place, failure);
      if (!from.failing_since) log.error({ securityAlert: 'auditPlaceFails', why: whyOf(failure) }, fails);
      return false;
    }
    await sql`update audit_place set seq = ${lines.at(-1)?.seq ?? Number(from.seq)}, leased_until = null, failing_since = null,
      failure = null where place = ${place}`.execute(db);
    if (from.failing_since) log.info('the second place of the audit is written again; nothing is missing');
    return lines.length === batch;
  },
});

const fails = 'the second place of the audit cannot be written; acts wait in the database until it can';
const whyOf = (failure: unknown) => (failure instanceof Error ? failure.message : 'unknown');

const noteFailure = (db: Db, place: string, failure: unknown) =>
  sql`update audit_place set leased_until = now() + make_interval(secs => ${pauseSeconds}),
    failing_since = coalesce(failing_since, now()), failure = ${whyOf(failure)} where place = ${place}`.execute(db);

async function readLines(db: Db, after: number): Promise<AuditLine[]> {
  const { rows } = await sql<{ seq: string; at: string; line: string }>`select seq,
      to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, hash || ' ' || audit_text(a) as line
    from operator_action a where seq > ${after} order by seq limit ${batch}`.execute(db);
  return rows.map(({ seq, at, line }) => ({ seq: Number(seq), at, line }));
}

type Behind = { since: Date; failure: string; waiting: number };

/** Places that fail, since when and why, and how many acts wait for each. */
export async function failingPlaces(db: Db): Promise<Behind[]> {
  const { rows } = await sql<Behind>`select failing_since as since, failure, (t.seq - p.seq)::int as waiting
    from audit_place p, audit_tip t where failing_since is not null and t.seq > p.seq`.execute(db);
  return rows;
}
