import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type HostedCredentials, hostedCredentialsAt, hostedSecrets, newHostedSecrets } from './hosted/hostedSites.ts';
import { newKey } from './hosted/newKey.ts';

const keyPair = z.object({ keyId: z.string(), privateKeyPem: z.string() });
const partnerSecrets = z.object({ apiKey: z.string(), webhookSecret: z.string() });

/** What is kept between starts: the merchant's half and the companies' own half. */
const secrets = z.object({
  truelayer: z.object({
    clientId: z.string(),
    clientSecret: z.string(),
    merchantAccountId: z.string(),
    merchantKey: keyPair,
    tokenSecret: z.string(),
    webhookKey: keyPair,
  }),
  trust: z.object({
    siteReference: z.string(),
    sitePassword: z.string(),
    responsePassword: z.string(),
    webservicesUser: z.string(),
    webservicesPassword: z.string(),
  }),
  ...hostedSecrets.shape,
  kyc: z.object({ clientId: z.string(), licenceKey: z.string(), webhookSecret: z.string(), tokenSecret: z.string() }),
  payoutPartners: z.object({ AZA: partnerSecrets, PIVOT: partnerSecrets }),
  rates: z.object({ apiKey: z.string() }),
  sms: z.object({ accountSid: z.string(), authToken: z.string() }),
  mailbox: z.object({ apiKey: z.string() }),
  files: z.object({ apiKey: z.string() }),
  pricewatch: z.object({ apiKey: z.string() }),
});
export type SandboxSecrets = z.infer<typeof secrets>;

type PartnerSecrets = z.infer<typeof partnerSecrets>;

type PartnerCredentials = {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
};

/** What each company's back office would hand a merchant. Addresses end without a slash. */
export type SandboxCredentials = HostedCredentials & {
  readonly truelayer: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly keyId: string;
    readonly privateKeyPem: string;
    readonly merchantAccountId: string;
    /** + /connect/token */
    readonly authUrl: string;
    /** + /v3/payments …; the signed path is the path of the address called, prefix included. */
    readonly apiUrl: string;
    /** + #payment_id=…&resource_token=…&return_uri=… */
    readonly hostedPageUrl: string;
    readonly webhookJwksUrl: string;
  };
  readonly trust: {
    readonly siteReference: string;
    /** Ends the text behind `sitesecurity`. */
    readonly sitePassword: string;
    /** Ends the text behind `responsesitesecurity`. */
    readonly responsePassword: string;
    readonly formUrl: string;
    /** The fields agreed to stand, in this order, behind `sitesecurity`. */
    readonly hashFields: readonly string[];
    /** TRANSACTIONQUERY and REFUND, with basic authentication. */
    readonly webservicesUrl: string;
    readonly webservicesUser: string;
    readonly webservicesPassword: string;
  };
  readonly kyc: {
    readonly clientId: string;
    /** + /authorize/customer … */
    readonly apiUrl: string;
    readonly licenceKey: string;
    readonly webhookSecret: string;
    readonly widgetUrl: string;
    readonly widgetOrigin: string;
  };
  readonly payoutPartners: {
    /** One secret signs both ways: our calls and its webhooks. */
    readonly AZA: { readonly apiUrl: string; readonly apiKey: string; readonly apiSecret: string };
    readonly PIVOT: PartnerCredentials;
  };
  readonly rates: { readonly apiUrl: string; readonly apiKey: string };
  /** + /2010-04-01/Accounts/{accountSid}/Messages.json */
  readonly sms: {
    readonly apiUrl: string;
    readonly accountSid: string;
    readonly authToken: string;
    readonly from: string;
  };
  readonly mailbox: { readonly url: string; readonly apiKey: string };
  /** Daily settlement, bank and partner files. */
  readonly files: { readonly apiUrl: string; readonly apiKey: string };
  /** + /v1/comparisons */
  readonly pricewatch: { readonly apiUrl: string; readonly apiKey: string };
};

/** The vendor's own six, then what we agreed with it: what is paid for, where the answers go, whose cards are offered. */
export const trustHashFields: readonly string[] = [
  'currencyiso3a',
  'mainamount',
  'sitereference',
  'version',
  'stprofile',
  'sitesecuritytimestamp',
  'orderreference',
  'successfulurlredirect',
  'declinedurlredirect',
  'allurlnotification',
  'customeraccountnumber',
  'credentialsonfile',
];

