import type { Language } from '#contract/language.ts';
import type { Recipient } from '#contract/recipient.ts';
import { isRecoveryCode } from '#domain/account/codeFormat.ts';
import { referenceIn } from '#domain/transfer/transferReference.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { mostCharacters, understand } from '#src/understanding/understand.ts';
import type { Understanding } from '#src/understanding/understanding.ts';
import { answerAccount } from './account.ts';
import { agreedBy, agreeingIn } from './agreeing.ts';
import { wordsFor } from './answerWords.ts';
import type { Conversation } from './conversation.ts';
import { candidatesOf, doubtWords } from './doubts.ts';
import { hearAct, putOff } from './hearAct.ts';
import { hearCardNumber } from './hearCardNumber.ts';
import { hearCorrection } from './hearCorrection.ts';
import { namePlan, planFrom } from './heardAnswers.ts';
import { hearSame, hearUnserved } from './hearKnown.ts';
import { hearPerson } from './hearPerson.ts';
import { hearStopped, worryIn } from './hearWorry.ts';
import { choiceMade, isTyped, listeningTo, understandAt } from './listening.ts';
import { plain } from './plain.ts';
import type { Part, Said } from './question.ts';
import { amountOf, tellAmount } from './questions/quoteQuestions.ts';
import { waysTo } from './reach.ts';
import { inOneSentence } from './recap.ts';
import type { Say } from './say.ts';
import { type ConversationState, type Plan, without } from './talk.ts';
import { canGrant, isAccountQuestion, wish } from './wish.ts';

export type Listener = {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  readonly guide: GuidedSenderActor;
  readonly say: Say;
  readonly language: Language;
  readonly recipients: readonly Recipient[];
  readonly today: string;
  readonly goToScreens: () => void;
  /** The page in another language. */
  readonly speakIn: (language: Language) => void;
};

/**
 * What the box was used for: an answer, several at once, or one of the wishes. The flows decide what becomes of it.
 * True when it was dealt with; otherwise what was typed stays, to be put right.
 */
export function hear(text: string, listener: Listener): boolean {
  const { conversation, state } = listener;
  const { part } = state;
  if (!part) return false;
  if (text.trim() === '') return hearNothing(part, listener);
  // Secrets go to their check and nowhere else (R28).
  if (part.control.kind === 'password') return conversation.answer(text);
  const said = text.trim().replace(/\s+/g, ' ');
  if (part.control.kind === 'code' && /^[\d\s-]+$/.test(said)) {
    return conversation.answer(said.replace(/\D/g, ''));
  }
  if (part.control.kind === 'code' && isRecoveryCode(said)) return conversation.answer(said);
  if (said.length > longestFor(part)) {
    conversation.tell({ key: 'guide.problems.tooLong' });
    return false;
  }
  if (hearCardNumber(said, part, listener)) return true;
  if (state.place?.flow === 'safeguard') return hearStopped(said, listener, part);
  conversation.turn({ type: 'words.said' });
  const worry = worryIn(said, part);
  if (worry) {
    conversation.noteTyped(said);
    conversation.stopFor(worry, said);
    return true;
  }
  if (isNotNow(said, part, listener)) {
    putOff(listener, part);
    return true;
  }
  if (hearAct(said, listener, part) || hearPerson(said, listener, part)) return true;
  const reference = referenceIn(said);
  if (reference !== undefined) {
    conversation.noteTyped(said);
    const [question = 'status'] = understandAt(part, said.replace(reference, ' '), listener)
      .intents.map(({ wish: wished }) => wished)
      .filter(isAccountQuestion);
    void answerAccount({ question, reference }, listener);
    return true;
  }
  const understood = understandAt(part, said, listener);
  const account = accountIntent(understood);
  if (account) {
    conversation.noteTyped(said);
    wish(account, listener, understood.slots.recipient?.value);
    return true;
  }
  if (hearUnserved(said, understood, { ...listener, part })) return true;
  const plan = planFrom(understood.slots, { part, guide: listener.guide });
  if (hearSame(said, plan, listener, saidIn(plan))) return true;
  if (hearCorrection(said, { ...listener, part }, plan[part.id] !== undefined)) return true;
  if (agreedBy(part) !== undefined) return hearAgreeing(said, understood, { ...listener, part });
  const here = plan[part.id]?.value ?? choiceMade(said, part, listener.say);
  if (here !== undefined) {
    if (isElsewhere(part, here, listener)) return true;
    const more = stillAsked(plan, part, state);
    conversation.plan({ ...nameIn(said, part, listener), ...more });
    return conversation.answer(here, { isOneOfSeveral: Object.keys(more).length > 0 });
  }
  const [intent] = understood.intents;
  if (intent && Object.keys(plan).length === 0 && canGrant(intent, listener)) {
    wish(intent, listener);
    return true;
  }
  if (isTyped(part)) return conversation.answer(ownNumberIn(said, part, understood) ?? said);
  if (Object.keys(plan).length > 0 && isAhead(plan, state)) {
    conversation.plan({ ...nameIn(said, part, listener), ...plan });
    conversation.turn({ type: 'words.heard' });
    conversation.tell({ key: 'guide.told.later', facts: { said: saidIn(plan) } });
    return true;
  }
  conversation.noteTyped(withoutCode(said, understood, state));
  const candidates = candidatesOf(understood.doubts, { ...listener, part });
  const words = doubtWords(understood.doubts);
  if (words || candidates.length > 0) conversation.doubt(words ?? { key: 'guide.problems.whichOne' }, candidates);
  else if (isNo(said, part, listener)) askWhatIsWrong(listener);
  else conversation.turn({ type: 'words.unread' });
  return true;
}

