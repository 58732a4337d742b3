import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword, updateSettings } from '#contract/account/profile.ts';
import { requestPasswordReset, resetPassword, verifyPasswordReset } from '#contract/account/registration.ts';
import {
  keepFactors,
  readFactors,
  removeAuthenticator,
  renewRecoveryCodes,
  signInByCode,
  signInByPasskey,
  signInPasskeyOptions,
} from '#contract/session/secondFactor.ts';
import { checkSession, signIn } from '#contract/session/session.ts';
import { isRecoveryCode } from '#domain/account/codeFormat.ts';
import { newId } from '#server/database/ids.ts';
import { appCode, confirmByCode, refusalIn, withAuthenticator, withPasskey } from '#tests/fixtures/factorFixture.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import { messageThat, type Person, signInWith, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf, type Sender } from '#tests/fixtures/sender.ts';
import { until } from '#tests/fixtures/until.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const password = testPassword;
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The password in a browser this person never used. */
async function halfSignedIn({ username }: Person, typed = password): Promise<Sender> {
  const sender = createSender(app.baseUrl);
  const answer = await sender.call(signIn, { body: { username, password: typed } });
  expect(refusalIn(answer)).toBe('secondFactorRequired');
  return sender;
}

const finish = (sender: Sender, code: string) => sender.call(signInByCode, { body: { code } });

describe('signing in from a browser never seen', () => {
  test('takes a code besides the password, and no session is there before it', async () => {
    const person = await signUpAndIn(app);
    const { recoveryCodes } = await withAuthenticator(person);
    const sender = await halfSignedIn(person);
    expect([...sender.cookies.keys()].some((name) => name.endsWith('sid'))).toBe(false);
    expect(refusalIn(await sender.call(checkSession))).toBe('signInRequired');
    const { user } = dataOf(await finish(sender, recoveryCodes[0] ?? ''));
    expect(user.id).toBe(person.user.id);
  });

  test('says what the person has, and one their person used before takes the password alone', async () => {
    const person = await signUpAndIn(app);
    await withAuthenticator(person);
    const answer = await createSender(app.baseUrl).call(signIn, { body: { username: person.username, password } });
    expect(answer.ok ? undefined : answer.error.details?.params).toEqual({ ways: 'code' });
    await signInWith(app, { username: person.username, password }, person.sender);
  });

  test('a wrong password says nothing of a second factor', async () => {
    const person = await signUpAndIn(app);
    await withAuthenticator(person);
    const body = { username: person.username, password: 'Wrong-77-Kite' };
    expect(refusalIn(await createSender(app.baseUrl).call(signIn, { body }))).toBe('credentialsWrong');
  });

  test('without the password a code is worth nothing', async () => {
    const person = await signUpAndIn(app);
    const { secret } = await withAuthenticator(person);
    expect(refusalIn(await finish(createSender(app.baseUrl), appCode(secret, 1)))).toBe('signInExpired');
  });
});

