import {
  type AccountQuestion,
  accountQuestions,
  type Intent,
  type IntentName,
  type SlotName,
} from '#src/understanding/understanding.ts';
import { anotherCode } from '../answerValues.ts';
import type { Repair } from '../repair.ts';
import { explain, putOff } from './acts.ts';
import { partsOf } from './correcting.ts';
import { repair } from './repairs.ts';
import { acknowledged, answer, type Outcome, type Situation, tell } from './situation.ts';
import { topicTold } from './topics.ts';

const repairOf: { readonly [wished in IntentName]?: Repair } = {
  why: 'why',
  cost: 'cost',
  howLong: 'howLong',
  isItSafe: 'safe',
  repeat: 'repeat',
  back: 'back',
  cancel: 'cancel',
  startOver: 'startOver',
};
export const isAccountQuestion = (wished: IntentName): wished is AccountQuestion =>
  (accountQuestions as readonly IntentName[]).includes(wished);

/** "Cancel it" is about a transfer that was made, and not asked about here; else what was begun is called off. */
const cancels = ({ reading }: Situation): boolean =>
  reading.askToCancel === undefined && (reading.transfer !== undefined || reading.askToStartOver === undefined);

/** "Never mind", where nothing was said yet that could be called off. */
const isAtBeginning = ({ part, context }: Situation): boolean =>
  part.id === 'destination' && context.changeable.length === 0;

/** Whether anything comes of it at this question; what nothing comes of was not understood. */
export const canGrant = ({ intentName }: Intent, { part }: Situation): boolean =>
  intentName === 'resend' ? part.control.kind === 'code' : intentName !== 'sendAgain';

/** What the sender wants besides answering. `recipientId`: who was named with it. */
export function grant(intent: Intent, situation: Situation, recipientId?: string): readonly Outcome[] {
  if (intent.intentName === 'useScreens') return [{ type: 'screens.chosen' }];
  return [acknowledged, ...granted(intent, situation, recipientId)];
}

function granted(intent: Intent, situation: Situation, recipientId?: string): readonly Outcome[] {
  const { intentName } = intent;
  if (intentName === 'help') return explain(situation);
  if (intentName === 'skip') return putOff(situation);
  if (intentName === 'change') return changeNamed(intent.answer, situation);
  if (intentName === 'thanks' || intentName === 'greeting') return [tell({ key: `guide.told.${intentName}` })];
  if (isAccountQuestion(intentName)) return [{ type: 'account.asked', asked: { question: intentName, recipientId } }];
  if (intentName === 'cancel' && isAtBeginning(situation)) return [tell({ key: 'guide.told.waits' })];
  if (intentName === 'cancel' && cancels(situation)) {
    return [{ type: 'account.asked', asked: { question: 'canCancel', recipientId } }];
  }
  if (intentName === 'resend') return [answer(anotherCode)];
  // Said in passing, it is offered; what is written next is no message yet.
  if (intentName === 'person') return [{ type: 'person.requested' }];
  const repaired = repairOf[intentName];
  return repaired ? repair(repaired, situation) : [];
}

const ofTheRecipient: readonly SlotName[] = ['phone', 'account', 'name', 'network'];

/** What was named is opened again; named and not answered yet, it is asked soon, or now. */
function changeNamed(slot: SlotName | undefined, situation: Situation): readonly Outcome[] {
  const { part, context, reading, answers } = situation;
  const names = slot === undefined ? [] : (partsOf[slot] ?? []);
  const open = names.find((name) => context.changeable.includes(name) && name !== part.id);
  if (open) return [{ type: 'answer.reopened', part: open }];
  if (names.length === 0) return repair('back', situation);
  if (names.includes(part.id)) return [{ type: 'question.repeated' }];
  // The number of somebody of the book is not asked here: it goes with the person.
  if (slot && ofTheRecipient.includes(slot) && reading.understood(answers).recipient) return topicTold('wrongDetails');
  return [tell({ key: 'guide.correct.notAnswered', facts: { parts: names.slice(0, 1) } })];
}
