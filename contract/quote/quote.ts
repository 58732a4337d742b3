import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';
import { fixedSides } from '#domain/money/fixedAmount.ts';
import { promoTypes } from '#domain/promo/promoType.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { type DataOf, endpoint } from '../protocol/endpoint.ts';
import { amount, countryCode, currency, decimalText, epochSeconds, id, text } from '../protocol/field.ts';

const payInCurrency = z.enum(payInCurrencies);

export const exchange = z.strictObject({
  base: currency,
  target: currency,
  /** What the sender gets for one unit of `base`. */
  rate: decimalText,
  /** Mid-market rate the product's margin is taken from; shown for comparison. */
  midRate: decimalText,
  /** When the market rate was taken. */
  at: epochSeconds,
});
export type Exchange = z.infer<typeof exchange>;

export const readExchange = endpoint({
  method: 'GET',
  path: '/exchange/{base}/{target}',
  access: 'public',
  summary: 'Today’s rate of a currency pair',
  params: z.strictObject({ base: currency, target: currency }),
  data: exchange,
});

/** A promise of the rate for 30 minutes (D-120). */
const rateQuote = z.strictObject({ id, base: currency, target: currency, rate: decimalText, expiresAt: epochSeconds });

/** The `at` of the exchange that was shown. The server looks up what it said then, and holds that while it is fresh. */
const shownAt = epochSeconds.optional();

export const createRateQuote = endpoint({
  method: 'POST',
  path: '/quote',
  access: 'signedIn',
  summary: 'Holds the rate of a currency pair for 30 minutes',
  body: z.strictObject({
    base: payInCurrency,
    target: currency,
    meta: z.strictObject({ userId: id }),
    shownAt,
    /** Of a rate that was held before signing in; one that is over, another's or of another pair counts as none. */
    holdSecret: text(64).optional(),
  }),
  data: rateQuote,
});

export const holdRate = endpoint({
  method: 'POST',
  path: '/rate/hold',
  access: 'public',
  summary: 'Holds the rate of a currency pair for a visitor, until they have an account',
  body: z.strictObject({ base: payInCurrency, target: currency, shownAt }),
  data: z.strictObject({ ...rateQuote.omit({ id: true }).shape, secret: z.string() }),
});

export const readRateQuote = endpoint({
  method: 'GET',
  path: '/quote/{id}',
  access: 'signedIn',
  summary: 'A held rate',
  params: z.strictObject({ id }),
  data: rateQuote,
});

export const readSendingLimit = endpoint({
  method: 'GET',
  path: '/user/{id}/sending-limit',
  access: 'signedIn',
  summary:
    'What a sender may send now, fees included, of which limits it is left, and when more is (D-120; not in the spec)',
  params: z.strictObject({ id }),
  query: z.strictObject({ currency: payInCurrency }),
  data: z.strictObject({
    /** In the currency asked for. */
    most: amount,
    amount,
    currency,
    days: z.int().min(1),
    /** Each limit, the shortest first. */
    periods: z.array(
      z.strictObject({
        days: z.int().min(1),
        /** In `currency`, as the limit is. */
        limit: amount,
        /** In the currency asked for. */
        left: amount,
        /** When the oldest transfer that counts no longer does; missing where nothing was sent. */
        moreFrom: epochSeconds.optional(),
      }),
    ),
    /** Only while the sender's identity is not proved: transfers that may wait for it at a time, and that do. */
    unproved: z.strictObject({ most: z.int(), waiting: z.int() }).optional(),
  }),
});
export type SendingLimits = DataOf<typeof readSendingLimit>;

export const transferQuoteRequest = z.strictObject({
  transferMethodId: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  originCurrency: payInCurrency,
  originAmount: amount,
  destinationCurrency: currency,
  includeOperatorFee: z.boolean(),
  exchangeRateQuoteId: id,
  promoCode: text(40).optional(),
  destinationCountryCode: countryCode,
  originCountryCode: countryCode,
  calculatorDestinationAmount: amount,
  /**
   * The amount that was asked for and arrives or is sent exactly: `originAmount`, or with 'payout'
   * `calculatorDestinationAmount`. The other is what the calculator showed; the server recomputes it and never believes it.
   */
  fixedSide: z.enum(fixedSides).optional(),
});
export type TransferQuoteRequest = z.infer<typeof transferQuoteRequest>;

export const bothAmounts = {
  originAmount: amount,
  originCurrency: payInCurrency,
  destinationAmount: amount,
  destinationCurrency: currency,
  /** The amount that was asked for; the other was rounded once. */
  fixedSide: z.enum(fixedSides),
};

/** The parts of the one sum of the product (D-48), in originCurrency unless named otherwise. */
export const priceParts = {
  transferFee: amount,
  promoDiscount: amount,
  /** The rate without a promo; `exchangeRate` is better where a FIXED_RATE promo counts. */
  usualRate: decimalText,
  /** In destinationCurrency: what a FIXED_RATE promo adds to what they get (D-54). */
  promoExtraReceived: amount,
  referralDiscount: amount,
  voucherDiscount: amount,
  totalToPay: amount,
};

export const transferQuote = z.strictObject({
  id,
  transferMethod: z.enum(payoutMethods),
  ...bothAmounts,
  exchangeRate: decimalText,
  operatorFee: amount,
  ...priceParts,
  includeOperatorFee: z.boolean(),
  promoCode: z.string().optional(),
  originCountryCode: countryCode,
  destinationCountryCode: countryCode,
  expiresAt: epochSeconds,
});
export type TransferQuote = z.infer<typeof transferQuote>;

export const createTransferQuote = endpoint({
  method: 'POST',
  path: '/transfer/quote',
  access: 'signedIn',
  summary: 'Prices a transfer',
  body: transferQuoteRequest,
  data: transferQuote,
});

export const promo = z.strictObject({
  code: z.string(),
  type: z.enum(promoTypes),
  startDate: epochSeconds,
  endDate: epochSeconds,
  settings: z.strictObject({
    usageLimit: z.int(),
    currenciesValid: z.union([z.literal('ALL'), z.array(currency)]),
    percentage: decimalText.optional(),
    discountAmount: amount.optional(),
    baseCurrency: currency.optional(),
    targetCurrency: currency.optional(),
    minimumSpend: amount.optional(),
    maximumSpend: amount.optional(),
    rate: decimalText.optional(),
  }),
});
export type Promo = z.infer<typeof promo>;

export const readPromo = endpoint({
  method: 'GET',
  path: '/promo/{code}',
  access: 'public',
  summary: 'A promo code that may be used for this amount and pair',
  params: z.strictObject({ code: text(40) }),
  query: z.strictObject({
    currency: payInCurrency,
    amount: decimalText,
    target: currency.optional(),
    theyGet: decimalText.optional(),
  }),
  data: promo,
});
