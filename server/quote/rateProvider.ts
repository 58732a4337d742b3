import { z } from 'zod';
import type { Currency } from '#domain/money/currency.ts';
import { parseRate, type Rate } from '#domain/money/rate.ts';
import { jsonOf, type SendRequest } from '../outbound/request.ts';
import type { Credentials } from '../settings/credentials.ts';

export type Pair = { readonly base: Currency; readonly target: Currency };

/** A mid-market rate and when it was taken. */
export type MarketRate = { readonly mid: Rate; readonly at: Date };

export type FetchMarketRate = (pair: Pair) => Promise<MarketRate | undefined>;

const timeoutMs = 2000;

const tick = z.object({ base: z.string(), target: z.string(), rate: z.string(), at: z.iso.datetime() });

/** Asks the company whose rates ours are made from. Undefined when it does not say, in time, what was asked. */
export const rateProvider =
  ({ send, credentials }: { send: SendRequest; credentials: Credentials['rates'] }): FetchMarketRate =>
  async ({ base, target }) => {
    const answer = await send({
      url: `${credentials.apiUrl}/v1/exchange/${base}/${target}`,
      method: 'GET',
      headers: { authorization: `Bearer ${credentials.apiKey}` },
      timeoutMs,
    });
    if (!answer.ok || answer.value.status !== 200) return undefined;
    const said = jsonOf(answer.value, tick);
    const mid = parseRate(said?.rate ?? '');
    if (!said || !mid.ok || said.base !== base || said.target !== target) return undefined;
    return { mid: mid.value, at: new Date(said.at) };
  };
