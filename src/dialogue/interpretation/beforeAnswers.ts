import { asDialogueAct } from './acts.ts';
import { asPartOfThen } from './again.ts';
import { asHistoryWish } from './historyWish.ts';
import { asNewPerson } from './newPerson.ts';
import { asReference } from './reference.ts';
import type { Interpretation, Situation } from './situation.ts';
import { asWrongRecipient } from './wrongRecipient.ts';

/** What is heard before an answer is, whatever answers its words may hold. */
export const beforeAnswers = (said: string, situation: Situation): Interpretation =>
  asPartOfThen(said, situation) ??
  asDialogueAct(said, situation) ??
  asNewPerson(said, situation) ??
  asReference(said, situation) ??
  asHistoryWish(said, situation) ??
  asWrongRecipient(said, situation);
