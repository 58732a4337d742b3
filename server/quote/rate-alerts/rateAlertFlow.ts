import type { Db } from '../../database/open.ts';
import type { AttemptLimiter } from '../../http/rateLimiter.ts';
import type { Keyring } from '../../keys/keyring.ts';
import type { Messages } from '../../messages/messages.ts';
import type { RateTicks } from '../rateTicks.ts';
import type { ServiceStore } from '../serviceStore.ts';
import { rateAlertJob } from './rateAlertJob.ts';
import { rateAlertRoutes } from './rateAlertRoutes.ts';
import { rateAlertStore } from './rateAlertStore.ts';
import { stopAlertsLinks, stopAlertsPage } from './stopAlertsPage.ts';
import { rateAlertTeller } from './tellRateAlert.ts';

type Dependencies = {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly messages: Messages;
  readonly keys: Keyring;
  readonly baseUrl: string;
  readonly rates: Pick<RateTicks, 'current'>;
  readonly services: Pick<ServiceStore, 'pair' | 'serving'>;
};

/** Prices people wait for and reminders: set by calls, told by a job, stopped by a page without scripts. */
export function rateAlertFlow({ messages, keys, baseUrl, ...tools }: Dependencies) {
  const alerts = rateAlertStore(tools.db);
  const { linkFor, ownerOf } = stopAlertsLinks({ keys, baseUrl });
  const tell = rateAlertTeller({ messages, baseUrl, stopLink: linkFor });
  return {
    routes: rateAlertRoutes({ ...tools, alerts }),
    document: stopAlertsPage({ limiter: tools.limiter, alerts, ownerOf }),
    job: rateAlertJob({ ...tools, tell }),
  };
}
