import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSession } from '#contract/session/session.ts';
import { missingProfileFields } from '#domain/account/requiredProfileFields.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { mayMoveMoney } from '#domain/verification/verificationState.ts';
import { type SeededName, seededPeople } from '#server/seeds/seedPeople.ts';
import { signInAs, signUpAndIn, verifyPerson } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('the people of the sandbox', () => {
  test.each(['ada', 'claire', 'luc'] as const)(
    '%s is verified, has every detail asked for and may send',
    async (name) => {
      const { user } = await signInAs(app, name);
      expect(missingProfileFields(user.profile, currencyOf(seededPeople[name].country))).toEqual([]);
      expect(mayMoveMoney(user)).toBe(true);
    },
  );

  test.each(['ben', 'dora'] as const)('%s has to verify first', async (name) => {
    const { user } = await signInAs(app, name);
    expect(mayMoveMoney(user)).toBe(false);
  });

  test('are written once, and keep what they did since', async () => {
    const { user } = await signInAs(app, 'ada');
    await app.db.updateTable('app_user').set({ referral_code: 'SAWKEEPME2' }).where('id', '=', user.id).execute();
    const again = await signInAs(app, 'ada');
    expect(again.user).toEqual({ ...user, referral: { ...user.referral, code: 'SAWKEEPME2' } });
    const people = await app.db.selectFrom('app_user').select('id').execute();
    const names: SeededName[] = ['ada', 'ben', 'carl', 'dora', 'claire', 'luc'];
    expect(people.map(({ id }) => id).sort()).toEqual(names.map((name) => seededPeople[name].id).sort());
  });

  test('a test may verify anybody else', async () => {
    const { user, sender } = await signUpAndIn(app);
    await verifyPerson(app.db, user.id);
    expect(mayMoveMoney(dataOf(await sender.call(checkSession)).user)).toBe(true);
  });
});
