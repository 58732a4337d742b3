import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The keys and addresses each company's back office gives a merchant. The sandbox hands out the same shape. */
const address = z.url({ protocol: /^https?$/ });
const partner = z.object({ apiUrl: address, apiKey: z.string(), webhookSecret: z.string() });

const axcessKeys = z.object({
  entityId: z.string(),
  accessToken: z.string(),
  apiUrl: address,
  /** + /v1/paymentWidgets.js */
  widgetUrl: address,
  /** 64 hex digits. */
  webhookSecret: z.string().regex(/^[\dA-Fa-f]{64}$/),
  webhookEncoding: z.enum(['hex', 'base64']).optional(),
});
const pay360Keys = z.object({
  instId: z.string(),
  username: z.string(),
  password: z.string(),
  apiUrl: address,
  /** Site of the Hosted Cashier. */
  pageUrl: address,
});
const paycrossKeys = z.object({
  shopId: z.string(),
  secretKey: z.string(),
  /** The back office's key its notifications are signed with: bare Base64 of an SPKI. */
  publicKey: z.string(),
  /** + /ctp/api/checkouts */
  checkoutUrl: address,
  /** + /transactions/{uid} */
  gatewayUrl: address,
  /** + /beyag/transactions/payments */
  apmUrl: address,
  pageUrl: address,
  isTest: z.boolean(),
});
/** Interac has no merchant API of its own: an acquirer speaks for it (providers notes, 1.7). */
const interacKeys = z.object({ acquirer: z.literal('paycross'), loginId: z.string() });
const ivyKeys = z.object({ apiUrl: address, apiKey: z.string(), webhookSecret: z.string(), pageUrl: address });

export const credentials = z.object({
  truelayer: z.object({
    clientId: z.string(),
    clientSecret: z.string(),
    keyId: z.string(),
    privateKeyPem: z.string(),
    merchantAccountId: z.string(),
    authUrl: address,
    apiUrl: address,
    hostedPageUrl: address,
    /** Sites of banks TrueLayer sends people to without a page of its own between. */
    bankOrigins: z.array(address).readonly().optional(),
    webhookJwksUrl: address,
  }),
  trust: z.object({
    siteReference: z.string(),
    sitePassword: z.string(),
    responsePassword: z.string(),
    formUrl: address,
    hashFields: z.array(z.string()).readonly(),
    webservicesUrl: address,
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
    apiUrl: address,
    licenceKey: z.string(),
    webhookSecret: z.string(),
    widgetUrl: address,
    widgetOrigin: address,
  }),
  payoutPartners: z.object({
    AZA: z.object({ apiUrl: address, apiKey: z.string(), apiSecret: z.string() }),
    PIVOT: partner,
  }),
  rates: z.object({ apiUrl: address, apiKey: z.string() }),
  /** Text messages by Twilio; the texts come from this number or sender. */
  sms: z.object({ apiUrl: address, accountSid: z.string(), authToken: z.string(), from: z.string() }).optional(),
  /** The sandbox's, for e-mail while there is no SMTP server. */
  mailbox: z.object({ url: address, apiKey: z.string() }).optional(),
  /** Daily settlement, bank and partner files as CSV; left out, none are fetched. */
  files: z.object({ apiUrl: address, apiKey: z.string() }).optional(),
  /** Who collects competitors' prices; left out, no comparison is shown. */
  pricewatch: z.object({ apiUrl: address, apiKey: z.string() }).optional(),
});
export type Credentials = z.infer<typeof credentials>;

export const readCredentials = (file: string): Credentials => credentials.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Sites a sender's browser may be framed by, post to or be sent to. */
export function providerOrigins({ truelayer, trust, kyc, ...optional }: Credentials): string[] {
  const { axcess, pay360, paycross, ivy } = optional;
  const addresses = [truelayer.hostedPageUrl, ...(truelayer.bankOrigins ?? []), trust.formUrl, kyc.widgetUrl];
  return originsOf([...addresses, axcess?.widgetUrl, pay360?.pageUrl, paycross?.pageUrl, ivy?.pageUrl]);
}

const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.filter((url) => url !== undefined).map((url) => new URL(url).origin)),
];

/** Sites this server itself calls. */
export function calledOrigins({
  truelayer,
  trust,
  kyc,
  payoutPartners,
  rates,
  sms,
  mailbox,
  files,
  ...optional
}: Credentials) {
  const { axcess, pay360, paycross, ivy, pricewatch } = optional;
  return originsOf([
    truelayer.authUrl,
    truelayer.apiUrl,
    truelayer.webhookJwksUrl,
    trust.webservicesUrl,
    kyc.apiUrl,
    payoutPartners.AZA.apiUrl,
    payoutPartners.PIVOT.apiUrl,
    rates.apiUrl,
    sms?.apiUrl,
    mailbox?.url,
    files?.apiUrl,
    pricewatch?.apiUrl,
    axcess?.apiUrl,
    pay360?.apiUrl,
    paycross?.checkoutUrl,
    paycross?.gatewayUrl,
    paycross?.apmUrl,
    ivy?.apiUrl,
  ]);
}
