import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';
import { remittanceHandlers } from '#domain/recipient/remittanceHandler.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { endpoint } from './endpoint.ts';
import { amount, countryCode, currency, epochSeconds, text } from './field.ts';

const country = z.strictObject({
  name: z.string(),
  countryCode,
  countryCodeAlt: z.string(),
  currency,
  dialCode: z.string(),
  phoneCode: z.string(),
  countryIso3: z.string(),
  symbol: z.string(),
});

const points = z.record(z.enum(payInCurrencies), z.record(z.string(), z.int()));

/** What visitors find open (REF-14, D-19); an empty message is told in the page's own words. */
const maintenance = z.strictObject({
  webMaintenance: z.boolean(),
  redirectToMobile: z.boolean(),
  maintenanceCarouselMessage: z.string(),
});
export type Maintenance = z.infer<typeof maintenance>;

/** App values the browser reads once a day (REF-14), but for maintenance, which it asks for when it matters. */
export const appValues = z.strictObject({
  countries: z.array(country),
  payInCurrencies: z.array(z.enum(payInCurrencies)),
  payoutSettings: z.array(
    z.strictObject({
      countryCode,
      transferMethod: z.enum(payoutMethods),
      remittanceHandler: z.enum(remittanceHandlers),
    }),
  ),
  /** Where senders live who begin no transfer for now (DSH-08, DSH-09). */
  suspendedLocations: z.array(countryCode),
  settings: z.strictObject({
    referrerDiscountValue: amount,
    referredUserDiscountValue: amount,
    referralDiscountType: z.literal('FIXED_AMOUNT'),
    referralActivationAmount: amount,
  }),
  referralscheme: z.strictObject({ minReferralAmount: amount }),
  loyaltyscheme: z.strictObject({
    /** By currency: the amount sent, and the points it gives from there on. */
    voucherRange: points,
    minVoucherAmount: z.int(),
    voucherLimit: amount,
    voucherBonus: amount,
  }),
  maintenance,
});

export const readValues = endpoint({
  method: 'GET',
  path: '/values',
  access: 'public',
  summary: 'App values',
  data: appValues,
});

/** One of the app values by its name (API-28); its shape is that of the same name above. */
export const readValue = endpoint({
  method: 'GET',
  path: '/value/{id}',
  access: 'public',
  summary: 'One app value',
  params: z.strictObject({ id: appValues.keyof() }),
  data: z.union([
    appValues.shape.countries,
    appValues.shape.payInCurrencies,
    appValues.shape.payoutSettings,
    appValues.shape.suspendedLocations,
    appValues.shape.settings,
    appValues.shape.referralscheme,
    appValues.shape.loyaltyscheme,
    appValues.shape.maintenance,
  ]),
});

export const feeTier = z.strictObject({
  lowerLimit: amount,
  upperLimit: amount,
  /** PERCENTAGE: `fee` is in percent. Anything else is a fixed sum (D-47). */
  type: z.string(),
  fee: z.number().min(0),
});

/** A way to send between two currencies, with its fees (QUO-39). */
export const service = z.strictObject({
  id: z.string(),
  name: z.enum(payoutMethods),
  country: countryCode,
  type: z.string(),
  originCurrency: z.enum(payInCurrencies),
  destinationCurrency: currency,
  meta: z.strictObject({
    isInOriginCurrency: z.boolean(),
    /** No more than who asks may send now; a visitor, than anybody. */
    transferLimitMax: amount,
    /** What of theirs makes it less than the service's own. */
    sendingLimit: z.strictObject({ amount, currency, days: z.int() }).optional(),
  }),
  fees: z.array(feeTier),
});
export type Service = z.infer<typeof service>;

export const listServices = endpoint({
  method: 'GET',
  path: '/transfer/services',
  access: 'public',
  summary: 'Every way to send, with its fees',
  data: z.array(service),
});

export const readService = endpoint({
  method: 'GET',
  path: '/transfer/service/{id}',
  access: 'public',
  summary: 'One way to send',
  params: z.strictObject({ id: text(80) }),
  data: service,
});

export const listRateSpreads = endpoint({
  method: 'GET',
  path: '/rate/spreads',
  access: 'public',
  summary: 'Currency pairs and whether they are down',
  data: z.array(
    z.strictObject({
      base: currency,
      target: currency,
      downtimeStatus: z.boolean(),
      /** From which day on it should be open again, where that is known and not past; UTC. */
      returnsOn: z.iso.date().optional(),
    }),
  ),
});

export const readUtcTime = endpoint({
  method: 'GET',
  path: '/time/utc',
  access: 'public',
  summary: 'The server’s clock',
  data: z.strictObject({ utc_time: epochSeconds }),
});

export const listTransferReasons = endpoint({
  method: 'GET',
  path: '/transfer/reasons',
  access: 'signedIn',
  summary: 'Reasons for a transfer',
  data: z.array(z.strictObject({ id: z.string(), reason: z.string() })),
});

export const listBanks = endpoint({
  method: 'GET',
  path: '/remit-banks/{country}',
  access: 'signedIn',
  summary: 'Banks of a country, by ISO 3166 alpha-3',
  params: z.strictObject({ country: z.string().regex(/^[A-Z]{3}$/) }),
  data: z.array(z.strictObject({ id: z.string(), bank: z.string() })),
});

export const checkHealth = endpoint({
  method: 'GET',
  path: '/health-check',
  access: 'public',
  summary: 'Whether the service and its database answer',
  data: z.strictObject({ healthy: z.literal(true) }),
});

/** The spec's public IP look-up, answered by ourselves (D-129). */
export const readClientIp = endpoint({
  method: 'GET',
  path: '/client-ip',
  access: 'public',
  summary: 'The caller’s address as this server sees it',
  data: z.strictObject({ ip: z.string() }),
});
