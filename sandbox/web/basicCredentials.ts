import type { FastifyRequest } from 'fastify';

/** What a caller gave as user and password, as `user:password`; empty when it gave none. */
export function basicCredentials(request: FastifyRequest): string {
  const [, encoded = ''] = /^Basic (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8');
}
