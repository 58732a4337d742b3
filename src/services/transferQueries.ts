import { queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { listTransfers, readTransfer, type Transfer } from '#contract/transfer.ts';
import { isTerminal } from '#domain/transfer/statusGroups.ts';
import { callApi } from './apiClient.ts';
import { queryClient } from './queryClient.ts';

const transfersKey = ['transfers'] as const;

/** A payout takes seconds to minutes; whoever watches it wants to see it arrive. */
const watchingMilliseconds = 5_000;
/** TXN-15. */
const restingMilliseconds = 600_000;

const pauseFor = (transfers: readonly Transfer[]): number =>
  transfers.every(({ status }) => isTerminal(status)) ? restingMilliseconds : watchingMilliseconds;

type Page = QueryOf<typeof listTransfers>;

/** A page of transfers, newest first, read again while any of them is on its way. */
export const transfersQuery = (userId: string, page: Page) =>
  queryOptions({
    queryKey: [...transfersKey, userId, page],
    queryFn: () => callApi(listTransfers, { params: { id: userId }, query: page }),
    refetchInterval: ({ state }) => pauseFor(state.data?.collections ?? []),
  });

export const transferQuery = ({ userId, transferId }: { userId: string; transferId: string }) =>
  queryOptions({
    queryKey: [...transfersKey, userId, transferId],
    queryFn: () => callApi(readTransfer, { params: { id: userId, tid: transferId } }),
    refetchInterval: ({ state }) => (state.data ? pauseFor([state.data]) : false),
  });

export const refreshTransfers = (): Promise<void> => queryClient.invalidateQueries({ queryKey: transfersKey });

/** What a flow has just read is not read again for the screen that shows it. */
export const rememberTransfer = (userId: string, transfer: Transfer): void => {
  queryClient.setQueryData(transferQuery({ userId, transferId: transfer.id }).queryKey, transfer);
};
