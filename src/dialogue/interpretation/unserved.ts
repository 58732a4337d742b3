import { isPayoutCountry, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { otherCountryIn } from '#src/understanding/otherCountries.ts';
import type { Understanding } from '#src/understanding/understanding.ts';
import { agreedBy } from '../agreement.ts';
import { isOffered } from '../answerWords.ts';
import type { Plan } from '../question.ts';
import { inOneSentence } from '../recap.ts';
import { networkWords } from '../transferWords.ts';
import type { Said } from '../words.ts';
import { acknowledged, type Interpretation, type Situation, tell, typed } from './situation.ts';

type Read = { readonly understood: Understanding; readonly plan: Plan };

/** A country we do not send to, or a way money does not go there: said to be so, and never taken for an answer. */
export function asUnserved(said: string, { understood: { slots }, plan }: Read, situation: Situation): Interpretation {
  const { language, part, reading } = situation;
  const { destination } = slots;
  const isAnyCountry = part.id === 'destination' || agreedBy(part, reading.optionsOf) !== undefined;
  const named = isAnyCountry && !destination && !slots.origin ? otherCountryIn(said, language) : destination?.value;
  if (named === undefined || isPayoutCountry(named)) return asMethodNotThere(said, plan, situation);
  const options = payoutCountryCodes.map((code) => ({ country: code }));
  return [typed(said), acknowledged, tell({ key: 'guide.told.notServed', facts: { country: named, options } })];
}

function asMethodNotThere(said: string, plan: Plan, { part, reading: { optionsOf } }: Situation): Interpretation {
  const method = plan.method?.value;
  if (part.id !== 'method' || method === undefined || isOffered(part.control, method, optionsOf)) return undefined;
  const options = optionsOf(part.control).map(({ words }) => words);
  return [typed(said), acknowledged, tell({ key: 'guide.told.notThere', facts: { options } })];
}

/** What was answered just so before is no correction, and no mistake. */
export function asSaidAlready(said: string, plan: Plan, { part, reading, answers }: Situation): Interpretation {
  // Asked once more, it may be answered just so once more.
  if (plan[part.id] !== undefined) return undefined;
  const before = { ...reading.understood(answers), ...answers };
  const given = Object.entries(plan);
  const isSame = given.every(([part, answer]) =>
    Object.entries(before).some(([one, value]) => one === part && value === answer?.value),
  );
  if (given.length === 0 || !isSame) return undefined;
  return [typed(said), acknowledged, tell({ key: 'guide.told.already', facts: { said: saidIn(plan) } })];
}

/** An answer each, as the parts of one sentence. */
export function saidIn(plan: Plan): readonly Said[] {
  const said = inOneSentence(Object.fromEntries(Object.entries(plan).map(([id, answer]) => [id, answer?.value])));
  const network = plan.network?.value;
  // A network says that it is a wallet, and is told by itself where nothing else is.
  if (said.length === 0 && network) return [{ part: 'network', words: networkWords(network) }];
  const own = (['signUpMobile', 'signUpEmail'] as const).flatMap((part) => {
    const value = plan[part]?.value;
    return value === undefined ? [] : [{ part, words: { text: value } }];
  });
  return [...said, ...own];
}
