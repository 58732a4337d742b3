import { queryOptions } from '@tanstack/react-query';
import { listBankProviders, readPaymentWays } from '#contract/payment/payment.ts';
import { callApi } from '../http/apiClient.ts';

/** Milliseconds between two looks while a company does not answer; it is left alone for twice as long. */
const whileOneIsOff = 15_000;

/** What may be paid with now. A company comes back without a word, so it is looked for while one is away. */
export const paymentWaysQuery = queryOptions({
  queryKey: ['paymentWays'],
  queryFn: () => callApi(readPaymentWays),
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) =>
    Object.values(state.data?.closed ?? {}).includes('providerUnavailable') && whileOneIsOff,
});

export const bankProvidersQuery = queryOptions({
  queryKey: ['bankProviders'],
  queryFn: () => callApi(listBankProviders),
  staleTime: 5 * 60_000,
});
