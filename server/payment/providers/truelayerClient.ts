import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { jsonOf, type OutboundAnswer, type SendRequest } from '../../outbound/request.ts';
import type { Credentials } from '../../settings/credentials.ts';
import { signCall, signingKey } from './truelayerSignature.ts';

/** Milliseconds a call to TrueLayer may take before it counts as unanswered. */
const timeoutMs = 10_000;
/** Seconds before its end a token is no longer used. */
const tokenMargin = 60;

/** Milliseconds its published keys are used before they are read again: one it takes back ends then. */
const keysUsedMs = 10 * 60_000;
/** Milliseconds between two readings for a key that is not among them. */
const keysReadAgainMs = 60_000;
/** Milliseconds they serve on while their address does not answer. */
const keysKeptMs = 6 * 3_600_000;

const tokenAnswer = z.looseObject({ access_token: z.string(), expires_in: z.number() });
const keySet = z.looseObject({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });

export type TruelayerClient = ReturnType<typeof truelayerClient>;

/** Calls TrueLayer: fetches and keeps the token, signs what must be signed. Undefined means no answer was had. */
export function truelayerClient(credentials: Credentials['truelayer'], send: SendRequest) {
  const key = signingKey(credentials);
  let token: { value: string; until: number } | undefined;

  async function bearer(): Promise<string | undefined> {
    if (token && token.until > performance.now()) return token.value;
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
      scope: 'payments',
    });
    const answered = await send({
      url: `${credentials.authUrl}/connect/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      timeoutMs,
      mayRepeat: true,
    });
    const read = answered.ok ? jsonOf(answered.value, tokenAnswer) : undefined;
    if (!read) return undefined;
    token = { value: read.access_token, until: performance.now() + (read.expires_in - tokenMargin) * 1000 };
    return token.value;
  }

  async function call(
    path: string,
    signed?: { body: string; idempotencyKey: string },
  ): Promise<OutboundAnswer | undefined> {
    const authorization = await bearer();
    if (!authorization) return undefined;
    const url = new URL(`${credentials.apiUrl}${path}`);
    const signature = signed && {
      'content-type': 'application/json',
      'idempotency-key': signed.idempotencyKey,
      'tl-signature': signCall(
        {
          method: 'POST',
          path: url.pathname,
          headers: [['Idempotency-Key', signed.idempotencyKey]],
          body: signed.body,
        },
        key,
      ),
    };
    const answered = await send({
      url: url.href,
      method: signed ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${authorization}`, ...signature },
      // The same key again is the same order.
      ...(signed && { body: signed.body, mayRepeat: true }),
      timeoutMs,
    });
    return answered.ok ? answered.value : undefined;
  }

  return {
    get: (path: string) => call(path),
    post: (path: string, { body, idempotencyKey }: { body: object; idempotencyKey: string }) =>
      call(path, { body: JSON.stringify(body), idempotencyKey }),

    webhookKey: publishedKeys(credentials.webhookJwksUrl, send),
  };
}

type PublishedKeys = { readonly keys: ReadonlyMap<string, KeyObject>; readonly readAt: number };

/** A key TrueLayer signs its webhooks with, from the one address it publishes them at. */
function publishedKeys(jwksUrl: string, send: SendRequest) {
  let published: PublishedKeys | undefined;
  let reading: Promise<void> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    const answered = await send({ url: jwksUrl, method: 'GET', timeoutMs });
    const set = answered.ok ? jsonOf(answered.value, keySet) : undefined;
    const readAt = performance.now();
    if (set) {
      const parsed = set.keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })] as const);
      published = { keys: new Map(parsed), readAt };
    }
    askedAt = published ? readAt : Number.NEGATIVE_INFINITY;
    reading = undefined;
  }
  const isYoungerThan = (ms: number) => published !== undefined && performance.now() - published.readAt < ms;
  const kept = (keyId: string) => (isYoungerThan(keysKeptMs) ? published?.keys.get(keyId) : undefined);

  return async (keyId: string): Promise<KeyObject | undefined> => {
    if (kept(keyId) && isYoungerThan(keysUsedMs)) return kept(keyId);
    if (performance.now() - askedAt >= keysReadAgainMs) reading ??= read();
    await reading;
    return kept(keyId);
  };
}
