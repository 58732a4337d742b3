import { fromMajorNumber } from '#domain/money/money.ts';
import { chooseDestination, choosePayIn, enterSend, startDraft, type TransferDraft } from '#domain/quote/draft.ts';
import { isPayInCountry, isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';
import { groupOf, isUnpaid } from '#domain/transfer/statusGroups.ts';
import { type PriceRead, priceThen } from './priceThen.ts';
import type { Transfer } from './transfer.ts';

/** A transfer as it would be sent once more: ids and amounts only. */
export type PastTransfer = {
  readonly draft: TransferDraft;
  readonly recipientId: string;
  /** Missing when the reason of those days is no longer offered. */
  readonly reasonId?: string | undefined;
  /** What it cost and brought then. */
  readonly price?: PriceRead | undefined;
};

/** Paid for, and not called off since. */
export const wasPaid = ({ status }: Pick<Transfer, 'status'>): boolean =>
  groupOf[status] !== 'cancelled' && !isUnpaid(status);

/** Nothing where money no longer goes from there, or to there. */
export function pastTransfer(transfer: Transfer): PastTransfer | undefined {
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
