import { queryOptions } from '@tanstack/react-query';
import { readRateHistory } from '#contract/quote/rateHistory.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { RateSpan } from '#domain/quote/rateHistory.ts';
import { callApi } from '../http/apiClient.ts';

/** As long as the server lets it be kept. */
const staleMs = 600_000;

export type RatesAsked = { readonly base: PayInCurrency; readonly target: Currency; readonly span: RateSpan };

export const rateHistoryQuery = ({ base, target, span }: RatesAsked) =>
  queryOptions({
    queryKey: ['rateHistory', base, target, span],
    queryFn: () => callApi(readRateHistory, { params: { base, target }, query: { span } }),
    staleTime: staleMs,
  });
