import { changePassword } from '#contract/account/profile.ts';
import { confirmationMatches, passwordProblems } from '#domain/account/passwordRules.ts';
import { accept } from '#domain/result.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { refused, signedInRoute } from '../http/route.ts';
import type { Messages } from '../messages/messages.ts';
import { addNotification } from '../notification/notificationStore.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import { setPassword } from './accountStore.ts';
import { commonPasswords } from './commonPasswords.ts';
import { confirmedByFactor } from './factors/stepUp.ts';
import type { Links } from './links.ts';
import { passwordChangedNotice } from './passwordChangedNotice.ts';
import type { PasswordHasher } from './passwordHasher.ts';
import type { SessionStore } from './sessionStore.ts';

/** Old passwords one person may try: whoever finds an open session is not to guess its password there. */
const triesAllowed: Allowance = { limit: 10, windowSeconds: 900 };

type Dependencies = {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly limiter: AttemptLimiter;
  readonly hasher: PasswordHasher;
  readonly messages: Messages;
  readonly links: Links;
  readonly events: SecurityEvents;
};

/** A known password replaced: this device stays signed in, every other one is signed out (PRF-08, ASVS 7.4.3). */
export const changePasswordRoute = ({ db, sessions, limiter, hasher, messages, links, events }: Dependencies) =>
  signedInRoute(changePassword, async ({ body, visitor }, caller) => {
    const { userId } = caller;
    const bucket = `changePassword:${userId}`;
    const limited = await limiter.take(bucket, triesAllowed);
    if (limited) return limited;
    const known = db.selectFrom('app_user').select('password_hash').where('id', '=', userId);
    const { password_hash } = await known.executeTakeFirstOrThrow();
    if (!(await hasher.verify(body.oldPassword, password_hash))) {
      events.note({ kind: 'stepUp', outcome: 'refused', userId, visitor });
      return refused('oldPasswordWrong');
    }
    await limiter.forget(bucket);

    if (!confirmationMatches(body)) return refused('passwordsDiffer');
    const problems = passwordProblems(body.password, 'change', commonPasswords);
    if (problems.length > 0) {
      return refused('passwordRefused', { fields: problems.map((problem) => ({ field: 'password', problem })) });
    }
    const shown = { kind: 'account', act: 'changePassword' } as const;
    const asked = await confirmedByFactor(db, caller, { shown, about: undefined });
    if (!asked.ok) return asked;
    const passwordHash = await hasher.hash(body.password);
    await inTransaction(db, async (transaction) => {
      const changed = await setPassword(transaction, { userId, passwordHash });
      await events.write(transaction, { kind: 'passwordChanged', outcome: 'done', userId, visitor });
      const key = `passwordChanged:${newId()}`;
      await messages.queue(transaction, { id: key, ...passwordChangedNotice(changed, links) });
      await addNotification(transaction, { key, userId, type: 'passwordChanged' });
    });
    await sessions.endOthersOf(caller);
    return accept({ done: true as const });
  });
