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
const [mostLooks, lookEveryMs] = [40, 3_000];

/**
 * What is broken once nothing is under way any more: of the promises about the books, of what senders were told, between
 * our books and the companies', and of what stands still with neither a clock nor a person to move it.
 */
export async function brokenAfter(
  system: System,
  { acknowledged, failures }: Pick<Sending, 'acknowledged' | 'failures'>,
) {
  let waiting = Number.POSITIVE_INFINITY;
  for (let look = 0; look < mostLooks && waiting > 0; look += 1) {
    await pause(lookEveryMs);
    waiting = await system.look(async (db) => {
      await hurry({ db });
      return underWay({ db, sandbox: system.sandbox });
    });
  }
  const found = await system.look(async (db) => ({
    broken: (await verify(db, { quiet: true })).flatMap(({ id, violations }) =>
      violations.map((what) => `${id}: ${what}`),
    ),
    standings: await db.selectFrom('transfer').select(['id', 'status']).execute(),
    stuck: await stuckIn(db),
  }));
  const { place, sandbox, folder } = system;
  // On the embedded database a reconciliation is a look of its own.
  const breaks = await withoutServers(system, () =>
    breaksToday({ place, sandboxUrl: sandbox.url, sandboxDir: folder }),
  );
  return [
    ...failures,
    ...(waiting > 0 ? [`${waiting} pieces of work were still under way`] : []),
    ...found.broken,
    ...lostOf(acknowledged, found.standings),
    ...found.stuck,
    ...Object.entries(breaks).map(([kind, count]) => `the companies' books and ours: ${count} ${kind}`),
  ];
}

async function withoutServers<Value>({ postgres, servers }: System, read: () => Promise<Value>): Promise<Value> {
  if (postgres) return read();
  for (const at of servers.places) await servers.kill(at);
  const value = await read();
  for (const at of servers.places) await servers.start(at);
  return value;
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
