import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import { checkSession, signIn, signInInstantly, signOut } from '#contract/session.ts';
import { deviceCookieDays, sessionIdleSeconds } from '#domain/account/browserMemory.ts';
import { deviceName } from '#domain/account/deviceName.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Allowance, AttemptLimiter } from '../http/attemptLimiter.ts';
import { sha256Hex, signingKeyFor } from '../http/requestSignature.ts';
import { type Call, publicRoute, refused, signedInRoute } from '../http/route.ts';
import { newId } from '../ids.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import type { TellAccount } from './accountNews.ts';
import { unconfirmedAccount } from './accountRecipients.ts';
import type { CodeSender } from './codeSender.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { Links } from './links.ts';
import { redeemToken } from './oneTimeTokens.ts';
import type { PasswordHasher } from './passwordHasher.ts';
import type { SessionStore } from './sessionStore.ts';
import { findAccount, readUsername } from './username.ts';
import { readUserView, type UserRow } from './userView.ts';

/** Wrong passwords an account may be tried with (ASVS 6.1.1); a right one starts the count again. */
const triesPerAccount: Allowance = { limit: 10, windowSeconds: 900 };
/** Sign-ins from one address: enough for a house full of people behind it. */
const triesPerVisitor: Allowance = { limit: 300, windowSeconds: 900 };

type SigningIn = Pick<Call<typeof signIn>, 'cookies' | 'userAgent' | 'language' | 'visitor'>;

type Dependencies = {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly limiter: AttemptLimiter;
  readonly hasher: PasswordHasher;
  readonly devices: KnownDevices;
  readonly tellAccount: TellAccount;
  readonly sendCode: CodeSender;
  readonly links: Links;
  readonly masterSecret: string;
  readonly events: SecurityEvents;
};

export const sessionRoutes = (dependencies: Dependencies) => {
  const { db, sessions, limiter, hasher, devices, sendCode, links, masterSecret, events } = dependencies;
  /** The browser's old session ends: an identifier never lives through a sign-in (ASVS 7.2.4). */
  const opened = async (userId: string, { cookies, userAgent, language, visitor }: SigningIn, isNewDevice: boolean) => {
    await keepDevice(dependencies, { userId, cookies, visitor, isNewDevice });
    const old = cookies.read('sid');
    if (old) await sessions.end(sha256Hex(old));
    const { cookie, sessionHash } = await sessions.open(userId, deviceName(userAgent));
    cookies.set('sid', cookie, sessionIdleSeconds);
    await keepLanguage(db, { userId, language });
    const signingKey = signingKeyFor(masterSecret, sessionHash).toString('base64url');
    return accept({ user: await readUserView(db, userId), signingKey });
  };

  return [
    publicRoute(signIn, async (call) => {
      const { body, language, cookies, visitor } = call;
      const username = readUsername(body.username);
      const account = await findAccount(db, username);
      const device = cookies.read('device');
      const isKnown = account !== undefined && devices.isKnown({ userId: account.id, cookie: device });
      const bucket = isKnown ? `signIn:device:${sha256Hex(device ?? '')}` : `signIn:${username.key}`;
      const limited =
        (await limiter.takeFrom(visitor, 'signIn', triesPerVisitor)) ?? (await limiter.take(bucket, triesPerAccount));
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
          language,
          cookies,
          recipient: async () => unconfirmedAccount(account, links),
        });
        return refused('accountNotConfirmed');
      }
      await renewHash(account, body.password);
      if (!body.skipSession) return opened(account.id, call, !isKnown);
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
      return opened(account.id, call, false);
    }),

    signedInRoute(checkSession, async ({ cookies }, { userId }) => {
      const cookie = cookies.read('sid');
      if (cookie) cookies.set('sid', cookie, sessionIdleSeconds);
      return accept({ user: await readUserView(db, userId) });
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

type Visit = Pick<SigningIn, 'cookies' | 'visitor'> & { readonly userId: string; readonly isNewDevice: boolean };

/** A known device keeps its name; a new one gets one, and its person is told. */
async function keepDevice(
  { db, devices, events, tellAccount }: Dependencies,
  { userId, cookies, visitor, isNewDevice }: Visit,
): Promise<void> {
  const before = cookies.read('device');
  const device =
    before !== undefined && devices.isKnown({ userId, cookie: before }) ? before : devices.cookieFor(userId);
  cookies.set('device', device, deviceCookieDays * 86_400);
  await inTransaction(db, async (transaction) => {
    const visit = { userId, visitor, device: devices.nameOf(device), outcome: 'done' } as const;
    await events.write(transaction, { kind: 'signIn', ...visit });
    if (!isNewDevice) return;
    await events.write(transaction, { kind: 'newDevice', ...visit });
    await tellAccount(transaction, { key: `signedIn:${newId()}`, userId, type: 'signedIn', at: new Date() });
  });
}

/** Whoever signs in goes on reading in the language they signed in with, and is written to in it (LNG-03). */
const keepLanguage = (db: Db, { userId, language }: { userId: string; language: Language }) =>
  sql`update app_user set settings = settings || jsonb_build_object('language', ${language}::text)
    where id = ${userId} and settings ->> 'language' is distinct from ${language}`.execute(db);

/** Where an account that nobody has confirmed yet gets its codes. */
function addressOf({ email, phone }: UserRow): { readonly channel: 'email' | 'sms'; readonly sentTo: string } {
  return email === null ? { channel: 'sms', sentTo: phone ?? '' } : { channel: 'email', sentTo: email };
}
