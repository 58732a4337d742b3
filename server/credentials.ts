import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The keys and addresses each company's back office gives a merchant. The sandbox hands out the same shape. */
const address = z.url({ protocol: /^https?$/ });
const partner = z.object({ apiUrl: address, apiKey: z.string(), webhookSecret: z.string() });

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
  kyc: z.object({
    clientId: z.string(),
    apiUrl: address,
    licenceKey: z.string(),
    webhookSecret: z.string(),
    widgetUrl: address,
    widgetOrigin: address,
  }),
  payoutPartners: z.object({ AZA: partner, PIVOT: partner }),
  rates: z.object({ apiUrl: address, apiKey: z.string() }),
  mailbox: z.object({ url: address, apiKey: z.string() }),
});
export type Credentials = z.infer<typeof credentials>;

export const readCredentials = (file: string): Credentials => credentials.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Sites a sender's browser may be framed by, post to or be sent to. */
export function providerOrigins({ truelayer, trust, kyc }: Credentials): string[] {
  const addresses = [truelayer.hostedPageUrl, trust.formUrl, kyc.widgetUrl];
  return [...new Set(addresses.map((url) => new URL(url).origin))];
}

/** Sites this server itself calls. */
export function calledOrigins({ truelayer, trust, kyc, payoutPartners, rates, mailbox }: Credentials): string[] {
  const addresses = [
    truelayer.authUrl,
    truelayer.apiUrl,
    truelayer.webhookJwksUrl,
    trust.webservicesUrl,
    kyc.apiUrl,
    payoutPartners.AZA.apiUrl,
    payoutPartners.PIVOT.apiUrl,
    rates.apiUrl,
    mailbox.url,
  ];
  return [...new Set(addresses.map((url) => new URL(url).origin))];
}
