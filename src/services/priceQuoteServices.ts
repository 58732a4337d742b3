import { fromPromise } from 'xstate';
import type { DataOf } from '#contract/endpoint.ts';
import type { Service } from '#contract/lookup.ts';
import {
  createRateQuote,
  createTransferQuote,
  type Exchange,
  type Promo,
  readPromo,
  type TransferQuote,
  type TransferQuoteRequest,
} from '#contract/quote.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import { callApi } from './apiClient.ts';
import { rateSpreadsQuery, servicesQuery } from './lookupQueries.ts';
import { queryClient } from './queryClient.ts';
import { exchangeQuery } from './quoteQueries.ts';
import { currentUserId } from './signedInUser.ts';
import { wait, waitUntil } from './waiting.ts';

type Pair = { readonly base: PayInCurrency; readonly target: Currency; readonly countryCode: PayoutCountryCode };
type PromoToRead = {
  readonly code: string;
  readonly currency: PayInCurrency;
  readonly amount: string;
  readonly target: Currency;
  readonly theyGet?: string;
};
type PairServices = { readonly services: readonly Service[]; readonly isDown: boolean };

export const priceQuoteServices = {
  fetchServices: fromPromise<PairServices, Pair>(({ input }) => servicesOf(input)),
  fetchExchange: fromPromise<Exchange, Pair>(({ input: { base, target } }) =>
    queryClient.fetchQuery(exchangeQuery({ base, target })),
  ),
  createRateQuote: fromPromise<DataOf<typeof createRateQuote>, Pair>(async ({ input: { base, target } }) =>
    callApi(createRateQuote, { body: { base, target, meta: { userId: currentUserId() } } }),
  ),
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

async function servicesOf({ base, target, countryCode }: Pair): Promise<PairServices> {
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