describe('a code of an app', () => {
  test('is taken once, by the server’s clock, thirty seconds early or late (ASVS 6.5.1, 6.5.8)', async () => {
    const person = await signUpAndIn(app);
    const { secret } = await withAuthenticator(person);
    expect(refusalIn(await finish(await halfSignedIn(person), appCode(secret)))).toBe('factorCodeWrong');
    expect(refusalIn(await finish(await halfSignedIn(person), appCode(secret, 3)))).toBe('factorCodeWrong');
    const next = appCode(secret, 1);
    expect(refusalIn(await finish(await halfSignedIn(person), next))).toBe('done');
    expect(refusalIn(await finish(await halfSignedIn(person), next))).toBe('factorCodeWrong');
  });

  test('taken twice at once is taken once', async () => {
    const person = await signUpAndIn(app);
    const { secret } = await withAuthenticator(person);
    const senders = [await halfSignedIn(person), await halfSignedIn(person), await halfSignedIn(person)];
    const code = appCode(secret, 1);
    const answers = await Promise.all(senders.map((sender) => finish(sender, code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('cannot be guessed, and who guesses elsewhere shuts nobody out of their own browser (ASVS 6.3.1)', async () => {
    const person = await signUpAndIn(app);
    const { secret } = await withAuthenticator(person);
    const guesser = await halfSignedIn(person);
    const answers = [];
    for (let guess = 0; guess < 8; guess++)
      answers.push(refusalIn(await finish(guesser, wrongCode(appCode(secret, 1)))));
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('factorCodeWrong'));
    expect(answers.slice(5)).toEqual(Array(3).fill('tooManyRequests'));
    expect(refusalIn(await finish(await halfSignedIn(person), appCode(secret, 1)))).toBe('tooManyRequests');
    expect(refusalIn(await person.sender.call(updateSettings, { body: { marketingPermissions: false } }))).toBe(
      'reauthenticationRequired',
    );
    expect(refusalIn(await confirmByCode(person, appCode(secret, 1)))).toBe('done');
  });

  test('confirms a deed with the password and not without (ASVS 7.5.3)', async () => {
    const person = await signUpAndIn(app);
    const { secret } = await withAuthenticator(person);
    const body = { marketingPermissions: false };
    expect(refusalIn(await person.sender.call(updateSettings, { body }))).toBe('reauthenticationRequired');
    await signInWith(app, { username: person.username, password }, person.sender);
    expect(refusalIn(await person.sender.call(updateSettings, { body }))).toBe('reauthenticationRequired');
    expect(refusalIn(await confirmByCode(person, appCode(secret)))).toBe('factorCodeWrong');
    expect(refusalIn(await confirmByCode(person, appCode(secret, 1)))).toBe('done');
    expect(refusalIn(await person.sender.call(updateSettings, { body }))).toBe('done');
    expect(refusalIn(await person.sender.call(updateSettings, { body: { marketingPermissions: true } }))).toBe(
      'reauthenticationRequired',
    );
  });

  test('is asked for before a new password, besides the old (ASVS 7.5.1)', async () => {
    const person = await signUpAndIn(app);
    await withAuthenticator(person);
    const body = { oldPassword: password, password: 'Harbour-77-Kite', confirmation: 'Harbour-77-Kite' };
    expect(refusalIn(await person.sender.call(changePassword, { body }))).toBe('reauthenticationRequired');
  });
});

describe('recovery codes', () => {
  test('are ten, each taken once, kept as hashes; how many are left is told (ASVS 6.5.1, 6.5.2)', async () => {
    const person = await signUpAndIn(app);
    const { recoveryCodes } = await withAuthenticator(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.filter((each) => !isRecoveryCode(each))).toEqual([]);
    const [code = ''] = recoveryCodes;
    expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
    const kept = await sql`select 1 from recovery_code where code_hash like ${`%${code}%`}`.execute(app.db);
    expect(kept.rows).toEqual([]);
    expect(refusalIn(await finish(await halfSignedIn(person), code.toUpperCase()))).toBe('done');
    expect(refusalIn(await finish(await halfSignedIn(person), code))).toBe('factorCodeWrong');
    expect(dataOf(await person.sender.call(readFactors)).recoveryCodesLeft).toBe(9);
  });

  test('made anew end the old, and go with the app (ASVS 6.5.6)', async () => {
    const person = await signUpAndIn(app);
    const { recoveryCodes } = await withAuthenticator(person);
    const [one = '', two = '', three = ''] = recoveryCodes;
    expect(refusalIn(await person.sender.call(renewRecoveryCodes))).toBe('reauthenticationRequired');
    dataOf(await confirmByCode(person, one));
    const renewed = dataOf(await person.sender.call(renewRecoveryCodes)).recoveryCodes;
    expect(refusalIn(await finish(await halfSignedIn(person), two))).toBe('factorCodeWrong');
    expect(refusalIn(await person.sender.call(removeAuthenticator))).toBe('reauthenticationRequired');
    expect(refusalIn(await confirmByCode(person, three))).toBe('factorCodeWrong');
    dataOf(await confirmByCode(person, renewed[0] ?? ''));
    const left = dataOf(await person.sender.call(removeAuthenticator));
    expect(left).toEqual({ passkeys: [], hasAuthenticator: false, recoveryCodesLeft: 0 });
    await messageThat(app, person.username, /You removed an authenticator app/);
  });
});

/** A new password through the mailbox alone. */
async function resets({ username }: Person): Promise<void> {
  const sender = createSender(app.baseUrl);
  dataOf(await sender.call(requestPasswordReset, { body: { username, type: 'email' } }));
  const { code } = await messageThat(app, username, /\b\d{6}\b.*password|password[\s\S]*\b\d{6}\b/i);
  const { token } = dataOf(await sender.call(verifyPasswordReset, { body: { code } }));
  const chosen = { password: newPassword, confirmation: newPassword, token };
  dataOf(await sender.call(resetPassword, { body: chosen }));
}
const newPassword = 'Harbour-77-Kite';

/** The server may not change when a removal is due, so one that is due takes its place. */
async function makeDue({ user }: Person): Promise<void> {
  await sql`update factor_removal set stopped_at = now() where user_id = ${user.id}`.execute(app.db);
  await app.db.insertInto('factor_removal').values({ id: newId(), user_id: user.id, due_at: new Date() }).execute();
}

describe('a reset by mailbox alone', () => {
  test('leaves the second factor, and starts a delay its person hears of (ASVS 6.4.3)', async () => {
    const person = await signUpAndIn(app);
    await withAuthenticator(person);
    await resets(person);
    await messageThat(app, person.username, /will be removed from Sawa/);
    expect(await opsLines(app, 'security', { transferId: person.username })).toMatch(
      /^second factor: authenticator app, 10 recovery codes left; comes off .* unless it is kept/,
    );
    const { hasAuthenticator, removedAt = 0 } = dataOf(await person.sender.call(readFactors));
    expect(hasAuthenticator).toBe(true);
    expect(removedAt - Date.now() / 1000).toBeGreaterThan(2.9 * 86_400);
    await halfSignedIn(person, newPassword);
  });

  test('is stopped from any device that is signed in', async () => {
    const person = await signUpAndIn(app);
    await withAuthenticator(person);
    await resets(person);
    dataOf(await person.sender.call(keepFactors));
    expect(dataOf(await person.sender.call(readFactors)).removedAt).toBeUndefined();
    expect(refusalIn(await person.sender.call(keepFactors))).toBe('notFound');
    await halfSignedIn(person, newPassword);
  });

  test('is stopped by whoever signs in with the factor, which then ends the other devices', async () => {
    const person = await signUpAndIn(app);
    const passkey = await withPasskey(app, person);
    await resets(person);
    const sender = await halfSignedIn(person, newPassword);
    const { challenge } = dataOf(await sender.call(signInPasskeyOptions));
    const credential = passkey.used({ challenge, origin: app.baseUrl });
    const { user, signingKey = '' } = dataOf(await sender.call(signInByPasskey, { body: { credential } }));
    sender.becomes(user.username, signingKey);
    expect(dataOf(await sender.call(readFactors)).removedAt).toBeUndefined();
    expect(refusalIn(await person.sender.call(checkSession))).toBe('signInRequired');
  });

  test('removes it when the delay is over and nobody has stopped it, and tells its person', async () => {
    const person = await signUpAndIn(app);
    await withPasskey(app, person);
    await resets(person);
    await makeDue(person);
    const passkeysLeft = async () => dataOf(await person.sender.call(readFactors)).passkeys.length;
    await until(passkeysLeft, (left) => left === 0);
    await messageThat(app, person.username, /were removed from Sawa/);
    await signInWith(app, { username: person.username, password: newPassword });
  });

  test('signs every device out where there is no second factor, as before (AUT-23)', async () => {
    const person = await signUpAndIn(app);
    await resets(person);
    expect(refusalIn(await person.sender.call(checkSession))).toBe('signInRequired');
  });
});
