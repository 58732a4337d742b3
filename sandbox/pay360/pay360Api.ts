import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { payInCurrencies } from '#domain/money/currency.ts';
import { fromMajorNumber } from '#domain/money/money.ts';
import { stateNow } from '../hosted/hostedPayment.ts';
import type { HostedStore } from '../hosted/hostedStore.ts';
import type { RefusedCalls } from '../hosted/refusedCalls.ts';
import { validationError } from '../hosted/validationError.ts';
import { basicCredentials } from '../web/basicCredentials.ts';
import { queryOf } from '../web/language.ts';
import { isSameSecret } from '../web/secretText.ts';
import { parseBody } from '../web/siteServer.ts';
import { refundView, sessionStatus, transactionView } from './pay360Views.ts';

type Api = {
  readonly book: HostedStore;
  readonly refused: RefusedCalls;
  readonly instId: string;
  readonly username: string;
  readonly password: string;
  readonly siteUrl: () => string;
};

/** The cashier waits half an hour for the payer. */
const validMs = 30 * 60_000;

const url = z.strictObject({ url: z.url({ protocol: /^https?$/ }) });
const some = z.string().min(1).max(255);

const sessionOrder = z.strictObject({
  session: z.strictObject({
    returnUrl: url,
    cancelUrl: url,
    restoreUrl: url.optional(),
    transactionNotification: url.extend({ format: z.literal('REST_JSON').optional() }),
  }),
  transaction: z.strictObject({
    merchantReference: some,
    description: some,
    money: z.strictObject({
      currency: z.enum(payInCurrencies),
      amount: z.strictObject({ fixed: z.number().positive().multipleOf(0.01) }),
    }),
    do3DSecure: z.literal(true),
  }),
  customer: z.strictObject({
    registered: z.boolean(),
    identity: z.strictObject({ merchantCustomerId: some }).optional(),
    details: z.strictObject({
      name: some,
      address: z.strictObject({
        line1: z.string().max(255).optional(),
        city: z.string().max(255).optional(),
        region: z.string().max(255).optional(),
        postcode: z.string().max(16).optional(),
        countryCode: z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 3166-1 alpha-3 code'),
      }),
      telephone: z.string().max(32).optional(),
      emailAddress: z.email().optional(),
      defaultCurrency: z.enum(payInCurrencies),
    }),
  }),
  financialServices: z.looseObject({}).optional(),
  locale: z.enum(['en', 'fr']).optional(),
});
/** Mandatory for merchants who move money. */
const financialServices = z.strictObject({
  dateOfBirth: z.string().regex(/^\d{8}$/),
  surname: z.string().min(1).max(6),
  accountNumber: z.string().min(1).max(10),
  postCode: z.string().min(1).max(6),
});
const refundOrder = z.strictObject({
  transaction: z.strictObject({
    amount: z.number().positive().multipleOf(0.01),
    currency: z.enum(payInCurrencies),
    merchantRef: some,
  }),
});

type OnInstallation = { Params: { inst: string; id: string } };
type Refusing = { readonly status: number; readonly reasonCode: string; readonly why: string };

