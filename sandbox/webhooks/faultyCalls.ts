import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Company } from '../companies.ts';
import type { Faults } from './faults.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call makes the company do something, so its answer may be lost after the deed. */
    readonly makesWork?: boolean;
  }
}

/** Slow to a person, and still in time for a caller that waits ten seconds. */
const slowMs = 3000;

/** Lets the calls that `site` is given after this fail as ordered, `called` by the company they are for. */
export function addCallFaults(
  site: FastifyInstance,
  called: Company | ((request: FastifyRequest) => Company),
  faults: Faults,
): void {
  const companyOf = typeof called === 'string' ? () => called : called;
  site.addHook('preHandler', async (request, reply) => {
    const provider = companyOf(request);
    if (faults.strikes(provider, 'slow')) await wait(slowMs);
    if (faults.strikes(provider, 'down')) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    if (!faults.strikes(provider, 'serverError')) return undefined;
    return reply.code(500).send({ error: { code: 'internalError', message: 'A fault was ordered for this call.' } });
  });

  site.addHook('onSend', async (request, reply) => {
    const didWork = request.routeOptions.config.makesWork === true && reply.statusCode < 300;
    if (!didWork || !faults.strikes(companyOf(request), 'timeoutAfterAccept')) return;
    if (!reply.raw.destroyed) await once(reply.raw, 'close');
  });
}
