import type { TransferNews } from '#domain/transfer/transferNews.ts';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import { transferNotification } from '../../notification/notificationStore.ts';
import { news } from '../lifecycle/news.ts';

type Told = {
  readonly id: string;
  readonly version: number;
  readonly userId: string;
  readonly recipientId: string;
  readonly news: Extract<TransferNews, `recall${string}`>;
};

/** A step of a case, told by message and among the notifications, in the transaction that takes it. */
export async function tellRecall(transaction: Db, { news: what, recipientId, userId, ...transfer }: Told) {
  const told = news(transfer, what);
  await transferNotification({ key: told.key, news: what, transferId: transfer.id, userId, recipientId }).execute(
    transaction,
  );
  await transaction
    .insertInto('outbox')
    .values({ ...told, id: newId(), payload: JSON.stringify(told.payload) })
    .execute();
}
