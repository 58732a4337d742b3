import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { NeutralPaymentStatus } from '#domain/transfer/paymentOutcome.ts';
import { sha256Hex } from '../../http/requestSignature.ts';
import type { WebhookCall } from '../../http/route.ts';
import { headerOf, jsonIn } from '../../http/webhookCall.ts';
import { equalInConstantTime } from '../../keys/macs.ts';
import { basicAuth, basicCredentials } from '../../outbound/basicAuth.ts';
import { jsonOf, type OutboundAnswer, type SendRequest } from '../../outbound/request.ts';
import type { Credentials } from '../../settings/credentials.ts';
import type { Attempt, PaymentNotice, ReadBack, RefundAnswer, RefundToMake } from '../paymentProvider.ts';

export type Paycross = NonNullable<Credentials['paycross']>;

const timeoutMs = 10_000;

/** A transaction as beGateway tells of it, in a query and in a notification alike. */
export const transaction = z.looseObject({
  uid: z.string(),
  type: z.string().optional(),
  status: z.string(),
  amount: z.int(),
  currency: z.enum(currencies),
  tracking_id: z.string().nullish(),
  test: z.boolean().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});
export type Transaction = z.infer<typeof transaction>;
const transactionAnswer = z.looseObject({ transaction });
const transactionsAnswer = z.looseObject({ transactions: z.array(transaction) });

/** What the card page and Interac share of PayCross (beGateway; providers notes, 1.5 and 1.7). */
export function paycrossClient(credentials: Paycross, send: SendRequest) {
  const { shopId, secretKey, gatewayUrl } = credentials;
  const headers = {
    authorization: basicAuth(shopId, secretKey),
    'content-type': 'application/json',
    accept: 'application/json',
  };

  async function call(
    url: string,
    { version, body }: { version: '2' | '3'; body?: object },
  ): Promise<OutboundAnswer | undefined> {
    const answered = await send({
      url,
      method: body ? 'POST' : 'GET',
      headers: { ...headers, 'x-api-version': version },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs,
    });
    return answered.ok ? answered.value : undefined;
  }

  return {
    call,

    async transaction(uid: string): Promise<Transaction | undefined> {
      const answered = await call(`${gatewayUrl}/transactions/${encodeURIComponent(uid)}`, { version: '3' });
      return answered && jsonOf(answered, transactionAnswer)?.transaction;
    },

    /** Refunds carry our own number, by which one made earlier is found before another is asked. */
    async refund({ refundId, paymentRef, amount }: RefundToMake): Promise<Result<RefundAnswer, 'unanswered'>> {
      const known = await call(`${gatewayUrl}/v2/transactions/tracking_id/${refundId}`, { version: '3' });
      const earlier = known && known.status < 500 ? jsonOf(known, transactionsAnswer) : undefined;
      if (!earlier && known?.status !== 404) return refuse('unanswered');
      const [made] = earlier?.transactions ?? [];
      if (made) return accept(refundAnswerOf(made));

      const request = { parent_uid: paymentRef, amount: amount.minor, reason: 'Sawa refund', tracking_id: refundId };
      const answered = await call(`${gatewayUrl}/transactions/refunds`, { version: '3', body: { request } });
      if (!answered || answered.status >= 500) return refuse('unanswered');
      const read = jsonOf(answered, transactionAnswer)?.transaction;
      if (read) return accept(refundAnswerOf(read));
      return accept({ state: 'failed', reason: `answered ${answered.status}` });
    },
  };
}

function refundAnswerOf({ uid, status, code }: Transaction): RefundAnswer {
  if (status === 'successful') return { state: 'settled', providerRef: uid };
  return status === 'failed' ? { state: 'failed', reason: code ?? status } : { state: 'submitted', providerRef: uid };
}

const statuses: Readonly<Record<string, NeutralPaymentStatus>> = {
  successful: 'succeeded',
  failed: 'declined',
  error: 'declined',
  expired: 'expired',
  incomplete: 'pending_user',
  pending: 'processing',
};

type About = { readonly attempt: Attempt; readonly isTest: boolean };

/** Believed where it is of this attempt, and test money never passes for real. */
export function readBackOf(read: Transaction, { attempt, isTest }: About): ReadBack {
  const status = statuses[read.status] ?? 'processing';
  if (read.tracking_id !== attempt.id || (read.test ?? false) !== isTest) {
    return { status: 'processing', reason: 'another transaction' };
  }
  // The payer's own no, as the gateway numbers it.
  if (read.code === '2002' || read.code === 'P.4003') return { status: 'cancelled', reason: read.message };
  return {
    status,
    providerRef: read.uid,
    reason: read.message ?? read.code,
    isChargedBack: read.type === 'chargeback',
    ...(status === 'succeeded' && { received: money(read.currency, read.amount) }),
  };
}

/** Both the shop's own credentials and the back office's signature over the raw body (RSA, SHA-256). */
export function readPaycrossNotice(call: WebhookCall, credentials: Paycross): PaymentNotice | undefined {
  const given = basicCredentials(call.headers.authorization);
  if (!equalInConstantTime(given, `${credentials.shopId}:${credentials.secretKey}`)) return undefined;
  if (!isSignedByPaycross(call.body, headerOf(call, 'content-signature') ?? '', credentials.publicKey))
    return undefined;
  const read = jsonIn(call.body.toString('utf8'), transactionAnswer)?.transaction;
  if (!read?.tracking_id || (read.test ?? false) !== credentials.isTest) return undefined;
  return { eventId: sha256Hex(call.body), about: { attemptId: read.tracking_id } };
}

/** `publicKey` is bare Base64 of an SPKI, as the back office shows it. */
export function isSignedByPaycross(body: Buffer, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'rsa' && verify('sha256', body, key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
