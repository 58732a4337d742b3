import { sql } from 'kysely';
import type { Language } from '#contract/protocol/language.ts';
import type { OpenedSession } from '#contract/session/session.ts';
import { deviceCookieDays, sessionIdleSeconds } from '#domain/account/browserMemory.ts';
import { deviceName } from '#domain/account/deviceName.ts';
import { accept } from '#domain/result.ts';
import { databaseNow } from '../database/databaseClock.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { sha256Hex, signingKeyFor } from '../http/requestSignature.ts';
import { type Cookies, type Outcome, refused } from '../http/route.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import type { Visitor } from '../security/visitor.ts';
import type { TellAccount } from './accountNews.ts';
import { stopRemoval } from './factors/factorRemoval.ts';
import { factorWays, hasFactor } from './factors/factorStanding.ts';
import { beginHalfSignIn } from './factors/halfSignIns.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { SessionStore } from './sessionStore.ts';
import { readUserView } from './userView.ts';

export type OpeningDependencies = {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly devices: KnownDevices;
  readonly tellAccount: TellAccount;
  readonly keys: Keyring;
  readonly events: SecurityEvents;
};

type Entrance = {
  readonly userId: string;
  readonly cookies: Cookies;
  readonly userAgent: string;
  readonly language: Language;
  readonly visitor: Visitor;
  /** What was proved: something known or a way into a mailbox, or a second factor as well. */
  readonly by: 'oneFactor' | 'twoFactors';
  /** Straight after the account was confirmed: its owner need not be told of it. */
  readonly isFirst?: true;
};

export type OpenSession = ReturnType<typeof sessionOpener>;

/**
 * The only way a session begins. Whoever has a second factor gets none without it from a browser they never signed in
 * with, whichever way they came. The browser's old session ends: an identifier never lives through a sign-in (ASVS 7.2.4).
 */
export const sessionOpener = (dependencies: OpeningDependencies) => {
  const { db, sessions, devices, keys, events } = dependencies;
  return async (entrance: Entrance): Promise<Outcome<OpenedSession>> => {
    const { userId, cookies, userAgent, language, visitor, by } = entrance;
    const isKnown = devices.isKnown({ userId, cookie: cookies.read('device') });
    if (by === 'oneFactor' && !isKnown) {
      const ways = await factorWays(db, userId);
      if (hasFactor(ways)) {
        await beginHalfSignIn(db, { userId, cookies });
        const words = Object.entries(ways).flatMap(([way, isThere]) => (isThere ? [way] : []));
        return refused('secondFactorRequired', { params: { ways: words.join(' ') } });
      }
    }
    await keepDevice(dependencies, entrance, !isKnown);
    const old = cookies.read('sid');
    if (old) await sessions.end(sha256Hex(old));
    const { cookie, sessionHash } = await sessions.open(userId, deviceName(userAgent));
    if (by === 'twoFactors') await keepFactorsProved(sessionHash);
    cookies.set('sid', cookie, sessionIdleSeconds);
    if (cookies.read('factor') !== undefined) cookies.clear('factor');
    await keepLanguage(db, { userId, language });
    const signingKey = signingKeyFor(keys, sessionHash).toString('base64url');
    return accept({ user: await readUserView(db, userId), signingKey });

    /** Whoever resets a password and still has the factor is its owner: it stays, and other devices are signed out now. */
    async function keepFactorsProved(opened: string) {
      const stopped = await inTransaction(db, (transaction) => stopRemoval(transaction, { userId, visitor, events }));
      if (stopped) await sessions.endOthersOf({ userId, sessionHash: opened });
    }
  };
};

/** A known device keeps its name; a new one gets one, and its person is told. */
async function keepDevice(
  { db, devices, events, tellAccount }: OpeningDependencies,
  { userId, cookies, visitor, by, isFirst }: Entrance,
  isNew: boolean,
): Promise<void> {
  const before = cookies.read('device');
  const device = before !== undefined && !isNew ? before : devices.cookieFor(userId);
  cookies.set('device', device, deviceCookieDays * 86_400);
  await inTransaction(db, async (transaction) => {
    const visit = { userId, visitor, device: devices.nameOf(device), outcome: 'done' } as const;
    await events.write(transaction, { kind: 'signIn', ...visit });
    if (by === 'twoFactors') await events.write(transaction, { kind: 'factorUsed', ...visit });
    if (!isNew || isFirst) return;
    await events.write(transaction, { kind: 'newDevice', ...visit });
    await tellAccount(transaction, {
      key: `signedIn:${newId()}`,
      userId,
      type: 'signedIn',
      at: await databaseNow(transaction),
    });
  });
}

/** Whoever signs in goes on reading in the language they signed in with, and is written to in it (LNG-03). */
const keepLanguage = (db: Db, { userId, language }: { userId: string; language: Language }) =>
  sql`update app_user set settings = settings || jsonb_build_object('language', ${language}::text)
    where id = ${userId} and settings ->> 'language' is distinct from ${language}`.execute(db);
