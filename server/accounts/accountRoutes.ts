import type { Db } from '../database/open.ts';
import type { AttemptLimiter } from '../http/attemptLimiter.ts';
import type { Route } from '../http/route.ts';
import type { Messages } from '../messages/messages.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import type { TellAccount } from './accountNews.ts';
import { changePasswordRoute } from './changePasswordRoute.ts';
import { codeSender } from './codeSender.ts';
import { createCodes } from './codes.ts';
import { confirmationRoutes } from './confirmationRoutes.ts';
import { deviceRoutes } from './deviceRoutes.ts';
import { knownDevices } from './knownDevices.ts';
import { linksAt } from './links.ts';
import { passwordHasher } from './passwordHasher.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { phoneRoutes } from './phoneRoutes.ts';
import { profileRoutes } from './profileRoutes.ts';
import { registrationRoutes } from './registrationRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import type { SessionStore } from './sessionStore.ts';
import { userRoutes } from './userRoutes.ts';

type Dependencies = {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly limiter: AttemptLimiter;
  readonly messages: Messages;
  readonly tellAccount: TellAccount;
  readonly masterSecret: string;
  readonly events: SecurityEvents;
  readonly baseUrl: string;
};

/** Everything about having an account: opening, confirming, entering and leaving it. */
export function accountRoutes(dependencies: Dependencies): Route[] {
  const { db, sessions, limiter, messages, tellAccount, masterSecret, baseUrl, events } = dependencies;
  const codes = createCodes(masterSecret);
  const hasher = passwordHasher(masterSecret);
  const sendCode = codeSender({ db, codes, messages });
  const links = linksAt(baseUrl);
  return [
    ...registrationRoutes({ db, limiter, hasher, sendCode, links }),
    ...confirmationRoutes({ db, codes }),
    ...passwordRoutes({ db, sessions, limiter, hasher, codes, messages, sendCode, links, events }),
    ...phoneRoutes({ db, codes, sendCode }),
    ...userRoutes({ db }),
    ...profileRoutes({ db }),
    ...deviceRoutes({ sessions }),
    changePasswordRoute({ db, sessions, limiter, hasher, messages, links, events }),
    ...sessionRoutes({
      db,
      sessions,
      limiter,
      hasher,
      devices: knownDevices(masterSecret),
      tellAccount,
      sendCode,
      links,
      masterSecret,
      events,
    }),
  ];
}
