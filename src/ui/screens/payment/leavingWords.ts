import type { PaymentDestination } from '#contract/payment/hostedPayment.ts';
import { add, type Money, money } from '#domain/money/money.ts';
import { paymentOptions } from '#domain/payment/paymentOptions.ts';
import type { PayTransferContext } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import { apiSettings } from '#src/services/http/apiSettings.ts';
import { surroundings } from '#src/services/http/surroundings.ts';
import { leavingHost } from './leavingHost.ts';

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

/** Whose page comes next; nothing when its address is not one to go to. */
export function hostOf(leaving: PaymentDestination): string | undefined {
  if (leaving.kind === 'widget') return new URL(surroundings().origin()).host;
  return leavingHost(leaving.kind === 'form' ? leaving.form.url : leaving.uri);
}

/** The card widget's own page, written by the server; `transaferId` is the spec's spelling (PAY-09, D-81). */
export function widgetAddress({ leaving, transferId }: PayTransferContext): string {
  const checkoutId = leaving?.kind === 'widget' ? leaving.checkoutId : '';
  const query = new URLSearchParams({ checkoutId, transaferId: transferId, lang: apiSettings().language });
  return `/axcess-payment?${query}`;
}
