import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, randomInt, sign } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addHostedPages } from '../hosted/hostedPages.ts';
import type { HostedPayment } from '../hosted/hostedPayment.ts';
import { type HostedTools, hostedSite } from '../hosted/hostedSite.ts';
import { openHostedStore, type Writer } from '../hosted/hostedStore.ts';
import { newKey } from '../hosted/newKey.ts';
import { parseBody } from '../web/siteServer.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { addPaycrossApi } from './paycrossApi.ts';
import { refundOrder } from './paycrossOrders.ts';
import { transactionView } from './paycrossViews.ts';

const secrets = z.object({
  shopId: z.string(),
  secretKey: z.string(),
  /** Signs the company's notifications. */
  privateKeyPem: z.string(),
  interacLoginId: z.string(),
});
type Secrets = z.infer<typeof secrets>;

/** PayCross under /paycross: a beGateway with its checkout page, and Interac by way of it. */
export const paycross = hostedSite({
  secrets,
  newSecrets,
  credentialsAt: (url, { shopId, secretKey, privateKeyPem }) => ({
    shopId,
    secretKey,
    /** Bare Base64 of an SPKI, as the back office shows it. */
    publicKey: createPublicKey(privateKeyPem).export({ type: 'spki', format: 'der' }).toString('base64'),
    checkoutUrl: url,
    gatewayUrl: `${url}/gateway`,
    apmUrl: `${url}/apm`,
    pageUrl: url,
    isTest: true,
  }),
  add,
});

export const interacCredentials = ({ interacLoginId }: Secrets) => ({
  acquirer: 'paycross' as const,
  loginId: interacLoginId,
});

function newSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    shopId: String(randomInt(1000, 9999)),
    secretKey: newKey(),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    interacLoginId: `sawa-${randomBytes(3).toString('hex')}`,
  };
}

function add(site: FastifyInstance, { secrets: own, siteUrl, ...tools }: HostedTools<Secrets>): void {
  const write = notifications(own);
  const cards = openHostedStore({ ...tools, company: 'paycross', write });
  const transfers = openHostedStore({ ...tools, company: 'interac', write });
  /** One API serves both: a call is Interac's by its path, or by the payment or refund it is about. */
  const calledOf = (request: FastifyRequest) => {
    const refund = parseBody(refundOrder, request);
    const id = refund.success ? refund.data.request.parent_uid : (request.url.split('/').at(-1) ?? '');
    const isKnown = transfers.find(id) ?? transfers.findByTransaction(id) ?? transfers.findRefund(id);
    return request.url.includes('/apm/') || isKnown ? 'interac' : 'paycross';
  };
  const serve = async (rooms: FastifyInstance) => {
    addHostedPages(rooms, { book: cards, prefix: '/paycross', returnAddress });
    const interacPages = async (pages: FastifyInstance) =>
      addHostedPages(pages, { book: transfers, prefix: '/paycross/interac', returnAddress });
    rooms.register(interacPages, { prefix: '/interac' });
    rooms.register(async (api) => {
      addCallFaults(api, calledOf, tools.faults);
      addPaycrossApi(api, { ...own, cards, transfers, siteUrl, refused: tools.refused });
    });
  };
  site.register(serve, { prefix: '/paycross' });
}

/** Notifications carry the shop's own credentials and a signature over the raw body (RSA, SHA-256). */
function notifications({ shopId, secretKey, privateKeyPem }: Secrets): Writer {
  const own = createPrivateKey(privateKeyPem);
  const { privateKey: strange } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return ({ payment, eventId }, signedBy) => {
    if (payment.webhookUrl === undefined) return undefined;
    const body = JSON.stringify({ transaction: transactionView(payment), event_id: eventId });
    const key = signedBy === 'company' ? own : strange;
    return {
      url: payment.webhookUrl,
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`,
        'content-signature': sign('sha256', Buffer.from(body), key).toString('base64'),
      },
      body,
    };
  };
}

function returnAddress(payment: HostedPayment): string {
  const { state, returnUrl, declineUrl = returnUrl, cancelUrl = returnUrl } = payment;
  const address = new URL(state === 'cancelled' ? cancelUrl : state === 'declined' ? declineUrl : returnUrl);
  address.searchParams.set('token', payment.id);
  address.searchParams.set('uid', payment.transaction ?? payment.id);
  return address.href;
}
