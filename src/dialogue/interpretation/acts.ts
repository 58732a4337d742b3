import { payInCurrencies } from '#domain/money/currency.ts';
import { payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import type { DialogueAct } from '#src/understanding/dialogueAct.ts';
import { readDialogueAct } from '#src/understanding/dialogueActs.ts';
import { lacksIt } from '#src/understanding/lacking.ts';
import { yesOrNo } from '../agreement.ts';
import { exampleOf } from '../examples.ts';
import { recapAll, recapRecipient, recapSteps } from '../recap.ts';
import { type Happening, leadToHelp } from '../thread.ts';
import type { Words } from '../words.ts';
import { isForTheBox } from './atTheBox.ts';
import { onceRunning } from './onceRunning.ts';
import { choiceMade, isTyped } from './parsing.ts';
import { asReminder, reminderWishes } from './reminding.ts';
import { repair } from './repairs.ts';
import {
  acknowledged,
  answer,
  type Interpretation,
  log,
  type Outcome,
  type Situation,
  tell,
  typed,
} from './situation.ts';

/** What is done with the conversation itself, at any question; nothing where the words are an answer or a wish. */
export function asDialogueAct(said: string, situation: Situation): Interpretation {
  const { part } = situation;
  if (choiceMade(said, situation) !== undefined) return undefined;
  const isFree = isForTheBox(said, part) || part.control.kind === 'search' || part.control.kind === 'password';
  const act = readDialogueAct(said, { isFree });
  if (!act || isAnswer(act, situation)) return undefined;
  return [typed(said), ...perform(act, situation)];
}

/** "No, thanks" where no is an answer, "great" where yes is one, and how to pay where that is what is asked. */
const isAnswer = (act: DialogueAct, { part, reading: { optionsOf } }: Situation): boolean =>
  (act === 'decline' && yesOrNo(part, 'no', optionsOf) !== undefined) ||
  (act === 'praised' && yesOrNo(part, 'yes', optionsOf) !== undefined) ||
  (act === 'howToPay' && part.id === 'paymentMethod');

function perform(act: DialogueAct, situation: Situation): readonly Outcome[] {
  const { part } = situation;
  switch (act) {
    case 'undo':
      return repair('back', situation);
    case 'recapAll':
    case 'recapTotal':
    case 'recapRecipient':
    case 'recapSteps':
      if (isPaidFor(situation)) return [{ type: 'account.asked', asked: { question: 'status' } }];
      return [{ type: 'recap.requested', tells: recaps[act](situation) }];
    case 'showTimes':
    case 'hideTimes':
      return [acknowledged, ...repair(act, situation)];
    case 'pause':
      return [...(part.isOptional || part.leave ? putOff(situation) : []), { type: 'pause.requested' }];
    case 'remind':
    case 'remindThisEvening':
    case 'remindTomorrow':
    case 'remindInThreeDays':
    case 'forgetReminder':
      return asReminder(reminderWishes[act], situation);
    case 'inEnglish':
    case 'inFrench':
      return speakIn(act === 'inEnglish' ? 'en' : 'fr', situation);
    case 'simpler':
      return [acknowledged, { type: 'simpleWords.chosen' }, ...explain(situation)];
    case 'explain':
      return [acknowledged, ...explain(situation)];
    case 'unsure':
      return [acknowledged, tell(helpOf(situation)), ...forExample(situation)];
    case 'decline':
      return [acknowledged, ...putOff(situation)];
    case 'begins':
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
    case 'theirCharges':
      return [acknowledged, tell({ key: `guide.told.${act}` })];
    case 'promo':
      return [acknowledged, tell({ key: situation.reading.enterPromo ? 'guide.told.promoHow' : 'guide.told.promo' })];
    case 'origins':
    case 'destinations':
      return placesTold(act);
    case 'misunderstood':
      return [acknowledged, tell({ key: 'guide.told.misunderstood' })];
    case 'whoAreYou':
    case 'displeased':
      return [acknowledged, tell({ key: `guide.told.${act}` }), log(leadToHelp)];
  }
}

export const placesTold = (ends: keyof typeof placesOf): readonly Outcome[] => [
  acknowledged,
  tell({ key: `guide.told.${ends}`, facts: { options: placesOf[ends] } }),
];

/** Where money can come from, by its currencies, and where it can go. */
const placesOf: Readonly<Record<'origins' | 'destinations', readonly Words[]>> = {
  origins: payInCurrencies.map((label) => ({ label })),
  destinations: payoutCountryCodes.map((country) => ({ country })),
};

/** What it is now is in the account. */
const isPaidFor = ({ reading: { transfer } }: Situation): boolean => transfer !== undefined && !transfer.isUnpaid;

const recaps: Readonly<Record<Extract<DialogueAct, `recap${string}`>, (situation: Situation) => readonly Happening[]>> =
  {
    recapAll: (situation) => [recapAll(situation)],
    recapTotal: ({ reading }) => [reading.price()],
    recapRecipient: (situation) => [recapRecipient(situation)],
    recapSteps: (situation) => recapSteps({ ...situation, thread: situation.context.thread }),
  };

/** What is asked, in short, what for, and an answer to go by. */
export const explain = (situation: Situation): readonly Outcome[] => [
  tell({ key: 'guide.clarify.simpler', facts: { parts: [situation.part.id] } }),
  tell(helpOf(situation)),
  ...forExample(situation),
];

/** "I don’t have one": what it is for, and that it is needed; nobody who says so wishes to stop. */
export function asLacking(said: string, situation: Situation): Interpretation {
  const { part } = situation;
  if (!isTyped(part) || !lacksIt(said)) return undefined;
  return [
    typed(said),
    ...(part.isOptional
      ? [answer('')]
      : [acknowledged, tell(helpOf(situation)), onceRunning({ key: 'guide.told.cannotSkip' }, situation)]),
  ];
}

/** Leaves what can be left, skips what can be skipped, and says where neither can be done. */
export function putOff({ part }: Situation): readonly Outcome[] {
  if (part.leave) return [{ type: 'flow.left' }];
  return [part.isOptional ? answer('') : tell({ key: 'guide.told.cannotSkip' })];
}

const speakIn = (wanted: Situation['language'], { language }: Situation): readonly Outcome[] => [
  acknowledged,
  wanted === language ? tell({ key: 'guide.told.sameLanguage' }) : { type: 'language.chosen', language: wanted },
];

const helpOf = ({ part }: Situation): Words => ({ key: `guide.ask.${part.id}.help`, facts: part.facts });

function forExample({ part, reading }: Situation): readonly Outcome[] {
  const example = exampleOf(part, reading);
  return example ? [tell({ key: 'guide.clarify.forExample', facts: { example } })] : [];
}
