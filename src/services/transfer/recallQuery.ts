import { queryOptions } from '@tanstack/react-query';
import { readRecall } from '#contract/transfer/recall.ts';
import { callApi } from '../http/apiClient.ts';

/** Under the key of every case, so that a step taken anywhere is read again. */
export const recallKey = 'recall';

/** The case about one delivered transfer, where there is one; operators take its steps at any moment. */
export const recallQuery = ({ userId, transferId }: { userId: string; transferId: string }) =>
  queryOptions({
    queryKey: [recallKey, userId, transferId],
    queryFn: () => callApi(readRecall, { params: { id: userId, tid: transferId } }),
    staleTime: 0,
  });
