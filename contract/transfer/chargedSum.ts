import type { TransferSum } from '#domain/quote/transferSum.ts';
import type { Transfer } from './transfer.ts';
import { moneyOf, sumOfTransfer } from './transferSum.ts';

/** The one sum of a transfer, with what the chosen way of paying added. */
export function chargedSumOf(transfer: Transfer): TransferSum {
  const paymentCharge = moneyOf(transfer.meta.paymentGatewayCharge, transfer.originCurrency);
  return { ...sumOfTransfer(transfer), ...(paymentCharge.minor > 0 && { paymentCharge }) };
}
