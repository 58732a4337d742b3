import { add, type Money, money } from '#domain/money/money.ts';
import { paymentOptions } from '#domain/payment/paymentOptions.ts';
import type { PayTransferContext } from './payTransferContext.ts';

/** How the next page is spoken of: a bank's, Interac's, a card company's, or our own with its fields. */
export function leavingWords({ leaving, transfer, provider }: PayTransferContext) {
  if (leaving?.kind !== 'redirect') return leaving?.kind ?? 'redirect';
  const option = transfer && paymentOptions(transfer).find((candidate) => candidate.provider === provider);
  return option === undefined || option.kind === 'bank' ? 'redirect' : option.kind;
}

/** What the next page must ask for (PAY-30). */
export function amountAsked({ transfer, provider }: PayTransferContext): Money | undefined {
  const option = transfer && paymentOptions(transfer).find((candidate) => candidate.provider === provider);
  return transfer && add(transfer.totalToPay, money(transfer.totalToPay.currency, option?.chargeMinor ?? 0));
}
