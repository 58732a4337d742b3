import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Credentials } from '../../credentials.ts';
import { jsonOf, type OutboundAnswer, type SendRequest } from '../../outbound/request.ts';
import { signCall, signingKey } from './truelayerSignature.ts';

/** Milliseconds a call to TrueLayer may take before it counts as unanswered. */
const timeoutMs = 10_000;
/** Seconds before its end a token is no longer used. */
const tokenMargin = 60;

const tokenAnswer = z.looseObject({ access_token: z.string(), expires_in: z.number() });
const keySet = z.looseObject({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });

export type TruelayerClient = ReturnType<typeof truelayerClient>;

/** Calls TrueLayer: fetches and keeps the token, signs what must be signed. Undefined means no answer was had. */
export function truelayerClient(credentials: Credentials['truelayer'], send: SendRequest) {
  const key = signingKey(credentials);
  let token: { value: string; until: number } | undefined;
  let webhookKeys: { keys: ReadonlyMap<string, KeyObject>; readAt: number } | undefined;

  async function bearer(): Promise<string | undefined> {
    if (token && token.until > Date.now()) return token.value;
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
    token = { value: read.access_token, until: Date.now() + (read.expires_in - tokenMargin) * 1000 };
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

    /** A key TrueLayer signs its webhooks with, from the one address it publishes them at. */
    async webhookKey(keyId: string): Promise<KeyObject | undefined> {
      const known = webhookKeys?.keys.get(keyId);
      const isRecent = webhookKeys && Date.now() - webhookKeys.readAt < 60_000;
      if (known || isRecent) return known;
      const answered = await send({ url: credentials.webhookJwksUrl, method: 'GET', timeoutMs });
      const read = answered.ok ? jsonOf(answered.value, keySet) : undefined;
      if (!read) return undefined;
      const parsed = read.keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })] as const);
      webhookKeys = { keys: new Map(parsed), readAt: Date.now() };
      return webhookKeys.keys.get(keyId);
    },
  };
}
