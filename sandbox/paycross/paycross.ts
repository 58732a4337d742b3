import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CompanyTools } from '../companyTools.ts';
import type { HostedSecrets } from '../hosted/hostedCredentials.ts';
import { addHostedPages } from '../hosted/hostedPages.ts';
import type { HostedPayment } from '../hosted/hostedPayment.ts';
import { openHostedStore, type Writer } from '../hosted/hostedStore.ts';
import { parseBody } from '../web/siteServer.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { addPaycrossApi } from './paycrossApi.ts';
import { refundOrder } from './paycrossOrders.ts';
import { transactionView } from './paycrossViews.ts';

type Company = CompanyTools & { readonly secrets: HostedSecrets['paycross']; readonly siteUrl: () => string };

/** PayCross under /paycross: a beGateway with its checkout page, and Interac by way of it. */
export function addPaycross(site: FastifyInstance, { secrets, siteUrl, ...tools }: Company): void {
  const write = notifications(secrets);
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
      addPaycrossApi(api, { ...secrets, cards, transfers, siteUrl, refused: tools.refused });
    });
  };
  site.register(serve, { prefix: '/paycross' });
}

/** Notifications carry the shop's own credentials and a signature over the raw body (RSA, SHA-256). */
function notifications({ shopId, secretKey, privateKeyPem }: HostedSecrets['paycross']): Writer {
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
