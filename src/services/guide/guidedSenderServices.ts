import { fromPromise } from 'xstate';
import { type PastTransfer, pastTransfer, wasPaid } from '#contract/transfer/pastTransfer.ts';
import { listTransfers, type Transfer } from '#contract/transfer/transfer.ts';
import { isUnpaid } from '#domain/transfer/statusGroups.ts';
import { callApi } from '../http/apiClient.ts';
import { readDraftOf } from '../transfer/draftTransfer.ts';

/** Newest first; an unpaid one ends after a day, so it is among these. */
const looksBackOver = 10;

type Past = {
  readonly last?: PastTransfer | undefined;
  readonly rest?: (PastTransfer & { readonly restOf: string }) | undefined;
  readonly unpaidId?: string | undefined;
  readonly begun?: Awaited<ReturnType<typeof readDraftOf>>;
};

export const guidedSenderServices = {
  fetchPast: fromPromise<Past, { userId: string }>(async ({ input: { userId } }) => {
    const [{ collections }, begun] = await Promise.all([
      callApi(listTransfers, { params: { id: userId }, query: { limit: looksBackOver, offset: 0 } }),
      readDraftOf(userId),
    ]);
    const sent = collections.find(wasPaid);
    return {
      last: sent && pastTransfer(sent),
      rest: restOf(collections.find(({ rest }) => rest !== undefined)),
      begun,
      unpaidId: collections.find(({ status }) => isUnpaid(status))?.id,
    };
  }),
};

/** What stays to be sent of it, as a transfer of its own: no price of last time is like it. */
function restOf(first: Transfer | undefined): Past['rest'] {
  const past = first?.rest !== undefined && pastTransfer({ ...first, originAmount: first.rest });
  return past ? { ...past, price: undefined, restOf: first.id } : undefined;
}
