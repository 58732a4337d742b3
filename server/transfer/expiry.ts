import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { ApplyEvent } from './lifecycle/applyEvent.ts';

type Dependencies = {
  readonly db: Db;
  readonly applyEvent: ApplyEvent;
  readonly closeOpenPayment: (transferId: string) => Promise<boolean>;
};

const batch = 20;

/**
 * Ends unpaid transfers whose time is over on the database's clock. One with a payment under way waits for its result;
 * they are taken in no order, so that those that wait do not hold up the others.
 */
export async function expireTransfers({ db, applyEvent, closeOpenPayment }: Dependencies): Promise<boolean> {
  const due = await sql<{ id: string }>`select id from transfer t where expires_at <= now()
    and status in ('PENDING_PAYMENT', 'PENDING_VERIFICATION', 'PENDING_DOCUMENTATION')
    and not exists (select from payment p where p.transfer_id = t.id and p.booked_as = 'J1')
    order by random() limit ${batch}`.execute(db);
  let ended = 0;
  for (const { id } of due.rows) {
    if (!(await closeOpenPayment(id))) continue;
    const expired = await applyEvent(id, { type: 'expire' });
    if (expired.ok) ended += 1;
  }
  return due.rows.length === batch && ended > 0;
}
