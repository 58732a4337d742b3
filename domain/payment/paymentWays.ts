import type { Currency } from '../money/currency.ts';
import type { PaymentKind } from './paymentKind.ts';
import type { PaymentProviderId } from './paymentProvider.ts';

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

/** What each company can take; a switch to anything else is a mistake of configuration (providers notes, 1.1…1.7). */
const serves: Record<
  PaymentProviderId,
  { kinds: readonly [PaymentKind, ...PaymentKind[]]; currencies: readonly Currency[] }
> = {
  truelayer: { kinds: ['bank'], currencies: ['GBP'] },
  'trust-payment': { kinds: ['card'], currencies: ['GBP', 'EUR', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK'] },
  axcess: { kinds: ['card'], currencies: ['GBP', 'EUR', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK'] },
  pay360: { kinds: ['card'], currencies: ['GBP', 'EUR', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK'] },
  paycross: { kinds: ['card'], currencies: ['GBP', 'EUR', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK'] },
  // It takes no CHF, NOK or CAD, and stands in for a card where that is a currency's one way.
  ivy: { kinds: ['bank', 'card'], currencies: ['GBP', 'EUR', 'SEK', 'DKK'] },
  interac: { kinds: ['interac'], currencies: ['CAD'] },
};

/** What a sender does at a company, whichever way it was given. */
export const kindOf = (provider: PaymentProviderId): PaymentKind => serves[provider].kinds[0];

export const canServe = ({ currency, kind, provider }: PaymentSwitch): boolean =>
  serves[provider].kinds.includes(kind) && serves[provider].currencies.includes(currency);
