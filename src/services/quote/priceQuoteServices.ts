import { fromPromise } from 'xstate';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { Service } from '#contract/protocol/lookup.ts';
import {
  createRateQuote,
  createTransferQuote,
  type Exchange,
  holdRate,
  type Promo,
  readPromo,
  type TransferQuote,
  type TransferQuoteRequest,
} from '#contract/quote/quote.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { currentUserId, isSomebodySignedIn } from '../http/signedInUser.ts';
import { wait, waitUntil } from '../http/waiting.ts';
import { rateSpreadsQuery, servicesQuery } from '../lookup/lookupQueries.ts';
import { exchangeQuery } from './quoteQueries.ts';

type Pair = { readonly base: PayInCurrency; readonly target: Currency; readonly countryCode: PayoutCountryCode };
type PromoToRead = {
  readonly code: string;
  readonly currency: PayInCurrency;
  readonly amount: string;
  readonly target: Currency;
  readonly theyGet?: string;
};
type HeldRate = DataOf<typeof createRateQuote> | DataOf<typeof holdRate>;
type RateToHold = Pair & { readonly shownAt?: number | undefined; readonly holdSecret?: string | undefined };
export type PairServices = { readonly services: readonly Service[]; readonly isDown: boolean };

export const priceQuoteServices = {
  fetchServices: fromPromise<PairServices, Pair>(({ input }) => servicesOf(input)),
  fetchExchange: fromPromise<Exchange, Pair>(({ input: { base, target } }) =>
    queryClient.fetchQuery(exchangeQuery({ base, target })),
  ),
  /** A visitor's is known by a secret, which is exchanged for a quote of their own once they have an account. */
  createRateQuote: fromPromise<HeldRate, RateToHold>(async ({ input: { base, target, shownAt, holdSecret } }) => {
    const asked = { base, target, ...(shownAt !== undefined && { shownAt }) };
    if (!isSomebodySignedIn()) return callApi(holdRate, { body: asked });
    const claimed = { ...asked, ...(holdSecret !== undefined && { holdSecret }) };
    return callApi(createRateQuote, { body: { ...claimed, meta: { userId: currentUserId() } } });
  }),
  createTransferQuote: fromPromise<TransferQuote, TransferQuoteRequest>(({ input }) =>
    callApi(createTransferQuote, { body: input }),
  ),
  wait,
  waitUntil,
};

export const applyPromoServices = {
  readPromo: fromPromise<Promo, PromoToRead>(({ input: { code, ...query } }) =>
    callApi(readPromo, { params: { code }, query }),
  ),
};

export async function servicesOf({ base, target, countryCode }: Pair): Promise<PairServices> {
  const [services, spreads] = await Promise.all([
    queryClient.fetchQuery(servicesQuery),
    queryClient.fetchQuery(rateSpreadsQuery),
  ]);
  return {
    services: services.filter(
      ({ originCurrency, destinationCurrency, country }) =>
        originCurrency === base && destinationCurrency === target && country === countryCode,
    ),
    isDown: spreads.some((pair) => pair.base === base && pair.target === target && pair.downtimeStatus),
  };
}
