import { type CompetitorRate, competitorLetters } from '#contract/quote/competitor.ts';
import type { ObservedPrice } from './competitorSource.ts';

export type LetteredPrice = ObservedPrice & { readonly letter: CompetitorRate['letter'] };

/** Letters follow the source's ids, so that one company keeps its letter from call to call. */
export function lettered(prices: readonly ObservedPrice[]): LetteredPrice[] {
  const sorted = prices.toSorted((left, right) => (left.provider < right.provider ? -1 : 1));
  return competitorLetters.flatMap((letter, index) => {
    const price = sorted[index];
    return price ? [{ ...price, letter }] : [];
  });
}
