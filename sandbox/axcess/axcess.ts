import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CompanyTools } from '../companyTools.ts';
import type { HostedSecrets } from '../hosted/hostedCredentials.ts';
import { addHostedPages } from '../hosted/hostedPages.ts';
import { openHostedStore } from '../hosted/hostedStore.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { addAxcessApi } from './axcessApi.ts';
import { paymentView } from './oppwaResults.ts';
import { sealNotification } from './sealNotification.ts';

type Company = CompanyTools & {
  readonly secrets: HostedSecrets['axcess'];
  /** The merchant's site: it registered its notification address, and its page shows the widget. */
  readonly appUrl: () => string | undefined;
};

const widgetScript = readFileSync(join(import.meta.dirname, '../web/browser/payment-widgets.js'));
const integrity = `sha384-${createHash('sha384').update(widgetScript).digest('base64')}`;

/** Axcess under /axcess: OPPWA's checkouts, the card widget and its sealed notifications. */
export function addAxcess(site: FastifyInstance, { secrets, appUrl, ...tools }: Company): void {
  const book = openHostedStore({
    ...tools,
    company: 'axcess',
    write({ payment, event }, signedBy) {
      const app = appUrl();
      if (app === undefined) return undefined;
      const secret = signedBy === 'company' ? secrets.webhookSecret : randomBytes(32).toString('hex');
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
      addAxcessApi(api, { ...secrets, book, integrity, refused: tools.refused });
    });
  };
  site.register(serve, { prefix: '/axcess' });
}
