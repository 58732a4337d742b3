import { headerText, requestHeaders, textToSign } from '#contract/protocol/requestHash.ts';

type Unsigned = {
  readonly method: string;
  readonly target: string;
  readonly body: string;
  readonly serviceProvider: string;
  readonly userName: string;
  readonly language: string;
  /** By the server's clock. */
  readonly milliseconds: number;
};

/** The headers of a signed-in call: who asks, when, and the hash over all of it (API-04). */
export async function signatureHeaders(key: CryptoKey, request: Unsigned): Promise<Record<string, string>> {
  const { method, target, serviceProvider, language } = request;
  const userName = headerText(request.userName);
  const time = String(request.milliseconds);
  const nonce = crypto.randomUUID();
  const bodySha256 = hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request.body)));
  const text = textToSign({ method, target, bodySha256, time, nonce, serviceProvider, userName, language });
  const hash = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return {
    [requestHeaders.time]: time,
    [requestHeaders.nonce]: nonce,
    [requestHeaders.userName]: userName,
    [requestHeaders.hash]: base64UrlOf(hash),
  };
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const base64UrlOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
