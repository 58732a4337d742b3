import { queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract/protocol/endpoint.ts';
import type { HistoryFilter } from '#contract/transfer/historyFilter.ts';
import { listTransfers, readTransfer, type Transfer } from '#contract/transfer/transfer.ts';
import type { StatementPeriod } from '#domain/statement/statementPeriod.ts';
import { periodBounds } from '#domain/transfer/historySpan.ts';
import { isTerminal } from '#domain/transfer/statusGroups.ts';
import { readStatement } from '../document/statementServices.ts';
import { callApi } from '../http/apiClient.ts';
import { isLive } from '../http/liveUpdates.ts';
import { queryClient } from '../http/queryClient.ts';
import { pauseBetweenLooks } from '../http/savesData.ts';
import { serverSeconds } from '../http/serverClock.ts';

export const transfersKey = ['transfers'] as const;

/** A payout takes seconds to minutes; whoever watches it wants to see it arrive. */
const watchingMilliseconds = 5_000;
/** Where changes arrive by themselves, this only makes up for one that was lost. */
const liveMilliseconds = 60_000;
/** TXN-15. */
const restingMilliseconds = 600_000;

function pauseFor(transfers: readonly Transfer[]): number {
  if (transfers.every(({ status }) => isTerminal(status))) return restingMilliseconds;
  return isLive() ? liveMilliseconds : pauseBetweenLooks(watchingMilliseconds);
}

type Page = QueryOf<typeof listTransfers>;

/** A page of transfers, newest first, read again while any of them is on its way. */
export const transfersQuery = (userId: string, page: Page) =>
  queryOptions({
    queryKey: [...transfersKey, userId, page],
    queryFn: () => callApi(listTransfers, { params: { id: userId }, query: page }),
    refetchInterval: ({ state }) => pauseFor(state.data?.collections ?? []),
  });

/** So many arrivals are looked through that one person sent to every week does not hide the others. */
const lookedThrough = 30;

/** What arrived lately, whoever it was for. */
export const arrivedQuery = (userId: string) =>
  transfersQuery(userId, { group: 'completed', limit: lookedThrough, offset: 0 });

/** What of the history is asked for; the span is counted back when it is read. */
export type HistoryPage = Omit<HistoryFilter, 'page'> & { readonly limit: number; readonly offset: number };

/** One page of the history, read again while any of it is on its way, and every ten minutes else (TXN-15). */
export const historyQuery = (userId: string, page: HistoryPage) =>
  queryOptions({
    queryKey: [...transfersKey, userId, 'history', page],
    queryFn: () => callApi(listTransfers, { params: { id: userId }, query: queryOfHistory(page) }),
    refetchInterval: ({ state }) => pauseFor(state.data?.collections ?? []),
  });

function queryOfHistory({ search, span, group, amount, recipient, limit, offset }: HistoryPage): Page {
  const { from, to } = periodBounds(span, serverSeconds());
  return {
    limit,
    offset,
    ...(search && { transactionId: search }),
    ...(group !== 'all' && { group }),
    ...(amount && { amount }),
    ...(recipient && { recipientId: recipient }),
    ...(from !== undefined && { dateFrom: String(from) }),
    ...(to !== undefined && { dateTo: String(to) }),
  };
}

/** The rows of a statement, read beside the page; kept as long as they are looked at. */
export const statementQuery = (userId: string, period: StatementPeriod) =>
  queryOptions({
    queryKey: [...transfersKey, userId, 'statement', period],
    queryFn: ({ signal }) => readStatement(period, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const transferQuery = ({ userId, transferId }: { userId: string; transferId: string }) =>
  queryOptions({
    queryKey: [...transfersKey, userId, transferId],
    queryFn: () => callApi(readTransfer, { params: { id: userId, tid: transferId } }),
    refetchInterval: ({ state }) => (state.data ? pauseFor([state.data]) : false),
  });

/** Everything that was read of transfers is read again. */
export const refreshTransfers = (client = queryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: transfersKey });

/** What a flow has just read is not read again for the screen that shows it. */
export const rememberTransfer = (userId: string, transfer: Transfer): void => {
  queryClient.setQueryData(transferQuery({ userId, transferId: transfer.id }).queryKey, transfer);
};
