import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  registerAccount,
  requestPasswordReset,
  resetPassword,
  verifyPasswordReset,
} from '#contract/account/registration.ts';
import { checkSession, signIn } from '#contract/session/session.ts';
import { seededPeople } from '#server/seeds/seedPeople.ts';
import {
  messagesTo,
  messageThat,
  newestMessage,
  newRegistration,
  signInAs,
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

const newPassword = 'Harvest99moon';
const passwordCode = /^\d{6} is your Sawa password code/m;

/** Somebody who forgot their password, with the message in hand. */
async function forgetful() {
  const person = await signUpAndIn(app);
  const visitor = createSender(app.baseUrl);
  dataOf(await visitor.call(requestPasswordReset, { body: { username: person.username, type: 'email' } }));
  return { ...person, visitor, message: await messageThat(app, person.username, passwordCode) };
}
type Forgetful = Awaited<ReturnType<typeof forgetful>>;

const choose = (
  { visitor }: Pick<Forgetful, 'visitor'>,
  token: string,
  password = newPassword,
  confirmation = password,
) => visitor.call(resetPassword, { body: { token, password, confirmation } });

describe('a forgotten password (AUT-23)', () => {
  test('code, new password, sign in; every session before it is over and the old password too (API-10, API-13, API-14, ASVS 7.4.3)', async () => {
    const person = await forgetful();
    const { token } = dataOf(await person.visitor.call(verifyPasswordReset, { body: { code: person.message.code } }));
    dataOf(await choose(person, token));
    expect(await person.sender.call(checkSession)).toMatchObject({ error: { code: 'signInRequired' } });
    const old = await person.visitor.call(signIn, { body: { username: person.username, password: testPassword } });
    expect(old).toMatchObject({ error: { code: 'credentialsWrong' } });
    await signInWith(app, { username: person.username, password: newPassword });
  });

  test('the link in the mail leads to the same in any browser, and its owner is told (AUT-01, ASVS 6.3.7)', async () => {
    const person = await forgetful();
    expect(person.message.text).toContain(`${app.baseUrl}/reset-password/${person.message.token}`);
    const elsewhere = { visitor: createSender(app.baseUrl) };
    dataOf(await choose(elsewhere, person.message.token));
    await signInWith(app, { username: person.username, password: newPassword });
    const notice = await messageThat(app, person.username, /^Your Sawa password was changed$/m);
    expect(notice.text).toContain('every other device has been signed out');
  });

  test('a token works once, and ends the code and link that came with it', async () => {
    const person = await forgetful();
    const { token } = dataOf(await person.visitor.call(verifyPasswordReset, { body: { code: person.message.code } }));
    expect(await choose(person, person.message.token)).toMatchObject({ error: { code: 'tokenInvalid' } });
    dataOf(await choose(person, token));
    expect(await choose(person, token)).toMatchObject({ error: { code: 'tokenInvalid' } });
  });

  test('twenty new passwords by one link at the same moment: one is set', async () => {
    const person = await forgetful();
    const passwords = Array.from({ length: 20 }, (_, index) => `Harvest${index}moon`);
    const answers = await Promise.all(passwords.map((password) => choose(person, person.message.token, password)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const chosen = passwords[answers.findIndex(({ ok }) => ok)] ?? '';
    await signInWith(app, { username: person.username, password: chosen });
  });

  test.each([
    ['Harves9', 'minimumLength'],
    ['Harvest99moonHarvest9', 'maximumLength'],
    ['harvest99moon', 'uppercase'],
    ['HARVEST99MOON', 'lowercase'],
    ['Harvest-moon', 'number'],
    ['Password1', 'common'],
    ['Sawa2026', 'common'],
  ])(
    '%s is refused because of its %s, and the token is kept for a better one (AUT-33, D-37)',
    async (password, problem) => {
      const person = await forgetful();
      const refused = await choose(person, person.message.token, password);
      expect(refused).toMatchObject({ status: 422, error: { code: 'passwordRefused' } });
      expect(refused.ok ? [] : refused.error.details?.fields).toEqual([{ field: 'password', problem }]);
      dataOf(await choose(person, person.message.token));
    },
  );

  test('two passwords that differ are refused (AUT-34)', async () => {
    const person = await forgetful();
    const refused = await choose(person, person.message.token, newPassword, 'Harvest99moons');
    expect(refused).toMatchObject({ error: { code: 'passwordsDiffer', message: 'Passwords do not match' } });
  });

  test.each([
    ['', 'tokenMissing'],
    ['x'.repeat(43), 'tokenInvalid'],
  ])('the token %j is refused', async (token, code) => {
    expect(await choose({ visitor: createSender(app.baseUrl) }, token)).toMatchObject({ error: { code } });
  });

  test('asking is answered alike for an account, a phone nobody confirmed and nobody (ASVS 6.3.8)', async () => {
    await signInAs(app, 'ada');
    const known = await signUpAndIn(app);
    const asked = [
      { username: known.username, type: 'email' },
      { username: known.username, type: 'sms' },
      { username: 'nobody-there@example.com', type: 'email' },
      { username: 'nobody-there@example.com', type: 'sms' },
      { username: '+447400999888', type: 'sms' },
      { username: '+447400999888', type: 'email' },
      { username: seededPeople.carl.email, type: 'email' },
    ] as const;
    for (const body of asked) {
      const visitor = createSender(app.baseUrl);
      const first = await visitor.call(requestPasswordReset, { body });
      expect(dataOf(first)).toEqual({ sentTo: body.username, resendAfterSeconds: 30, expiresInSeconds: 600 });
      expect([...visitor.cookies.keys()]).toEqual(['__Host-code']);
      const guess = await visitor.call(verifyPasswordReset, { body: { code: '000000' } });
      expect(guess).toMatchObject({ error: { code: 'codeWrong' } });
      const second = await visitor.call(requestPasswordReset, { body });
      expect(second).toMatchObject({ error: { code: 'codeRequestedTooSoon' } });
    }
    await messageThat(app, known.username, passwordCode);
    expect(await messagesTo(app, 'nobody-there@example.com')).toEqual([]);
    const mobile = known.user.profile.phoneCode + known.user.profile.mobile;
    expect(await messagesTo(app, mobile)).toEqual([]);
  });

  test('a confirmed phone gets the code by text message (D-35, ASVS 6.6.1)', async () => {
    await signInAs(app, 'dora');
    const visitor = createSender(app.baseUrl);
    dataOf(await visitor.call(requestPasswordReset, { body: { username: '07400 100004', type: 'sms' } }));
    const { code, subject } = await messageThat(app, '+447400100004', passwordCode);
    expect(subject).toBeUndefined();
    const { token } = dataOf(await visitor.call(verifyPasswordReset, { body: { code } }));
    dataOf(await choose({ visitor }, token));
    await signInWith(app, { username: '+447400100004', password: newPassword });
  });

  test('proves the address, so it also confirms an account nobody had, and whoever registered it is out', async () => {
    const body = newRegistration();
    dataOf(await createSender(app.baseUrl).call(registerAccount, { body }));
    const first = await newestMessage(app, body.email);
    const owner = createSender(app.baseUrl);
    dataOf(await owner.call(requestPasswordReset, { body: { username: body.email, type: 'email' } }));
    const { token } = await messageThat(app, body.email, passwordCode);
    dataOf(await choose({ visitor: owner }, token));
    const { user } = await signInWith(app, { username: body.email, password: newPassword });
    expect(user.status).toBe('ACTIVE');
    expect(first.token).not.toBe('');
  });

  test('does not let a blocked person back in (ASVS 6.4.3)', async () => {
    await signInAs(app, 'ada');
    const { email: username } = seededPeople.carl;
    const visitor = createSender(app.baseUrl);
    await app.db
      .updateTable('code_request')
      .set({ created_at: new Date(0) })
      .where('sent_to', '=', username)
      .execute();
    const before = (await messagesTo(app, username)).length;
    dataOf(await visitor.call(requestPasswordReset, { body: { username, type: 'email' } }));
    const { token } = await newestMessage(app, username, before + 1);
    dataOf(await choose({ visitor }, token));
    const answer = await visitor.call(signIn, { body: { username, password: newPassword } });
    expect(answer).toMatchObject({ error: { code: 'accountBlocked' } });
  });
});
