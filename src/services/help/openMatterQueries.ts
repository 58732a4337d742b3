import { queryOptions } from '@tanstack/react-query';
import { listOpenMatters } from '#contract/help/openMatters.ts';
import { callApi } from '../http/apiClient.ts';
import { transfersKey } from '../transfer/transferQueries.ts';

/** Whoever comes back to the dashboard sooner reads what was read. */
const freshMilliseconds = 30_000;

/** Under the key of the transfers, whose news changes it. */
export const openMattersQuery = (userId: string) =>
  queryOptions({
    queryKey: [...transfersKey, userId, 'open'],
    queryFn: () => callApi(listOpenMatters, { params: { id: userId } }),
    staleTime: freshMilliseconds,
  });
