import type { Phrases } from './words/vocabulary.ts';

/** What a sender does with the conversation itself, at any question. */
export const dialogueActs = [
  'begins',
  'undo',
  'recapAll',
  'recapTotal',
  'recapRecipient',
  'recapSteps',
  'pause',
  'remind',
  'remindThisEvening',
  'remindTomorrow',
  'remindInThreeDays',
  'forgetReminder',
  'showTimes',
  'hideTimes',
  'inEnglish',
  'inFrench',
  'simpler',
  'explain',
  'unsure',
  'decline',
  'whoAreYou',
  'displeased',
  'misunderstood',
  'praised',
  'waits',
  'documents',
  'company',
  'ifItFails',
  'priceTime',
  'howToPay',
  'privacy',
  'notPossible',
  'origins',
  'destinations',
  'tooYoung',
  'tellsArrival',
  'promo',
  'theirCharges',
] as const;

export type DialogueAct = (typeof dialogueActs)[number];

export type ActWords = {
  readonly acts: Readonly<Record<DialogueAct, Phrases>>;
  /** Courtesy and filling before and after, which change nothing. */
  readonly before: Phrases;
  /** How a sentence begins that asks for time. */
  readonly waitings: Phrases;
  readonly after: Phrases;
  /** What says that something before is put right: wherever it stands, or first, behind words that say nothing. */
  readonly corrections: { readonly anywhere: Phrases; readonly opening: Phrases; readonly fillers: Phrases };
};
