import type { TFunction } from 'i18next';
import { type Currency, type PayInCurrency, payInCurrencies } from '#domain/money/currency.ts';
import { payInHomes } from '#domain/quote/payInHomes.ts';
import { countryName, currencyOf } from '#domain/reference/countries.ts';
import { type PayoutCountryCode, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import type { PriceQuoteEvent } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import type { OtherCurrencies } from '../../controls/amountReader.tsx';
import type { CurrencyChoice } from './AmountRow.tsx';

/** Both name a country, from which or to which the money goes; an amount may come with its currency. */
export function currencyChosen(send: (event: PriceQuoteEvent) => void) {
  const choosePayIn = (currency: string) =>
    send({ type: 'origin.chosen', countryCode: payInHomes[currency as PayInCurrency] });
  const choosePayout = (currency: string) => {
    const countryCode = payoutHomeOf(currency);
    if (countryCode) send({ type: 'destination.chosen', countryCode });
  };
  const other = (typed: 'payin' | 'payout', known: readonly Currency[]): OtherCurrencies => ({
    known,
    onChoose: (amount) => {
      (typed === 'payin' ? choosePayIn : choosePayout)(amount.currency);
      send({ type: 'amount.entered', typed, amount });
    },
  });
  return {
    choosePayIn,
    choosePayout,
    sendOther: other('payin', payInCurrencies),
    receiveOther: other('payout', payoutCountryCodes.map(currencyOf)),
  };
}

/** Words of ours, because the platform's table of currencies takes a slow telephone longer than all else here. */
export const payInChoices = (t: TFunction): CurrencyChoice[] =>
  payInCurrencies.map((currency) => ({ currency, name: t(`landing.calculator.currencies.${currency}`) }));

export const payoutChoices = (locale: string): CurrencyChoice[] =>
  payoutCountryCodes.map((country) => ({ currency: currencyOf(country), name: countryName(country, locale) }));

/** Each payout country has a currency of its own, so the form's `payoutCurrency` names the country too. */
export const payoutHomeOf = (currency: string): PayoutCountryCode | undefined =>
  payoutCountryCodes.find((country) => currencyOf(country) === currency);
