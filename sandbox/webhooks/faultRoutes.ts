import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { companyIds } from '../companies.ts';
import { bytesOf, parseBody } from '../web/siteServer.ts';
import { type Faults, faultOrder } from './faults.ts';
import type { WebhookQueue } from './webhookQueue.ts';

const releaseOrder = z.strictObject({ provider: z.enum(companyIds).optional() });

/** Tests drive the companies from here: what shall go wrong next, and what was sent so far. */
export function addFaults(site: FastifyInstance, { faults, queue }: { faults: Faults; queue: WebhookQueue }): void {
  site.post('/faults', async (request, reply) => {
    const order = parseBody(faultOrder, request);
    if (!order.success)
      return reply.code(400).send({ error: { code: 'requestInvalid', message: order.error.message } });
    faults.order(order.data);
    return reply.code(201).send({ faults: faults.outstanding() });
  });

  site.get('/faults', async () => ({ faults: faults.outstanding() }));

  site.delete('/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  site.post('/faults/release', async (request, reply) => {
    const nothingSaid = bytesOf(request).length === 0;
    const order = nothingSaid ? { success: true as const, data: {} } : parseBody(releaseOrder, request);
    if (!order.success)
      return reply.code(400).send({ error: { code: 'requestInvalid', message: order.error.message } });
    return { released: await queue.release(releaseOrder.parse(order.data).provider) };
  });

  site.get('/webhooks.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { pending: queue.pending(), deliveries: queue.deliveries };
  });
}
