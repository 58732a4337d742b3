import { createHash, createHmac, randomUUID } from 'node:crypto';
import { equalInConstantTime } from '../keys/macs.ts';

/** TransferZero's signature, on our calls and on its webhooks (providers notes, 1.8). */
type AzaKeys = { readonly apiKey: string; readonly apiSecret: string };

type Signed = { readonly nonce: string; readonly method: string; readonly url: string; readonly body: string | Buffer };

/** hex(HMAC-SHA512(secret, nonce & METHOD & full URL & hex(SHA-512(body)))). */
export function azaSignature(secret: string, { nonce, method, url, body }: Signed): string {
  const bodyHash = createHash('sha512').update(body).digest('hex');
  return createHmac('sha512', secret).update([nonce, method, url, bodyHash].join('&')).digest('hex');
}

type Call = { readonly method: string; readonly url: string; readonly body: string };

/** A fresh number each time, so that no call can be sent again by somebody who saw it. */
export function azaHeaders({ apiKey, apiSecret }: AzaKeys, call: Call): Record<string, string> {
  const nonce = randomUUID();
  return {
    'authorization-key': apiKey,
    'authorization-nonce': nonce,
    'authorization-signature': azaSignature(apiSecret, { nonce, ...call }),
    'content-type': 'application/json',
    accept: 'application/json',
  };
}

type Webhook = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** Our own registered address. */
  readonly url: string;
};

/** The nonce of a webhook that AZA signed for this address; undefined for anybody else's. */
export function azaWebhookNonce({ apiKey, apiSecret }: AzaKeys, { headers, body, url }: Webhook): string | undefined {
  const header = (name: string) => String(headers[name] ?? '');
  const nonce = header('authorization-nonce');
  const expected = azaSignature(apiSecret, { nonce, method: 'POST', url, body });
  const isTheirs =
    equalInConstantTime(expected, header('authorization-signature')) &&
    equalInConstantTime(apiKey, header('authorization-key'));
  return isTheirs && nonce !== '' ? nonce : undefined;
}
