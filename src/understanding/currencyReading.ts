import { type Currency, payInCurrencies } from '#domain/money/currency.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import type { DeliveryCountryCode, PayInCountryCode } from '#domain/reference/countryCodes.ts';
import { type CurrencyFamily, currencyFamilies } from './words/vocabulary.ts';

/** Where the money comes from and goes to, as far as it is certain. */
export type Corridor = {
  readonly from: PayInCountryCode | undefined;
  readonly to: DeliveryCountryCode | undefined;
};

export const isPaidIn = (currency: Currency): boolean => payInCurrencies.some((known) => known === currency);

export const sendCurrencyOf = ({ from }: Corridor): Currency | undefined => from && currencyOf(from);
export const receiveCurrencyOf = ({ to }: Corridor): Currency | undefined => to && currencyOf(to);

export type CurrencyReading = { readonly certain?: Currency; readonly candidates: readonly Currency[] };

/** A name many countries share is decided by who sends and where to; slang only by the sender's own money. */
export function readCurrency(family: CurrencyFamily, corridor: Corridor): CurrencyReading {
  const members: readonly Currency[] = currencyFamilies[family];
  const own = sendCurrencyOf(corridor);
  const theirs = receiveCurrencyOf(corridor);
  const sent = members.filter((currency) => currency === own);
  const received = members.filter((currency) => currency === theirs);

  if (family === 'americanDollar' || family === 'foreign') return { candidates: [] };
  if (family === 'ownEuro' || family === 'ownDollar') return sure(sent[0]) ?? { candidates: members };
  if (family === 'ownPound') return own === 'EUR' ? { candidates: ['GBP', 'EUR'] } : { certain: 'GBP', candidates: [] };
  const [only, ...others] = members;
  if (only && others.length === 0) return { certain: only, candidates: members };

  const fitting = [...new Set([...sent, ...received])];
  if (fitting.length > 1) return { candidates: fitting };
  if (corridor.to && family !== 'crown' && family !== 'dollar' && fitting.length === 0) return { candidates: [] };
  if (sent.length > 0 && !corridor.to && family === 'franc') return { candidates: members };
  return sure(fitting[0]) ?? { candidates: members.filter((currency) => currency !== 'USD' && currency !== 'GNF') };
}

const sure = (currency: Currency | undefined): CurrencyReading | undefined =>
  currency && { certain: currency, candidates: [currency] };
