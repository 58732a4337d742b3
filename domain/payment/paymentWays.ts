import type { Currency } from '../money/currency.ts';
import type { PaymentKind } from './paymentKind.ts';
import { type PaymentProviderId, paymentCompany } from './paymentProvider.ts';

/** Why a company takes no money now: nobody has a contract with it here, or it does not answer. */
export type ClosedReason = 'providerNotOpen' | 'providerUnavailable';

/** One way of paying in one currency given to another company than the usual (D-80). */
export type PaymentSwitch = {
  readonly currency: Currency;
  readonly kind: PaymentKind;
  readonly provider: PaymentProviderId;
};

/** What a server can take money by at this moment. */
export type PaymentWays = {
  readonly closed: Readonly<Partial<Record<PaymentProviderId, ClosedReason>>>;
  readonly switched: readonly PaymentSwitch[];
};

/** What a sender does at a company, whichever way it was given. */
export const kindOf = (provider: PaymentProviderId): PaymentKind => paymentCompany(provider).kinds[0];

export function canServe({ currency, kind, provider }: PaymentSwitch): boolean {
  const { kinds, currencies } = paymentCompany(provider);
  return kinds.includes(kind) && currencies.includes(currency);
}
