import { type CompetitorRate, readCompetitorRates } from '#contract/quote/competitor.ts';
import type { Currency } from '#domain/money/currency.ts';
import { compareMoney, type Money, parseMoney, toMajorNumber, toMajorText } from '#domain/money/money.ts';
import { minimumSend } from '#domain/quote/limits.ts';
import { accept } from '#domain/result.ts';
import { type Outcome, publicRoute, refused } from '../http/route.ts';
import { type FetchObservedPrices, sourceName } from './competitorSource.ts';
import { type LetteredPrice, lettered } from './letteredPrices.ts';

type CompetitorDependencies = {
  readonly fetchPrices: FetchObservedPrices;
  readonly services: { readonly pair: (pair: { base: Currency; target: Currency }) => Promise<unknown> };
};

/** Longest amount worth comparing, in minor units: no single transfer is larger. */
const mostMinor = 99_999_999;

/** What others deliver for the same amount: only the source's own figures of now, or that there are none (D-105). */
export function competitorRoute({ fetchPrices, services }: CompetitorDependencies) {
  return publicRoute(readCompetitorRates, async ({ params: { a: base, b: target, c } }) => {
    const amount = amountOf(c, base);
    if (!amount.ok) return amount;
    if (!(await services.pair({ base, target }))) {
      return refused('currencyPairNotOffered', { params: { base, target } });
    }
    const competitors = lettered((await fetchPrices({ amount: amount.value, target })) ?? []).map(rowOf);
    if (competitors.length === 0) return refused('comparisonUnavailable');
    return accept({ base, target, amount: toMajorNumber(amount.value), source: sourceName, competitors });
  });
}

function amountOf(text: string, base: Currency): Outcome<Money> {
  const amount = parseMoney(text, base);
  if (!amount.ok || amount.value.minor > mostMinor) return refused('amountInvalid');
  const least = minimumSend(base);
  if (compareMoney(amount.value, least) >= 0) return amount;
  return refused('amountBelowMinimum', { params: { amount: toMajorText(least), currency: base } });
}

const rowOf = ({ letter, fee, rate, received, at }: LetteredPrice): CompetitorRate => ({
  letter,
  fee: toMajorNumber(fee),
  rate,
  received: toMajorNumber(received),
  at: Math.floor(at.getTime() / 1000),
});
