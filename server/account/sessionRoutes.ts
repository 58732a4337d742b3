import { checkSession, signIn, signInInstantly, signOut } from '#contract/session/session.ts';
import { sessionIdleSeconds } from '#domain/account/browserMemory.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import type { Challenges } from '../http/challenges.ts';
import type { Allowance, AttemptLimiter, ChallengedAllowance } from '../http/rateLimiter.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import { publicRoute, refused, signedInRoute } from '../http/route.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import { unconfirmedAccount } from './accountRecipients.ts';
import type { CodeSender } from './codeSender.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { Links } from './links.ts';
import { redeemToken } from './oneTimeTokens.ts';
import type { OpenSession } from './openSession.ts';
import type { PasswordHasher } from './passwordHasher.ts';
import type { SessionStore } from './sessionStore.ts';
import { findAccount, readUsername } from './username.ts';
import { readUserView, type UserRow } from './userView.ts';

/** Wrong passwords from a browser the account knows; a right one starts the count again. */
export const triesPerBrowser: Allowance = { limit: 10, windowSeconds: 900 };
/** Wrong passwords from all other browsers together: ten, and then each takes work. */
export const triesPerAccount: ChallengedAllowance = { limit: 100, free: 10, windowSeconds: 3_600 };
/** Sign-ins from one address: enough for a house full of people behind it. */
export const triesPerVisitor: Allowance = { limit: 300, windowSeconds: 900 };

type Dependencies = {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly limiter: AttemptLimiter;
  readonly hasher: PasswordHasher;
  readonly devices: KnownDevices;
  readonly sendCode: CodeSender;
  readonly links: Links;
  readonly openSession: OpenSession;
  readonly events: SecurityEvents;
  readonly challenges: Challenges;
};

export const sessionRoutes = (dependencies: Dependencies) => {
  const { db, sessions, limiter, hasher, devices, sendCode, links, openSession, events, challenges } = dependencies;
  return [
    publicRoute(signIn, async (call) => {
      const { body, language, cookies, visitor, proofOfWork } = call;
      const username = readUsername(body.username);
      const account = await findAccount(db, username);
      const device = cookies.read('device');
      const isKnown = account !== undefined && devices.isKnown({ userId: account.id, cookie: device });
      const bucket = isKnown ? `signIn:device:${sha256Hex(device ?? '')}` : `signIn:${username.key}`;
      const proof = await challenges.proofOf(proofOfWork, { call: 'signIn', about: username.key });
      const limited =
        (await limiter.takeFrom(visitor, 'signIn', triesPerVisitor)) ??
        (await (isKnown ? limiter.take(bucket, triesPerBrowser) : limiter.takeWorked(bucket, triesPerAccount, proof)));
      const attempted = { userId: account?.id, visitor, outcome: 'refused' } as const;
      if (limited) {
        events.note({ kind: 'lockOut', ...attempted });
        return limited;
      }

      const isRight = await hasher.verify(body.password, account?.password_hash);
      if (!account || !isRight || account.status !== 'ACTIVE') {
        events.note({ kind: body.skipSession ? 'stepUp' : 'signIn', ...attempted });
      }
      if (!account || !isRight) return refused('credentialsWrong');
      await limiter.forget(bucket);

      if (account.status === 'BLOCKED') return refused('accountBlocked');
      if (account.status === 'INACTIVE') return refused('accountInactive');
      if (account.status === 'UNCONFIRMED') {
        await sendCode({
          purpose: 'account',
          ...addressOf(account),
          ...{ language, cookies, proof },
          recipient: async () => unconfirmedAccount(account, links),
        });
        return refused('accountNotConfirmed');
      }
      await renewHash(account, body.password);
      if (!body.skipSession) return openSession({ ...call, userId: account.id, by: 'oneFactor' });
      const cookie = cookies.read('sid');
      if (cookie) await sessions.freshen({ cookie, userId: account.id });
      await events.write(db, { ...attempted, kind: 'stepUp', outcome: 'done' });
      return accept({ user: await readUserView(db, account.id) });
    }),

    publicRoute(signInInstantly, async (call) => {
      const { body } = call;
      const account = await findAccount(db, readUsername(body.username));
      const userId = await redeemToken(db, { purpose: 'instantSignIn', token: body.token });
      if (!account || account.id !== userId || account.status !== 'ACTIVE') return refused('tokenInvalid');
      return openSession({ ...call, userId: account.id, by: 'oneFactor', isFirst: true });
    }),

    signedInRoute(checkSession, async ({ cookies }, { userId, sessionHash }) => {
      const cookie = cookies.read('sid');
      if (cookie) cookies.set('sid', cookie, sessionIdleSeconds);
      return accept({ user: await readUserView(db, userId), endsIn: await sessions.timeLeft(sessionHash) });
    }),

    signedInRoute(signOut, async ({ cookies }, { sessionHash }) => {
      await sessions.end(sessionHash);
      cookies.clear('sid');
      cookies.clear('code');
      cookies.clearStorage();
      return accept({ done: true as const });
    }),
  ];

  async function renewHash({ id, password_hash }: UserRow, password: string) {
    if (!hasher.isOutdated(password_hash)) return;
    const renewed = await hasher.hash(password);
    await db.updateTable('app_user').set({ password_hash: renewed }).where('id', '=', id).execute();
  }
};

/** Where an account that nobody has confirmed yet gets its codes. */
function addressOf({ email, phone }: UserRow): { readonly channel: 'email' | 'sms'; readonly sentTo: string } {
  return email === null ? { channel: 'sms', sentTo: phone ?? '' } : { channel: 'email', sentTo: email };
}
