import type { Offer } from '../reading.ts';
import { ambiguityWords, candidatesOf } from './candidates.ts';
import { understandAs } from './parsing.ts';
import type { Situation } from './situation.ts';

/**
 * "100 to Cameroon", said where only the country is asked: in which currency is not known, so it is kept and asked
 * about when it comes to the amount (chat rule 16). `destination`: the country that was just said.
 */
export function sumBeside(said: string, destination: string, situation: Situation): Offer | undefined {
  const { part, context } = situation;
  if (part.id !== 'destination' || context.changeable.includes('amount')) return undefined;
  const there = { ...situation, answers: { ...situation.answers, destination } };
  const ambiguities = understandAs(undefined, said, there).ambiguities.filter(({ slot }) => slot === 'amount');
  const candidates = candidatesOf(ambiguities, there);
  const words = candidates.length > 0 ? ambiguityWords(ambiguities, { part, candidates }) : undefined;
  return words && { part: 'amount', words, candidates };
}
