import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmAccount, confirmPhone, registerEmail, requestPhoneCode } from '#contract/account/registration.ts';
import { checkSession, signInInstantly } from '#contract/session/session.ts';
import {
  messagesTo,
  newestMessage,
  newRegistration,
  signInWith,
  signUpAndIn,
  testPassword,
} from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byPhone = { channel: 'sms', email: '' } as const;

describe('signing up by phone (AUT-27)', () => {
  test('sends the code there, and the number signs in', async () => {
    const { user, username } = await signUpAndIn(app, byPhone);
    expect(username).toMatch(/^\+447400\d{6}$/);
    expect(user).toMatchObject({ hasEmail: false, meta: { phoneConfirmed: true } });
    await signInWith(app, { username, password: testPassword });
    const [message] = await messagesTo(app, username);
    expect(message?.text.length).toBeLessThanOrEqual(160);
  });

  test('keeps an e-mail given with it from signing in until it is confirmed', async () => {
    const { email } = newRegistration();
    const { user } = await signUpAndIn(app, { channel: 'sms', email });
    expect(user.hasEmail).toBe(false);
    await expect(signInWith(app, { username: email, password: testPassword })).rejects.toThrow('credentialsWrong');
    const other = await signUpAndIn(app, { email });
    expect(other.username).toBe(email);
  });
});

describe('an e-mail for an account that has only a phone (AUT-29, API-06)', () => {
  test('is confirmed by its code; then it is the name, both sign in, and the session goes on (AUT-30)', async () => {
    const { sender, user, username: phone } = await signUpAndIn(app, byPhone);
    const { email } = newRegistration();
    expect(dataOf(await sender.call(registerEmail, { body: { email: ` ${email.toUpperCase()}` } })).sentTo).toBe(email);
    const { code } = await newestMessage(app, email);
    const confirmed = dataOf(await sender.call(confirmAccount, { body: { token: code } }));
    expect(confirmed).toMatchObject({ confirmed: 'newEmail', username: email });
    expect(dataOf(await sender.call(checkSession)).user).toMatchObject({
      id: user.id,
      username: email,
      hasEmail: true,
    });
    await signInWith(app, { username: email, password: testPassword });
    await signInWith(app, { username: phone, password: testPassword });
  });

  test('changes nothing before that', async () => {
    const { sender, username } = await signUpAndIn(app, byPhone);
    dataOf(await sender.call(registerEmail, { body: { email: newRegistration().email } }));
    expect(dataOf(await sender.call(checkSession)).user).toMatchObject({ username, hasEmail: false });
  });

  test('that somebody else has is answered alike; only they are told', async () => {
    const [mine, other] = [await signUpAndIn(app, byPhone), await signUpAndIn(app)];
    const answer = dataOf(await mine.sender.call(registerEmail, { body: { email: other.username } }));
    expect(answer).toEqual({ sentTo: other.username, resendAfterSeconds: 30, expiresInSeconds: 600 });
    const { subject, code } = await newestMessage(app, other.username, 2);
    expect([subject, code]).toEqual(['You already have a Sawa account', '']);
    const guess = await mine.sender.call(confirmAccount, { body: { token: '123456' } });
    expect(guess).toMatchObject({ error: { code: 'codeWrong' } });
  });

  test('taken by somebody else meanwhile is theirs', async () => {
    const { sender } = await signUpAndIn(app, byPhone);
    const { email } = newRegistration();
    dataOf(await sender.call(registerEmail, { body: { email } }));
    const { code } = await newestMessage(app, email);
    const other = await signUpAndIn(app, { email }, 2);
    const late = await sender.call(confirmAccount, { body: { token: code } });
    expect(late).toMatchObject({ error: { code: 'tokenInvalid' } });
    expect(other.username).toBe(email);
  });

  test('by a link in another browser opens nobody’s session there', async () => {
    const { sender } = await signUpAndIn(app, byPhone);
    const { email } = newRegistration();
    dataOf(await sender.call(registerEmail, { body: { email } }));
    const { token } = await newestMessage(app, email);
    const { username, instantToken } = dataOf(
      await createSender(app.baseUrl).call(confirmAccount, { body: { token } }),
    );
    expect([username, instantToken]).toEqual([email, '']);
  });

  test.each(['', 'esi', 'esi@example'])('%j is no e-mail (AUT-38)', async (email) => {
    const { sender } = await signUpAndIn(app, byPhone);
    const answer = await sender.call(registerEmail, { body: { email } });
    expect(answer).toMatchObject({
      error: { code: 'registrationInvalid', details: { fields: [{ field: 'email', problem: 'emailInvalid' }] } },
    });
  });

  test('asks for the password again when it was given a while ago (ASVS 7.5.1)', async () => {
    const { sender, user } = await signUpAndIn(app, byPhone);
    await sql`update session set fresh_at = now() - interval '301 s' where user_id = ${user.id}`.execute(app.db);
    const answer = await sender.call(registerEmail, { body: { email: newRegistration().email } });
    expect(answer).toMatchObject({ status: 403, error: { code: 'reauthenticationRequired' } });
  });

  test('gives another code for the same address without it, however long one looked for the first (AUT-26)', async () => {
    const { sender, user } = await signUpAndIn(app, byPhone);
    const { email } = newRegistration();
    dataOf(await sender.call(registerEmail, { body: { email } }));
    await newestMessage(app, email);
    await sql`update session set fresh_at = now() - interval '301 s' where user_id = ${user.id}`.execute(app.db);
    await sql`update code_request set created_at = created_at - interval '301 s' where sent_to = ${email}`.execute(
      app.db,
    );
    dataOf(await sender.call(registerEmail, { body: { email } }));
    const { code } = await newestMessage(app, email, 2);
    const confirmed = dataOf(await sender.call(confirmAccount, { body: { token: code } }));
    expect(confirmed).toMatchObject({ confirmed: 'newEmail', username: email });
    const other = await sender.call(registerEmail, { body: { email: newRegistration().email } });
    expect(other).toMatchObject({ error: { code: 'reauthenticationRequired' } });
  });
});

