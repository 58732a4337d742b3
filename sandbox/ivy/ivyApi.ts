import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fromMajorNumber, money, toMajorNumber } from '#domain/money/money.ts';
import { type HostedPayment, receivedMinor, stateNow } from '../hosted/hostedPayment.ts';
import type { HostedStore } from '../hosted/hostedStore.ts';
import type { RefusedCalls } from '../hosted/refusedCalls.ts';
import { validationError } from '../hosted/validationError.ts';
import { isSameSecret } from '../web/secretText.ts';
import { bytesOf, parseBody } from '../web/siteServer.ts';

type Api = {
  readonly book: HostedStore;
  readonly refused: RefusedCalls;
  readonly apiKey: string;
  readonly siteUrl: () => string;
};

const address = z.url({ protocol: /^https?$/ });
const some = z.string().min(1).max(200);
/** CHF, NOK and CAD are not accepted. */
const currency = z.enum(['EUR', 'GBP', 'SEK', 'DKK']);

const sessionOrder = z.strictObject({
  referenceId: some,
  displayId: some.optional(),
  price: z.strictObject({ total: z.number().positive().multipleOf(0.01), currency }),
  successCallbackUrl: address,
  errorCallbackUrl: address,
  locale: z.enum(['en', 'fr']),
  market: z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code'),
  expiresAt: z.int(),
  customer: z.strictObject({ email: z.email().optional(), phone: z.string().optional() }),
  billingAddress: z.strictObject({
    firstName: some,
    lastName: some,
    line1: z.string().optional(),
    city: z.string().optional(),
    zipCode: z.string().optional(),
    country: z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code'),
  }),
  metadata: z.record(z.string(), z.string()).optional(),
});
const refundOrder = z.strictObject({ orderId: some, amount: z.number().positive().multipleOf(0.01), currency });
const byId = z.strictObject({ id: some });
const byReference = z.strictObject({ referenceId: some });

type Refusing = { readonly status: number; readonly why: string };
type Refuse = (request: FastifyRequest, reply: FastifyReply, because: Refusing) => FastifyReply;
const wrong = (error: z.core.$ZodError): Refusing => ({ status: 400, why: validationError(error).text });

/** Ivy's service API, as far as sessions, orders and refunds. */
export function addIvyApi(api: FastifyInstance, settings: Api): void {
  const refuse: Refuse = (request, reply, { status, why }) => {
    settings.refused.note({ company: 'ivy', call: `${request.method} ${request.url.split('?')[0]}`, why });
    return reply.code(status).send({ statusCode: status, error: 'Request refused', message: why });
  };
  api.addHook('preHandler', async (request, reply) => {
    const { headers } = request;
    if (!isSameSecret(headers['x-ivy-api-key']?.toString() ?? '', settings.apiKey)) {
      return refuse(request, reply, { status: 401, why: 'x-ivy-api-key is not this merchant’s' });
    }
    if (!/^application\/json\b/.test(headers['content-type'] ?? '')) {
      return refuse(request, reply, { status: 415, why: 'content-type must be application/json' });
    }
    if (!/^\S{8,200}$/.test(headers['idempotency-key']?.toString() ?? '')) {
      return refuse(request, reply, { status: 400, why: 'idempotency-key is missing' });
    }
    return undefined;
  });
  repeatAnswers(api);
  addSessions(api, settings, refuse);
  addOrders(api, settings, refuse);
}

const answersKept = 1_000;

/** The same call under the same key is answered word for word as before, whatever has happened since. */
function repeatAnswers(api: FastifyInstance): void {
  const answers = new Map<string, { readonly status: number; readonly payload: string }>();
  const taken = new WeakSet<FastifyRequest>();
  const nameOf = (request: FastifyRequest) =>
    `${request.url} ${request.headers['idempotency-key']} ${bytesOf(request).toString('utf8')}`;
  api.addHook('preHandler', async (request, reply) => {
    const answer = answers.get(nameOf(request));
    if (answer) return reply.code(answer.status).type('application/json').send(answer.payload);
    taken.add(request);
    return undefined;
  });
  api.addHook('onSend', async (request, reply, payload) => {
    if (!taken.has(request) || typeof payload !== 'string') return;
    answers.set(nameOf(request), { status: reply.statusCode, payload });
    for (const name of [...answers.keys()].slice(0, -answersKept)) answers.delete(name);
  });
}