/** The secrets of the last start, or new ones; without a folder they last as long as the process. */
export function loadSecrets(dataDir: string | undefined): SandboxSecrets {
  if (dataDir === undefined) return newSecrets();
  const path = join(dataDir, 'sandbox', 'credentials.json');
  const kept = readKept(path);
  // A company that joined since the last start gets its keys now.
  const own = kept === undefined ? newSecrets() : secrets.parse({ ...newSecrets(), ...JSON.parse(kept) });
  const text = JSON.stringify(own, undefined, 2);
  if (text !== kept) keep(path, text);
  return own;
}

export function credentialsAt(url: string, own: SandboxSecrets): SandboxCredentials {
  const partner = (path: string, { apiKey, webhookSecret }: PartnerSecrets) => ({
    apiUrl: `${url}${path}`,
    apiKey,
    webhookSecret,
  });
  return {
    truelayer: {
      clientId: own.truelayer.clientId,
      clientSecret: own.truelayer.clientSecret,
      ...own.truelayer.merchantKey,
      merchantAccountId: own.truelayer.merchantAccountId,
      authUrl: `${url}/truelayer`,
      apiUrl: `${url}/truelayer`,
      hostedPageUrl: `${url}/truelayer/payments`,
      webhookJwksUrl: `${url}/truelayer/.well-known/jwks`,
    },
    trust: {
      ...own.trust,
      formUrl: `${url}/trust/process/payments/choice`,
      hashFields: trustHashFields,
      webservicesUrl: `${url}/trust/json/`,
    },
    ...hostedCredentialsAt(url, own),
    kyc: {
      clientId: own.kyc.clientId,
      apiUrl: `${url}/kyc`,
      licenceKey: own.kyc.licenceKey,
      webhookSecret: own.kyc.webhookSecret,
      widgetUrl: `${url}/kyc/widget`,
      widgetOrigin: url,
    },
    payoutPartners: {
      AZA: {
        apiUrl: `${url}/aza/v1`,
        apiKey: own.payoutPartners.AZA.apiKey,
        apiSecret: own.payoutPartners.AZA.webhookSecret,
      },
      PIVOT: partner('/payout/pivot', own.payoutPartners.PIVOT),
    },
    rates: { apiUrl: `${url}/rates`, apiKey: own.rates.apiKey },
    sms: { apiUrl: `${url}/twilio`, ...own.sms, from: '+447400900900' },
    mailbox: { url: `${url}/mailbox`, apiKey: own.mailbox.apiKey },
    files: { apiUrl: `${url}/files`, apiKey: own.files.apiKey },
    pricewatch: { apiUrl: `${url}/pricewatch`, apiKey: own.pricewatch.apiKey },
  };
}

function newSecrets(): SandboxSecrets {
  return {
    truelayer: {
      clientId: `sandbox-sawa-${randomBytes(3).toString('hex')}`,
      clientSecret: newKey(),
      merchantAccountId: randomUUID(),
      merchantKey: newKeyPair(),
      tokenSecret: newKey(),
      webhookKey: newKeyPair(),
    },
    trust: {
      siteReference: `test_sawa${randomBytes(3).toString('hex')}`,
      sitePassword: newKey(),
      responsePassword: newKey(),
      webservicesUser: 'webservices@sandbox.example',
      webservicesPassword: newKey(),
    },
    ...newHostedSecrets(),
    kyc: { clientId: randomUUID(), licenceKey: newKey(), webhookSecret: newKey(), tokenSecret: newKey() },
    payoutPartners: {
      AZA: { apiKey: newKey(), webhookSecret: newKey() },
      PIVOT: { apiKey: newKey(), webhookSecret: newKey() },
    },
    rates: { apiKey: newKey() },
    sms: { accountSid: `AC${randomBytes(16).toString('hex')}`, authToken: randomBytes(16).toString('hex') },
    mailbox: { apiKey: newKey() },
    files: { apiKey: newKey() },
    pricewatch: { apiKey: newKey() },
  };
}

/** P-521 is the curve of TrueLayer's ES512 signatures. */
function newKeyPair(): z.infer<typeof keyPair> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' });
  return { keyId: randomUUID(), privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

function readKept(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Written aside and renamed, so that a start cut short leaves the old file or none, never half of one. */
function keep(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(`${path}.new`, 'w', 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}
