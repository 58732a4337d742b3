import { wordsFor } from '#src/dialogue/answerWords.ts';
import type { Plan } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import { understand } from '#src/understanding/understand.ts';
import type { Slots, Understanding } from '#src/understanding/understanding.ts';
import { agreedBy, agreeingIn } from './agreeing.ts';
import { candidatesOf, doubtWords } from './doubts.ts';
import type { Listener } from './hear.ts';
import { namePlan, planFrom } from './heardAnswers.ts';
import { hearTopic } from './hearTopic.ts';
import { optionsOf } from './listedOptions.ts';
import { choiceMade, listeningTo } from './listening.ts';
import { canGrant, wish } from './wish.ts';
import { withoutCode } from './withoutCode.ts';

/** A question answered by yes: what is said beside the yes puts right what is offered, and never agrees to it. */
export function hearAgreeing(
  said: string,
  understood: Understanding,
  listener: Listener & { readonly part: Part },
): boolean {
  const { conversation, part, guide, say } = listener;
  const named = choiceMade(said, part, say);
  if (named !== undefined) return conversation.answer(named);
  const plan = planFrom({ ...understood.slots, ...reasonIn(said, listener) }, { part, guide });
  const open = understood.doubts.filter(({ slot }) => slot !== 'confirmation');
  const agreeing = agreeingIn(plan, { part, guide, isDoubtful: open.length > 0 });
  const isAgain = understood.intents.some(({ wish: wished }) => wished === 'sendAgain') && part.id === 'repeat';
  if (agreeing.kind === 'answer') return conversation.answer(agreeing.value);
  const [intent] = understood.intents;
  if (intent && !isAgain && Object.keys(plan).length === 0 && canGrant(intent, listener)) {
    wish(intent, listener);
    return true;
  }
  const shown = withoutCode(said, understood, listener.state);
  if (agreeing.kind !== 'correction' && open.length === 0 && !isAgain && hearTopic(said, listener, shown)) return true;
  conversation.noteTyped(shown);
  if (agreeing.kind === 'correction') {
    const isYesToo = understood.doubts.some(({ slot }) => slot === 'confirmation');
    conversation.plan(nameIn(said, part, listener));
    conversation.correct(agreeing.plan, isYesToo || isAgain);
  } else if (agreeing.kind === 'sameAsOffered' || (isAgain && open.length === 0)) {
    const value = agreedBy(part) ?? '';
    const yes = { words: wordsFor(part, value, optionsOf), plan: { [part.id]: { value } } };
    conversation.doubt({ key: 'guide.problems.sameAsOffered' }, [yes]);
  } else {
    const doubts = open.length > 0 ? open : understood.doubts;
    const candidates = candidatesOf(doubts, listener);
    const words = doubtWords(doubts, { part, candidates });
    if (words) conversation.doubt(words, candidates);
    else conversation.turn({ type: 'words.unread' });
  }
  return true;
}

/** Somebody is heard at any question where the sentence is heard as if nothing was asked. */
export const nameIn = (said: string, part: Part, listener: Listener): Plan =>
  namePlan(understand(said, { ...listeningTo(part, listener), asking: undefined }).doubts, said);

/** What the money is for, which only the review shows beside a yes; elsewhere "she's family" says who somebody is. */
const reasonIn = (said: string, listener: Listener & { readonly part: Part }): Pick<Slots, 'reason'> => {
  if (listener.part.id !== 'review') return {};
  const { reason } = understand(said, { ...listeningTo(listener.part, listener), asking: undefined }).slots;
  return reason ? { reason } : {};
};
