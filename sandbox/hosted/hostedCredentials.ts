import { createPublicKey, generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';

const axcessSecrets = z.object({ entityId: z.string(), accessToken: z.string(), webhookSecret: z.string() });
const pay360Secrets = z.object({ instId: z.string(), username: z.string(), password: z.string() });
const paycrossSecrets = z.object({
  shopId: z.string(),
  secretKey: z.string(),
  /** Signs the company's notifications. */
  privateKeyPem: z.string(),
  interacLoginId: z.string(),
});
const ivySecrets = z.object({ apiKey: z.string(), webhookSecret: z.string() });

/** The keys of the companies with pages of their own. */
export const hostedSecrets = z.object({
  axcess: axcessSecrets,
  pay360: pay360Secrets,
  paycross: paycrossSecrets,
  ivy: ivySecrets,
});
export type HostedSecrets = z.infer<typeof hostedSecrets>;

export type HostedCredentials = {
  readonly axcess: HostedSecrets['axcess'] & { readonly apiUrl: string; readonly widgetUrl: string };
  readonly pay360: HostedSecrets['pay360'] & { readonly apiUrl: string; readonly pageUrl: string };
  readonly paycross: Pick<HostedSecrets['paycross'], 'shopId' | 'secretKey'> & {
    /** Bare Base64 of an SPKI, as the back office shows it. */
    readonly publicKey: string;
    readonly checkoutUrl: string;
    readonly gatewayUrl: string;
    readonly apmUrl: string;
    readonly pageUrl: string;
    readonly isTest: boolean;
  };
  readonly interac: { readonly acquirer: 'paycross'; readonly loginId: string };
  readonly ivy: HostedSecrets['ivy'] & { readonly apiUrl: string; readonly pageUrl: string };
};

export const hostedCredentialsAt = (url: string, own: HostedSecrets): HostedCredentials => ({
  axcess: { ...own.axcess, apiUrl: `${url}/axcess`, widgetUrl: `${url}/axcess` },
  pay360: { ...own.pay360, apiUrl: `${url}/pay360`, pageUrl: `${url}/pay360` },
  paycross: {
    shopId: own.paycross.shopId,
    secretKey: own.paycross.secretKey,
    publicKey: publicKeyOf(own.paycross.privateKeyPem),
    checkoutUrl: `${url}/paycross`,
    gatewayUrl: `${url}/paycross/gateway`,
    apmUrl: `${url}/paycross/apm`,
    pageUrl: `${url}/paycross`,
    isTest: true,
  },
  interac: { acquirer: 'paycross', loginId: own.paycross.interacLoginId },
  ivy: { ...own.ivy, apiUrl: `${url}/ivy`, pageUrl: `${url}/ivy` },
});

export const newHostedSecrets = (): HostedSecrets => ({
  axcess: newAxcess(),
  pay360: newPay360(),
  paycross: newPaycross(),
  ivy: newIvy(),
});

const newKey = () => randomBytes(24).toString('base64url');

function newAxcess() {
  return {
    entityId: randomBytes(16).toString('hex'),
    accessToken: newKey(),
    webhookSecret: randomBytes(32).toString('hex'),
  };
}

function newPay360() {
  return { instId: String(5_300_000 + randomInt(99_999)), username: 'SAWAAPI', password: newKey() };
}

function newPaycross() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    shopId: String(randomInt(1000, 9999)),
    secretKey: newKey(),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    interacLoginId: `sawa-${randomBytes(3).toString('hex')}`,
  };
}

function newIvy() {
  return { apiKey: newKey(), webhookSecret: `whsec_${newKey()}` };
}

const publicKeyOf = (privateKeyPem: string): string =>
  createPublicKey(privateKeyPem).export({ type: 'spki', format: 'der' }).toString('base64');
