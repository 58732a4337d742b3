import { queryOptions } from '@tanstack/react-query';
import { readSupport } from '#contract/help/support.ts';
import { callApi } from '../http/apiClient.ts';
import { isLive } from '../http/liveUpdates.ts';
import { queryClient } from '../http/queryClient.ts';
import { pauseBetweenLooks } from '../http/savesData.ts';

const supportKey = ['support'] as const;

/** Without a stream it is asked for once a minute. */
const askAgainMilliseconds = 60_000;

/** What was said lately with our people. */
export const supportQuery = (userId: string) =>
  queryOptions({
    queryKey: [...supportKey, userId],
    queryFn: () => callApi(readSupport, { params: { id: userId } }),
    refetchInterval: () => !isLive() && pauseBetweenLooks(askAgainMilliseconds),
  });

export const refreshSupport = (): Promise<void> => queryClient.invalidateQueries({ queryKey: supportKey });
