import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { transitions } from '#domain/transfer/transitions.ts';
import type { Job } from '../jobs/jobs.ts';
import type { WatchlistHit } from '../transfer/lifecycle/effects.ts';
import { openHits, type Screening, screen } from './screening.ts';
import type { Screened } from './watchlistIndex.ts';

export type ScreeningJob = Screening & { readonly log: Logger };

/** Everybody is screened again once a list changed: first whom something may still be paid to or by, then all we know. */

type Phase = 'transfers' | 'senders' | 'recipients';
const phaseAfter = { transfers: 'senders', senders: 'recipients', recipients: 'done' } as const;

/** `about` is what the person or the transfer is stored under; a transfer comes once for each of its people. */
type Row = { about: string; subject: string; first: string; last: string; born: string | null };

/** Where a hit still stops a transfer, as the lifecycle has it. */
const stoppable = transitions.filter(({ on }) => on.some((event) => event === 'watchlist.hit')).map(({ from }) => from);

const senderColumns = sql`'sender:' || u.id as subject, u.profile->>'firstName' as first, u.profile->>'lastName' as last,
  case when u.profile->>'year' ~ '^\\d{4}$' then concat_ws('-', u.profile->>'year', lpad(u.profile->>'month', 2, '0'),
    lpad(u.profile->>'day', 2, '0')) end as born`;
const recipientColumns = sql`'recipient:' || r.id as subject, r.first_name as first, r.last_name as last,
  null::text as born`;

/** Transfers or people looked at in one turn. */
const atOnce = 200;

const batches: Readonly<Record<Phase, (after: string) => RawBuilder<Row>>> = {
  transfers: (after) => sql<Row>`with batch as (select id, user_id, recipient_id, corrected_recipient_id from transfer
      where id > ${after}::uuid and status = any(${stoppable}) order by id limit ${atOnce})
    select b.id as about, ${senderColumns} from batch b join app_user u on u.id = b.user_id
    union all select b.id, ${recipientColumns} from batch b
      join recipient r on r.id in (b.recipient_id, b.corrected_recipient_id) order by about`,
  senders: (after) => sql<Row>`select u.id as about, ${senderColumns} from app_user u
    where u.id > ${after}::uuid order by u.id limit ${atOnce}`,
  recipients: (after) => sql<Row>`select r.id as about, ${recipientColumns} from recipient r
    where r.id > ${after}::uuid order by r.id limit ${atOnce}`,
};

type UnderWay = { id: string; phase: Phase; after: string; version_id: string };

/**
 * One batch of what is under way. Doing it twice does no harm, so servers need not agree on who does: the first to
 * write down how far it came goes on from there. Answers whether there is more.
 */
export async function rescreenBatch(tools: ScreeningJob): Promise<boolean> {
  const { db, log } = tools;
  const begun = await sql<UnderWay>`select id, phase, after, version_id from rescreening
    where finished_at is null`.execute(db);
  const [at] = begun.rows;
  if (!at) return false;
  const { rows } = await batches[at.phase](at.after).execute(db);
  const hits = at.phase === 'transfers' ? await screenTransfers(tools, rows) : await screenPeople(tools, rows);
  const last = rows.at(-1)?.about;
  const next = last === undefined ? phaseAfter[at.phase] : at.phase;
  await sql`update rescreening set phase = ${next}, after = ${last ?? firstId}::uuid, screened = screened + ${rows.length},
      hits = hits + ${hits}, finished_at = case when ${next} = 'done' then now() end
    where id = ${at.id} and phase = ${at.phase} and after = ${at.after}::uuid and version_id = ${at.version_id}
      and finished_at is null`.execute(db);
  if (hits > 0) log.warn({ watchlistHits: hits, phase: at.phase }, 'people were found on a changed watchlist');
  return next !== 'done';
}

const firstId = '00000000-0000-0000-0000-000000000000';

const screenedOf = ({ subject, first, last, born }: Row): Screened => ({
  ...{ subject, firstName: first, lastName: last },
  born: born ?? undefined,
});

/** Holds those with a hit as any hit does; answers how many. */
async function screenTransfers(tools: Screening, rows: readonly Row[]): Promise<number> {
  const ids = [...new Set(rows.map(({ about }) => about))];
  let held = 0;
  for (const transferId of ids) {
    const people = rows.filter(({ about }) => about === transferId).map(screenedOf);
    if (!(await screen(tools, { transferId, people }))) held += 1;
  }
  return held;
}

/** Keeps whom an entry may mean, for operators to see, although nothing of theirs is open. */
async function screenPeople({ db, watchlist }: Screening, rows: readonly Row[]): Promise<number> {
  const index = await watchlist.current();
  const found: WatchlistHit[] = [];
  for (const row of rows) {
    found.push(...index.findHits([screenedOf(row)]));
    await letOthersRun();
  }
  const hits = await openHits(db, found);
  if (hits.length === 0) return 0;
  const values = hits.map(
    ({ subject, entry, name, listed, born, likeness }) =>
      sql`(${subject}, ${entry}, ${name}, ${listed}, ${born ?? null}::text, ${likeness})`,
  );
  const kept = await sql`insert into watchlist_finding (subject, entry, name, listed, born, likeness)
    values ${sql.join(values)} on conflict do nothing returning 1`.execute(db);
  return kept.rows.length;
}

const everyMs = 2000;

export const rescreeningJob = (tools: ScreeningJob): Job => ({
  name: 'rescreening',
  everyMs,
  run: () => rescreenBatch(tools),
});
