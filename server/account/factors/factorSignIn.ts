import { signInByCode, signInByPasskey, signInPasskeyOptions } from '#contract/session/secondFactor.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../../database/open.ts';
import type { Allowance, AttemptLimiter } from '../../http/rateLimiter.ts';
import { publicRoute, refused } from '../../http/route.ts';
import type { SecurityEvents } from '../../security/securityEvents.ts';
import type { OpenSession } from '../openSession.ts';
import type { FactorCodes } from './factorCodes.ts';
import type { FactorTries } from './factorTries.ts';
import { browserHashOf, finishHalfSignIn, halfSignedIn } from './halfSignIns.ts';
import type { Passkeys } from './passkeys.ts';

/** Challenges and tries of one visitor: enough for a house full of people behind it. */
const triesPerVisitor: Allowance = { limit: 300, windowSeconds: 900 };

type Dependencies = {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly passkeys: Passkeys;
  readonly codes: FactorCodes;
  readonly tries: FactorTries;
  readonly events: SecurityEvents;
  readonly openSession: OpenSession;
};

/** Signing in by a passkey, which is both factors in one, or by a code after the password. */
export const factorSignInRoutes = (dependencies: Dependencies) => {
  const { db, limiter, passkeys, codes, tries, events, openSession } = dependencies;
  const statusOf = async (userId: string) => {
    const account = db.selectFrom('app_user').select('status').where('id', '=', userId);
    return (await account.executeTakeFirstOrThrow()).status;
  };
  return [
    publicRoute(signInPasskeyOptions, async ({ cookies, visitor }) => {
      const limited = await limiter.takeFrom(visitor, 'passkeyOptions', triesPerVisitor);
      if (limited) return limited;
      const userId = await halfSignedIn(db, cookies);
      const browserHash = browserHashOf(cookies);
      return accept({ ...(await passkeys.optionsToUse({ browserHash, ...(userId !== undefined && { userId }) })) });
    }),

    publicRoute(signInByPasskey, async (call) => {
      const { cookies, visitor } = call;
      const limited = await limiter.takeFrom(visitor, 'passkey', triesPerVisitor);
      if (limited) return limited;
      const used = await passkeys.used(
        { browserHash: browserHashOf(cookies), purpose: 'signIn' },
        call.body.credential,
      );
      if (!used) {
        events.note({ kind: 'factorUsed', outcome: 'refused', userId: await halfSignedIn(db, cookies), visitor });
        return refused('passkeyRefused');
      }
      const status = await statusOf(used.userId);
      if (status === 'BLOCKED') return refused('accountBlocked');
      if (status !== 'ACTIVE') return refused('accountInactive');
      return openSession({ ...call, userId: used.userId, by: 'twoFactors' });
    }),

    publicRoute(signInByCode, async (call) => {
      const { cookies, visitor } = call;
      const limited = await limiter.takeFrom(visitor, 'factorCode', triesPerVisitor);
      if (limited) return limited;
      const userId = await halfSignedIn(db, cookies);
      if (userId === undefined) return refused('signInExpired');
      const tooMany = await tries.take({ userId, cookies, visitor });
      if (tooMany) return tooMany;
      if (!(await codes.take(db, userId, call.body.code))) {
        events.note({ kind: 'factorUsed', outcome: 'refused', userId, visitor });
        return refused('factorCodeWrong');
      }
      if ((await statusOf(userId)) !== 'ACTIVE') return refused('accountInactive');
      if (!(await finishHalfSignIn(db, cookies))) return refused('signInExpired');
      await tries.forget({ userId, cookies, visitor });
      return openSession({ ...call, userId, by: 'twoFactors' });
    }),
  ];
};
