import { queryOptions } from '@tanstack/react-query';
import { readDeliveryTimes } from '#contract/quote/deliveryPerformance.ts';
import { callApi } from '../http/apiClient.ts';

/** Counted once a day at most. */
const staleMs = 3_600_000;

export const deliveryTimesQuery = queryOptions({
  queryKey: ['deliveryTimes'],
  queryFn: () => callApi(readDeliveryTimes),
  staleTime: staleMs,
});
