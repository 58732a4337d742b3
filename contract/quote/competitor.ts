import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { amount, currency, decimalText, epochSeconds } from '../protocol/field.ts';

/** Competitors are shown by a letter and never by a name (D-105). */
export const competitorLetters = ['A', 'B', 'C'] as const;

const competitorRate = z.strictObject({
  letter: z.enum(competitorLetters),
  /** In `base`; it is inside the amount, which is all that leaves the sender. */
  fee: amount,
  /** What one unit of `base` buys there. */
  rate: decimalText,
  /** In `target`. */
  received: amount,
  /** When the source saw this price. */
  at: epochSeconds,
});
export type CompetitorRate = z.infer<typeof competitorRate>;

const competitorRates = z.strictObject({
  base: z.enum(payInCurrencies),
  target: currency,
  amount,
  /** Who collected the prices. */
  source: z.string(),
  competitors: z.array(competitorRate).min(1).max(competitorLetters.length),
});
export type CompetitorRates = z.infer<typeof competitorRates>;

/** The spec names three gaps and no more: the currency paid in, the currency that arrives, and the amount (D-105). */
export const readCompetitorRates = endpoint({
  method: 'GET',
  path: '/competitors/rates/{a}/{b}/{c}',
  access: 'public',
  summary: 'What others would deliver for the same amount: a is paid in, b arrives, c is the amount',
  params: z.strictObject({ a: z.enum(payInCurrencies), b: currency, c: decimalText }),
  data: competitorRates,
});
