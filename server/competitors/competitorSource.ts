import { z } from 'zod';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, parseMoney, toMajorText } from '#domain/money/money.ts';
import { parseRate, type Rate } from '#domain/money/rate.ts';
import { circuitBreaker } from '../outbound/circuitBreaker.ts';
import { providerClient } from '../outbound/providerClient.ts';
import { jsonOf, type SendRequest } from '../outbound/request.ts';
import type { Credentials } from '../settings/credentials.ts';

/** What somebody who pays `amount` in all, wants to arrive in `target`. */
export type PriceAsked = { readonly amount: Money; readonly target: Currency };

export type ObservedPrice = {
  readonly provider: string;
  readonly fee: Money;
  readonly rate: Rate;
  readonly received: Money;
  readonly at: Date;
};

export type FetchObservedPrices = (asked: PriceAsked) => Promise<readonly ObservedPrice[] | undefined>;

/** Who collects the prices, as readers are told. */
export const sourceName = 'Pricewatch';

/** A visitor looks at a table that says it is being filled; a slower answer is as good as none. */
const timeoutMs = 2500;

const quote = z.object({
  rate: z.string(),
  fee: z.string(),
  receivedAmount: z.string(),
  dateCollected: z.iso.datetime(),
});
const comparison = z.object({
  sourceCurrency: z.string(),
  targetCurrency: z.string(),
  sendAmount: z.string(),
  providers: z.array(z.object({ id: z.string(), quotes: z.array(quote) })),
});

/** Asks the company that collects prices. Undefined when it does not say, in time, what was asked. */
export function competitorSource(
  credentials: NonNullable<Credentials['pricewatch']>,
  send: SendRequest,
): FetchObservedPrices {
  const sendThere = providerClient(send, { breaker: circuitBreaker() });
  return async ({ amount, target }) => {
    const asked = { sourceCurrency: amount.currency, targetCurrency: target, sendAmount: toMajorText(amount) };
    const answer = await sendThere({
      url: `${credentials.apiUrl}/v1/comparisons?${new URLSearchParams(asked)}`,
      method: 'GET',
      headers: { 'x-api-key': credentials.apiKey },
      timeoutMs,
    });
    if (!answer.ok || answer.value.status !== 200) return undefined;
    const said = jsonOf(answer.value, comparison);
    if (said?.sourceCurrency !== amount.currency || said.targetCurrency !== target) return undefined;
    if (said.sendAmount !== asked.sendAmount) return undefined;
    return said.providers.flatMap(({ id, quotes }) => {
      const price = quotes[0] && priceOf(id, quotes[0], { amount, target });
      return price ? [price] : [];
    });
  };
}

function priceOf(provider: string, said: z.infer<typeof quote>, { amount, target }: PriceAsked) {
  const [fee, rate] = [parseMoney(said.fee, amount.currency), parseRate(said.rate)];
  const received = parseMoney(said.receivedAmount, target);
  if (!fee.ok || !rate.ok || !received.ok) return undefined;
  return { provider, fee: fee.value, rate: rate.value, received: received.value, at: new Date(said.dateCollected) };
}
