import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  clockToleranceSeconds,
  nameInHeader,
  requestHeaders,
  type SignedParts,
  textToSign,
} from '#contract/protocol/requestHash.ts';

export const sha256Hex = (value: string | Buffer): string => createHash('sha256').update(value).digest('hex');

/** The session's signing key: derived, so nothing more is stored than the cookie's hash. */
export const signingKeyFor = (masterSecret: string, sessionHash: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterSecret, sessionHash, 'req-sign-v1', 32));

/** Sessions whose keys are at hand: deriving one costs more than checking a signature with it. */
const keptKeys = 5000;

/** `signingKeyFor`, derived once for sessions in use. */
export function signingKeys(masterSecret: string): (sessionHash: string) => Buffer {
  const kept = new Map<string, Buffer>();
  return (sessionHash) => {
    const known = kept.get(sessionHash);
    if (known) return known;
    const key = signingKeyFor(masterSecret, sessionHash);
    if (kept.size >= keptKeys) kept.clear();
    kept.set(sessionHash, key);
    return key;
  };
}

export const signRequest = (key: Buffer, parts: SignedParts): string =>
  createHmac('sha256', key).update(textToSign(parts)).digest('base64url');

type SignedRequest = {
  readonly method: string;
  readonly target: string;
  readonly body: Buffer;
  readonly header: (name: string) => string | undefined;
};

/** The nonce and user name of a request whose signature and time are right, or undefined. */
export function verifiedRequest(
  request: SignedRequest,
  { key, now }: { key: Buffer; now: number },
): { readonly nonce: string; readonly userName: string } | undefined {
  const header = (name: string) => request.header(name) ?? '';
  const time = header(requestHeaders.time);
  const nonce = header(requestHeaders.nonce);
  const userName = header(requestHeaders.userName);
  if (!/^\d{1,16}$/.test(time) || !/^[\w-]{16,64}$/.test(nonce)) return undefined;
  if (Math.abs(Number(time) - now) > clockToleranceSeconds * 1000) return undefined;

  const expected = signRequest(key, {
    method: request.method,
    target: request.target,
    bodySha256: sha256Hex(request.body),
    time,
    nonce,
    serviceProvider: header(requestHeaders.serviceProvider),
    userName,
    language: header(requestHeaders.language),
  });
  if (!equalInConstantTime(expected, header(requestHeaders.hash))) return undefined;
  const name = nameInHeader(userName);
  return name === undefined ? undefined : { nonce, userName: name };
}

/** Compares secrets without telling by time how much of them agrees. */
export function equalInConstantTime(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
