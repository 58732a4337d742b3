import { requestPasswordReset, resetPassword, verifyPasswordReset } from '#contract/account/registration.ts';
import { confirmationMatches, passwordProblems } from '#domain/account/passwordRules.ts';
import { accept } from '#domain/result.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Challenges } from '../http/challenges.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { type Outcome, publicRoute, refused } from '../http/route.ts';
import type { Messages } from '../messages/messages.ts';
import { addNotification } from '../notification/notificationStore.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import type { TellAccount } from './accountNews.ts';
import { nobody } from './accountRecipients.ts';
import { setPassword } from './accountStore.ts';
import type { CodeSender } from './codeSender.ts';
import { type Codes, codesPerVisitor } from './codes.ts';
import { commonPasswords } from './commonPasswords.ts';
import { askRemoval } from './factors/factorRemoval.ts';
import type { Links } from './links.ts';
import { issueToken, redeemToken } from './oneTimeTokens.ts';
import { passwordChangedNotice } from './passwordChangedNotice.ts';
import type { PasswordHasher } from './passwordHasher.ts';
import type { SessionStore } from './sessionStore.ts';
import { findAccount, isImpossiblePhone, readUsername } from './username.ts';

/** New passwords one visitor may set; each costs us a slow hash. */
const resetsPerVisitor: Allowance = { limit: 60, windowSeconds: 3_600 };

type Dependencies = {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly limiter: AttemptLimiter;
  readonly hasher: PasswordHasher;
  readonly codes: Codes;
  readonly messages: Messages;
  readonly sendCode: CodeSender;
  readonly links: Links;
  readonly events: SecurityEvents;
  readonly tellAccount: TellAccount;
  readonly challenges: Challenges;
};

/** A forgotten password: code or link first, then a new one, which ends every session (AUT-23). */
export const passwordRoutes = (dependencies: Dependencies) => {
  const { db, sessions, limiter, hasher, codes, messages, sendCode, links, events, tellAccount, challenges } =
    dependencies;
  return [
    publicRoute(requestPasswordReset, async ({ body, language, cookies, visitor, proofOfWork }) => {
      const username = readUsername(body.username);
      const proof = await challenges.proofOf(proofOfWork, { call: 'code', about: username.key });
      const limited = await limiter.takeWorkedFrom(visitor, 'code', codesPerVisitor, proof);
      if (limited) return limited;
      if (isImpossiblePhone(username)) return refused('phoneImpossible');
      const channel = body.type;
      return sendCode({
        purpose: 'passwordReset',
        channel,
        sentTo: username.text,
        language,
        cookies,
        proof,
        recipient: async (transaction) => {
          const account = await findAccount(transaction, username);
          await events.write(transaction, {
            kind: 'passwordResetAsked',
            outcome: 'done',
            userId: account?.id,
            visitor,
          });
          const to = channel === 'email' ? account?.email : account?.phone;
          if (!account || !to) return nobody(links);
          return {
            userId: account.id,
            to,
            message: ({ code, linkToken }) => ({
              template: 'passwordReset',
              params: { code, link: links.resetPassword(linkToken) },
            }),
          };
        },
      });
    }),

    publicRoute(verifyPasswordReset, async ({ body, cookies }) => {
      const verified = await inTransaction(db, async (transaction): Promise<Outcome<{ token: string }>> => {
        const entered = { browser: cookies.read('code'), code: body.code, purposes: ['passwordReset'] as const };
        const redeemed = await codes.redeemCode(transaction, entered);
        if (!redeemed.ok) return redeemed;
        const userId = redeemed.value.user_id;
        return accept({ token: await issueToken(transaction, { purpose: 'passwordReset', userId }) });
      });
      if (verified.ok) cookies.clear('code');
      return verified;
    }),

    publicRoute(resetPassword, async ({ body: { password, confirmation, token }, cookies, visitor }) => {
      if (token.trim() === '') return refused('tokenMissing');
      const limited = await limiter.takeFrom(visitor, 'passwordReset', resetsPerVisitor);
      if (limited) return limited;
      if (!confirmationMatches({ password, confirmation })) return refused('passwordsDiffer');
      const problems = passwordProblems(password, 'change', commonPasswords);
      if (problems.length > 0) {
        return refused('passwordRefused', { fields: problems.map((problem) => ({ field: 'password', problem })) });
      }

      const passwordHash = await hasher.hash(password);
      const reset = await inTransaction(db, async (transaction) => {
        const userId = await ownerOf(transaction, token.trim());
        if (userId === undefined) return undefined;
        const changed = await setPassword(transaction, { userId, passwordHash });
        await events.write(transaction, { kind: 'passwordReset', outcome: 'done', userId, visitor });
        const key = `passwordChanged:${newId()}`;
        await addNotification(transaction, { key, userId, type: 'passwordChanged' });
        // Where there is a second factor, signed-in devices stay: they are what can stop its removal (decision 056).
        const keepsDevices = await askRemoval(transaction, { userId, events, visitor, tellAccount });
        if (!keepsDevices) await messages.queue(transaction, { id: key, ...passwordChangedNotice(changed, links) });
        return { userId, keepsDevices };
      });
      if (!reset) return refused('tokenInvalid');
      if (!reset.keepsDevices) await sessions.endAllOf(reset.userId);
      cookies.clear('sid');
      return accept({ done: true as const });
    }),
  ];

  /** Whoever exchanged a code for a token, or follows the link of the same message. */
  async function ownerOf(transaction: Db, token: string): Promise<string | undefined> {
    const exchanged = await redeemToken(transaction, { purpose: 'passwordReset', token });
    if (exchanged !== undefined) return exchanged;
    const linked = await codes.redeemLink(transaction, { token, purposes: ['passwordReset'] });
    return linked.ok ? linked.value.user_id : undefined;
  }
};
