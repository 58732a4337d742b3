import type { RawBuilder } from 'kysely';
import { transferNotification } from '../../notification/notificationStore.ts';
import type { Effects } from './effects.ts';
import { newsPayload, transferNewsKind } from './news.ts';
import type { TransferState } from './transferState.ts';

/** What the sender is told by message stands among the notifications as well, at the same moment. */
export const notificationParts = (state: TransferState, { outbox, changes }: Effects): RawBuilder<unknown>[] =>
  outbox.flatMap(({ key, kind, payload }) =>
    kind === transferNewsKind
      ? [
          transferNotification({
            key,
            userId: state.userId,
            transferId: state.id,
            recipientId: changes.recipientId ?? state.recipientId,
            news: newsPayload.parse(payload).news,
          }),
        ]
      : [],
  );
