import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CompanyTools } from '../companyTools.ts';
import type { HostedSecrets } from '../hosted/hostedCredentials.ts';
import { addHostedPages } from '../hosted/hostedPages.ts';
import { openHostedStore } from '../hosted/hostedStore.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { addIvyApi, orderView } from './ivyApi.ts';

type Company = CompanyTools & {
  readonly secrets: HostedSecrets['ivy'];
  readonly siteUrl: () => string;
  /** The merchant's site: it subscribed an address below it. */
  readonly appUrl: () => string | undefined;
};

/** Ivy under /ivy: checkout sessions at a bank, orders and signed webhooks. */
export function addIvy(site: FastifyInstance, { secrets, siteUrl, appUrl, ...tools }: Company): void {
  const book = openHostedStore({
    ...tools,
    company: 'ivy',
    write({ payment, eventId }, signedBy) {
      const app = appUrl();
      if (app === undefined) return undefined;
      const body = JSON.stringify({
        id: eventId,
        type: 'order_updated',
        payload: orderView(payment),
        date: new Date().toISOString(),
      });
      const secret = signedBy === 'company' ? secrets.webhookSecret : randomUUID();
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      const headers = { 'content-type': 'application/json', 'x-ivy-signature': signature };
      return { url: `${app}/api/webhooks/ivy`, headers, body };
    },
  });
  const serve = async (rooms: FastifyInstance) => {
    addHostedPages(rooms, {
      book,
      prefix: '/ivy',
      returnAddress({ id, state, returnUrl, declineUrl = returnUrl, orderReference }) {
        const address = new URL(state === 'cancelled' || state === 'declined' ? declineUrl : returnUrl);
        address.searchParams.set('reference', orderReference);
        address.searchParams.set('session', id);
        return address.href;
      },
    });
    rooms.register(async (api) => {
      addCallFaults(api, 'ivy', tools.faults);
      addIvyApi(api, { ...secrets, book, siteUrl, refused: tools.refused });
    });
  };
  site.register(serve, { prefix: '/ivy' });
}
