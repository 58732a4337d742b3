import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/database/open.ts';
import { verify } from '#server/invariants/verify.ts';
import { hurry } from '#tests/fixtures/companies.ts';
import { underWay } from '#tests/fixtures/drained.ts';
import { breaksToday } from '../drill/breaksToday.ts';
import { lostOf } from '../drill/drillReport.ts';
import type { Sending } from './sending.ts';
import type { System } from './system.ts';

/** How often everything is let come to its end, and milliseconds between two looks. */
const [mostLooks, lookEveryMs] = [12, 8_000];

type Told = Pick<Sending, 'acknowledged' | 'failures'>;

/**
 * What is broken once nothing is under way any more: of the promises about the books, of what senders were told, between
 * our books and the companies', and of what stands still with neither a clock nor a person to move it.
 */
export async function brokenAfter(system: System, { acknowledged, failures }: Told): Promise<string[]> {
  const { place, sandbox, folder } = system;
  const found = await oncePastWork(system);
  const breaks = await breaksToday({ place, sandboxUrl: sandbox.url, sandboxDir: folder });
  return [
    ...failures,
    ...(found.waiting > 0 ? [`${found.waiting} pieces of work were still under way`] : []),
    ...found.broken,
    ...lostOf(acknowledged, found.standings),
    ...found.stuck,
    ...Object.entries(breaks).map(([kind, count]) => `the companies' books and ours: ${count} ${kind}`),
  ];
}

async function oncePastWork(system: System) {
  for (let look = 1; ; look += 1) {
    await pause(lookEveryMs);
    const found = await system.look(async (db) => {
      await hurry({ db });
      const waiting = await underWay({ db, sandbox: system.sandbox });
      const goesOn = waiting > 0 && look < mostLooks;
      return { waiting, goesOn, ...(goesOn ? nothing : await reckon(db)) };
    });
    if (!found.goesOn) return found;
  }
}

type Standing = { readonly id: string; readonly status: string };
type Reckoned = { readonly broken: string[]; readonly standings: Standing[]; readonly stuck: string[] };
const nothing: Reckoned = { broken: [], standings: [], stuck: [] };

async function reckon(db: Db): Promise<Reckoned> {
  const findings = await verify(db, { quiet: true });
  return {
    broken: findings.flatMap(({ id, violations }) => violations.map((what) => `${id}: ${what}`)),
    standings: await db.selectFrom('transfer').select(['id', 'status']).execute(),
    stuck: await stuckIn(db),
  };
}

/** Transfers that nothing will move: no person is asked, and no clock will look again. */
async function stuckIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string; status: string }>`select t.id, t.status from transfer t where
    (t.status = 'PAYMENT_PROCESSING' and not exists (select from payment_attempt a where a.transfer_id = t.id
      and a.state in ('REDIRECTED', 'AUTHORISED') and a.next_check_at is not null))
    or (t.status = 'PAYMENT_COMPLETED' and not exists (select from payout_attempt o where o.transfer_id = t.id
      and o.state in ('QUEUED', 'SUBMITTING', 'SUBMITTED', 'UNKNOWN') and o.next_check_at is not null))`.execute(db);
  return rows.map(({ id, status }) => `${id} stands still in ${status}`);
}
