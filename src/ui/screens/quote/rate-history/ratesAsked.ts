import { type Currency, payInCurrencies } from '#domain/money/currency.ts';
import { rateSpans } from '#domain/quote/rateHistory.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import type { RatesAsked } from '#src/services/quote/rateQueries.ts';
import { siteLink } from '../../../layouts/siteLinks.ts';

/** What the page shows until it is asked for something else. */
export const usualRates: RatesAsked = { base: 'GBP', target: 'XAF', span: 'month' };

/** The currencies money arrives in, each with its country. */
export const targets = payoutCountryCodes.map((country) => ({ country, currency: currencyOf(country) }));

/** What an address asks for; what it cannot ask for is as if it were not there. */
export function ratesAsked(search: URLSearchParams): RatesAsked {
  const base = payInCurrencies.find((currency) => currency === search.get('base'));
  const target = targets.find(({ currency }) => currency === search.get('target'))?.currency;
  const span = rateSpans.find((one) => one === search.get('span'));
  return { ...usualRates, ...(base && { base }), ...(target && { target }), ...(span && { span }) };
}

/** The page with the rates of a pair. */
export const ratesPath = (pair: { readonly base: Currency; readonly target: Currency }): string =>
  `${siteLink('rateHistory')}?${new URLSearchParams({ base: pair.base, target: pair.target })}`;
