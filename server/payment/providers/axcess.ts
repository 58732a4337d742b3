import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import { parseMoney, toMajorText } from '#domain/money/money.ts';
import { accept, refuse } from '#domain/result.ts';
import { sha256Hex } from '../../http/requestSignature.ts';
import type { WebhookCall } from '../../http/route.ts';
import { headerOf, jsonIn } from '../../http/webhookCall.ts';
import { jsonOf, type SendRequest } from '../../outbound/request.ts';
import type { Credentials } from '../../settings/credentials.ts';
import type { Attempt, PaymentNotice, PaymentProvider, PaymentToStart, ReadBack } from '../paymentProvider.ts';
import { isCheckoutOver, statusOfResult } from './oppwaResult.ts';
import { openNotification } from './oppwaWebhook.ts';

type Axcess = NonNullable<Credentials['axcess']>;

const timeoutMs = 10_000;

const result = z.looseObject({ code: z.string(), description: z.string().optional() });
const checkout = z.looseObject({ result, id: z.string(), integrity: z.string().optional() });
const paymentAnswer = z.looseObject({
  result,
  id: z.string().optional(),
  paymentType: z.string().optional(),
  amount: z.string().optional(),
  currency: z.enum(currencies).optional(),
  merchantTransactionId: z.string().optional(),
  registrationId: z.string().optional(),
});
const found = z.looseObject({ result, payments: z.array(paymentAnswer).optional() });
const notification = z.looseObject({
  type: z.string(),
  payload: z.looseObject({ merchantTransactionId: z.string().optional() }).optional(),
});

/** Where a checkout is read back: built from what we stored, never from an address somebody hands us. */
export const resourcePathOf = (checkoutId: string): string => `/v1/checkouts/${encodeURIComponent(checkoutId)}/payment`;

/** Axcess' card widget, OPPWA's COPYandPAY (providers notes, 1.3). */
export function axcess(credentials: Axcess, send: SendRequest): PaymentProvider {
  const call = calls(credentials, send);
  return {
    namesCards: true,

    async start(payment) {
      const answered = await call.post('/v1/checkouts', checkoutFields(payment));
      const made = answered && jsonOf(answered, checkout);
      if (!made || !/^000\.200\.100/.test(made.result.code)) return refuse('paymentNotStarted');
      const url = `${credentials.widgetUrl}/v1/paymentWidgets.js?checkoutId=${encodeURIComponent(made.id)}`;
      return accept({
        providerRef: made.id,
        next: { kind: 'widget', url, checkoutId: made.id, ...(made.integrity && { integrity: made.integrity }) },
      });
    },

    async readBack(attempt) {
      if (!attempt.providerRef) return accept<ReadBack>({ status: 'created' });
      const answered = await call.get(resourcePathOf(attempt.providerRef));
      const read = answered && jsonOf(answered, paymentAnswer);
      if (!read || answered.status >= 500) return refuse('unanswered');
      return accept(readBackOf(read, attempt));
    },

    /** A checkout cannot be called off and ends by itself; money that comes by it later goes back by itself. */
    async cancel(attempt) {
      const read = await this.readBack(attempt);
      if (!read.ok) return 'unanswered';
      return ['succeeded', 'succeeded_review', 'processing'].includes(read.value.status) ? 'tooLate' : 'closed';
    },

    /** A refund has no key of its own: one made earlier is looked for by our number before another is asked. */
    async refund({ refundId, paymentRef, amount }) {
      const earlier = await call.get('/v1/query', { merchantTransactionId: refundId });
      const read = earlier && jsonOf(earlier, found);
      if (!read || earlier.status >= 500) return refuse('unanswered');
      const made = read.payments?.find((each) => each.merchantTransactionId === refundId) ?? (await ask());
      if (!made) return refuse('unanswered');
      const status = statusOfResult(made.result.code);
      if (status === 'processing' || status === 'created') return accept({ state: 'submitted' });
      if (status !== 'succeeded') return accept({ state: 'failed', reason: made.result.code });
      return accept({ state: 'settled', ...(made.id && { providerRef: made.id }) });

      async function ask() {
        const answered = await call.post(`/v1/payments/${encodeURIComponent(paymentRef)}`, {
          amount: toMajorText(amount),
          currency: amount.currency,
          paymentType: 'RF',
          merchantTransactionId: refundId,
        });
        return answered && answered.status < 500 ? jsonOf(answered, paymentAnswer) : undefined;
      }
    },

    readNotice: async (hook) => readNotice(hook, credentials),
  };
}

