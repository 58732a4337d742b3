import { registerAccount, registerEmail, resendActivation } from '#contract/account/registration.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { databaseNow } from '../database/databaseClock.ts';
import type { Db } from '../database/open.ts';
import type { Challenges } from '../http/challenges.ts';
import type { AttemptLimiter, ChallengedAllowance } from '../http/rateLimiter.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import { publicRoute, refused, signedInRoute } from '../http/route.ts';
import { existingAccount, nobody, unconfirmedAccount } from './accountRecipients.ts';
import { accountFrom, insertAccount } from './accountStore.ts';
import { checkRegistrationCall } from './checkRegistration.ts';
import type { CodeSender, Recipient } from './codeSender.ts';
import { codesPerVisitor } from './codes.ts';
import { confirmed } from './factors/stepUp.ts';
import type { Links } from './links.ts';
import type { PasswordHasher } from './passwordHasher.ts';
import { findAccount, isImpossiblePhone, readUsername } from './username.ts';

/** Accounts one visitor may register: a whole household, never a list of addresses. */
export const registrationsPerVisitor: ChallengedAllowance = { limit: 100, free: 20, windowSeconds: 3_600 };

type Dependencies = {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly hasher: PasswordHasher;
  readonly sendCode: CodeSender;
  readonly links: Links;
  readonly challenges: Challenges;
};

export const registrationRoutes = ({ db, limiter, hasher, sendCode, links, challenges }: Dependencies) => [
  publicRoute(registerAccount, async ({ body, language, cookies, visitor, proofOfWork }) => {
    const proof = await challenges.proofOf(proofOfWork, { call: 'registration', about: body.email + body.mobile });
    const limited = await limiter.takeWorkedFrom(visitor, 'registration', registrationsPerVisitor, proof);
    if (limited) return limited;
    const checked = checkRegistrationCall(body, await databaseNow(db));
    if (!checked.ok) return checked;

    const passwordHash = await hasher.hash(body.password);
    const entered = accountFrom({ body, checked: checked.value, passwordHash, language });
    const sentTo = entered.email ?? checked.value.phone.e164;
    return sendCode({
      purpose: 'account',
      channel: body.channel,
      sentTo,
      language,
      cookies,
      proof,
      recipient: async (transaction) => {
        const account = await insertAccount(transaction, entered);
        return account.status === 'UNCONFIRMED'
          ? unconfirmedAccount(account, links, entered)
          : existingAccount(sentTo, links);
      },
    });
  }),

  publicRoute(resendActivation, async ({ body, language, cookies, visitor, proofOfWork }) => {
    const username = readUsername(body.username);
    const proof = await challenges.proofOf(proofOfWork, { call: 'code', about: username.key });
    const limited = await limiter.takeWorkedFrom(visitor, 'code', codesPerVisitor, proof);
    if (limited) return limited;
    if (isImpossiblePhone(username)) return refused('phoneImpossible');
    return sendCode({
      purpose: 'account',
      channel: username.channel,
      sentTo: username.text,
      language,
      cookies,
      proof,
      recipient: async (transaction) => {
        const account = await findAccount(transaction, username);
        if (account?.status !== 'UNCONFIRMED') return nobody(links);
        const registration = await registrationOf(transaction, { browser: cookies.read('code'), userId: account.id });
        return unconfirmedAccount(account, links, registration);
      },
    });
  }),

  signedInRoute(registerEmail, async ({ body, language, cookies, proofOfWork }, caller) => {
    const { userId } = caller;
    const email = checkEmail(body.email);
    const isAskedAgain = email.ok && (await isPending(db, { userId, email: email.value }));
    if (!isAskedAgain) {
      const about = email.ok ? email.value : '';
      const asked = await confirmed(db, caller, { shown: { kind: 'account', act: 'registerEmail', about }, about });
      if (!asked.ok) return asked;
    }
    if (!email.ok) return refused('registrationInvalid', { fields: [{ field: 'email', problem: email.refusal }] });
    const to = email.value;
    const proof = await challenges.proofOf(proofOfWork, { call: 'code', about: to });
    return sendCode({
      purpose: 'newEmail',
      channel: 'email',
      sentTo: to,
      language,
      cookies,
      proof,
      recipient: (transaction) => keepNewEmail(transaction, { userId, to, links }),
    });
  }),
];

/** The address waits for its code; one that somebody has already gets a message that says so. */
async function keepNewEmail(
  transaction: Db,
  { userId, to, links }: { userId: string; to: string; links: Links },
): Promise<Recipient> {
  const account = await transaction
    .updateTable('app_user')
    .set({ pending_email: to })
    .where('id', '=', userId)
    .where('email', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const others = transaction.selectFrom('app_user').select('id').where('email', '=', to);
  if (!account || (await others.executeTakeFirst())) return existingAccount(to, links);
  return {
    userId,
    to,
    message: ({ code, linkToken }) => ({
      template: 'newEmailCode',
      params: { code, link: links.confirmAccount(linkToken) },
    }),
  };
}

/** The person chose this address already, with their password: another code for it changes nothing. */
async function isPending(db: Db, { userId, email }: { userId: string; email: string }): Promise<boolean> {
  const pending = db.selectFrom('app_user').select('id').where('id', '=', userId).where('pending_email', '=', email);
  return (await pending.executeTakeFirst()) !== undefined;
}

/** What this browser entered when it asked for its last code, which the next code stands for too. */
async function registrationOf(transaction: Db, { browser, userId }: { browser: string | undefined; userId: string }) {
  const last = await transaction
    .selectFrom('code_request')
    .select('registration')
    .where('browser_hash', '=', sha256Hex(browser ?? ''))
    .where('purpose', '=', 'account')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return last?.registration ?? undefined;
}
