import type { Language } from '#contract/language.ts';
import type { Recipient } from '#contract/recipient.ts';
import { isRecoveryCode } from '#domain/account/codeFormat.ts';
import { referenceIn } from '#domain/transfer/transferReference.ts';
import { type Plan, without } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import type { Said } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { opensWithWait } from '#src/understanding/dialogueActs.ts';
import { withFlagsNamed } from '#src/understanding/flags.ts';
import { asksSomething } from '#src/understanding/topics.ts';
import { mostCharacters, understand } from '#src/understanding/understand.ts';
import type { Understanding } from '#src/understanding/understanding.ts';
import { answerAccount } from './account.ts';
import { agreedBy } from './agreeing.ts';
import type { Conversation } from './conversation.ts';
import type { ConversationState } from './conversationState.ts';
import { candidatesOf, doubtWords } from './doubts.ts';
import { hearAct, putOff, tellPlaces } from './hearAct.ts';
import { hearAgreeing, nameIn } from './hearAgreeing.ts';
import { tellBeside, tellOthers, withoutWhy } from './hearBeside.ts';
import { hearCardNumber } from './hearCardNumber.ts';
import { hearCorrection } from './hearCorrection.ts';
import { hearCurrency } from './hearCurrency.ts';
import { planFrom } from './heardAnswers.ts';
import { hearSame, hearUnserved } from './hearKnown.ts';
import { hearPerson } from './hearPerson.ts';
import { asksBesides, hearTopic } from './hearTopic.ts';
import { hearStopped, worryIn } from './hearWorry.ts';
import { choiceMade, isTyped, listeningTo, understandAt } from './listening.ts';
import { personMeant } from './personMeant.ts';
import { plain } from './plain.ts';
import { waysTo } from './reach.ts';
import { inOneSentence } from './recap.ts';
import type { Say } from './say.ts';
import { answerWith } from './wholeAnswers.ts';
import { canGrant, isAccountQuestion, wish } from './wish.ts';
import { withoutCode } from './withoutCode.ts';

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
  const said = (isTyped(part) ? text : withFlagsNamed(text, listener.language)).trim().replace(/\s+/g, ' ');
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
  const plan = planFrom(understood.slots, { part, guide: listener.guide });
  if (asksBesides(said, { part, plan, understood }) && hearTopic(said, listener, withoutCode(said, understood, state)))
    return true;
  const account = accountIntent(understood);
  if (account) {
    conversation.noteTyped(said);
    wish(account, listener, understood.slots.recipient?.value);
    return true;
  }
  if (hearUnserved(said, { understood, plan }, { ...listener, part })) return true;
  if (understood.intents.length === 0 && hearSame(said, plan, listener, saidIn(plan))) return true;
  if (hearCurrency(said, part, listener)) return true;
  if (hearCorrection(said, { ...listener, part }, plan[part.id] !== undefined)) return true;
  if (agreedBy(part) !== undefined) return hearAgreeing(said, understood, { ...listener, part });
  const here = plan[part.id]?.value ?? choiceMade(said, part, listener.say);
  if (here !== undefined) {
    if (isElsewhere(part, here, listener)) return true;
    conversation.plan(nameIn(said, part, listener));
    return answerWith(here, stillAsked(plan, part, state), { ...listener, part }) && tellBeside(said, part, listener);
  }
  const [intent, ...others] = withoutWhy(understood.intents);
  if (intent && Object.keys(plan).length === 0 && canGrant(intent, listener)) {
    wish(intent, listener);
    tellOthers(others, listener);
    return true;
  }
  if (isTyped(part) && waitsAtBox(said)) return hearWaiting(said, listener);
  if (isTyped(part)) return answerWith(ownNumberIn(said, part, understood) ?? said, {}, { ...listener, part });
  if (Object.keys(plan).length > 0 && isAhead(plan, state)) {
    conversation.plan({ ...nameIn(said, part, listener), ...plan });
    // "50 to Marie": whom it is for is kept, and what is asked now is not certain.
    if (candidatesOf(understood.doubts, { ...listener, part }).some((one) => one.plan[part.id])) {
      hearElse(said, understood, { ...listener, part });
      return true;
    }
    conversation.turn({ type: 'words.heard' });
    conversation.tell({ key: 'guide.told.later', facts: { said: saidIn(plan) } });
    return true;
  }
  hearElse(said, understood, { ...listener, part });
  return true;
}