/** Skips what may be skipped; anything else is asked for once more. */
function hearNothing(part: Part, { conversation, state }: Listener): boolean {
  if (state.place?.flow === 'safeguard') conversation.tell({ key: 'guide.safeguard.choose' });
  else if (part.isOptional) return conversation.answer('');
  conversation.turn({ type: 'words.said' });
  conversation.turn({ type: 'words.missing' });
  return true;
}

/** Somebody whom the money cannot reach as it is chosen: why, and how they could be. */
function isElsewhere(part: Part, id: string, { conversation, guide, say }: Listener): boolean {
  const problem = part.control.kind === 'recipient' ? part.check?.(id) : undefined;
  if (!problem) return false;
  conversation.noteTyped(say.say({ recipientId: id }));
  conversation.doubt(problem, waysTo(id, guide));
  return true;
}

const saidIn = (plan: Plan): readonly Said[] =>
  inOneSentence(Object.fromEntries(Object.entries(plan).map(([id, answer]) => [id, answer?.value])));

/** A question about a transfer there is, perhaps by whom it went to; with a sum or a number it tells of another one. */
const accountIntent = ({ intents, slots }: Understanding) =>
  slots.amount || slots.phone || slots.account
    ? undefined
    : intents.find(({ wish: wished }) => isAccountQuestion(wished));

/** Somebody is heard at any question where the sentence is heard as if nothing was asked. */
const nameIn = (said: string, part: Part, listener: Listener): Plan =>
  namePlan(understand(said, { ...listeningTo(part, listener), asking: undefined }).doubts, said);

