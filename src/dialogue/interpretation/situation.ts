import type { ReminderTime } from '#contract/guide/guideReminder.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { RateAlertWish } from '#contract/quote/rateAlert.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import type { HistoryPeriod } from '#domain/transfer/historySpan.ts';
import type { StatusGroup } from '#domain/transfer/statusGroups.ts';
import type { SumStep } from '#src/understanding/sumChange.ts';
import type { AccountQuestion } from '#src/understanding/understanding.ts';
import type { Given } from '../answering.ts';
import type { DialogueContext, DialogueTold } from '../dialogueContext.ts';
import type { Answers, Part, Plan } from '../question.ts';
import type { Act, Offer, Reading } from '../reading.ts';
import { type Happening, told } from '../thread.ts';
import type { PartId, Words } from '../words.ts';

/** Everything a sentence is interpreted by: the open question, the conversation so far, and where the flows are. */
export type Situation = {
  readonly part: Part;
  /** What was answered at the step at hand. */
  readonly answers: Answers;
  readonly context: DialogueContext;
  readonly reading: Reading;
  readonly language: Language;
  /** ISO 8601. */
  readonly today: string;
  /** As the sender reads it: an answer is known by its words. */
  readonly write: (words: Words) => string;
};

/** Which past transfers are wanted, besides of whom. */
export type HistoryAsked = {
  readonly period?: HistoryPeriod;
  readonly group?: StatusGroup;
  readonly sum?: Money;
};

export type AccountAsked = {
  readonly question: AccountQuestion | 'sendAgain' | 'rewards' | 'changeRecipient' | 'history';
  readonly history?: HistoryAsked | undefined;
  /** The saved recipient that was named: "did Marie get it". */
  readonly recipientId?: string | undefined;
  /** The transfer that was named, as it was typed: "where is SW-7K3M-92NC". */
  readonly reference?: string | undefined;
  /** Of what is sent again: what is to be otherwise, and what was answered already and stays. */
  readonly again?:
    | {
        readonly instead?: Plan | undefined;
        /** What is done to the sum of then; `currency`: of a part of it that was said. */
        readonly change?: { readonly step: SumStep; readonly currency: PayInCurrency } | undefined;
        readonly keeps: readonly PartId[];
      }
    | undefined;
};

/** When to be reminded; `anyTime`: at no time that was said, `never`: not any more. */
export type ReminderWish = ReminderTime | 'anyTime' | 'never';

/** What is wanted of prices besides the one that is asked about. */
export type PricesAsked =
  | { readonly kind: 'alert'; readonly wish: RateAlertWish }
  /** How long it takes this way. */
  | { readonly kind: 'arrival'; readonly draft: TransferDraft }
  /** Of the price as it stands; of none there is nothing to compare. */
  | { readonly kind: 'comparison'; readonly sum: TransferSum | undefined; readonly base: PayInCurrency }
  | { readonly kind: 'pastRates'; readonly pair: { readonly base: PayInCurrency; readonly target: Currency } };

/** What the dialogue is told, or a flow is asked by it. */
export type Told =
  | DialogueTold
  | { readonly type: 'flow.asked'; readonly act: Act }
  | { readonly type: 'prices.asked'; readonly asked: PricesAsked };

/** What comes of a sentence, one after the other; after an answer that is refused, nothing more. */
export type Outcome =
  | Told
  | { readonly type: 'account.asked'; readonly asked: AccountAsked }
  | { readonly type: 'reminder.asked'; readonly wish: ReminderWish }
  | { readonly type: 'language.chosen'; readonly language: Language }
  | { readonly type: 'simpleWords.chosen' }
  | { readonly type: 'screens.chosen' }
  /** Once the answer in it was taken, the rest of the sentence is interpreted. */
  | { readonly type: 'text.continued'; readonly text: string }
  /** It stays in the box, to be put right. */
  | { readonly type: 'text.kept' };

/** What comes of it; nothing where the sentence is not of this kind. */
export type Interpretation = readonly Outcome[] | undefined;

export const tell = (words: Words): DialogueTold => log(told(words));

export const log = (...happenings: readonly Happening[]): DialogueTold => ({
  type: 'thread.continued',
  happenings,
});

/** As the sender wrote it, where it was no answer. */
export const typed = (text: string): DialogueTold => log({ kind: 'typed', text });

export const answer = (value: string, given: Omit<Given, 'value'> = {}): DialogueTold => ({
  type: 'answer.given',
  value,
  ...given,
});

export const plan = (planned: Plan, offer?: Offer): DialogueTold => ({
  type: 'answers.planned',
  plan: planned,
  ...(offer && { offer }),
});

export const acknowledged: DialogueTold = { type: 'words.acknowledged' };

export const unread: DialogueTold = { type: 'words.unread' };
