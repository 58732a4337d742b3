import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from './route.ts';

/**
 * `__Host-` cookies are Secure and bound to this very host. Browsers accept them on http://localhost too;
 * on any other plain-http address (a phone on the home network) the prefix is left off (D-121).
 */
export function cookiesFor(request: FastifyRequest, reply: FastifyReply, baseUrl: string): Cookies {
  const { protocol, hostname } = new URL(baseUrl);
  const secure = protocol === 'https:' || hostname === 'localhost';
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (name) => request.cookies[named(name)],
    set: (name, value, maxAgeSeconds) => {
      reply.setCookie(named(name), value, { ...attributes, maxAge: maxAgeSeconds });
    },
    clear: (name) => {
      reply.clearCookie(named(name), attributes);
    },
    clearStorage: () => {
      reply.header('clear-site-data', '"storage"');
    },
  };
}
