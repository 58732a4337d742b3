import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CompanyTools } from '../companyTools.ts';
import type { HostedSecrets } from '../hosted/hostedCredentials.ts';
import { addHostedPages } from '../hosted/hostedPages.ts';
import type { HostedPayment } from '../hosted/hostedPayment.ts';
import { openHostedStore } from '../hosted/hostedStore.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { addPay360Api } from './pay360Api.ts';
import { sessionStatus, transactionView } from './pay360Views.ts';

type Company = CompanyTools & { readonly secrets: HostedSecrets['pay360']; readonly siteUrl: () => string };

/** Pay360 under /pay360: Hosted Cashier sessions, transactions and unsigned notifications. */
export function addPay360(site: FastifyInstance, { secrets, siteUrl, ...tools }: Company): void {
  const book = openHostedStore({
    ...tools,
    company: 'pay360',
    write({ payment }, signedBy) {
      if (payment.webhookUrl === undefined) return undefined;
      const url = new URL(payment.webhookUrl);
      // A stranger does not know the address the merchant gave; all they can do is guess.
      if (signedBy === 'stranger') url.searchParams.set('key', randomUUID());
      const body = JSON.stringify({ ...sessionStatus(payment), transaction: transactionView(payment) });
      return { url: url.href, headers: { 'content-type': 'application/json' }, body };
    },
  });
  const serve = async (rooms: FastifyInstance) => {
    addHostedPages(rooms, { book, prefix: '/pay360', returnAddress });
    rooms.register(async (api) => {
      addCallFaults(api, 'pay360', tools.faults);
      addPay360Api(api, { ...secrets, book, siteUrl, refused: tools.refused });
    });
  };
  site.register(serve, { prefix: '/pay360' });
}

function returnAddress({ id, state, returnUrl, cancelUrl }: HostedPayment): string {
  const address = new URL(state === 'cancelled' ? (cancelUrl ?? returnUrl) : returnUrl);
  address.searchParams.set('sessionId', id);
  return address.href;
}
