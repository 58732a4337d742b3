import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';
import { hostedCompanyIds } from '../companies.ts';

/** Why a card was refused that its holder reported as stolen. */
export const stolenCard = 'Stolen card';

/** One visit to a company's page and what came of it. A card's number is never here, only its mask. */
export const hostedPayment = z.object({
  /** The company's own number, and the unguessable part of the page's address. */
  id: z.string(),
  company: z.enum(hostedCompanyIds),
  kind: z.enum(['card', 'bank', 'interac']),
  orderReference: z.string(),
  currency: z.enum(payInCurrencies),
  amountMinor: z.number(),
  validUntil: z.number(),
  returnUrl: z.string(),
  declineUrl: z.string().optional(),
  cancelUrl: z.string().optional(),
  webhookUrl: z.string().optional(),
  state: z.enum(['open', 'stepUp', 'processing', 'paid', 'declined', 'cancelled', 'expired', 'chargedBack']),
  /** The number of the money, once there was a try. */
  transaction: z.string().optional(),
  /** What arrived, where it is not what was asked for. */
  paidMinor: z.number().optional(),
  reason: z.string().optional(),
  createdAt: z.string(),
  /** When the payer's bank took the money back. */
  lostAt: z.string().optional(),
  customer: z.string().optional(),
  storesCard: z.boolean().optional(),
  scheme: z.enum(['VISA', 'MASTERCARD', 'AMEX']).optional(),
  /** The test card by its name, never by its number. */
  cardName: z.string().optional(),
  maskedNumber: z.string().optional(),
  /** The company's name for the card it may keep. */
  cardToken: z.string().optional(),
  /** Names of kept cards the merchant asked to have offered. */
  offeredTokens: z.array(z.string()).optional(),
});
export type HostedPayment = z.infer<typeof hostedPayment>;

export const isUndecided = ({ state, validUntil }: HostedPayment, now: number = Date.now()): boolean =>
  (state === 'open' || state === 'stepUp') && validUntil > now;

/** A page nobody finished in time is over, whether or not anybody looked. */
export const stateNow = (payment: HostedPayment, now: number = Date.now()): HostedPayment['state'] =>
  (payment.state === 'open' || payment.state === 'stepUp') && payment.validUntil <= now ? 'expired' : payment.state;

export const receivedMinor = ({ amountMinor, paidMinor }: HostedPayment): number => paidMinor ?? amountMinor;

export const hostedRefund = z.object({
  id: z.string(),
  paymentId: z.string(),
  /** The merchant's own number, where the company takes one. */
  merchantReference: z.string(),
  amountMinor: z.number(),
  currency: z.enum(payInCurrencies),
  state: z.enum(['made', 'refused']),
  createdAt: z.string(),
});
export type HostedRefund = z.infer<typeof hostedRefund>;
