import type { PaymentDestination } from '#contract/payment/hostedPayment.ts';
import type { PayTransferContext } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import { apiSettings } from '#src/services/http/apiSettings.ts';
import { surroundings } from '#src/services/http/surroundings.ts';
import { leavingHost } from './leavingHost.ts';

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