/** A question answered by yes: what is said beside the yes puts right what is offered, and never agrees to it. */
function hearAgreeing(said: string, understood: Understanding, listener: Listener & { readonly part: Part }): boolean {
  const { conversation, part, guide, say } = listener;
  const named = choiceMade(said, part, say);
  if (named !== undefined) return conversation.answer(named);
  const plan = planFrom(understood.slots, { part, guide });
  const open = understood.doubts.filter(({ slot }) => slot !== 'confirmation');
  const agreeing = agreeingIn(plan, { part, guide, isDoubtful: open.length > 0 });
  const isAgain = understood.intents.some(({ wish: wished }) => wished === 'sendAgain') && part.id === 'repeat';
  if (agreeing.kind === 'answer') return conversation.answer(agreeing.value);
  const [intent] = understood.intents;
  if (intent && !isAgain && Object.keys(plan).length === 0 && canGrant(intent, listener)) {
    wish(intent, listener);
    return true;
  }
  conversation.noteTyped(withoutCode(said, understood, listener.state));
  if (agreeing.kind === 'correction') {
    const isYesToo = understood.doubts.some(({ slot }) => slot === 'confirmation');
    conversation.plan(nameIn(said, part, listener));
    conversation.correct(agreeing.plan, isYesToo || isAgain);
  } else if (agreeing.kind === 'sameAsOffered' || (isAgain && open.length === 0)) {
    const value = agreedBy(part) ?? '';
    const yes = { words: wordsFor(part, value), plan: { [part.id]: { value } } };
    conversation.doubt({ key: 'guide.problems.sameAsOffered' }, [yes]);
  } else {
    const doubts = open.length > 0 ? open : understood.doubts;
    const words = doubtWords(doubts);
    if (words) conversation.doubt(words, candidatesOf(doubts, listener));
    else conversation.turn({ type: 'words.unread' });
  }
  return true;
}

/** "No" to what was read back, where no is no answer. */
function askWhatIsWrong({ conversation }: Listener): void {
  conversation.turn({ type: 'words.heard' });
  conversation.tell({ key: 'guide.correct.whatIsWrong' });
}

/** "Not now" where it is no answer of the question; "no, thanks" where nothing needs to be said. */
function isNotNow(said: string, part: Part, listener: Listener): boolean {
  const isItself = plain(said) === plain(listener.say.say({ key: 'guide.options.notNow' }));
  if (isItself) return part.leave !== undefined || isTyped(part);
  if (!part.isOptional) return false;
  return isNo(said, part, listener);
}

/** And nothing else. */
function isNo(said: string, part: Part, listener: Listener): boolean {
  const { confirmation } = understand(said, { ...listeningTo(part, listener), asking: 'confirmation' }).slots;
  return confirmation?.value === 'no' && confirmation.span.end - confirmation.span.start === said.length;
}

/** What stands in the box when the screens are gone to: an amount goes to the calculator, a text to its form. */
export function keepUnsent(text: string, listener: Listener): void {
  const { conversation, state, guide } = listener;
  const { part, place } = state;
  const said = text.trim();
  if (!part || said === '' || said.length > longestFor(part)) return;
  if (part.control.kind !== 'amount' || place?.flow !== 'priceQuote') {
    if (isTyped(part) && part.control.kind !== 'code') conversation.keepTyped(said);
    return;
  }
  const answer = planFrom(understandAt(part, said, listener).slots, { part, guide }).amount?.value ?? '';
  tellAmount(place.actor, amountOf(answer));
}

/** "My number is…", where the form takes the number alone; of the country that was chosen for it. */
function ownNumberIn(said: string, { control, check }: Part, { slots }: Understanding): string | undefined {
  if (control.kind !== 'phone' || !control.choosesCountry || !slots.phone || !check?.(said)) return undefined;
  const { countryCode, national } = slots.phone.value;
  return said.startsWith(`${countryCode} `) ? `${countryCode} ${national}` : undefined;
}

/** What may be a one-time code does not stand in the thread, wherever it was typed (R28). */
const withoutCode = (said: string, { slots }: Understanding, { place }: ConversationState): string =>
  slots.code || place?.flow === 'confirmCode' ? said.replace(/\d(?:[\s.-]?\d){5}/g, '••••••') : said;

/** More is not read: half of a sentence can mean its opposite. */
const longestFor = ({ control }: Part): number =>
  'maxLength' in control ? (control.maxLength ?? mostCharacters) : mostCharacters;

/** Something to be asked later is kept; something asked before is put right. */
const isAhead = (plan: Plan, { changeable }: ConversationState): boolean =>
  !changeable.some((part) => plan[part] !== undefined);

/** What was answered before is changed by its name, and never by the way. */
const stillAsked = (plan: Plan, { id }: Part, { changeable }: ConversationState): Plan =>
  without(plan, [id, ...changeable]);
