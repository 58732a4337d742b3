import type { ReminderWish } from '../interpretation/situation.ts';
import { type Happening, told } from '../thread.ts';
import type { AccountReply } from './accountReply.ts';

/** When the e-mail goes, before and after what was asked: seconds since 1970; nothing where none is to go. */
type Reminder = { readonly wish: ReminderWish; readonly before: number | undefined; readonly now: number | undefined };

/** What is said of the one reminder there may be, once the server has it (decision 122). */
export function reminderReply({ wish, before, now }: Reminder): AccountReply {
  if (wish === 'never')
    return said(told({ key: before === undefined ? 'guide.reminder.none' : 'guide.reminder.cancelled' }));
  if (now === undefined) return [{ type: 'pause.requested' }];
  const facts = { moment: now };
  if (before === now) return said(told({ key: 'guide.reminder.already', facts }));
  if (before !== undefined) return said(told({ key: 'guide.reminder.changed', facts }));
  return said(told({ key: 'guide.pause.inAccount' }), told({ key: 'guide.reminder.set', facts }));
}

/** Nobody answered; what was set before still is. */
export const reminderFailed: AccountReply = [
  { type: 'thread.continued', happenings: [told({ key: 'guide.reminder.failed' })] },
];

const said = (...happenings: readonly Happening[]): AccountReply => [{ type: 'thread.continued', happenings }];
