import { queryOptions } from '@tanstack/react-query';
import { readSendingLimit } from '#contract/quote/quote.ts';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { callApi } from '../http/apiClient.ts';

/** What a sender may still send, in a currency; asked again whenever it is looked at, as each transfer changes it. */
export const sendingLimitQuery = ({ userId, currency }: { userId: string; currency: PayInCurrency }) =>
  queryOptions({
    queryKey: ['sending-limit', userId, currency],
    queryFn: () => callApi(readSendingLimit, { params: { id: userId }, query: { currency } }),
    staleTime: 0,
  });
