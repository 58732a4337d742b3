import { referenceIn } from '#domain/transfer/transferReference.ts';
import { isAccountQuestion } from './intents.ts';
import { understandAt } from './parsing.ts';
import { type Interpretation, type Situation, typed } from './situation.ts';

/** By its number, with what is asked about it. */
export function asReference(said: string, situation: Situation): Interpretation {
  const reference = referenceIn(said);
  if (reference === undefined) return undefined;
  const [question = 'status'] = understandAt(said.replace(reference, ' '), situation)
    .intents.map(({ intentName }) => intentName)
    .filter(isAccountQuestion);
  return [typed(said), { type: 'account.asked', asked: { question, reference } }];
}
