import type { AccountReply } from '#src/dialogue/account/accountReply.ts';
import { reminderFailed, reminderReply } from '#src/dialogue/account/reminderReply.ts';
import type { ReminderWish } from '#src/dialogue/interpretation/situation.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { forgetReminder, remindAt, reminderQuery } from '#src/services/guide/reminderQueries.ts';
import { queryClient } from '#src/services/http/queryClient.ts';

/** Has the reminder set, moved or taken back as it was said, and gives back what the dialogue is to be told. */
export async function remind(wish: ReminderWish, guide: GuidedSenderActor): Promise<AccountReply> {
  const { userId = '' } = guide.getSnapshot().context;
  const query = reminderQuery(userId);
  try {
    const { at: before } = await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
    if (wish === 'never') {
      if (before !== undefined) await forgetReminder(userId);
    } else if (wish !== 'anyTime') await remindAt({ userId, when: wish });
    return reminderReply({ wish, before, now: queryClient.getQueryData(query.queryKey)?.at });
  } catch {
    return reminderFailed;
  }
}
