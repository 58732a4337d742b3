import { z } from 'zod';
import { type TransferNews, transferNews } from '#domain/transfer/transferNews.ts';
import type { Effects } from './effects.ts';
import type { TransferState } from './transferState.ts';

/** The outbox's name for what a sender is told of a transfer. */
export const transferNewsKind = 'transferNews';

export const newsPayload = z.object({ transferId: z.uuid(), news: z.enum(transferNews) });

/** The sender is told once for each version of the transfer that brings it. */
export const news = (state: Pick<TransferState, 'id' | 'version'>, what: TransferNews): Effects['outbox'][number] => ({
  key: `news:${state.id}:${state.version}:${what}`,
  kind: transferNewsKind,
  payload: { transferId: state.id, news: what },
});
