import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSession } from '#contract/session.ts';
import { signInWith, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('signing up', () => {
  test('registers, confirms by the code in the mail, enters, and signs in by password (AUT-19, AUT-28)', async () => {
    const { user, sender } = await signUpAndIn(app);
    expect(user).toMatchObject({ status: 'ACTIVE', hasEmail: true });
    expect(dataOf(await sender.call(checkSession)).user.id).toBe(user.id);
    const again = await signInWith(app, { username: user.username, password: testPassword });
    expect(again.user.id).toBe(user.id);
  });
});
