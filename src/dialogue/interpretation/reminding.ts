import type { DialogueAct } from '#src/understanding/dialogueAct.ts';
import { isReminded } from '../sayings.ts';
import { acknowledged, type Outcome, type ReminderWish, type Situation, tell } from './situation.ts';

type ReminderAct = Extract<DialogueAct, `remind${string}` | 'forgetReminder'>;

export const reminderWishes: Readonly<Record<ReminderAct, ReminderWish>> = {
  remind: 'anyTime',
  remindThisEvening: 'thisEvening',
  remindTomorrow: 'tomorrow',
  remindInThreeDays: 'inThreeDays',
  forgetReminder: 'never',
};

/** "Remind me tomorrow": asked of the server for whoever can be reminded, and else told why not. */
export function asReminder(wish: ReminderWish, { reading }: Situation): readonly Outcome[] {
  const { isSignedIn } = reading;
  if (wish === 'never' ? isSignedIn : isReminded(reading)) return [acknowledged, { type: 'reminder.asked', wish }];
  if (wish === 'never') return [acknowledged, tell({ key: 'guide.reminder.none' })];
  return [{ type: 'pause.requested' }, ...(isSignedIn ? [] : [tell({ key: 'guide.reminder.onceSignedIn' })])];
}
