import { queryOptions } from '@tanstack/react-query';
import { readTrackingLink } from '#contract/transfer/trackingLink.ts';
import { callApi } from '../http/apiClient.ts';

/** The link of one transfer, asked for whenever it is shown: it can end at any moment. */
export const trackingLinkQuery = ({ userId, transferId }: { userId: string; transferId: string }) =>
  queryOptions({
    queryKey: ['tracking-link', userId, transferId],
    queryFn: () => callApi(readTrackingLink, { params: { id: userId, tid: transferId } }),
    staleTime: 0,
    gcTime: 0,
  });
