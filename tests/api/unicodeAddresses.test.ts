import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { registerAccount } from '#contract/account/registration.ts';
import { checkSession } from '#contract/session/session.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { newRegistration, signInWith, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function livesWith(email: string): Promise<void> {
  const { user } = await signUpAndIn(app, { email });
  const { sender } = await signInWith(app, { username: email, password: testPassword });
  expect(dataOf(await sender.call(checkSession)).user.id).toBe(user.id);
  expect(dataOf(await sender.call(readUser, { params: { id: user.id } })).id).toBe(user.id);
}

describe('an address that can register works everywhere', () => {
  test.each(['łucja', 'jos\u0065\u0301', 'ŠÁRKA', 'ама', '阿明', 'd’arc', 'a%41', 'über+sawa', 'i\u0307', '👩🏾‍💻'])(
    '%s registers, confirms, signs in again and asks signed calls, or is told at once that it cannot (AUT-19, AUT-38)',
    async (local) => {
      const email = `${local}-${randomUUID()}@example.com`;
      if (checkEmail(email).ok) return livesWith(email);
      const answer = await createSender(app.baseUrl).call(registerAccount, { body: newRegistration({ email }) });
      expect(answer.status).toBe(422);
    },
  );

  test('however its letters are drawn by chance (AUT-38)', async () => {
    const local = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .map((text) => `${text}-${randomUUID()}`)
      .filter((text) => checkEmail(`${text}@example.com`).ok);
    const domain = fc.constantFrom('example.com', 'exämple.com', 'пример.example', 'xn--exmple-cua.com');
    await fc.assert(
      fc.asyncProperty(local, domain, (name, site) => livesWith(`${name}@${site}`)),
      { numRuns: 12 },
    );
  });

  test('written with composed or combined letters it is one account', async () => {
    const name = randomUUID();
    const { user } = await signUpAndIn(app, { email: `ren\u00e9-${name}@example.com` });
    const again = await signInWith(app, { username: `rene\u0301-${name}@example.com`, password: testPassword });
    expect(again.user.id).toBe(user.id);
  });
});
