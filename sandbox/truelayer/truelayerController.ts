import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { Desk, Webhook } from '../webhooks/webhook.ts';
import type { PaymentStore } from './paymentStore.ts';
import type { RefundStore } from './refundStore.ts';
import { type SigningKey, signRequest } from './requestSignature.ts';

type DeskSettings = {
  readonly payments: PaymentStore;
  readonly refunds: RefundStore;
  readonly webhookKey: SigningKey;
  readonly jwksUrl: () => string;
  /** The merchant's one registered address, once it has registered. */
  readonly webhookUrl: () => string | undefined;
};

/** TrueLayer's side of its webhooks: signed with its own key, which it publishes. */
export function createTruelayerDesk({ payments, refunds, webhookKey, jwksUrl, webhookUrl }: DeskSettings): Desk {
  return {
    happen: (due) => (refunds.knows(due.subject) ? refunds.happen(due) : payments.happen(due)),
    letter({ body }: Webhook, signedBy) {
      const url = webhookUrl();
      if (url === undefined) return undefined;
      const timestamp = new Date().toISOString();
      const signature = signRequest({
        method: 'POST',
        path: new URL(url).pathname,
        body,
        headers: [['X-Tl-Webhook-Timestamp', timestamp]],
        key: signedBy === 'company' ? webhookKey : strangersKey(webhookKey.keyId),
        jku: jwksUrl(),
      });
      const headers = {
        'content-type': 'application/json',
        'tl-signature': signature,
        'x-tl-webhook-timestamp': timestamp,
      };
      return { url, headers, body };
    },
  };
}

export const jwksOf = (key: SigningKey) => ({
  keys: [{ ...createPublicKey(key.privateKey).export({ format: 'jwk' }), kid: key.keyId, alg: 'EC' }],
});

/** Somebody who knows the name of the company's key, but does not have it. */
function strangersKey(keyId: string): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' });
  return { keyId, privateKey };
}
