import { type AccountQuestion, accountQuestions, type Intent, type Wish } from '#src/understanding/understanding.ts';
import { answerAccount, transferAtHand } from './account.ts';
import type { Listener } from './hear.ts';
import type { PartId } from './question.ts';
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
  help: 'why',
};
export const isAccountQuestion = (wished: Wish): wished is AccountQuestion =>
  (accountQuestions as readonly Wish[]).includes(wished);

/** "Cancel it" is about a transfer that was made, and not asked about here; else what was begun is called off. */
const cancels = ({ guide }: Listener): boolean =>
  !mayCancel(guide) &&
  (transferAtHand(guide) !== undefined || !guide.getSnapshot().can({ type: 'startOver.requested' }));

const changedBy: { readonly [slot: string]: PartId } = {
  amount: 'amount',
  currency: 'amount',
  destination: 'destination',
  payoutMethod: 'method',
  recipient: 'recipient',
  reason: 'reason',
};

/** What the sender wants besides answering. */
export function wish(intent: Intent, listener: Listener, named?: string): unknown {
  const { conversation, state } = listener;
  if (intent.wish === 'useScreens') return listener.goToScreens();
  if (intent.wish === 'skip') {
    if (state.part?.isOptional) conversation.answer('');
    else if (state.part?.leave) conversation.leave();
    else conversation.tell({ key: 'guide.told.cannotSkip' });
    return;
  }
  if (intent.wish === 'change') {
    const part = intent.answer && changedBy[intent.answer];
    if (part && state.changeable.includes(part)) conversation.change(part);
    else repair('back', listener);
    return;
  }
  if (intent.wish === 'thanks' || intent.wish === 'greeting') {
    return conversation.tell({ key: `guide.told.${intent.wish}` });
  }
  if (isAccountQuestion(intent.wish)) {
    void answerAccount({ question: intent.wish, recipientId: named }, listener);
    return;
  }
  if (intent.wish === 'cancel' && cancels(listener)) {
    void answerAccount({ question: 'canCancel', recipientId: named }, listener);
    return;
  }
  if (intent.wish === 'resend' && state.part?.control.kind === 'code') return conversation.answer(anotherCode);
  const repaired = repairOf[intent.wish];
  if (repaired) repair(repaired, listener);
  else conversation.tell({ key: 'guide.problems.notUnderstood' });
}
