import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestPasswordReset, resendActivation } from '#contract/account/registration.ts';
import { signIn } from '#contract/session/session.ts';
import { messagesTo, signInWith, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('a phone number as people write it', () => {
  test('signs in with the (0) of calls at home, dashes, dots or a leading 00 (AUT-11, AUT-44)', async () => {
    const { user } = await signUpAndIn(app, { channel: 'sms' });
    const { mobile } = user.profile;
    const written = [`+44 (0) ${mobile}`, `+44 (0)${mobile}`, `0044-${mobile}`, `+44.${mobile}`, `+440${mobile}`];
    for (const username of written) {
      const again = await signInWith(app, { username, password: testPassword });
      expect(again.user.id, username).toBe(user.id);
    }
  });

  test.each(['+44 12', '+447400', '+4474001000040000', '+999 7400 100004', '1234567', '12', '+'])(
    '%s can be nobody’s: no code is “sent” there, and it opens nothing (AUT-44)',
    async (username) => {
      const visitor = createSender(app.baseUrl);
      const answers = [
        await visitor.call(requestPasswordReset, { body: { username, type: 'sms' } }),
        await visitor.call(resendActivation, { body: { username } }),
      ];
      expect(answers.map((answer) => !answer.ok && answer.error.code)).toEqual(['phoneImpossible', 'phoneImpossible']);
      expect(await messagesTo(app, username)).toEqual([]);
      expect(await visitor.call(signIn, { body: { username, password: testPassword } })).toMatchObject({
        error: { code: 'credentialsWrong' },
      });
    },
  );

  test('that nobody has here is answered like one that somebody has', async () => {
    const answer = await createSender(app.baseUrl).call(requestPasswordReset, {
      body: { username: '+44 (0) 7400 999 987', type: 'sms' },
    });
    expect(dataOf(answer).sentTo).toBe('+447400999987');
  });
});
