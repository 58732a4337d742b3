import { createHash, createHmac, hkdfSync } from 'node:crypto';
import {
  clockToleranceSeconds,
  nameInHeader,
  requestHeaders,
  type SignedParts,
  textToSign,
} from '#contract/protocol/requestHash.ts';
import type { Keyring } from '../keys/keyring.ts';
import { equalInConstantTime } from '../keys/macs.ts';

export const sha256Hex = (value: string | Buffer): string => createHash('sha256').update(value).digest('hex');

const ofSession = (key: Buffer, sessionHash: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, sessionHash, 'session', 32));

/** The signing key of a new session: derived, so nothing more is stored than the cookie's hash. */
export const signingKeyFor = (keys: Keyring, sessionHash: string): Buffer =>
  ofSession(keys.newest('req-sign-v2'), sessionHash);

/** Sessions whose keys are at hand: deriving one costs more than checking a signature with it. */
const keptKeys = 5000;

/** What a session may sign with, by each secret it may have been opened under; derived once for sessions in use. */
export function signingKeys(keys: Keyring): (sessionHash: string) => readonly Buffer[] {
  const kept = new Map<string, readonly Buffer[]>();
  return (sessionHash) => {
    const known = kept.get(sessionHash);
    if (known) return known;
    const derived = keys.all('req-sign-v2').map(({ key }) => ofSession(key, sessionHash));
    if (kept.size >= keptKeys) kept.clear();
    kept.set(sessionHash, derived);
    return derived;
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
  { keys, now }: { keys: readonly Buffer[]; now: number },
): { readonly nonce: string; readonly userName: string } | undefined {
  const header = (name: string) => request.header(name) ?? '';
  const time = header(requestHeaders.time);
  const nonce = header(requestHeaders.nonce);
  const userName = header(requestHeaders.userName);
  if (!/^\d{1,16}$/.test(time) || !/^[\w-]{16,64}$/.test(nonce)) return undefined;
  if (Math.abs(Number(time) - now) > clockToleranceSeconds * 1000) return undefined;

  const parts = {
    method: request.method,
    target: request.target,
    bodySha256: sha256Hex(request.body),
    time,
    nonce,
    serviceProvider: header(requestHeaders.serviceProvider),
    userName,
    language: header(requestHeaders.language),
  };
  const hash = header(requestHeaders.hash);
  if (!keys.some((key) => equalInConstantTime(signRequest(key, parts), hash))) return undefined;
  const name = nameInHeader(userName);
  return name === undefined ? undefined : { nonce, userName: name };
}
