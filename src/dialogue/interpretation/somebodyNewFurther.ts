import { understand } from '#src/understanding/understand.ts';
import { newRecipient } from '../answerValues.ts';
import { without } from '../plan.ts';
import type { Candidate, Plan } from '../question.ts';
import { networkWords } from '../transferWords.ts';
import type { Words } from '../words.ts';
import { planFrom } from './answersFrom.ts';
import { listeningTo } from './parsing.ts';
import type { Situation } from './situation.ts';

/**
 * Their number or network, said while it is asked whether they are somebody new: kept with their name, and asked again
 * with it, since a number is no yes.
 */
export function somebodyNewFurther(
  only: Candidate,
  said: string,
  situation: Situation,
): { readonly words: Words; readonly candidates: readonly Candidate[] } | undefined {
  const { recipient, recipientFirstName: first, recipientLastName: last } = only.plan;
  if (recipient?.value !== newRecipient || !first) return undefined;
  const heard = accountIn(said, situation);
  if (!heard || heard.isMore) return undefined;
  const plan = { ...only.plan, ...without(heard.plan, ['method']) };
  const name = [first.value, last?.value].filter(Boolean).join(' ');
  return {
    words: { key: 'guide.problems.unclear.isNewWith', facts: { name, options: heardOf(plan) } },
    candidates: [{ ...only, plan }],
  };
}

type AccountHeard = {
  readonly plan: Plan;
  /** Where their number begins in what was said. */
  readonly numberAt: number | undefined;
  /** Something else was said beside it. */
  readonly isMore: boolean;
};

/** The number or network of somebody who is not saved yet; undefined where neither was said. */
export function accountIn(said: string, situation: Situation): AccountHeard | undefined {
  const { language, known } = listeningTo(situation);
  const destination = situation.reading.draft.toReceive.countryCode;
  const { slots } = understand(said, { language, known: { ...known, destination }, asking: 'phone' });
  const { phone, network, ...others } = slots;
  if (!phone && !network) return undefined;
  return {
    plan: planFrom({ ...(phone && { phone }), ...(network && { network }) }, situation),
    numberAt: phone?.span.start,
    isMore: Object.keys(others).some((slot) => slot !== 'destination' && slot !== 'payoutMethod'),
  };
}

const heardOf = ({ recipientMobile, network }: Plan): readonly Words[] => [
  ...(recipientMobile ? [{ account: recipientMobile.value }] : []),
  ...(network ? [networkWords(network.value)] : []),
];
