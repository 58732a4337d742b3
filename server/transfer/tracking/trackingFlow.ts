import type { Db } from '../../database/open.ts';
import type { AttemptLimiter } from '../../http/rateLimiter.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { trackingLinkRoutes } from './trackingLinkRoutes.ts';
import { trackingLinkStore } from './trackingLinkStore.ts';
import { trackingPage } from './trackingPage.ts';

type Dependencies = {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly keys: Keyring;
  readonly baseUrl: string;
};

/** Links recipients follow a transfer by: for their senders by calls, for themselves as a page. */
export function trackingFlow({ limiter, ...stored }: Dependencies) {
  const tools = { db: stored.db, keys: stored.keys, limiter, links: trackingLinkStore(stored) };
  return { routes: trackingLinkRoutes(tools), document: trackingPage(tools) };
}
