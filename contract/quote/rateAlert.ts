import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';
import { mostRateAlerts } from '#domain/quote/rateAlert.ts';
import { payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { type DataOf, endpoint } from '../protocol/endpoint.ts';
import { amount, currency, decimalText, done, epochSeconds, id } from '../protocol/field.ts';

/** The last day there is of a shorter month. */
const dayOfMonth = z.int().min(1).max(31);

const wish = {
  originCurrency: z.enum(payInCurrencies),
  destinationCountryCode: z.enum(payoutCountryCodes),
  transferMethod: z.enum(payoutMethods),
  /** What is to arrive, in the currency of the country. */
  destinationAmount: amount,
  /** Somebody of the sender's book, paid that way there. */
  recipientId: id.optional(),
  byEmail: z.boolean(),
  byPush: z.boolean(),
};

/** `price` is told once, when that amount costs at most `most` with every fee; `monthly` each month on its day. */
export const rateAlertWish = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('price'), ...wish, most: amount }),
    z.strictObject({ kind: z.literal('monthly'), ...wish, day: dayOfMonth }),
  ])
  .refine(({ byEmail, byPush }) => byEmail || byPush, 'told in no way');
export type RateAlertWish = z.infer<typeof rateAlertWish>;

const known = { ...wish, id, destinationCurrency: currency, expiresAt: epochSeconds };

const rateAlert = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('price'),
    ...known,
    most: amount,
    /** The rate at which the price comes, while fees are as they are. */
    rateNeeded: decimalText,
  }),
  z.strictObject({ kind: z.literal('monthly'), ...known, day: dayOfMonth, nextAt: epochSeconds }),
]);
export type RateAlert = z.infer<typeof rateAlert>;

const ofUser = z.strictObject({ id });

export const listRateAlerts = endpoint({
  method: 'GET',
  path: '/user/{id}/rate-alerts',
  access: 'signedIn',
  summary: 'The prices a sender waits for and the reminders they set, oldest first (peers 7; not in the spec)',
  params: ofUser,
  data: z.strictObject({ alerts: z.array(rateAlert).max(mostRateAlerts), most: z.int() }),
});
export type RateAlerts = DataOf<typeof listRateAlerts>;

export const setRateAlert = endpoint({
  method: 'POST',
  path: '/user/{id}/rate-alerts',
  access: 'signedIn',
  summary: 'Waits for a price, or reminds each month; nothing is ever sent by itself (peers 7; not in the spec)',
  params: ofUser,
  body: rateAlertWish,
  data: rateAlert,
});

export const stopRateAlert = endpoint({
  method: 'DELETE',
  path: '/user/{id}/rate-alerts/{alertId}',
  access: 'signedIn',
  summary: 'Stops one of them (peers 7; not in the spec)',
  params: z.strictObject({ id, alertId: id }),
  data: done,
});
