import { type CompetitorRates, readCompetitorRates } from '#contract/quote/competitor.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import { callApi } from '../http/apiClient.ts';

type Asked = { readonly base: PayInCurrency; readonly target: Currency; readonly amount: string };

/** What others deliver for `amount` paid in all; the server keeps an answer for who asks the same again. */
export const competitorRatesOf = ({ base, target, amount }: Asked): Promise<CompetitorRates> =>
  callApi(readCompetitorRates, { params: { a: base, b: target, c: amount } });