/** Pay360's REST API, as far as hosted sessions, reading back and giving back. */
export function addPay360Api(api: FastifyInstance, settings: Api): void {
  const { book, refused } = settings;
  const refuse = (request: FastifyRequest, reply: FastifyReply, { status, reasonCode, why }: Refusing) => {
    refused.note({ company: 'pay360', call: `${request.method} ${request.url.split('?')[0]}`, why });
    return reply
      .code(status)
      .send({ status: 'FAILED', outcome: { status: 'FAILED', reasonCode }, reasonCode, reasonMessage: why });
  };

  api.addHook<OnInstallation>('preHandler', async (request, reply) => {
    if (!isSameSecret(basicCredentials(request), `${settings.username}:${settings.password}`)) {
      return refuse(request, reply, {
        status: 401,
        reasonCode: 'V401',
        why: 'user and password are not this merchant’s',
      });
    }
    if (request.params.inst !== settings.instId) {
      return refuse(request, reply, {
        status: 403,
        reasonCode: 'V403',
        why: 'the installation is not this merchant’s',
      });
    }
    const isJson = /^application\/json\b/.test(request.headers['content-type'] ?? '');
    if (request.method === 'POST' && !isJson) {
      return refuse(request, reply, { status: 415, reasonCode: 'V415', why: 'content-type must be application/json' });
    }
    return undefined;
  });

  api.post<OnInstallation>(
    '/hosted/rest/sessions/:inst/payments',
    { config: { makesWork: true } },
    async (request, reply) => {
      const read = parseBody(sessionOrder, request);
      if (!read.success)
        return refuse(request, reply, { status: 400, reasonCode: 'V100', why: validationError(read.error).text });
      const payer = financialServices.safeParse(read.data.financialServices);
      if (!payer.success) {
        const why = `financialServices.${validationError(payer.error).text}`;
        return refuse(request, reply, { status: 400, reasonCode: '4221', why });
      }
      const { session, transaction, customer, locale = 'en' } = read.data;
      if (book.findByOrder(transaction.merchantReference)) {
        return refuse(request, reply, { status: 400, reasonCode: 'V110', why: 'merchantReference was used before' });
      }
      const total = fromMajorNumber(transaction.money.amount.fixed, transaction.money.currency);
      if (!total.ok)
        return refuse(request, reply, { status: 400, reasonCode: 'V100', why: 'amount: has too many digits' });
      const payment = await book.open({
        kind: 'card',
        orderReference: transaction.merchantReference,
        currency: transaction.money.currency,
        amountMinor: total.value.minor,
        validUntil: Date.now() + validMs,
        returnUrl: session.returnUrl.url,
        cancelUrl: session.cancelUrl.url,
        webhookUrl: session.transactionNotification.url,
        customer: customer.identity?.merchantCustomerId,
        storesCard: customer.registered,
      });
      return {
        sessionId: payment.id,
        redirectUrl: `${settings.siteUrl()}/pay360/page/${payment.id}?lang=${locale}`,
        status: 'SUCCESS',
        reasonCode: 'S100',
        reasonMessage: 'Session created',
      };
    },
  );

  api.get<OnInstallation>('/hosted/rest/sessions/:inst/:id/status', async (request, reply) => {
    const payment = book.find(request.params.id);
    if (!payment) return refuse(request, reply, { status: 404, reasonCode: 'V404', why: 'no session has this id' });
    return sessionStatus(payment);
  });

  api.post<OnInstallation>('/hosted/rest/sessions/:inst/:id/cancel', async (request, reply) => {
    const payment = book.find(request.params.id);
    if (!payment) return refuse(request, reply, { status: 404, reasonCode: 'V404', why: 'no session has this id' });
    if (!['open', 'stepUp', 'expired'].includes(stateNow(payment))) {
      return refuse(request, reply, { status: 409, reasonCode: 'V409', why: 'the session is decided' });
    }
    await book.expire(payment);
    return { status: 'SUCCESS' };
  });

  addTransactions(api, settings, refuse);
}

type Refuse = (request: FastifyRequest, reply: FastifyReply, because: Refusing) => FastifyReply;

function addTransactions(api: FastifyInstance, { book }: Api, refuse: Refuse): void {
  api.get<OnInstallation>('/acceptor/rest/transactions/:inst/byRef', async (request) => {
    const reference = queryOf(request).get('merchantRef') ?? '';
    const refund = book.findRefund(reference);
    const payment = book.findByOrder(reference);
    const payments = payment?.transaction ? [{ transaction: transactionView(payment) }] : [];
    return [...payments, ...(refund?.state === 'made' ? [{ transaction: refundView(refund) }] : [])];
  });

  api.get<OnInstallation>('/acceptor/rest/transactions/:inst/:id', async (request, reply) => {
    const payment = book.findByTransaction(request.params.id);
    if (!payment) return refuse(request, reply, { status: 404, reasonCode: 'V404', why: 'no transaction has this id' });
    return { transaction: transactionView(payment), history: [{ reasonMessage: payment.reason ?? payment.state }] };
  });

  api.post<OnInstallation>(
    '/acceptor/rest/transactions/:inst/:id/refund',
    { config: { makesWork: true } },
    async (request, reply) => {
      const read = parseBody(refundOrder, request);
      if (!read.success)
        return refuse(request, reply, { status: 400, reasonCode: 'V100', why: validationError(read.error).text });
      const payment = book.findByTransaction(request.params.id);
      if (!payment)
        return refuse(request, reply, { status: 404, reasonCode: 'V404', why: 'no transaction has this id' });
      const { amount, currency, merchantRef } = read.data.transaction;
      const asked = fromMajorNumber(amount, currency);
      const made =
        asked.ok && currency === payment.currency
          ? await book.refund(payment, { merchantReference: merchantRef, amountMinor: asked.value.minor })
          : undefined;
      if (!made)
        return refuse(request, reply, { status: 400, reasonCode: 'A600', why: 'more than was taken would go back' });
      if (made.state === 'refused')
        return { outcome: { status: 'FAILED', reasonCode: 'D100', reasonMessage: 'Declined' } };
      return { outcome: { status: 'SUCCESS', reasonCode: 'S100' }, transaction: refundView(made) };
    },
  );
}
