import { queryOptions } from '@tanstack/react-query';
import { askForReminder, cancelReminder, type ReminderTime, readReminder } from '#contract/guide/guideReminder.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';

/** The reminder a sender asked for, here or on another device. */
export const reminderQuery = (userId: string) =>
  queryOptions({
    queryKey: ['guide-reminder', userId],
    queryFn: () => callApi(readReminder, { params: { id: userId } }),
  });

/** By the clock of where the sender is. */
export async function remindAt({ userId, when }: { userId: string; when: ReminderTime }): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const asked = await callApi(askForReminder, { params: { id: userId }, body: { when, timeZone } });
  queryClient.setQueryData(reminderQuery(userId).queryKey, asked);
}

export async function forgetReminder(userId: string): Promise<void> {
  await callApi(cancelReminder, { params: { id: userId } });
  queryClient.setQueryData(reminderQuery(userId).queryKey, {});
}
