import type { Effects, TransferNews } from './effects.ts';
import type { TransferState } from './transferState.ts';

/** The sender is told once for each version of the transfer that brings it. */
export const news = (state: TransferState, what: TransferNews): Effects['outbox'][number] => ({
  key: `news:${state.id}:${state.version}:${what}`,
  kind: 'transferNews',
  payload: { transferId: state.id, news: what },
});
