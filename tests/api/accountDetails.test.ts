import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dismissVerificationToast, listProfessions, readUser } from '#contract/account/account.ts';
import { professions } from '#domain/reference/professions.ts';
import { signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('one’s own details', () => {
  test('are shown, with a membership code of ten characters (API-16, AUT-48, SHL-05)', async () => {
    const { sender, user } = await signUpAndIn(app);
    const shown = dataOf(await sender.call(readUser, { params: { id: user.id } }));
    expect(shown).toEqual(user);
    expect(shown.referral.code).toMatch(/^SAW[2-9A-HJ-NP-Z]{7}$/);
  });

  test('of somebody else are not found, like those of nobody (ASVS 8.2.2)', async () => {
    const [one, other] = [await signUpAndIn(app), await signUpAndIn(app)];
    const foreign = await one.sender.call(readUser, { params: { id: other.user.id } });
    const nobodys = await one.sender.call(readUser, { params: { id: '01990000-0000-7000-8000-0000000000ff' } });
    expect(foreign).toMatchObject({ status: 404, error: { code: 'notFound' } });
    expect(foreign).toEqual(nobodys);
  });

  test('the verified notice, once dismissed, stays away (KYC-17, API-19)', async () => {
    const { sender, user } = await signUpAndIn(app);
    const body = { displayVerificationToast: false } as const;
    expect(dataOf(await sender.call(dismissVerificationToast, { body })).settings.displayVerificationToast).toBe(false);
    const shown = dataOf(await sender.call(readUser, { params: { id: user.id } }));
    expect(shown.settings).toEqual({ ...user.settings, displayVerificationToast: false });
  });
});

test('professions are listed for the personal details form (API-23)', async () => {
  expect(dataOf(await createSender(app.baseUrl).call(listProfessions))).toEqual(professions);
});
