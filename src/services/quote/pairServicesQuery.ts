import { queryOptions } from '@tanstack/react-query';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import { servicesOf } from './priceQuoteServices.ts';

type Pair = { readonly base: PayInCurrency; readonly target: Currency; readonly countryCode: PayoutCountryCode };

/** The ways to send between two currencies to a country, with their fees. */
export const pairServicesQuery = (pair: Pair) =>
  queryOptions({ queryKey: ['pairServices', pair], queryFn: () => servicesOf(pair) });
