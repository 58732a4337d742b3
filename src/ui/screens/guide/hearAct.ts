import { payInCurrencies } from '#domain/money/currency.ts';
import { payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import type { Part } from '#src/dialogue/question.ts';
import { type Happening, leadToHelp } from '#src/dialogue/thread.ts';
import type { Words } from '#src/dialogue/words.ts';
import { type DialogueAct, readDialogueAct } from '#src/understanding/dialogueActs.ts';
import { answerAccount, transferAtHand } from './account.ts';
import { exampleOf } from './examples.ts';
import type { Listener } from './hear.ts';
import { yesOrNo } from './heardAnswers.ts';
import { choiceMade, isTyped } from './listening.ts';
import { recapAll, recapRecipient, recapSteps } from './recap.ts';
import { priceNow, repair } from './repairs.ts';

/** What is done with the conversation itself, at any question; false where the words are an answer or a wish. */
export function hearAct(said: string, listener: Listener, part: Part): boolean {
  if (choiceMade(said, part, listener.say) !== undefined) return false;
  const act = readDialogueAct(said, { isFree: isTyped(part) || part.control.kind === 'search' });
  if (!act || isAnswer(act, part)) return false;
  listener.conversation.noteTyped(said);
  perform(act, listener, part);
  return true;
}

/** "No, thanks" where no is an answer, "great" where yes is one, and how to pay where that is what is asked. */
const isAnswer = (act: DialogueAct, part: Part): boolean =>
  (act === 'decline' && yesOrNo(part, 'no') !== undefined) ||
  (act === 'praised' && yesOrNo(part, 'yes') !== undefined) ||
  (act === 'howToPay' && part.id === 'paymentMethod');

function perform(act: DialogueAct, listener: Listener, part: Part): void {
  const { conversation, guide } = listener;
  switch (act) {
    case 'undo':
      repair('back', listener);
      return;
    case 'recapAll':
    case 'recapTotal':
    case 'recapRecipient':
    case 'recapSteps':
      if (isOver(listener)) void answerAccount({ question: 'status' }, listener);
      else conversation.turn({ type: 'recap.requested', tells: [recaps[act](listener)] });
      return;
    case 'pause':
      if (part.isOptional || part.leave) putOff(listener, part);
      conversation.turn({ type: 'pause.requested' });
      return;
    case 'inEnglish':
    case 'inFrench':
      speakIn(act === 'inEnglish' ? 'en' : 'fr', listener);
      return;
    case 'simpler':
      explain(listener, part);
      return;
    case 'unsure':
      conversation.turn({ type: 'words.heard' });
      tell(listener, [helpOf(part), forExample(part, guide)]);
      return;
    case 'decline':
      conversation.turn({ type: 'words.heard' });
      putOff(listener, part);
      return;
    case 'praised':
    case 'waits':
    case 'documents':
    case 'company':
    case 'ifItFails':
    case 'priceTime':
    case 'howToPay':
    case 'privacy':
    case 'notPossible':
    case 'tooYoung':
    case 'tellsArrival':
    case 'promo':
    case 'theirCharges':
      conversation.turn({ type: 'words.heard' });
      conversation.tell({ key: `guide.told.${act}` });
      return;
    case 'origins':
    case 'destinations':
      tellPlaces(act, listener);
      return;
    case 'whoAreYou':
    case 'displeased':
      conversation.turn({ type: 'words.heard' });
      conversation.tell({ key: `guide.told.${act}` });
      conversation.log(leadToHelp);
      return;
  }
}

export function tellPlaces(ends: keyof typeof placesOf, { conversation }: Listener): void {
  conversation.turn({ type: 'words.heard' });
  conversation.tell({ key: `guide.told.${ends}`, facts: { options: placesOf[ends] } });
}

/** Where money can come from, by its currencies, and where it can go. */
const placesOf: Readonly<Record<'origins' | 'destinations', readonly Words[]>> = {
  origins: payInCurrencies.map((label) => ({ label })),
  destinations: payoutCountryCodes.map((country) => ({ country })),
};

/** The transfer is made and paid for: what it is now is in the account. */
const isOver = ({ guide }: Listener): boolean =>
  guide.getSnapshot().children.sendMoney === undefined && transferAtHand(guide) !== undefined;

const recaps: Readonly<Record<Extract<DialogueAct, `recap${string}`>, (listener: Listener) => Happening>> = {
  recapAll,
  recapTotal: ({ guide }) => priceNow(guide),
  recapRecipient,
  recapSteps,
};

/** What is asked, in short, what for, and an answer to go by. */
export function explain(listener: Listener, part: Part): void {
  listener.conversation.turn({ type: 'words.heard' });
  tell(listener, [
    { key: 'guide.clarify.simpler', facts: { parts: [part.id] } },
    helpOf(part),
    forExample(part, listener.guide),
  ]);
}

/** Leaves what can be left, skips what can be skipped, and says where neither can be done. */
export function putOff({ conversation }: Listener, part: Part): void {
  if (part.leave) conversation.leave();
  else if (part.isOptional) conversation.answer('');
  else conversation.tell({ key: 'guide.told.cannotSkip' });
}

function speakIn(wanted: Listener['language'], { conversation, language, speakIn: change }: Listener): void {
  conversation.turn({ type: 'words.heard' });
  if (wanted === language) conversation.tell({ key: 'guide.told.sameLanguage' });
  else change(wanted);
}

const helpOf = (part: Part): Words => ({ key: `guide.ask.${part.id}.help`, facts: part.facts });

function forExample(part: Part, guide: Listener['guide']): Words | undefined {
  const example = exampleOf({ part, guide });
  return example && { key: 'guide.clarify.forExample', facts: { example } };
}

const tell = ({ conversation }: Listener, all: readonly (Words | undefined)[]): void => {
  for (const words of all) if (words) conversation.tell(words);
};
