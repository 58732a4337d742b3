import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The keys and addresses each company's back office gives a merchant. The sandbox hands out the same shape. */
const address = z.url({ protocol: /^https?$/ });
/** This server calls it. */
const called = address.meta({ site: 'called' });
/** A sender's browser is framed by it, posts to it or is sent to it. */
const visited = address.meta({ site: 'visited' });
const partner = z.object({ apiUrl: called, apiKey: z.string(), webhookSecret: z.string() });

const axcessKeys = z.object({
  entityId: z.string(),
  accessToken: z.string(),
  apiUrl: called,
  /** + /v1/paymentWidgets.js */
  widgetUrl: visited,
  /** 64 hex digits. */
  webhookSecret: z.string().regex(/^[\dA-Fa-f]{64}$/),
  webhookEncoding: z.enum(['hex', 'base64']).optional(),
});
const pay360Keys = z.object({
  instId: z.string(),
  username: z.string(),
  password: z.string(),
  apiUrl: called,
  /** Site of the Hosted Cashier. */
  pageUrl: visited,
});
const paycrossKeys = z.object({
  shopId: z.string(),
  secretKey: z.string(),
  /** The back office's key its notifications are signed with: bare Base64 of an SPKI. */
  publicKey: z.string(),
  /** + /ctp/api/checkouts */
  checkoutUrl: called,
  /** + /transactions/{uid} */
  gatewayUrl: called,
  /** + /beyag/transactions/payments */
  apmUrl: called,
  pageUrl: visited,
  isTest: z.boolean(),
});
/** Interac has no merchant API of its own: an acquirer speaks for it (providers notes, 1.7). */
const interacKeys = z.object({ acquirer: z.literal('paycross'), loginId: z.string() });
const ivyKeys = z.object({ apiUrl: called, apiKey: z.string(), webhookSecret: z.string(), pageUrl: visited });

export const credentials = z.object({
  truelayer: z.object({
    clientId: z.string(),
    clientSecret: z.string(),
    keyId: z.string(),
    privateKeyPem: z.string(),
    merchantAccountId: z.string(),
    authUrl: called,
    apiUrl: called,
    hostedPageUrl: visited,
    /** Sites of banks TrueLayer sends people to without a page of its own between. */
    bankOrigins: z.array(visited).readonly().optional(),
    webhookJwksUrl: called,
  }),
  trust: z.object({
    siteReference: z.string(),
    sitePassword: z.string(),
    responsePassword: z.string(),
    formUrl: visited,
    hashFields: z.array(z.string()).readonly(),
    webservicesUrl: called,
    webservicesUser: z.string(),
    webservicesPassword: z.string(),
  }),
  /** Companies without keys are shown as not open. */
  axcess: axcessKeys.optional(),
  pay360: pay360Keys.optional(),
  paycross: paycrossKeys.optional(),
  interac: interacKeys.optional(),
  ivy: ivyKeys.optional(),
  kyc: z.object({
    clientId: z.string(),
    apiUrl: called,
    licenceKey: z.string(),
    webhookSecret: z.string(),
    widgetUrl: visited,
    widgetOrigin: address,
  }),
  payoutPartners: z.object({
    AZA: z.object({ apiUrl: called, apiKey: z.string(), apiSecret: z.string() }),
    PIVOT: partner,
  }),
  rates: z.object({ apiUrl: called, apiKey: z.string() }),
  /** Text messages by Twilio; the texts come from this number or sender. */
  sms: z.object({ apiUrl: called, accountSid: z.string(), authToken: z.string(), from: z.string() }).optional(),
  /** The sandbox's, for e-mail while there is no SMTP server. */
  mailbox: z.object({ url: called, apiKey: z.string() }).optional(),
  /** Daily settlement, bank and partner files as CSV; left out, none are fetched. */
  files: z.object({ apiUrl: called, apiKey: z.string() }).optional(),
  /** Who collects competitors' prices; left out, no comparison is shown. */
  pricewatch: z.object({ apiUrl: called, apiKey: z.string() }).optional(),
});
export type Credentials = z.infer<typeof credentials>;

export const readCredentials = (file: string): Credentials => credentials.parse(JSON.parse(readFileSync(file, 'utf8')));

type Site = 'called' | 'visited';

/** Sites a sender's browser may be framed by, post to or be sent to. */
export const providerOrigins = (given: Credentials): string[] => originsOf('visited', credentials, given);

/** Sites this server itself calls. */
export const calledOrigins = (given: Credentials): string[] => originsOf('called', credentials, given);

const originsOf = (site: Site, schema: z.core.$ZodType, value: unknown): string[] => [
  ...new Set(addressesIn(site, schema, value).map((url) => new URL(url).origin)),
];

/** Every address among the keys that its schema says is used so. */
function addressesIn(site: Site, schema: z.core.$ZodType, value: unknown): string[] {
  if (typeof value === 'string') return z.globalRegistry.get(schema)?.site === site ? [value] : [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly)
    return addressesIn(site, schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((each) => addressesIn(site, schema.element, each));
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  const values: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(schema.shape).flatMap(([name, field]) => addressesIn(site, field, values[name]));
}
