import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { newNumber } from '../hosted/hostedNumber.ts';
import type { HostedStore } from '../hosted/hostedStore.ts';
import type { RefusedCalls } from '../hosted/refusedCalls.ts';
import { validationError } from '../hosted/validationError.ts';
import { basicCredentials } from '../web/basicCredentials.ts';
import { isSameSecret } from '../web/secretText.ts';
import { parseBody } from '../web/siteServer.ts';
import { checkoutOrder, interacOrder, refundOrder } from './paycrossOrders.ts';
import { checkoutView, refundView, transactionView } from './paycrossViews.ts';

type Api = {
  readonly cards: HostedStore;
  readonly transfers: HostedStore;
  readonly refused: RefusedCalls;
  readonly shopId: string;
  readonly secretKey: string;
  readonly interacLoginId: string;
  readonly siteUrl: () => string;
};

/** An e-Transfer request waits half an hour here; a bank's waits days. */
const interacValidMs = 30 * 60_000;

type On = { Params: { id: string } };
type Refusing = { readonly status: number; readonly why: string };
type Refuse = (request: FastifyRequest, reply: FastifyReply, because: Refusing) => FastifyReply;

/** PayCross' API: the checkout page, Interac, transactions and refunds. */
export function addPaycrossApi(api: FastifyInstance, settings: Api): void {
  const refuse: Refuse = (request, reply, { status, why }) => {
    const company = request.url.includes('/apm/') ? 'interac' : 'paycross';
    settings.refused.note({ company, call: `${request.method} ${request.url.split('?')[0]}`, why });
    return reply.code(status).send({ message: why, errors: { request: [why] }, response: { message: why } });
  };
  api.addHook('preHandler', async (request, reply) => {
    if (!isSameSecret(basicCredentials(request), `${settings.shopId}:${settings.secretKey}`)) {
      return refuse(request, reply, { status: 401, why: 'shop id and secret key are not this shop’s' });
    }
    const version = request.url.includes('/ctp/') ? '2' : '3';
    if (request.headers['x-api-version'] !== version) {
      return refuse(request, reply, { status: 400, why: `x-api-version must be ${version}` });
    }
    const isJson = /^application\/json\b/.test(request.headers['content-type'] ?? '');
    if (request.method === 'POST' && !isJson) {
      return refuse(request, reply, { status: 415, why: 'content-type must be application/json' });
    }
    return undefined;
  });
  addCheckouts(api, settings, refuse);
  addInterac(api, settings, refuse);
  addTransactions(api, settings, refuse);
}

function addCheckouts(api: FastifyInstance, { cards, siteUrl }: Api, refuse: Refuse): void {
  api.post('/ctp/api/checkouts', { config: { makesWork: true } }, async (request, reply) => {
    const read = parseBody(checkoutOrder, request);
    if (!read.success) return refuse(request, reply, wrong(read.error));
    const { order, settings, customer, test } = read.data.checkout;
    if (!test) return refuse(request, reply, { status: 422, why: 'checkout.test: this shop is for tests only' });
    const validUntil = Date.parse(order.expired_at);
    if (validUntil <= Date.now()) return refuse(request, reply, { status: 422, why: 'order.expired_at: is over' });
    const payment = await cards.open({
      kind: 'card',
      orderReference: order.tracking_id,
      currency: order.currency,
      amountMinor: order.amount,
      validUntil,
      returnUrl: settings.success_url,
      declineUrl: settings.decline_url,
      cancelUrl: settings.cancel_url,
      webhookUrl: settings.notification_url,
      customer: customer.external_id,
      storesCard: order.additional_data !== undefined,
    });
    const redirect_url = `${siteUrl()}/paycross/page/${payment.id}?lang=${settings.language}`;
    return reply.code(201).send({ checkout: { token: payment.id, redirect_url } });
  });

  api.get<On>('/ctp/api/checkouts/:id', async (request, reply) => {
    const payment = cards.find(request.params.id);
    return payment ? checkoutView(payment) : refuse(request, reply, { status: 404, why: 'no checkout has this token' });
  });
}

function addInterac(api: FastifyInstance, { transfers, siteUrl, interacLoginId }: Api, refuse: Refuse): void {
  api.post('/apm/beyag/transactions/payments', { config: { makesWork: true } }, async (request, reply) => {
    const read = parseBody(interacOrder, request);
    if (!read.success) return refuse(request, reply, wrong(read.error));
    const asked = read.data.request;
    if (!asked.test) return refuse(request, reply, { status: 422, why: 'request.test: this shop is for tests only' });
    if (asked.method.login_id !== interacLoginId) {
      return refuse(request, reply, { status: 422, why: 'method.login_id: is not this shop’s' });
    }
    const payment = await transfers.open({
      kind: 'interac',
      orderReference: asked.tracking_id,
      currency: asked.currency,
      amountMinor: asked.amount,
      validUntil: Date.now() + interacValidMs,
      returnUrl: asked.return_url,
      webhookUrl: asked.notification_url,
    });
    const action = `${siteUrl()}/paycross/interac/page/${payment.id}?lang=${asked.language}`;
    return reply.code(201).send({ transaction: { ...transactionView(payment), form: { action, method: 'GET' } } });
  });
}

function addTransactions(api: FastifyInstance, { cards, transfers }: Api, refuse: Refuse): void {
  const books = [cards, transfers];
  const found = (uid: string) => {
    const [one] = books.flatMap((book) => {
      const payment = book.findByTransaction(uid) ?? (book === transfers ? book.find(uid) : undefined);
      return payment ? [{ book, payment }] : [];
    });
    return one;
  };

  api.get<On>('/gateway/transactions/:id', async (request, reply) => {
    const known = found(request.params.id);
    if (!known) return refuse(request, reply, { status: 404, why: 'no transaction has this uid' });
    return { transaction: transactionView(known.payment) };
  });

  api.get<On>('/gateway/v2/transactions/tracking_id/:id', async (request, reply) => {
    const refunds = books.map((book) => book.findRefund(request.params.id)).filter((refund) => refund !== undefined);
    if (refunds.length === 0) return reply.code(404).send({ message: 'no transaction has this tracking id' });
    return { transactions: refunds.map(refundView) };
  });

  api.post('/gateway/transactions/refunds', { config: { makesWork: true } }, async (request, reply) => {
    const read = parseBody(refundOrder, request);
    if (!read.success) return refuse(request, reply, wrong(read.error));
    const { parent_uid, amount, tracking_id = newNumber() } = read.data.request;
    const known = found(parent_uid);
    if (!known) return refuse(request, reply, { status: 404, why: 'no transaction has this parent_uid' });
    const made = await known.book.refund(known.payment, { merchantReference: tracking_id, amountMinor: amount });
    if (!made) return refuse(request, reply, { status: 422, why: 'amount: more than was taken would go back' });
    return reply.code(201).send({ transaction: refundView(made) });
  });
}

const wrong = (error: z.core.$ZodError): Refusing => ({ status: 422, why: validationError(error).text });
