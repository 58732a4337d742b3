import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import { fromMajorNumber, toMajorNumber } from '#domain/money/money.ts';
import { accept, refuse } from '#domain/result.ts';
import type { NeutralPaymentStatus } from '#domain/transfer/paymentOutcome.ts';
import { sha256Hex } from '../../http/requestSignature.ts';
import type { WebhookCall } from '../../http/route.ts';
import { headerOf, jsonIn } from '../../http/webhookCall.ts';
import { equalInConstantTime } from '../../keys/macs.ts';
import { jsonOf, type SendRequest } from '../../outbound/request.ts';
import type { Credentials } from '../../settings/credentials.ts';
import type { PaymentNotice, PaymentProvider, PaymentToStart, ReadBack } from '../paymentProvider.ts';

type Ivy = NonNullable<Credentials['ivy']>;

const timeoutMs = 10_000;
/** Milliseconds a session is open; Ivy takes five minutes to six days. */
const openForMs = 3_600_000;

const session = z.looseObject({
  id: z.string(),
  redirectUrl: z.url().optional(),
  status: z.string(),
  referenceId: z.string(),
});
const order = z.looseObject({
  id: z.string(),
  status: z.string(),
  referenceId: z.string(),
  price: z.looseObject({ total: z.number(), currency: z.enum(currencies) }),
});
const refunded = z.looseObject({ status: z.string(), refundId: z.string().optional(), orderId: z.string().optional() });
const notice = z.looseObject({
  id: z.string().optional(),
  type: z.string(),
  payload: z.looseObject({ referenceId: z.string() }),
});

/** Ivy's checkout, by bank or card (providers notes, 1.6). */
export function ivy(credentials: Ivy, send: SendRequest): PaymentProvider {
  const call = calls(credentials, send);
  return {
    async start(payment) {
      const answered = await call('/checkout/session/create', sessionBody(payment), payment.attemptId);
      const made = answered && answered.status < 300 ? jsonOf(answered, session) : undefined;
      if (!made?.redirectUrl) return refuse('paymentNotStarted');
      return accept({ providerRef: made.id, next: { kind: 'redirect', url: made.redirectUrl } });
    },

    async readBack({ id, providerRef }) {
      if (!providerRef) return accept<ReadBack>({ status: 'created' });
      const answered = await call('/order/details', { referenceId: id });
      if (!answered || answered.status >= 500) return refuse('unanswered');
      if (answered.status === 404) return readSession(providerRef);
      const read = jsonOf(answered, order);
      if (!read || read.referenceId !== id) return refuse('unanswered');
      const status = statusOfOrder(read.status);
      const received = fromMajorNumber(read.price.total, read.price.currency);
      return accept<ReadBack>({
        status,
        reason: read.status,
        providerRef: read.id,
        isChargedBack: read.status === 'in_dispute' || read.status === 'disputed',
        ...(status === 'succeeded' && received.ok && { received: received.value }),
      });
    },

    async cancel({ id, providerRef }) {
      if (!providerRef) return 'closed';
      const answered = await call('/checkout/session/expire', { id: providerRef }, `${id}-expire`);
      if (!answered || answered.status >= 500) return 'unanswered';
      return answered.status < 300 ? 'closed' : 'tooLate';
    },

    async refund({ refundId, paymentRef, amount }) {
      const body = { orderId: paymentRef, amount: toMajorNumber(amount), currency: amount.currency };
      const answered = await call('/merchant/payment/refund', body, refundId);
      if (!answered || answered.status >= 500) return refuse('unanswered');
      const read = answered.status < 300 ? jsonOf(answered, refunded) : undefined;
      if (read?.status !== 'succeeded')
        return accept({ state: 'failed', reason: read?.status ?? `answered ${answered.status}` });
      return accept({ state: 'settled', ...(read.refundId && { providerRef: read.refundId }) });
    },

    readNotice: async (hook) => readNotice(hook, credentials),
  };

  /** There is no order before the payer chose how to pay. */
  async function readSession(id: string) {
    const answered = await call('/checkout/session/details', { id });
    const read = answered && answered.status < 300 ? jsonOf(answered, session) : undefined;
    if (!read) return refuse('unanswered');
    return accept<ReadBack>({ status: read.status === 'expired' ? 'expired' : 'pending_user' });
  }
}

/** Every call carries a key: an order its own, for good; a question a new one, or it would be answered as it was before. */
const calls =
  ({ apiUrl, apiKey }: Ivy, send: SendRequest) =>
  async (path: string, body: object, idempotencyKey: string = randomUUID()) => {
    const answered = await send({
      url: `${apiUrl}/api/service${path}`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ivy-api-key': apiKey, 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
      timeoutMs,
      mayRepeat: true,
    });
    return answered.ok ? answered.value : undefined;
  };

const sessionBody = ({ payer, amount, attemptId, ...payment }: PaymentToStart) => ({
  referenceId: attemptId,
  displayId: payment.transferId.slice(-12),
  price: { total: toMajorNumber(amount), currency: amount.currency },
  successCallbackUrl: payment.returnUrl,
  errorCallbackUrl: payment.returnUrl,
  locale: payment.language,
  market: payer.countryCode,
  expiresAt: Math.floor((Date.now() + openForMs) / 1000),
  customer: { email: payer.email, phone: payer.phone },
  billingAddress: {
    firstName: payer.firstName,
    lastName: payer.lastName,
    line1: [payer.buildingNumber ?? payer.buildingName, payer.street].filter(Boolean).join(' '),
    city: payer.town,
    zipCode: payer.postcode,
    country: payer.countryCode,
  },
  metadata: { transferId: payment.transferId },
});

const statuses: Readonly<Record<string, NeutralPaymentStatus>> = {
  paid: 'succeeded',
  // Money that came and went back again came all the same.
  in_refund: 'succeeded',
  refunded: 'succeeded',
  refund_failed: 'succeeded',
  partially_refunded: 'succeeded',
  in_dispute: 'succeeded',
  disputed: 'succeeded',
  failed: 'declined',
  refused: 'declined',
  canceled: 'cancelled',
  waiting_for_payment: 'pending_user',
};
const statusOfOrder = (status: string): NeutralPaymentStatus => statuses[status] ?? 'processing';

/** `X-Ivy-Signature`: hex of HMAC-SHA256 over the raw body. */
export const ivySignature = (body: Buffer | string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

function readNotice(call: WebhookCall, { webhookSecret }: Ivy): PaymentNotice | undefined {
  if (!equalInConstantTime(ivySignature(call.body, webhookSecret), headerOf(call, 'x-ivy-signature') ?? '')) {
    return undefined;
  }
  const read = jsonIn(call.body.toString('utf8'), notice);
  return read && { eventId: read.id ?? sha256Hex(call.body), about: { attemptId: read.payload.referenceId } };
}
