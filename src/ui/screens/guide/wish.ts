import {
  type AccountQuestion,
  accountQuestions,
  type Intent,
  type SlotName,
  type Wish,
} from '#src/understanding/understanding.ts';
import { answerAccount, transferAtHand } from './account.ts';
import type { Listener } from './hear.ts';
import { explain, putOff } from './hearAct.ts';
import { partsOf } from './hearCorrection.ts';
import { anotherCode } from './questions/accountQuestions.ts';
import { mayCancel, type Repair, repair } from './repairs.ts';

const repairOf: { readonly [wished in Wish]?: Repair } = {
  why: 'why',
  cost: 'cost',
  howLong: 'howLong',
  isItSafe: 'safe',
  repeat: 'repeat',
  person: 'person',
  back: 'back',
  cancel: 'cancel',
  startOver: 'startOver',
};
export const isAccountQuestion = (wished: Wish): wished is AccountQuestion =>
  (accountQuestions as readonly Wish[]).includes(wished);

/** "Cancel it" is about a transfer that was made, and not asked about here; else what was begun is called off. */
const cancels = ({ guide }: Listener): boolean =>
  !mayCancel(guide) &&
  (transferAtHand(guide) !== undefined || !guide.getSnapshot().can({ type: 'startOver.requested' }));

/** "Never mind", where nothing was said yet that could be called off. */
const isAtBeginning = ({ state }: Listener): boolean =>
  state.part?.id === 'destination' && state.changeable.length === 0;

/** Whether anything comes of it at this question; what nothing comes of was not understood. */
export const canGrant = ({ wish: wished }: Intent, { state }: Listener): boolean =>
  wished === 'resend' ? state.part?.control.kind === 'code' : wished !== 'sendAgain';

/** What the sender wants besides answering. */
export function wish(intent: Intent, listener: Listener, named?: string): unknown {
  const { conversation, state } = listener;
  if (intent.wish === 'useScreens') return listener.goToScreens();
  conversation.turn({ type: 'words.heard' });
  if (intent.wish === 'help') return state.part && explain(listener, state.part);
  if (intent.wish === 'skip') return state.part && putOff(listener, state.part);
  if (intent.wish === 'change') return changeNamed(intent.answer, listener);
  if (intent.wish === 'thanks' || intent.wish === 'greeting') {
    return conversation.tell({ key: `guide.told.${intent.wish}` });
  }
  if (isAccountQuestion(intent.wish)) {
    void answerAccount({ question: intent.wish, recipientId: named }, listener);
    return;
  }
  if (intent.wish === 'cancel' && isAtBeginning(listener)) return conversation.tell({ key: 'guide.told.waits' });
  if (intent.wish === 'cancel' && cancels(listener)) {
    void answerAccount({ question: 'canCancel', recipientId: named }, listener);
    return;
  }
  if (intent.wish === 'resend') return conversation.answer(anotherCode);
  const repaired = repairOf[intent.wish];
  if (repaired) repair(repaired, listener);
}

/** What was named is opened again; named and not answered yet, it is asked soon, or now. */
function changeNamed(slot: SlotName | undefined, listener: Listener): void {
  const { conversation, state } = listener;
  const names = slot === undefined ? [] : (partsOf[slot] ?? []);
  const open = names.find((part) => state.changeable.includes(part) && part !== state.part?.id);
  if (open) conversation.change(open);
  else if (names.length === 0) repair('back', listener);
  else if (state.part && names.includes(state.part.id)) conversation.askAgain();
  else conversation.tell({ key: 'guide.correct.notAnswered', facts: { parts: names.slice(0, 1) } });
}
