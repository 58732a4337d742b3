import type { Slots, Understanding } from '#src/understanding/understanding.ts';
import { isPayingNow, isWayOfPaying } from '#src/understanding/waysOfPaying.ts';
import { agreedBy, agreementIn } from '../agreement.ts';
import { wordsFor } from '../answerWords.ts';
import type { Plan } from '../question.ts';
import { putOff } from './acts.ts';
import { namePlan, planFrom } from './answersFrom.ts';
import { ambiguityWords, candidatesOf } from './candidates.ts';
import { canGrant, grant } from './intents.ts';
import { choiceMade, isNo, understandAs } from './parsing.ts';
import { acknowledged, answer, type Outcome, plan as planned, type Situation, tell, typed } from './situation.ts';
import { asTopic } from './topics.ts';
import { unreadAs } from './unreadable.ts';
import { withoutCode } from './withoutCode.ts';

/** A question answered by yes: what is said beside the yes puts right what is offered, and never agrees to it. */
export function asAgreement(said: string, understood: Understanding, situation: Situation): readonly Outcome[] {
  const { part, reading } = situation;
  const named = choiceMade(said, situation);
  if (named !== undefined) return [answer(named)];
  const yes = part.id === 'review' && isPayingNow(said) ? agreedBy(part, reading.optionsOf) : undefined;
  if (yes !== undefined) return [answer(yes)];
  // How they get it was said long before; what is paid with is asked next.
  if (part.id === 'review' && isWayOfPaying(said))
    return [typed(said), acknowledged, tell({ key: 'guide.told.howToPay' })];
  const plan = planFrom({ ...understood.slots, ...reasonIn(said, situation) }, situation);
  const open = understood.ambiguities.filter(({ slot }) => slot !== 'confirmation');
  const agreement = agreementIn(plan, { part, kept: reading.kept, isAmbiguous: open.length > 0 });
  const isAgain = understood.intents.some(({ intentName }) => intentName === 'sendAgain') && part.id === 'repeat';
  if (agreement.kind === 'answer') return [answer(agreement.value)];
  const [intent] = understood.intents;
  if (intent && !isAgain && Object.keys(plan).length === 0 && canGrant(intent, situation)) {
    return grant(intent, situation);
  }
  const shown = withoutCode(said, understood, situation);
  const isBesides = agreement.kind !== 'correction' && open.length === 0 && !isAgain;
  const told = isBesides ? asTopic(said, situation, shown) : undefined;
  if (told) return told;
  if (agreement.kind === 'correction') {
    const isYesToo = understood.ambiguities.some(({ slot }) => slot === 'confirmation');
    return [
      typed(shown),
      planned(nameIn(said, situation)),
      { type: 'offer.corrected', said: agreement.plan, keepsRest: isYesToo || isAgain },
    ];
  }
  if (agreement.kind === 'sameAsOffered' || (isAgain && open.length === 0)) {
    const value = agreedBy(part, reading.optionsOf) ?? '';
    const yes = { words: wordsFor(part, value, reading.optionsOf), plan: { [part.id]: { value } } };
    return [
      typed(shown),
      { type: 'words.ambiguous', words: { key: 'guide.problems.sameAsOffered' }, candidates: [yes] },
    ];
  }
  const ambiguities = open.length > 0 ? open : understood.ambiguities;
  const candidates = candidatesOf(ambiguities, situation);
  const words = ambiguityWords(ambiguities, { part, candidates });
  if (words && (candidates.length > 0 || !isNo(said, situation))) {
    return [typed(shown), { type: 'words.ambiguous', words, candidates }];
  }
  return [typed(shown), ...(isNo(said, situation) ? ofNo(situation) : unreadAs(said, situation))];
}

/** No, where no option says so: of what is read back something is wrong, and anything else is left for later. */
const ofNo = (situation: Situation): readonly Outcome[] =>
  situation.part.id === 'review'
    ? [acknowledged, tell({ key: 'guide.correct.whatIsWrong' })]
    : [acknowledged, ...putOff(situation)];

/** Somebody is heard at any question where the sentence is heard as if nothing was asked. */
export const nameIn = (said: string, situation: Situation): Plan =>
  namePlan(understandAs(undefined, said, situation).ambiguities, said);

/** What the money is for, which only the review shows beside a yes; elsewhere "she's family" says who somebody is. */
const reasonIn = (said: string, situation: Situation): Pick<Slots, 'reason'> => {
  if (situation.part.id !== 'review') return {};
  const { reason } = understandAs(undefined, said, situation).slots;
  return reason ? { reason } : {};
};
