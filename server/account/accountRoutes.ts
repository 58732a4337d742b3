import type { DatabaseClock } from '../database/databaseClock.ts';
import type { Db } from '../database/open.ts';
import { challenges as createChallenges } from '../http/challenges.ts';
import type { AttemptLimiter } from '../http/rateLimiter.ts';
import type { Route } from '../http/route.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { Messages } from '../messages/messages.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import type { TellAccount } from './accountNews.ts';
import { changePasswordRoute } from './changePasswordRoute.ts';
import { codeSender } from './codeSender.ts';
import { createCodes } from './codes.ts';
import { confirmationRoutes } from './confirmationRoutes.ts';
import { deviceRoutes } from './deviceRoutes.ts';
import { deedRoutes } from './factors/deedRoutes.ts';
import { factorCodes } from './factors/factorCodes.ts';
import { factorRoutes } from './factors/factorRoutes.ts';
import { factorSignInRoutes } from './factors/factorSignIn.ts';
import { factorTries } from './factors/factorTries.ts';
import { passkeys as passkeysAt } from './factors/passkeys.ts';
import { knownDevices } from './knownDevices.ts';
import { linksAt } from './links.ts';
import { sessionOpener } from './openSession.ts';
import { passwordHasher } from './passwordHasher.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { personRoutes } from './persons/personRoutes.ts';
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
  readonly keys: Keyring;
  readonly events: SecurityEvents;
  readonly baseUrl: string;
  readonly clock: DatabaseClock;
};

/** Everything about having an account: opening, confirming, entering and leaving it. */
export function accountRoutes(dependencies: Dependencies): Route[] {
  const { db, sessions, limiter, messages, tellAccount, keys, baseUrl, events, clock } = dependencies;
  const challenges = createChallenges({ db, keys, clock });
  const codes = createCodes(keys);
  const hasher = passwordHasher(keys);
  const sendCode = codeSender({ db, codes, messages });
  const links = linksAt(baseUrl);
  const devices = knownDevices(keys);
  const openSession = sessionOpener({ db, sessions, devices, tellAccount, keys, events });
  const factors = {
    ...{ db, events, passkeys: passkeysAt({ db, baseUrl }), codes: factorCodes(keys) },
    tries: factorTries({ limiter, devices, events }),
  };
  return [
    ...registrationRoutes({ db, limiter, hasher, sendCode, links, challenges }),
    ...personRoutes({ db, keys, limiter }),
    ...confirmationRoutes({ db, codes }),
    ...passwordRoutes({
      db,
      sessions,
      limiter,
      hasher,
      codes,
      messages,
      sendCode,
      links,
      events,
      tellAccount,
      challenges,
    }),
    ...phoneRoutes({ db, codes, sendCode, challenges }),
    ...userRoutes({ db }),
    ...profileRoutes({ db }),
    ...deviceRoutes({ db, sessions }),
    changePasswordRoute({ db, sessions, limiter, hasher, messages, links, events }),
    ...sessionRoutes({ db, sessions, limiter, hasher, devices, sendCode, links, openSession, events, challenges }),
    ...factorRoutes({ ...factors, tellAccount }),
    ...deedRoutes({ ...factors, hasher }),
    ...factorSignInRoutes({ ...factors, limiter, openSession }),
  ];
}
