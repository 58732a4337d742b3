import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addHostedPages } from '../hosted/hostedPages.ts';
import { type HostedTools, hostedSite } from '../hosted/hostedSite.ts';
import { openHostedStore } from '../hosted/hostedStore.ts';
import { newKey } from '../hosted/newKey.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { addIvyApi, orderView } from './ivyApi.ts';

const secrets = z.object({ apiKey: z.string(), webhookSecret: z.string() });
type Secrets = z.infer<typeof secrets>;

/** Ivy under /ivy: checkout sessions at a bank, orders and signed webhooks. */
export const ivy = hostedSite({
  secrets,
  newSecrets: () => ({ apiKey: newKey(), webhookSecret: `whsec_${newKey()}` }),
  credentialsAt: (url, own) => ({ ...own, apiUrl: url, pageUrl: url }),
  add,
});

function add(site: FastifyInstance, { secrets: own, siteUrl, appUrl, ...tools }: HostedTools<Secrets>): void {
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
      const secret = signedBy === 'company' ? own.webhookSecret : randomUUID();
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
      addIvyApi(api, { ...own, book, siteUrl, refused: tools.refused });
    });
  };
  site.register(serve, { prefix: '/ivy' });
}
