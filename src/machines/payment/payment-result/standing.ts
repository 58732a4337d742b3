import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { readTransferResult } from '#contract/transfer/transfer.ts';
import { paymentResult } from '#domain/transfer/resultState.ts';
import { isTerminal } from '#domain/transfer/statusGroups.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';

/** How a payment stands, as the page tells it. */
export type Standing = 'inProgress' | 'paid' | 'delivered' | 'cancelled' | 'ended';

export type PublicResult = DataOf<typeof readTransferResult>;

/** What a status means on the page after paying, with what the address claims. */
export function standingOf(returned: {
  status: TransferStatus;
  paymentType?: string | undefined;
  statusCode?: string | undefined;
}): Standing {
  const { state, ended } = paymentResult(returned);
  if (state === 'COMPLETE') return isTerminal(returned.status) ? 'delivered' : 'paid';
  if (state === 'CANCELLED') return 'cancelled';
  return ended ? 'ended' : 'inProgress';
}

const publicStandings: Record<PublicResult['state'], Standing> = {
  COMPLETE: 'paid',
  CANCELLED: 'cancelled',
  INPROGRESS: 'inProgress',
};

/** Without a session only this much is told; what has ended is not asked about again. */
export function publicStandingOf({ state, ended }: PublicResult): Standing {
  if (!ended || state === 'CANCELLED') return publicStandings[state];
  return state === 'COMPLETE' ? 'delivered' : 'ended';
}
