import { fromPromise } from 'xstate';
import { type PriceRead, priceThen } from '#contract/transfer/priceThen.ts';
import { listTransfers, type Transfer } from '#contract/transfer/transfer.ts';
import { fromMajorNumber } from '#domain/money/money.ts';
import { chooseDestination, choosePayIn, enterSend, startDraft, type TransferDraft } from '#domain/quote/draft.ts';
import { isPayInCountry, isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';
import { groupOf, isUnpaid } from '#domain/transfer/statusGroups.ts';
import { callApi } from '../http/apiClient.ts';
import { readDraftOf } from '../transfer/draftTransfer.ts';

/** Newest first; an unpaid one ends after a day, so it is among these. */
const looksBackOver = 10;

type PastTransfer = {
  readonly draft: TransferDraft;
  readonly recipientId: string;
  readonly reasonId?: string | undefined;
  readonly price?: PriceRead | undefined;
};
type Past = {
  readonly last?: PastTransfer | undefined;
  readonly unpaidId?: string | undefined;
  readonly begun?: Awaited<ReturnType<typeof readDraftOf>>;
};

export const guidedSenderServices = {
  fetchPast: fromPromise<Past, { userId: string }>(async ({ input: { userId } }) => {
    const [{ collections }, begun] = await Promise.all([
      callApi(listTransfers, { params: { id: userId }, query: { limit: looksBackOver, offset: 0 } }),
      readDraftOf(userId),
    ]);
    const sent = collections.find(({ status }) => groupOf[status] !== 'cancelled' && !isUnpaid(status));
    return {
      last: sent && pastTransfer(sent),
      begun,
      unpaidId: collections.find(({ status }) => isUnpaid(status))?.id,
    };
  }),
};

function pastTransfer(transfer: Transfer): PastTransfer | undefined {
  const { originCountryCode: from, destinationCountryCode: to, originAmount, originCurrency, recipientId } = transfer;
  const amount = fromMajorNumber(originAmount, originCurrency);
  if (!isPayInCountry(from) || !isPayoutCountry(to) || !amount.ok) return undefined;
  const place = chooseDestination(choosePayIn(startDraft(from), from), to);
  return {
    draft: enterSend({ ...place, transferMethod: transfer.transferMethod }, amount.value),
    recipientId,
    reasonId: transferReasons.find(({ reason }) => reason === transfer.meta.transferReason)?.id,
    price: priceThen(transfer),
  };
}
