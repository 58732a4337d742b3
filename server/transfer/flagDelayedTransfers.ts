import { sql } from 'kysely';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { type DelayCause, isOverdue, promisedBy } from '#domain/transfer/deliveryPromise.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { transferNotification } from '../notification/notificationStore.ts';
import { news } from './lifecycle/news.ts';

type OnItsWay = {
  id: string;
  version: number;
  user_id: string;
  recipient_id: string;
  method: PayoutMethod;
  released: number;
  now: number;
  /** The payout waits for the float of our partner. */
  is_queued: boolean;
};

const batch = 200;

/**
 * Transfers that should have arrived and have not: our clock notices, the sender is told, and the page says so (peers
 * 14). Taken in no order, so that those whose promise lasts longer do not hold up the others.
 */
export async function flagDelayedTransfers(db: Db): Promise<boolean> {
  const onTheirWay = await sql<OnItsWay>`
    select t.id, t.version, t.user_id, t.recipient_id, t.method, floor(extract(epoch from e.at))::int as released, floor(extract(epoch from now()))::int as now,
      exists (select from payout_attempt o where o.transfer_id = t.id and o.state = 'QUEUED' and o.short_since is not null) as is_queued
    from transfer t join status_event e on e.transfer_id = t.id and e.version = t.version
    where t.status = 'PAYMENT_COMPLETED' and t.approved and e.at < now() - interval '11 minutes'
      and not exists (select from transfer_delay d where d.transfer_id = t.id and d.version = t.version)
    order by random() limit ${batch}`.execute(db);
  let noticed = 0;
  for (const transfer of onTheirWay.rows) if (await notice(db, transfer)) noticed += 1;
  return onTheirWay.rows.length === batch && noticed > 0;
}

async function notice(db: Db, transfer: OnItsWay): Promise<boolean> {
  const { id, version, method, released, now, is_queued } = transfer;
  const source = {
    transferMethod: method,
    status: 'PAYMENT_COMPLETED',
    approved: true,
    history: [{ status: 'PAYMENT_COMPLETED', at: released }],
  } as const;
  const promised = promisedBy(source);
  if (promised === undefined || !isOverdue(source, now)) return false;
  const cause: DelayCause = is_queued ? 'queue' : 'partner';
  await inTransaction(db, async (transaction) => {
    const noted = await transaction
      .insertInto('transfer_delay')
      .values({ transfer_id: id, version, cause, promised_at: new Date(promised * 1000) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('transfer_id')
      .execute();
    if (noted.length === 0) return;
    const told = news({ id, version }, 'delayed');
    const recipient = { transferId: id, userId: transfer.user_id, recipientId: transfer.recipient_id };
    await transferNotification({ key: told.key, news: 'delayed', ...recipient }).execute(transaction);
    const payload = JSON.stringify(told.payload);
    await transaction
      .insertInto('outbox')
      .values({ ...told, id: newId(), payload })
      .execute();
  });
  return true;
}
