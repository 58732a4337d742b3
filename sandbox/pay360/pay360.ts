import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addHostedPages } from '../hosted/hostedPages.ts';
import type { HostedPayment } from '../hosted/hostedPayment.ts';
import { type HostedTools, hostedSite } from '../hosted/hostedSite.ts';
import { openHostedStore } from '../hosted/hostedStore.ts';
import { newKey } from '../hosted/newKey.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { addPay360Api } from './pay360Api.ts';
import { sessionStatus, transactionView } from './pay360Views.ts';

const secrets = z.object({ instId: z.string(), username: z.string(), password: z.string() });
type Secrets = z.infer<typeof secrets>;

/** Pay360 under /pay360: Hosted Cashier sessions, transactions and unsigned notifications. */
export const pay360 = hostedSite({
  secrets,
  newSecrets: () => ({ instId: String(5_300_000 + randomInt(99_999)), username: 'SAWAAPI', password: newKey() }),
  credentialsAt: (url, own) => ({ ...own, apiUrl: url, pageUrl: url }),
  add,
});

function add(site: FastifyInstance, { secrets: own, siteUrl, ...tools }: HostedTools<Secrets>): void {
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
      addPay360Api(api, { ...own, book, siteUrl, refused: tools.refused });
    });
  };
  site.register(serve, { prefix: '/pay360' });
}

function returnAddress({ id, state, returnUrl, cancelUrl }: HostedPayment): string {
  const address = new URL(state === 'cancelled' ? (cancelUrl ?? returnUrl) : returnUrl);
  address.searchParams.set('sessionId', id);
  return address.href;
}
