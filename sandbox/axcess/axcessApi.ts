import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';
import { parseMoney } from '#domain/money/money.ts';
import { newNumber } from '../hosted/hostedNumber.ts';
import type { HostedStore } from '../hosted/hostedStore.ts';
import type { RefusedCalls } from '../hosted/refusedCalls.ts';
import { validationError } from '../hosted/validationError.ts';
import { queryOf } from '../web/language.ts';
import { carriesKey } from '../web/secretText.ts';
import { formOf } from '../web/siteServer.ts';
import { paymentView, type ResultName, refundView, resultNameOf, resultOf } from './oppwaResults.ts';

type Api = {
  readonly book: HostedStore;
  readonly refused: RefusedCalls;
  readonly entityId: string;
  readonly accessToken: string;
  /** Of the script the widget's page loads. */
  readonly integrity: string;
};

/** A checkout is good for thirty minutes. */
const validMs = 30 * 60_000;

const currency = z.enum(payInCurrencies);
const amount = z.string().regex(/^\d{1,10}\.\d{2}$/, 'must be a decimal number with two digits behind the point');
const someText = z.string().min(1).max(255);

const checkoutFields = z.strictObject({
  entityId: someText,
  amount,
  currency,
  paymentType: z.literal('DB'),
  merchantTransactionId: z.string().min(8).max(255),
  'customer.givenName': someText,
  'customer.surname': someText,
  'customer.email': z.email().optional(),
  'customer.birthDate': z.iso.date().optional(),
  'billing.street1': someText.optional(),
  'billing.city': someText.optional(),
  'billing.postcode': z.string().max(16).optional(),
  'billing.country': z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code'),
  integrity: z.enum(['true', 'false']).optional(),
  createRegistration: z.enum(['true', 'false']).optional(),
});
const refundFields = z.strictObject({
  entityId: someText,
  amount,
  currency,
  paymentType: z.literal('RF'),
  merchantTransactionId: someText.optional(),
});

type OnPayment = { Params: { id: string } };

/** OPPWA's API, as far as checkouts, reading back and giving back. */
export function addAxcessApi(api: FastifyInstance, settings: Api): void {
  const { book, entityId } = settings;
  const answer = (name: ResultName, more: object = {}) => ({ result: resultOf(name), ...more, ndc: newNumber() });
  const refuse = (request: FastifyRequest, reply: FastifyReply, because: Refusing) => {
    const { name, why, status = 400, field } = because;
    settings.refused.note({ company: 'axcess', call: `${request.method} ${request.url.split('?')[0]}`, why });
    const parameterErrors = field === undefined ? {} : { parameterErrors: [{ name: field, message: why }] };
    const result = { ...resultOf(name), ...parameterErrors };
    return reply.code(status).send({ ...answer(name), result });
  };

  api.addHook('preHandler', async (request, reply) => {
    if (!carriesKey(request, settings.accessToken)) {
      return refuse(request, reply, {
        name: 'notAllowed',
        why: 'the bearer token is not this merchant’s',
        status: 401,
      });
    }
    const isForm = /^application\/x-www-form-urlencoded\b/.test(request.headers['content-type'] ?? '');
    if (request.method === 'POST' && !isForm) {
      return refuse(request, reply, { name: 'invalid', why: 'content-type must be application/x-www-form-urlencoded' });
    }
    const fields = request.method === 'POST' ? formOf(request) : queryOf(request);
    if (fields.get('entityId') !== entityId) {
      return refuse(request, reply, { name: 'invalid', why: 'entityId is not this merchant’s', field: 'entityId' });
    }
    return undefined;
  });

  api.post('/v1/checkouts', { config: { makesWork: true } }, async (request, reply) => {
    const { registrations, rest } = splitFields(formOf(request));
    const read = checkoutFields.safeParse(rest);
    if (!read.success) {
      const { field, text } = validationError(read.error);
      return refuse(request, reply, { name: 'invalid', why: text, field });
    }
    const asked = read.data;
    const total = parseMoney(asked.amount, asked.currency);
    if (!total.ok || total.value.minor === 0) {
      return refuse(request, reply, { name: 'invalid', why: 'amount must be more than nothing', field: 'amount' });
    }
    const payment = await book.open({
      kind: 'card',
      orderReference: asked.merchantTransactionId,
      currency: asked.currency,
      amountMinor: total.value.minor,
      validUntil: Date.now() + validMs,
      returnUrl: '',
      storesCard: asked.createRegistration === 'true',
      offeredTokens: registrations,
    });
    const integrity = asked.integrity === 'true' ? { integrity: settings.integrity } : {};
    return answer('created', { id: payment.id, ...integrity, timestamp: new Date().toISOString() });
  });

  api.get<OnPayment>('/v1/checkouts/:id/payment', async (request, reply) => {
    const payment = book.find(request.params.id);
    if (!payment) return refuse(request, reply, { name: 'noSession', why: 'no checkout has this id' });
    if (resultNameOf(payment) === 'noSession') return reply.code(400).send(answer('noSession'));
    return paymentView(payment);
  });

  api.get('/v1/query', async (request) => {
    const reference = queryOf(request).get('merchantTransactionId') ?? '';
    const refund = book.findRefund(reference);
    const payment = book.findByOrder(reference);
    const payments = [...(payment?.transaction ? [paymentView(payment)] : []), ...(refund ? [refundView(refund)] : [])];
    return payments.length === 0 ? answer('noSuchTransaction') : { result: resultOf('paid'), payments };
  });

  api.post<OnPayment>('/v1/payments/:id', { config: { makesWork: true } }, async (request, reply) => {
    const read = refundFields.safeParse(Object.fromEntries(formOf(request)));
    if (!read.success) {
      const { field, text } = validationError(read.error);
      return refuse(request, reply, { name: 'invalid', why: text, field });
    }
    const payment = book.findByTransaction(request.params.id);
    const total = parseMoney(read.data.amount, read.data.currency);
    if (!payment || !total.ok) {
      return refuse(request, reply, { name: 'noSuchTransaction', why: 'no transaction has this id' });
    }
    if (payment.currency !== read.data.currency) {
      return refuse(request, reply, { name: 'invalid', why: 'currency is not the payment’s', field: 'currency' });
    }
    const merchantReference = read.data.merchantTransactionId ?? newNumber();
    const made = await book.refund(payment, { merchantReference, amountMinor: total.value.minor });
    if (!made) return refuse(request, reply, { name: 'refundExceeds', why: 'more than was taken would go back' });
    return refundView(made);
  });
}

type Refusing = {
  readonly name: ResultName;
  readonly why: string;
  readonly status?: number;
  readonly field?: string;
};

/** `registrations[0].id` and its like are a list; everything else is a field. */
function splitFields(form: URLSearchParams) {
  const entries = [...form];
  const isRegistration = (name: string) => /^registrations\[\d\]\.id$/.test(name);
  return {
    registrations: entries.filter(([name]) => isRegistration(name)).map(([, value]) => value),
    rest: Object.fromEntries(entries.filter(([name]) => !isRegistration(name))),
  };
}
