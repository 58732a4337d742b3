import { queryOptions } from '@tanstack/react-query';
import { readExchange } from '#contract/quote/quote.ts';
import type { Currency } from '#domain/money/currency.ts';
import { callApi } from '../http/apiClient.ts';

/** The server's rates have a new tick every minute. */
const tickMilliseconds = 60_000;

export const exchangeQuery = (pair: { base: Currency; target: Currency }) =>
  queryOptions({
    queryKey: ['exchange', pair.base, pair.target],
    queryFn: () => callApi(readExchange, { params: pair }),
    staleTime: tickMilliseconds,
  });
