import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { listNotifications, markNotification, markNotificationsUntil } from '#contract/notification/notification.ts';
import type { QueryOf } from '#contract/protocol/endpoint.ts';
import { callApi } from '../http/apiClient.ts';
import { isLive } from '../http/liveUpdates.ts';
import { queryClient } from '../http/queryClient.ts';
import { pauseBetweenLooks } from '../http/savesData.ts';

const notificationsKey = ['notifications'] as const;

/** Without a stream they are asked for once a minute. */
const askAgainMilliseconds = 60_000;

export const notificationsQuery = (userId: string, query: QueryOf<typeof listNotifications>) =>
  queryOptions({
    queryKey: [...notificationsKey, userId, query],
    queryFn: () => callApi(listNotifications, { params: { id: userId }, query }),
    refetchInterval: () => !isLive() && pauseBetweenLooks(askAgainMilliseconds),
  });

/** How many are unread, for the bell; the newest comes along, and no more. */
export const unreadQuery = (userId: string) => notificationsQuery(userId, { limit: 1, status: 'UNREAD' });

/** The list and its counts are read again afterwards (NTF-04). */
export const markReadMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (id: string) => callApi(markNotification, { params: { id: userId }, body: { id, status: 'READ' } }),
    onSuccess: () => refreshNotifications(),
  });

/** Up to the newest that was seen; one that comes meanwhile stays unread. */
export const markAllReadMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (newest: string) => callApi(markNotificationsUntil, { params: { id: userId }, body: { newest } }),
    onSuccess: () => refreshNotifications(),
  });

export const refreshNotifications = (): Promise<void> => queryClient.invalidateQueries({ queryKey: notificationsKey });
