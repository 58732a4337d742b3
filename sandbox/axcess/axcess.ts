import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addHostedPages } from '../hosted/hostedPages.ts';
import { type HostedTools, hostedSite } from '../hosted/hostedSite.ts';
import { openHostedStore } from '../hosted/hostedStore.ts';
import { newKey } from '../hosted/newKey.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { addAxcessApi } from './axcessApi.ts';
import { paymentView } from './oppwaResults.ts';
import { sealNotification } from './sealNotification.ts';

const secrets = z.object({ entityId: z.string(), accessToken: z.string(), webhookSecret: z.string() });
type Secrets = z.infer<typeof secrets>;

const widgetScript = readFileSync(join(import.meta.dirname, '../web/browser/payment-widgets.js'));
const integrity = `sha384-${createHash('sha384').update(widgetScript).digest('base64')}`;

/** Axcess under /axcess: OPPWA's checkouts, the card widget and its sealed notifications. */
export const axcess = hostedSite({
  secrets,
  newSecrets: () => ({
    entityId: randomBytes(16).toString('hex'),
    accessToken: newKey(),
    webhookSecret: randomBytes(32).toString('hex'),
  }),
  credentialsAt: (url, own) => ({ ...own, apiUrl: url, widgetUrl: url }),
  add,
});

function add(site: FastifyInstance, { secrets: own, appUrl, ...tools }: HostedTools<Secrets>): void {
  const book = openHostedStore({
    ...tools,
    company: 'axcess',
    write({ payment, event }, signedBy) {
      const app = appUrl();
      if (app === undefined) return undefined;
      const secret = signedBy === 'company' ? own.webhookSecret : randomBytes(32).toString('hex');
      const action = event === 'paid' ? 'CREATED' : 'UPDATED';
      const text = JSON.stringify({ type: 'PAYMENT', action, payload: paymentView(payment) });
      return { url: `${app}/api/webhooks/axcess`, ...sealNotification(text, secret) };
    },
  });
  const serve = async (rooms: FastifyInstance) => {
    rooms.get('/v1/paymentWidgets.js', (_request, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('text/javascript; charset=utf-8')
        .send(widgetScript),
    );
    addHostedPages(rooms, {
      book,
      prefix: '/axcess',
      // What the widget adds to the address the merchant gave its form.
      returnAddress: ({ id }) =>
        `http://sandbox/?${new URLSearchParams({ id, resourcePath: `/v1/checkouts/${id}/payment` })}`,
      framed: { by: () => appUrl() ?? "'none'", scripts: ['widget-frame.js'] },
    });
    rooms.register(async (api) => {
      addCallFaults(api, 'axcess', tools.faults);
      addAxcessApi(api, { ...own, book, integrity, refused: tools.refused });
    });
  };
  site.register(serve, { prefix: '/axcess' });
}
