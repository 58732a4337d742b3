import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';
import { rateSpans } from '#domain/quote/rateHistory.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { currency, decimalText, epochSeconds } from '../protocol/field.ts';

const rateHistory = z.strictObject({
  base: z.enum(payInCurrencies),
  target: currency,
  span: z.enum(rateSpans),
  /** The beginnings of the first and the last hour or day of the span, in UTC: what is missing between them is not known. */
  from: epochSeconds,
  until: epochSeconds,
  /** Oldest first; an hour or a day of which nothing is known is left out. */
  points: z.array(
    z.strictObject({
      /** The beginning of its hour or day, in UTC. The rate is the last of it that was known. */
      at: epochSeconds,
      /** What a sender got for one unit of `base`. */
      rate: decimalText,
      /** The mid-market rate of the same moment. */
      midRate: decimalText,
    }),
  ),
});
export type RateHistory = z.infer<typeof rateHistory>;

export const readRateHistory = endpoint({
  method: 'GET',
  path: '/exchange/{base}/{target}/history',
  access: 'public',
  publishedForSeconds: 600,
  summary: 'The rates of a pair over time, ours and the market’s (not in the spec: open data)',
  params: z.strictObject({ base: z.enum(payInCurrencies), target: currency }),
  query: z.strictObject({ span: z.enum(rateSpans) }),
  data: rateHistory,
});
