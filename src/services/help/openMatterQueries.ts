import { queryOptions } from '@tanstack/react-query';
import { listOpenMatters } from '#contract/help/openMatters.ts';
import { callApi } from '../http/apiClient.ts';
import { transfersKey } from '../transfer/transferQueries.ts';

/** Under the key of the transfers, whose news changes it. */
export const openMattersQuery = (userId: string) =>
  queryOptions({
    queryKey: [...transfersKey, userId, 'open'],
    queryFn: () => callApi(listOpenMatters, { params: { id: userId } }),
    staleTime: 0,
  });