function calls({ apiUrl, entityId, accessToken }: Axcess, send: SendRequest) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = async (asked: ReturnType<SendRequest>) => {
    const answered = await asked;
    return answered.ok ? answered.value : undefined;
  };
  return {
    get: (path: string, query: Readonly<Record<string, string>> = {}) =>
      answer(
        send({
          url: `${apiUrl}${path}?${new URLSearchParams({ entityId, ...query })}`,
          method: 'GET',
          headers,
          timeoutMs,
        }),
      ),
    post: (path: string, fields: Readonly<Record<string, string>>) =>
      answer(
        send({
          url: `${apiUrl}${path}`,
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ entityId, ...fields }).toString(),
          timeoutMs,
        }),
      ),
  };
}

function checkoutFields({ payer, amount, attemptId, ...payment }: PaymentToStart): Record<string, string> {
  const street = [payer.buildingNumber ?? payer.buildingName, payer.street].filter(Boolean).join(' ');
  const known: Readonly<Record<string, string | undefined>> = {
    amount: toMajorText(amount),
    currency: amount.currency,
    paymentType: 'DB',
    merchantTransactionId: attemptId,
    'customer.givenName': payer.firstName,
    'customer.surname': payer.lastName,
    'customer.email': payer.email,
    'customer.birthDate': payer.birthDate,
    'billing.street1': street,
    'billing.city': payer.town,
    'billing.postcode': payer.postcode,
    'billing.country': payer.countryCode,
    integrity: 'true',
    createRegistration: payment.tokenised ? 'true' : undefined,
    ...Object.fromEntries((payment.storedCards ?? []).map((token, place) => [`registrations[${place}].id`, token])),
  };
  return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Believed only where the payment is of this very attempt; its amount is compared with what is due by the kernel. */
function readBackOf(read: z.infer<typeof paymentAnswer>, attempt: Attempt): ReadBack {
  const { code, description } = read.result;
  if (isCheckoutOver(code)) return { status: 'expired', reason: code };
  const status = statusOfResult(code);
  if (status === 'created') return { status };
  if (read.merchantTransactionId !== undefined && read.merchantTransactionId !== attempt.id) {
    return { status: 'processing', reason: 'another transaction' };
  }
  const received = read.currency && parseMoney(read.amount ?? '', read.currency);
  return {
    status,
    reason: description ?? code,
    providerRef: read.id,
    storedCard: read.registrationId,
    isChargedBack: read.paymentType === 'CB',
    ...(status === 'succeeded' && received?.ok && { received: received.value }),
  };
}

/** Sealed, not signed: what opens with our key came from Axcess. */
function readNotice(call: WebhookCall, { webhookSecret, webhookEncoding = 'hex' }: Axcess): PaymentNotice | undefined {
  const opened = openNotification(
    {
      body: call.body.toString('utf8').trim(),
      initializationVector: headerOf(call, 'x-initialization-vector') ?? '',
      authenticationTag: headerOf(call, 'x-authentication-tag') ?? '',
    },
    { secret: webhookSecret, encoding: webhookEncoding },
  );
  const read = opened === undefined ? undefined : jsonIn(opened, notification);
  const attemptId = read?.payload?.merchantTransactionId;
  if (opened === undefined || read?.type !== 'PAYMENT' || !attemptId) return undefined;
  return { eventId: sha256Hex(opened), about: { attemptId } };
}
