import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

export const policyReportsPath = '/api/policy-reports';
/** The name the policy gives the place its reports go. */
export const reportGroup = 'policy';

/** A browser's report is a kilobyte or two, and it sends several together. */
const bodyLimit = 16 * 1024;
const reportsPerMinute = 30;
const reportsTogether = 20;

const blocked = z.looseObject({
  effectiveDirective: z.string().optional(),
  blockedURL: z.string().optional(),
  'effective-directive': z.string().optional(),
  'violated-directive': z.string().optional(),
  'blocked-uri': z.string().optional(),
});
const older = z.looseObject({ 'csp-report': blocked });
const newer = z.array(z.looseObject({ type: z.string(), body: z.unknown() })).max(reportsTogether);

/** Where browsers tell what the content policy kept from running (ASVS 3.4.7): logged and counted, about nobody. */
export function addPolicyReports(app: FastifyInstance) {
  let reports = 0;
  const config = { rateLimit: { max: reportsPerMinute, timeWindow: 60_000 } };
  app.post(policyReportsPath, { bodyLimit, config }, async (request, reply) => {
    for (const violation of violationsIn(request)) {
      reports += 1;
      request.log.warn({ ...violation, reports }, 'content policy violated');
    }
    return reply.code(204).send();
  });
}

type Violation = { readonly directive: string; readonly blocked: string };

function violationsIn({ headers, body }: FastifyRequest): Violation[] {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const sent = jsonOf(body);
  if (type === 'application/csp-report') {
    const report = older.safeParse(sent).data?.['csp-report'];
    return report ? [violation(report)] : [];
  }
  if (type !== 'application/reports+json') return [];
  return (newer.safeParse(sent).data ?? [])
    .filter((report) => report.type === 'csp-violation')
    .flatMap((report) => {
      const read = blocked.safeParse(report.body);
      return read.success ? [violation(read.data)] : [];
    });
}

/** Addresses of pages and files hold names and ids; the site and the directive are enough to act on. */
function violation(report: z.infer<typeof blocked>): Violation {
  const directive = report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'] ?? '';
  const address = report.blockedURL ?? report['blocked-uri'] ?? '';
  return { directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown', blocked: siteOf(address) };
}

function siteOf(address: string): string {
  if (/^[a-z-]{1,30}$/.test(address)) return address;
  return URL.canParse(address) ? new URL(address).origin.slice(0, 200) : 'unknown';
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');
  } catch {
    return undefined;
  }
}
