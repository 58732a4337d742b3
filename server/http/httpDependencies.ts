import type { Tracer } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { DatabaseClock } from '../database/databaseClock.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import type { PageViews } from '../settings/settings.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { ConnectionLimits } from './connections.ts';
import type { DocumentRoute } from './document.ts';
import type { idempotencyStore } from './idempotency.ts';
import type { PlainForm } from './plainForms.ts';
import type { Readiness } from './probes.ts';
import type { AttemptLimiter } from './rateLimiter.ts';
import type { Route, WebhookRoute } from './route.ts';
import type { AddPages } from './servedPages.ts';
import type { Sessions } from './sessions.ts';

export type HttpDependencies = {
  readonly routes: readonly Route[];
  readonly webhooks: readonly WebhookRoute[];
  /** Calls that are also forms for browsers without scripts. */
  readonly plainForms: readonly PlainForm[];
  /** Whether visitors may be sent here. */
  readonly readiness: Readiness;
  /** What time calls come, by the database. */
  readonly clock: DatabaseClock;
  readonly documents: readonly DocumentRoute[];
  readonly sessions: Sessions;
  readonly idempotency: ReturnType<typeof idempotencyStore>;
  readonly limiter: Pick<AttemptLimiter, 'take'>;
  readonly log: Logger;
  readonly telemetry: Telemetry;
  readonly tracer: Tracer;
  readonly events: SecurityEvents;
  /** The keys a session's requests may be signed with, by the hash of its cookie. */
  readonly signingKeysOf: (sessionHash: string) => readonly Buffer[];
  readonly baseUrl: string;
  /** Sites the pages may frame, post forms to and go to: the providers'. */
  readonly providerOrigins: readonly string[];
  /** Where the pages count views, after consent (D-98). */
  readonly pageViews: PageViews;
  readonly trustedProxy?: string | undefined;
  /** Serves what the build wrote; absent in tests that need no pages. */
  readonly addPages?: AddPages | undefined;
  /** /api/docs describes the calls; never in production. */
  readonly isSandbox: boolean;
  /** The folder of the path report, shown at /qa; never in production. */
  readonly qaReport?: string | undefined;
  /** Ends what would keep the server from closing, like open streams. */
  readonly beforeClose: () => Promise<void>;
  /** How long connections last and how many one address has. */
  readonly connections?: ConnectionLimits | undefined;
  /** Requests one visitor may make a minute before 429. */
  readonly requestsPerMinute: number;
};
