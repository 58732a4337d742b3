import type { Language } from '#contract/protocol/language.ts';
import type { DialogueTold } from './dialogueContext.ts';
import { besidesAnswer } from './interpretation/besides.ts';
import {
  type AccountAsked,
  type Outcome,
  type PricesAsked,
  type ReminderWish,
  type Situation,
  tell,
} from './interpretation/situation.ts';

/** Who reads the conversation, and when. */
export type Reader = Pick<Situation, 'language' | 'today' | 'write'>;

export type TurnContext = Reader & {
  readonly goToScreens: () => void;
  /** The page in another language. */
  readonly speakIn: (language: Language) => void;
  /** In simple words from here on, as the setting has it. False where that is so already. */
  readonly speakSimply: () => boolean;
};

export type Ways = {
  /** False where the dialogue refuses the answer in it. */
  readonly tell: (told: DialogueTold) => boolean;
  /** The same question, with where everything is by now. */
  readonly now: (situation: Situation) => Situation;
  readonly answerAccount: (asked: AccountAsked) => Promise<void>;
  readonly remind: (wish: ReminderWish) => Promise<void>;
  readonly answerPrices: (asked: PricesAsked) => Promise<void>;
};

/** Carries out what comes of a sentence. False when what was typed stays in the box, to be put right. */
export function takeOutcomes(
  outcomes: readonly Outcome[],
  { situation, listener, ways }: { readonly situation: Situation; readonly listener: TurnContext; readonly ways: Ways },
): boolean {
  return outcomes.every((outcome) => {
    switch (outcome.type) {
      case 'text.kept':
        return false;
      case 'text.continued': {
        const later = ways.now(situation);
        return takeOutcomes(besidesAnswer(outcome.text, later), { situation: later, listener, ways });
      }
      case 'account.asked':
        void ways.answerAccount(outcome.asked);
        return true;
      case 'reminder.asked':
        void ways.remind(outcome.wish);
        return true;
      case 'prices.asked':
        void ways.answerPrices(outcome.asked);
        return true;
      case 'flow.asked':
        outcome.act();
        return true;
      case 'language.chosen':
        listener.speakIn(outcome.language);
        return true;
      case 'simpleWords.chosen':
        if (listener.speakSimply()) ways.tell(tell({ key: 'controls.simpleWords.fromNow' }));
        return true;
      case 'screens.chosen':
        listener.goToScreens();
        return true;
      default:
        return ways.tell(outcome);
    }
  });
}
