import { sql } from 'kysely';
import type { AccountAct } from '#contract/account/deed.ts';
import {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  keepFactors,
  newPasskeyOptions,
  readFactors,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '#contract/session/secondFactor.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type Caller, type Outcome, refused, signedInRoute } from '../../http/route.ts';
import type { SecurityEvents } from '../../security/securityEvents.ts';
import type { TellAccount } from '../accountNews.ts';
import { usernameOf } from '../userView.ts';
import type { FactorCodes } from './factorCodes.ts';
import { type ChangeTold, tellFactorChange } from './factorNews.ts';
import { stopRemoval } from './factorRemoval.ts';
import { readFactorsOf } from './factorStanding.ts';
import type { FactorTries } from './factorTries.ts';
import { mostPasskeys, type Passkeys } from './passkeys.ts';
import { confirmed } from './stepUp.ts';

export type FactorDependencies = {
  readonly db: Db;
  readonly passkeys: Passkeys;
  readonly codes: FactorCodes;
  readonly tries: FactorTries;
  readonly events: SecurityEvents;
  readonly tellAccount: TellAccount;
};

/** The second factors of somebody signed in. Each change is confirmed first, kept in the record and told. */
export const factorRoutes = (dependencies: FactorDependencies) => [
  ...passkeyRoutes(dependencies),
  ...authenticatorRoutes(dependencies),

  signedInRoute(readFactors, async (_call, { userId }) => accept(await readFactorsOf(dependencies.db, userId))),

  signedInRoute(keepFactors, async ({ visitor }, { userId }) => {
    const { db, events } = dependencies;
    const stopped = await inTransaction(db, (transaction) => stopRemoval(transaction, { userId, visitor, events }));
    return stopped ? accept({ done: true as const }) : refused('notFound');
  }),
];

const actConfirmed = (db: Db, caller: Caller, act: AccountAct, thing?: { id: string; name: string }) =>
  confirmed(db, caller, {
    shown: { kind: 'account', act, ...(thing && { about: thing.name }) },
    about: thing?.id,
  });

const passkeyRoutes = ({ db, passkeys, ...news }: FactorDependencies) => [
  signedInRoute(newPasskeyOptions, async (_call, caller) => {
    const asked = await actConfirmed(db, caller, 'addPasskey');
    if (!asked.ok) return asked;
    const { userId, sessionHash: browserHash } = caller;
    const account = db.selectFrom('app_user').select(['email', 'phone']).where('id', '=', userId);
    const userName = usernameOf(await account.executeTakeFirstOrThrow());
    return accept({ ...(await passkeys.registrationOptions({ userId, browserHash, userName })) });
  }),

  signedInRoute(addPasskey, async ({ body: { name, credential }, visitor }, { userId, sessionHash }) => {
    const made = await passkeys.made({ userId, browserHash: sessionHash }, credential);
    if (!made) return refused('passkeyRefused');
    const added = await inTransaction(db, async (transaction): Promise<Outcome<true>> => {
      await sql`select from app_user where id = ${userId} for no key update`.execute(transaction);
      const kept = await sql<{ count: number }>`select count(*)::int as count from passkey
        where user_id = ${userId}`.execute(transaction);
      if ((kept.rows[0]?.count ?? 0) >= mostPasskeys) return refused('factorsFull');
      const inserted = await transaction
        .insertInto('passkey')
        .values({ ...made, name: name.trim(), last_used_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!inserted) return refused('passkeyRefused');
      await tellFactorChange(transaction, { ...news, userId, visitor, change: 'factorAdded', factor: 'passkey' });
      return accept(true);
    });
    return added.ok ? accept(await readFactorsOf(db, userId)) : added;
  }),

  signedInRoute(renamePasskey, async ({ params, body }, { userId }) => {
    const renamed = await db
      .updateTable('passkey')
      .set({ name: body.name.trim() })
      .where('id', '=', params.passkeyId)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return renamed ? accept(await readFactorsOf(db, userId)) : refused('notFound');
  }),

  signedInRoute(removePasskey, async ({ params: { passkeyId: id }, visitor }, caller) => {
    const { userId } = caller;
    const own = db.selectFrom('passkey').select(['id', 'name']).where('id', '=', id).where('user_id', '=', userId);
    const passkey = await own.executeTakeFirst();
    if (!passkey) return refused('notFound');
    const asked = await actConfirmed(db, caller, 'removePasskey', passkey);
    if (!asked.ok) return asked;
    await inTransaction(db, async (transaction) => {
      await transaction.deleteFrom('passkey').where('id', '=', id).execute();
      await tellFactorChange(transaction, { ...news, userId, visitor, change: 'factorRemoved', factor: 'passkey' });
    });
    return accept(await readFactorsOf(db, userId));
  }),
];

const authenticatorRoutes = ({ db, codes, tries, ...news }: FactorDependencies) => {
  const tell = (transaction: Db, told: Pick<ChangeTold, 'userId' | 'visitor' | 'change'>) =>
    tellFactorChange(transaction, { ...news, ...told, factor: 'authenticator' });

  return [
    signedInRoute(beginAuthenticator, async (_call, caller) => {
      const asked = await actConfirmed(db, caller, 'addAuthenticator');
      if (!asked.ok) return asked;
      const { userId } = caller;
      const account = db.selectFrom('app_user').select(['email', 'phone']).where('id', '=', userId);
      const label = usernameOf(await account.executeTakeFirstOrThrow());
      const begun = await codes.begin(db, { userId, label });
      return begun ? accept(begun) : refused('factorsFull');
    }),

    signedInRoute(confirmAuthenticator, async ({ body: { code }, cookies, visitor }, { userId }) => {
      const limited = await tries.take({ userId, cookies, visitor });
      if (limited) return limited;
      return inTransaction(db, async (transaction): Promise<Outcome<{ recoveryCodes: string[] }>> => {
        if (!(await codes.confirm(transaction, userId, code))) return refused('factorCodeWrong');
        await tell(transaction, { userId, visitor, change: 'factorAdded' });
        return accept({ recoveryCodes: await codes.renewRecoveryCodes(transaction, userId) });
      });
    }),

    signedInRoute(removeAuthenticator, async ({ visitor }, caller) => {
      const { userId } = caller;
      if (!(await readFactorsOf(db, userId)).hasAuthenticator) return refused('notFound');
      const asked = await actConfirmed(db, caller, 'removeAuthenticator');
      if (!asked.ok) return asked;
      await inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('authenticator').where('user_id', '=', userId).execute();
        await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
        await tell(transaction, { userId, visitor, change: 'factorRemoved' });
      });
      return accept(await readFactorsOf(db, userId));
    }),

    signedInRoute(renewRecoveryCodes, async ({ visitor }, caller) => {
      const { userId } = caller;
      if (!(await readFactorsOf(db, userId)).hasAuthenticator) return refused('notFound');
      const asked = await actConfirmed(db, caller, 'renewRecoveryCodes');
      if (!asked.ok) return asked;
      return inTransaction(db, async (transaction) => {
        const recoveryCodes = await codes.renewRecoveryCodes(transaction, userId);
        await news.events.write(transaction, { kind: 'recoveryCodesRenewed', outcome: 'done', userId, visitor });
        return accept({ recoveryCodes });
      });
    }),
  ];
};
