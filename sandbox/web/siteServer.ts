import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { bareContentPolicy } from './page.ts';

/** A picture of 10 MB, the largest thing anybody may send here, and a little for its wrapping. */
const bodyLimit = 10 * 1024 * 1024 + 64 * 1024;

/** A web server that hands every body over as the bytes that came, because signatures are over bytes. */
export function createSiteServer(log: (message: string) => void): FastifyInstance {
  const site = Fastify({ bodyLimit, forceCloseConnections: true });
  site.removeAllContentTypeParsers();
  site.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  site.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': bareContentPolicy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  site.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log(`${request.method} ${request.url.split('?')[0]}: ${error.stack ?? error.message}`);
    return reply.code(status).send({ error: { code: 'requestFailed', message: error.message } });
  });
  return site;
}

export const bytesOf = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);

/** The fields of a posted form, in the order they were posted. */
export const formOf = (request: FastifyRequest) => new URLSearchParams(bytesOf(request).toString('utf8'));

export function parseBody<Body>(schema: z.ZodType<Body>, request: FastifyRequest) {
  return schema.safeParse(jsonOf(bytesOf(request)));
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
