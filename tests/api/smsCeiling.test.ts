import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerAccount, requestPasswordReset, resendActivation } from '#contract/account/registration.ts';
import { smsPerHour } from '#domain/account/smsCeiling.ts';
import { raiseSmsAlerts } from '#server/security/securityAlerts.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import { newRegistration, type TestCountry } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender } from '#tests/fixtures/sender.ts';

const ceiling = 4;
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ jobs: false, smsCeilings: { ...smsPerHour, GB: ceiling } });
});
afterAll(() => app.stop());

const sentTo = async (country: string) =>
  (await app.db.selectFrom('sms_sent').select('sent').where('country', '=', country).execute())[0]?.sent ?? 0;

/** Each from a browser of its own, to a number nobody had before. */
async function register(countryCode: TestCountry, channel: 'sms' | 'email'): Promise<string> {
  const email = channel === 'sms' ? { email: '' } : {};
  const body = newRegistration({ countryCode, channel, ...email });
  const answer = await createSender(app.baseUrl).call(registerAccount, { body });
  return answer.ok ? 'sent' : answer.error.code;
}
const ask = async (username: string) => {
  const browser = createSender(app.baseUrl);
  const answers = [
    await browser.call(requestPasswordReset, { body: { username, type: 'sms' } }),
    await browser.call(resendActivation, { body: { username } }),
  ];
  return answers.map((answer) => (answer.ok ? 'sent' : answer.error.code));
};

describe('text messages over everybody (ASVS 2.4.1)', () => {
  test('asking for numbers nobody has here counts nothing', async () => {
    expect(await ask('+44 7400 999 801')).toEqual(['sent', 'sent']);
    expect(await sentTo('GB')).toBe(0);
  });

  test('a flood to many numbers of a country, all at once, stops at its ceiling', async () => {
    const answers = await Promise.all(Array.from({ length: ceiling + 4 }, () => register('GB', 'sms')));
    expect(answers.toSorted()).toEqual(
      [...Array.from({ length: ceiling }, () => 'sent'), ...Array.from({ length: 4 }, () => 'smsPaused')].toSorted(),
    );
    expect(await sentTo('GB')).toBe(ceiling);
  });

  test('then nobody can tell who has an account there, however the number is written', async () => {
    const { rows } = await sql<{ phone: string }>`select phone from app_user where phone like '+44%' limit 1`.execute(
      app.db,
    );
    const [known] = rows;
    expect(known).toBeDefined();
    for (const number of [known?.phone ?? '', '+44 7400 999 802', '07400 999803']) {
      expect(await ask(number), number).toEqual(['smsPaused', 'smsPaused']);
    }
    expect(await sentTo('GB')).toBe(ceiling);
  });

  test('nor does asking by e-mail for a text message get round it', async () => {
    const { rows } = await sql<{ id: string }>`update app_user set email = 'texted@example.com' where id = (select id
      from app_user where phone like '+44%' limit 1) returning id`.execute(app.db);
    expect(rows).toHaveLength(1);
    const body = { username: 'texted@example.com', type: 'sms' } as const;
    expect((await createSender(app.baseUrl).call(requestPasswordReset, { body })).ok).toBe(true);
    expect(await sentTo('GB')).toBe(ceiling);
  });

  test('another country still gets its codes, and e-mail goes on', async () => {
    expect(await register('FR', 'sms')).toBe('sent');
    expect(await register('GB', 'email')).toBe('sent');
  });

  test('operators are told once: in the log, in security and in the queue', async () => {
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    await Promise.all([1, 2, 3].map(() => raiseSmsAlerts({ db: app.db, log })));
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ securityAlert: 'smsCeiling', country: 'GB', sent: ceiling }),
    ]);
    expect(await opsLines(app, 'security')).toMatch(/ALERT .* ceiling for the hour.*: GB, 4 messages/);
    expect(await opsLines(app, 'queue')).toContain('Security alerts in the last day: 1');
  });

  test('the next hour begins anew', async () => {
    await sql`with now_past as (delete from sms_sent where country = 'GB' returning *)
      insert into sms_sent select country, hour - interval '1 hour', sent, ceiling, alerted_at from now_past`.execute(
      app.db,
    );
    expect(await register('GB', 'sms')).toBe('sent');
  });

  test.each([
    ['a premium number', '+44 909 879 0000'],
    ['a landline', '+44 20 7946 0999'],
    ['a satellite', '+881 612 345 678'],
    ['a country nobody signs up in', '+255 712 345 678'],
  ])('%s is never texted', async (_, number) => {
    const answers = await ask(number);
    expect(answers.every((code) => code === 'smsNotServed' || code === 'phoneImpossible')).toBe(true);
  });
});