/** No answer: it may be meant as one, be a question about something else, or say only that something is wrong. */
function hearElse(said: string, understood: Understanding, listener: Listener & { readonly part: Part }): void {
  const { conversation, part, state } = listener;
  const found = candidatesOf(understood.doubts, listener);
  const meant = found.length === 0 ? personMeant(said, understood, listener) : undefined;
  const candidates = meant?.candidates ?? found;
  const words = meant?.words ?? doubtWords(understood.doubts, { part, candidates });
  const shown = withoutCode(said, understood, state);
  const isOpen = words !== undefined || candidates.length > 0;
  const isAsking = asksSomething(said) && !/\d/.test(said);
  if ((!isOpen || isAsking) && hearTopic(said, listener, shown)) return;
  conversation.noteTyped(shown);
  if (isOpen) conversation.doubt(words ?? { key: 'guide.problems.whichOne' }, candidates);
  else if (isNo(said, part, listener)) askWhatIsWrong(listener);
  else if (understood.slots.origin) tellPlaces('origins', listener);
  else if (understood.intents.some(({ wish: wished }) => wished === 'sendAgain')) {
    conversation.turn({ type: 'words.heard' });
    conversation.tell({ key: 'guide.told.neverGuessed' });
  } else if (opensWithWait(said)) waitFor(listener);
  else conversation.turn({ type: 'words.unread' });
}

/** Skips what may be skipped; anything else is asked for once more. */
function hearNothing(part: Part, { conversation, state }: Listener): boolean {
  if (state.place?.flow === 'safeguard') conversation.tell({ key: 'guide.safeguard.choose' });
  else if (part.isOptional) return conversation.answer('');
  conversation.turn({ type: 'words.said' });
  conversation.turn({ type: 'words.missing' });
  return true;
}

/** "Let me find her number": nobody’s name, and no number. */
const waitsAtBox = (said: string): boolean =>
  opensWithWait(said) && !/\d/.test(said) && said.split(' ').length >= leastWordsOfWait;

const leastWordsOfWait = 4;

function hearWaiting(said: string, listener: Listener): true {
  listener.conversation.noteTyped(said);
  waitFor(listener);
  return true;
}

function waitFor({ conversation }: Listener): void {
  conversation.turn({ type: 'words.heard' });
  conversation.tell({ key: 'guide.told.waits' });
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

/** "My number is…", where the form takes the number alone; of the country that was chosen for it. */
function ownNumberIn(said: string, { control, check }: Part, { slots }: Understanding): string | undefined {
  if (control.kind !== 'phone' || !control.choosesCountry || !slots.phone || !check?.(said)) return undefined;
  const { countryCode, national } = slots.phone.value;
  return said.startsWith(`${countryCode} `) ? `${countryCode} ${national}` : undefined;
}

/** More is not read: half of a sentence can mean its opposite. */
export const longestFor = ({ control }: Part): number =>
  'maxLength' in control ? (control.maxLength ?? mostCharacters) : mostCharacters;

/** Something to be asked later is kept; something asked before is put right. */
const isAhead = (plan: Plan, { changeable }: ConversationState): boolean =>
  !changeable.some((part) => plan[part] !== undefined);

/** What was answered before is changed by its name, and never by the way. */
const stillAsked = (plan: Plan, { id }: Part, { changeable }: ConversationState): Plan =>
  without(plan, [id, ...changeable]);
