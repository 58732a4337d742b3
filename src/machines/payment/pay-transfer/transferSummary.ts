import type { Transfer } from '#contract/transfer/transfer.ts';
import { fromMajorNumber, type Money } from '#domain/money/money.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import { isPayoutCountry, type PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { SmallFirstReason } from '#domain/transfer/smallFirst.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';

/** What a flow must know of a transfer. Names and accounts stay out, since snapshots are stored in the browser. */
export type TransferSummary = {
  readonly id: string;
  readonly recipientId: string;
  readonly status: TransferStatus;
  readonly transferMethod: PayoutMethod;
  readonly destinationCountryCode: PayoutCountryCode;
  readonly totalToPay: Money;
  /** Epoch seconds by the server's clock. */
  readonly expiresAt: number;
  /** Why the least of it is offered to be sent first. */
  readonly smallFirst?: SmallFirstReason | undefined;
  /** What it may be paid with, where that was asked. */
  readonly ways?: PaymentWays | undefined;
};

export function summaryOf(transfer: Transfer): TransferSummary {
  const { id, recipientId, status, transferMethod, destinationCountryCode, originCurrency, expiresAt, meta } = transfer;
  const totalToPay = fromMajorNumber(meta.totalToPay, originCurrency);
  if (!totalToPay.ok || !isPayoutCountry(destinationCountryCode)) {
    throw new RangeError(`Transfer ${id} has a total or a destination we do not know`);
  }
  return {
    ...{ id, recipientId, status, transferMethod, destinationCountryCode, totalToPay: totalToPay.value, expiresAt },
    ...(transfer.smallFirst && { smallFirst: transfer.smallFirst }),
  };
}