function addSessions(api: FastifyInstance, { book, siteUrl }: Api, refuse: Refuse): void {
  const view = (payment: HostedPayment, locale = 'en') => ({
    id: payment.id,
    redirectUrl: `${siteUrl()}/ivy/page/${payment.id}?lang=${locale}`,
    referenceId: payment.orderReference,
    status: sessionStatuses[stateNow(payment)],
    expiresAt: Math.floor(payment.validUntil / 1000),
  });

  api.post('/api/service/checkout/session/create', { config: { makesWork: true } }, async (request, reply) => {
    const read = parseBody(sessionOrder, request);
    if (!read.success) return refuse(request, reply, wrong(read.error));
    const asked = read.data;
    const total = fromMajorNumber(asked.price.total, asked.price.currency);
    if (!total.ok) return refuse(request, reply, { status: 400, why: 'price.total: has too many digits' });
    const leftSeconds = asked.expiresAt - Date.now() / 1000;
    if (leftSeconds < 290 || leftSeconds > 6 * 86_400) {
      return refuse(request, reply, { status: 400, why: 'expiresAt: must be five minutes to six days from now' });
    }
    const known = book.findByOrder(asked.referenceId);
    if (known?.amountMinor === total.value.minor) return view(known, asked.locale);
    if (known) return refuse(request, reply, { status: 409, why: 'referenceId: was used before' });
    const payment = await book.open({
      kind: 'bank',
      orderReference: asked.referenceId,
      currency: asked.price.currency,
      amountMinor: total.value.minor,
      validUntil: asked.expiresAt * 1000,
      returnUrl: asked.successCallbackUrl,
      declineUrl: asked.errorCallbackUrl,
      cancelUrl: asked.errorCallbackUrl,
    });
    return reply.code(201).send(view(payment, asked.locale));
  });

  api.post('/api/service/checkout/session/details', async (request, reply) => {
    const read = parseBody(byId, request);
    const payment = read.success ? book.find(read.data.id) : undefined;
    return payment ? view(payment) : refuse(request, reply, { status: 404, why: 'no session has this id' });
  });

  api.post('/api/service/checkout/session/expire', async (request, reply) => {
    const read = parseBody(byId, request);
    const payment = read.success ? book.find(read.data.id) : undefined;
    if (!payment) return refuse(request, reply, { status: 404, why: 'no session has this id' });
    if (!['open', 'expired'].includes(stateNow(payment))) {
      return refuse(request, reply, { status: 400, why: 'the session is closed' });
    }
    await book.expire(payment);
    return view({ ...payment, state: 'expired' });
  });
}

function addOrders(api: FastifyInstance, { book }: Api, refuse: Refuse): void {
  api.post('/api/service/order/details', async (request, reply) => {
    const read = parseBody(byReference, request);
    if (!read.success) return refuse(request, reply, wrong(read.error));
    const payment = book.findByOrder(read.data.referenceId);
    // There is no order before the payer decided.
    if (!payment || ['open', 'stepUp', 'expired'].includes(stateNow(payment))) {
      return reply.code(404).send({ statusCode: 404, message: 'Order not found' });
    }
    return orderView(payment);
  });

  api.post('/api/service/merchant/payment/refund', { config: { makesWork: true } }, async (request, reply) => {
    const read = parseBody(refundOrder, request);
    if (!read.success) return refuse(request, reply, wrong(read.error));
    const { orderId, amount, currency: asked } = read.data;
    const payment = book.findByTransaction(orderId);
    if (!payment) return refuse(request, reply, { status: 404, why: 'no order has this id' });
    const total = fromMajorNumber(amount, asked);
    const merchantReference = request.headers['idempotency-key']?.toString() ?? '';
    const earlier = book.findRefund(merchantReference);
    const isFitting = total.ok && asked === payment.currency;
    const made =
      earlier ??
      (isFitting ? await book.refund(payment, { merchantReference, amountMinor: total.value.minor }) : undefined);
    if (!made) return refuse(request, reply, { status: 400, why: 'amount: more than was taken would go back' });
    return { status: made.state === 'made' ? 'succeeded' : 'failed', refundId: made.id, orderId };
  });
}

const sessionStatuses: Record<HostedPayment['state'], string> = {
  open: 'open',
  stepUp: 'open',
  processing: 'closed',
  paid: 'closed',
  chargedBack: 'closed',
  declined: 'closed',
  cancelled: 'closed',
  expired: 'expired',
};
const orderStatuses: Record<HostedPayment['state'], string> = {
  open: 'waiting_for_payment',
  stepUp: 'waiting_for_payment',
  processing: 'processing',
  paid: 'paid',
  chargedBack: 'disputed',
  declined: 'failed',
  cancelled: 'canceled',
  expired: 'canceled',
};

export const orderView = (payment: HostedPayment) => ({
  id: payment.transaction ?? payment.id,
  referenceId: payment.orderReference,
  status: orderStatuses[payment.state],
  price: {
    total: toMajorNumber(money(payment.currency, receivedMinor(payment))),
    currency: payment.currency,
  },
});
