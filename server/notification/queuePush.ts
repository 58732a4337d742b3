import { type RawBuilder, sql } from 'kysely';
import type { TransferNews } from '#domain/transfer/transferNews.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';

/** The outbox's name for a notification somebody's devices are to hear of. */
export const pushKind = 'push';

/** Follow-up work for rows `told` of notifications, where their owners registered a device at all. */
export const pushOf = (told: RawBuilder<unknown>) => sql`
  insert into outbox (id, key, kind, payload)
  select ${newId()}::uuid, ${`${pushKind}:`} || told.id, ${pushKind}, jsonb_build_object('notificationId', told.id)
  from (${told}) told where exists (select from push_registration p where p.user_id = told.user_id)
  on conflict (key) do nothing`;

type TransferMoment = { readonly transferId: string; readonly news: TransferNews };

/** Beside the message of the same moment: a transfer's own statement stays as short as it is. */
export async function queueTransferPush(db: Db, { transferId, news }: TransferMoment): Promise<void> {
  const newest = sql`select id, user_id from notification
    where transfer_id = ${transferId} and type = ${news} order by created_at desc limit 1`;
  await pushOf(newest).execute(db);
}
