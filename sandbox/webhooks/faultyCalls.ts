import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { Company, Faults } from './faults.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call makes the company do something, so its answer may be lost after the deed. */
    readonly makesWork?: boolean;
  }
}

/** Lets the calls that `site` is given after this fail as ordered. */
export function addCallFaults(site: FastifyInstance, provider: Company, faults: Faults): void {
  site.addHook('preHandler', async (_request, reply) => {
    if (!faults.strikes(provider, 'serverError')) return undefined;
    return reply.code(500).send({ error: { code: 'internalError', message: 'A fault was ordered for this call.' } });
  });

  site.addHook('onSend', async (request, reply) => {
    const didWork = request.routeOptions.config.makesWork === true && reply.statusCode < 300;
    if (!didWork || !faults.strikes(provider, 'timeoutAfterAccept')) return;
    if (!reply.raw.destroyed) await once(reply.raw, 'close');
  });
}
