import type { FastifyInstance } from 'fastify';
import type { Company } from '../companies.ts';
import type { RefusedCalls } from './refusedCalls.ts';

type Noting = {
  readonly company: Company;
  readonly refused: RefusedCalls;
  /** The reason in the company's own words; undefined for an answer that only sounds like a refusal. */
  readonly why: (body: unknown) => string | undefined;
};

/** Tells of every call that `site` refuses after this. */
export function recordRejections(site: FastifyInstance, { company, refused, why }: Noting): void {
  site.addHook('onSend', async (request, reply, payload) => {
    const isRefusal = reply.statusCode >= 400 && reply.statusCode < 500;
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    const text = isRefusal && isJson && typeof payload === 'string' ? why(JSON.parse(payload)) : undefined;
    if (text !== undefined)
      refused.note({ company, call: `${request.method} ${request.url.split('?')[0]}`, why: text });
  });
}
