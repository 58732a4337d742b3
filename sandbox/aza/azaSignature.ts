import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

type Signed = {
  readonly nonce: string;
  readonly method: string;
  readonly url: string;
  readonly body: string | Buffer;
};

/** TransferZero: hex(HMAC-SHA512(secret, nonce & METHOD & full URL & hex(SHA-512(body)))). */
export function signatureOf(secret: string, { nonce, method, url, body }: Signed): string {
  const bodyHash = createHash('sha512').update(body).digest('hex');
  return createHmac('sha512', secret).update([nonce, method, url, bodyHash].join('&')).digest('hex');
}

export function isSignedBy(secret: string, signature: string, signed: Signed): boolean {
  const [expected, given] = [Buffer.from(signatureOf(secret, signed)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
