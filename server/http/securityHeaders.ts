import type { FastifyInstance } from 'fastify';

type Policy = { readonly providerOrigins: readonly string[]; readonly baseUrl: string };

/** React Aria writes one style element of its own; this is its hash (security notes, 4.3). */
const styleElements = "'unsafe-inline'";

/** The page's policy. `scriptHashes` are of the inline scripts the build wrote into the page. */
export function contentSecurityPolicy({ providerOrigins }: Policy, scriptHashes: readonly string[]): string {
  const providers = providerOrigins.join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    `style-src 'self' ${styleElements}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${providers}`,
    `form-action 'self' ${providers}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer; pages set their own content policy over the one here. */
export function securityHeaders(app: FastifyInstance, policy: Policy) {
  const isHttps = new URL(policy.baseUrl).protocol === 'https:';
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('x-frame-options', 'DENY');
    reply.header(
      'permissions-policy',
      `camera=(self ${policy.providerOrigins.map((origin) => `"${origin}"`).join(' ')}), microphone=(), geolocation=()`,
    );
    if (isHttps) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    }
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
