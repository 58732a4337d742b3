import {
  type AccountQuestion,
  accountQuestions,
  type Intent,
  type SlotName,
  type Wish,
} from '#src/understanding/understanding.ts';
import { anotherCode } from '../answerValues.ts';
import type { Repair } from '../repair.ts';
import { explain, putOff } from './acts.ts';
import { partsOf } from './correcting.ts';
import { repair } from './repairs.ts';
import { answer, heard, type Outcome, type Situation, tell } from './situation.ts';

const repairOf: { readonly [wished in Wish]?: Repair } = {
  why: 'why',
  cost: 'cost',
  howLong: 'howLong',
  isItSafe: 'safe',
  repeat: 'repeat',
  back: 'back',
  cancel: 'cancel',
  startOver: 'startOver',
};
export const isAccountQuestion = (wished: Wish): wished is AccountQuestion =>
  (accountQuestions as readonly Wish[]).includes(wished);

/** "Cancel it" is about a transfer that was made, and not asked about here; else what was begun is called off. */
const cancels = ({ reading }: Situation): boolean =>
  reading.askToCancel === undefined && (reading.transfer !== undefined || reading.askToStartOver === undefined);

/** "Never mind", where nothing was said yet that could be called off. */
const isAtBeginning = ({ part, context }: Situation): boolean =>
  part.id === 'destination' && context.changeable.length === 0;

/** Whether anything comes of it at this question; what nothing comes of was not understood. */
export const canGrant = ({ wish }: Intent, { part }: Situation): boolean =>
  wish === 'resend' ? part.control.kind === 'code' : wish !== 'sendAgain';

/** What the sender wants besides answering. `recipientId`: who was named with it. */
export function grant(intent: Intent, situation: Situation, recipientId?: string): readonly Outcome[] {
  if (intent.wish === 'useScreens') return [{ type: 'screens.chosen' }];
  return [heard, ...granted(intent, situation, recipientId)];
}

function granted(intent: Intent, situation: Situation, recipientId?: string): readonly Outcome[] {
  const { wish } = intent;
  if (wish === 'help') return explain(situation);
  if (wish === 'skip') return putOff(situation);
  if (wish === 'change') return changeNamed(intent.answer, situation);
  if (wish === 'thanks' || wish === 'greeting') return [tell({ key: `guide.told.${wish}` })];
  if (isAccountQuestion(wish)) return [{ type: 'account.asked', asked: { question: wish, recipientId } }];
  if (wish === 'cancel' && isAtBeginning(situation)) return [tell({ key: 'guide.told.waits' })];
  if (wish === 'cancel' && cancels(situation)) {
    return [{ type: 'account.asked', asked: { question: 'canCancel', recipientId } }];
  }
  if (wish === 'resend') return [answer(anotherCode)];
  // Said in passing, it is offered; what is written next is no message yet.
  if (wish === 'person') return [{ type: 'person.requested' }];
  const repaired = repairOf[wish];
  return repaired ? repair(repaired, situation) : [];
}

/** What was named is opened again; named and not answered yet, it is asked soon, or now. */
function changeNamed(slot: SlotName | undefined, situation: Situation): readonly Outcome[] {
  const { part, context } = situation;
  const names = slot === undefined ? [] : (partsOf[slot] ?? []);
  const open = names.find((name) => context.changeable.includes(name) && name !== part.id);
  if (open) return [{ type: 'answer.reopened', part: open }];
  if (names.length === 0) return repair('back', situation);
  if (names.includes(part.id)) return [{ type: 'question.repeated' }];
  return [tell({ key: 'guide.correct.notAnswered', facts: { parts: names.slice(0, 1) } })];
}
