import { confirmDeed, deedPasskeyOptions, readDeed } from '#contract/account/deed.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../../database/open.ts';
import { type Call, type Caller, refused, signedInRoute } from '../../http/route.ts';
import type { SecurityEvents } from '../../security/securityEvents.ts';
import type { PasswordHasher } from '../passwordHasher.ts';
import type { FactorCodes } from './factorCodes.ts';
import { factorWays } from './factorStanding.ts';
import type { FactorTries } from './factorTries.ts';
import type { Passkeys } from './passkeys.ts';
import { confirmDeedOf, isAskedHere, pendingDeedOf } from './stepUp.ts';

type Dependencies = {
  readonly db: Db;
  readonly passkeys: Passkeys;
  readonly codes: FactorCodes;
  readonly tries: FactorTries;
  readonly hasher: PasswordHasher;
  readonly events: SecurityEvents;
};

/** Confirming what was asked for, with a second factor and nothing less. */
export const deedRoutes = ({ db, passkeys, codes, tries, hasher, events }: Dependencies) => {
  type Confirming = Pick<Call<typeof confirmDeed>, 'body' | 'cookies' | 'visitor'>;

  /** Passkeys sign the deed; a password and a code are given for it, in one go. */
  async function prove({ body, cookies, visitor }: Confirming, { userId, sessionHash }: Caller) {
    if ('credential' in body) {
      const used = await passkeys.used({ browserHash: sessionHash, purpose: 'deed' }, body.credential);
      return used?.userId === userId && used.deedHash === body.deed ? accept(true) : refused('passkeyRefused');
    }
    if (!(await factorWays(db, userId)).code) return refused('factorCodeWrong');
    const trying = { userId, cookies, visitor };
    const limited = await tries.take(trying);
    if (limited) return limited;
    const known = db.selectFrom('app_user').select('password_hash').where('id', '=', userId);
    const { password_hash } = await known.executeTakeFirstOrThrow();
    if (!(await hasher.verify(body.password, password_hash))) return refused('credentialsWrong');
    if (!(await codes.take(db, userId, body.code))) return refused('factorCodeWrong');
    await tries.forget(trying);
    return accept(true);
  }

  return [
    signedInRoute(readDeed, async (_call, caller) => accept(await pendingDeedOf(db, caller))),

    signedInRoute(deedPasskeyOptions, async ({ body }, caller) => {
      if (!(await isAskedHere(db, caller, body.deed))) return refused('notFound');
      const { userId, sessionHash: browserHash } = caller;
      return accept({ ...(await passkeys.optionsToUse({ userId, browserHash, deedHash: body.deed })) });
    }),

    signedInRoute(confirmDeed, async (call, caller) => {
      if (!(await isAskedHere(db, caller, call.body.deed))) return refused('notFound');
      const proved = await prove(call, caller);
      const event = { kind: 'deedConfirmed', userId: caller.userId, visitor: call.visitor } as const;
      if (!proved.ok) {
        events.note({ ...event, outcome: 'refused' });
        return proved;
      }
      await confirmDeedOf(db, caller, call.body.deed);
      await events.write(db, { ...event, outcome: 'done' });
      return accept({ done: true as const });
    }),
  ];
};
