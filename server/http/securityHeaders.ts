import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageViews } from '../settings/settings.ts';
import { pageViewOrigins } from './pageViews.ts';
import { policyReportsPath, reportGroup } from './policyReports.ts';

export type ContentPolicy = {
  readonly providerOrigins: readonly string[];
  readonly baseUrl: string;
  readonly pageViews: PageViews;
};

/** React Aria writes one style element of its own; this is its hash (security notes, 4.3). */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The page's policy: our own files, the inline parts the build wrote, and others' sites where they are needed. */
export function contentSecurityPolicy({ providerOrigins, pageViews }: ContentPolicy, inline: InlineHashes): string {
  const providers = providerOrigins.join(' ');
  const counted = pageViewOrigins(pageViews);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src-elem 'self'", reactAriaStyle, ...inline.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    [`img-src 'self' data: blob: ${providers}`, ...counted.image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...counted.connect].join(' '),
    "manifest-src 'self'",
    `frame-src ${providers}`,
    `form-action 'self' ${providers}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app',
    `report-uri ${policyReportsPath}`,
    `report-to ${reportGroup}`,
  ].join('; ');
}

/** Headers of every answer; pages set their own content policy over the one here. */
export function securityHeaders(policy: Omit<ContentPolicy, 'pageViews'>) {
  const isHttps = new URL(policy.baseUrl).protocol === 'https:';
  const cameras = policy.providerOrigins.map((origin) => `"${origin}"`).join(' ');
  return ({ url }: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('x-frame-options', 'DENY');
    reply.header('reporting-endpoints', `${reportGroup}="${policy.baseUrl}${policyReportsPath}"`);
    reply.header('permissions-policy', `camera=(self ${cameras}), microphone=(self), geolocation=()`);
    if (isHttps) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    }
    if (url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  };
}
