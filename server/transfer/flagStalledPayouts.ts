import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { ApplyEvent } from './lifecycle/applyEvent.ts';

/** After so long a payment its bank said yes to counts as stalled (T27). */
const stalledAfter = '5 days';
const batch = 20;

/** Holds payments that were approved days ago and never came, so that a person looks. */
export async function flagStalledPayouts({ db, applyEvent }: { db: Db; applyEvent: ApplyEvent }): Promise<boolean> {
  const due = await sql<{ id: string }>`select t.id from transfer t where t.status = 'PAYMENT_PROCESSING'
    and exists (select from status_event e where e.transfer_id = t.id and e.version = t.version
      and e.at < now() - ${stalledAfter}::interval) limit ${batch}`.execute(db);
  for (const { id } of due.rows) await applyEvent(id, { type: 'payment.stalled' });
  return due.rows.length === batch;
}
