import { toMajorText } from '#domain/money/money.ts';
import type { SendRequest } from '../outbound/request.ts';
import type { Credentials } from '../settings/credentials.ts';
import { competitorSource, type FetchObservedPrices, type ObservedPrice, type PriceAsked } from './competitorSource.ts';

type Source = { readonly credentials: Credentials['pricewatch']; readonly send: SendRequest };

/** The source collects once a minute, so asking it more often brings nothing. */
const keptMs = 30_000;

/** Amounts remembered at once; visitors type many, and an old one is asked for again. */
const keptAnswers = 500;

type Answer = Promise<readonly ObservedPrice[] | undefined>;

/** The source's prices, asked for once by everybody who looks at the same amount; silence is never remembered. */
export function competitorRates({ credentials, send }: Source): FetchObservedPrices {
  if (!credentials) return async () => undefined;
  const fetchObservedPrices = competitorSource(credentials, send);
  const kept = new Map<string, { readonly at: number; readonly answer: Answer }>();

  function remember(name: string, answer: Answer): void {
    kept.delete(name);
    kept.set(name, { at: performance.now(), answer });
    const [oldest] = kept.keys();
    if (kept.size > keptAnswers && oldest !== undefined) kept.delete(oldest);
  }

  return (asked) => {
    const name = nameOf(asked);
    const known = kept.get(name);
    if (known && performance.now() - known.at < keptMs) return known.answer;
    const answer = fetchObservedPrices(asked).then((prices) => {
      if (prices === undefined) kept.delete(name);
      return prices;
    });
    remember(name, answer);
    return answer;
  };
}

const nameOf = ({ amount, target }: PriceAsked) => `${amount.currency}${target}${toMajorText(amount)}`;
