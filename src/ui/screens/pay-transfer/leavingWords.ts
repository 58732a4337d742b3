import type { PaymentDestination } from '#contract/hostedPayment.ts';
import { paymentOptions } from '#domain/payment/paymentOptions.ts';
import type { PayTransferContext } from '#src/machines/pay-transfer/payTransferContext.ts';
import { leavingHost } from './leavingHost.ts';

/** How the next page is spoken of: a bank's, Interac's, a card company's, or our own with its fields. */
export function leavingWords({ leaving, transfer, provider }: PayTransferContext) {
  if (leaving?.kind !== 'redirect') return leaving?.kind ?? 'redirect';
  const option = transfer && paymentOptions(transfer).find((candidate) => candidate.provider === provider);
  return option === undefined || option.kind === 'bank' ? 'redirect' : option.kind;
}

/** Whose page comes next; nothing when its address is not one to go to. */
export function hostOf(leaving: PaymentDestination): string | undefined {
  if (leaving.kind === 'widget') return window.location.host;
  return leavingHost(leaving.kind === 'form' ? leaving.form.url : leaving.uri);
}

/** The card widget's own page, written by the server; `transaferId` is the spec's spelling (PAY-09, D-81). */
export function widgetAddress({ leaving, transferId }: PayTransferContext): string {
  const checkoutId = leaving?.kind === 'widget' ? leaving.checkoutId : '';
  const query = new URLSearchParams({ checkoutId, transaferId: transferId, lang: document.documentElement.lang });
  return `/axcess-payment?${query}`;
}