describe('the phone of an account (API-20, API-21)', () => {
  test('is confirmed by a code sent to it, and signs in from then on', async () => {
    const { sender, user, username } = await signUpAndIn(app);
    const phone = user.profile.phoneCode + user.profile.mobile;
    await expect(signInWith(app, { username: phone, password: testPassword })).rejects.toThrow('credentialsWrong');
    expect(dataOf(await sender.call(requestPhoneCode)).sentTo).toBe(phone);
    const { code } = await newestMessage(app, phone);
    const wrong = await sender.call(confirmPhone, { body: { code: code === '000000' ? '111111' : '000000' } });
    expect(wrong).toMatchObject({ error: { code: 'codeWrong' } });
    expect(dataOf(await sender.call(confirmPhone, { body: { code } }))).toEqual({ done: true });
    expect(dataOf(await sender.call(checkSession)).user.meta.phoneConfirmed).toBe(true);
    expect((await signInWith(app, { username: phone, password: testPassword })).username).toBe(username);
  });

  test('shared with another account is confirmed for both and signs in to the first', async () => {
    const first = await signUpAndIn(app, byPhone);
    const { mobile } = first.user.profile;
    const second = await signUpAndIn(app, { mobile });
    dataOf(await second.sender.call(requestPhoneCode));
    const { code } = await newestMessage(app, first.username, 2);
    dataOf(await second.sender.call(confirmPhone, { body: { code } }));
    expect(dataOf(await second.sender.call(checkSession)).user.meta.phoneConfirmed).toBe(true);
    expect((await signInWith(app, { username: first.username, password: testPassword })).user.id).toBe(first.user.id);
  });

  test('needs a session', async () => {
    expect(await createSender(app.baseUrl).call(requestPhoneCode)).toMatchObject({ status: 401 });
  });
});

describe('what was said in private', () => {
  test('is in no log line: passwords, codes, tokens, cookies, keys, names, addresses (ASVS 16.2.5)', async () => {
    const { sender, user, username } = await signUpAndIn(app, { firstName: 'Zebedee', lastName: 'Quillfeather' });
    const { code, token } = await newestMessage(app, username);
    const cookie = sender.cookies.get('__Host-sid') ?? 'none';
    const phone = user.profile.mobile;
    dataOf(await sender.call(requestPhoneCode));
    const sms = await newestMessage(app, user.profile.phoneCode + phone);
    await sender.call(confirmPhone, { body: { code: sms.code } });
    await sender.call(signInInstantly, { body: { username, token } });
    const lines = app.logLines.join('');
    expect(lines.length).toBeGreaterThan(1000);
    const secrets = [testPassword, username, 'Zebedee', 'Quillfeather', phone, token, cookie, sms.token];
    for (const secret of secrets.filter((text) => text !== '')) expect(lines).not.toContain(secret);
    for (const digits of [code, sms.code]) expect(lines).not.toMatch(new RegExp(`[":]${digits}[",]`));
    expect(lines).not.toMatch(/@example\.com|\+44|\+33/);
  });
});
