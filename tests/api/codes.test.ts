import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  confirmAccount,
  confirmPhone,
  registerAccount,
  requestPasswordReset,
  requestPhoneCode,
  resendActivation,
  resetPassword,
  verifyPasswordReset,
} from '#contract/account/registration.ts';
import { signInInstantly } from '#contract/session/session.ts';
import { sha256Hex } from '#server/http/requestSignature.ts';
import { newestMessage, newRegistration, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { type Answer, createSender, dataOf, type Sender, withoutWork } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A visitor whose code is in the mailbox. */
async function registered() {
  const visitor = createSender(app.baseUrl);
  const body = newRegistration();
  const { sentTo } = dataOf(await visitor.call(registerAccount, { body }));
  return { visitor, email: sentTo, ...(await newestMessage(app, sentTo)) };
}

const enter = (visitor: Sender, token: string) => visitor.call(confirmAccount, { body: { token } });
const codeOf = (answer: Answer<typeof confirmAccount>) => (answer.ok ? 'confirmed' : answer.error.code);
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const moveCodes = (email: string, column: 'created_at' | 'expires_at', seconds: number) =>
  sql`update code_request set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(secs => ${seconds}) where sent_to = ${email}`.execute(
    app.db,
  );

describe('a code', () => {
  test('is six digits, from where nobody sees it but the mail (AUT-43, ASVS 6.5.2, 6.5.4)', async () => {
    const { visitor, code, token } = await registered();
    expect(code).toMatch(/^\d{6}$/);
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await sql<{ text: string }>`
      select row_to_json(c)::text as text from code_request c union all select row_to_json(o)::text from outbox o`.execute(
      app.db,
    );
    const everything = kept.rows.map(({ text }) => text).join('\n');
    for (const secret of [token, visitor.cookies.get('__Host-code') ?? 'none'])
      expect(everything).not.toContain(secret);
    expect(everything).not.toContain(`"${code}"`);
  });

  test('works once (ASVS 6.4.1)', async () => {
    const { visitor, code } = await registered();
    const cookie = visitor.cookies.get('__Host-code') ?? '';
    expect(codeOf(await enter(visitor, code))).toBe('confirmed');
    expect(visitor.cookies.has('__Host-code')).toBe(false);
    visitor.cookies.set('__Host-code', cookie);
    expect(codeOf(await enter(visitor, code))).toBe('codeExpired');
  });

  test('works once even when entered fifty times at the same moment (ASVS 6.5.1)', async () => {
    const { visitor, code, email } = await registered();
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(visitor, code)));
    expect(answers.map(codeOf).filter((answer) => answer === 'confirmed')).toHaveLength(1);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from one_time_token t
      join app_user u on u.id = t.user_id where u.email = ${email}`.execute(app.db);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('takes five tries and no more, even with the right one after them (ASVS 6.6.3)', async () => {
    const { visitor, code } = await registered();
    const answers: string[] = [];
    for (let index = 0; index < 5; index++) answers.push(codeOf(await enter(visitor, wrongFor(code))));
    answers.push(codeOf(await enter(visitor, code)));
    expect(answers).toEqual([...Array.from({ length: 4 }, () => 'codeWrong'), 'codeTriesUsedUp', 'codeTriesUsedUp']);
  });

  test('takes five tries and no more when a hundred come at once', async () => {
    const { visitor, code, email } = await registered();
    const guesses = Array.from({ length: 100 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    const answers = (await Promise.all(guesses.map((guess) => enter(visitor, guess)))).map(codeOf);
    expect(answers.filter((answer) => answer === 'codeWrong')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'codeTriesUsedUp')).toHaveLength(96);
    const { rows } = await sql`select tries from code_request where sent_to = ${email}`.execute(app.db);
    expect(rows).toEqual([{ tries: 5 }]);
  });

  test('is too old after ten minutes by the database’s clock (ASVS 6.5.5)', async () => {
    const late = await registered();
    await moveCodes(late.email, 'expires_at', 601);
    expect(codeOf(await enter(late.visitor, late.code))).toBe('codeExpired');
    const inTime = await registered();
    await moveCodes(inTime.email, 'expires_at', 570);
    expect(codeOf(await enter(inTime.visitor, inTime.code))).toBe('confirmed');
  });

  test('is worth nothing in another browser, or without one’s cookie (ASVS 6.6.2)', async () => {
    const [mine, theirs] = [await registered(), await registered()];
    expect(codeOf(await enter(theirs.visitor, mine.code))).toBe('codeWrong');
    expect(codeOf(await enter(createSender(app.baseUrl), mine.code))).toBe('codeExpired');
    expect(codeOf(await enter(mine.visitor, mine.code))).toBe('confirmed');
  });

  test('lives in a cookie that scripts never see (ASVS 3.3)', async () => {
    const response = await createSender(app.baseUrl).sendRaw({
      method: 'POST',
      target: '/api/users/registration',
      body: JSON.stringify(newRegistration()),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-code=[\w-]{43}; Max-Age=4406; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('of one purpose opens no other (ASVS 9.2.2)', async () => {
    const account = await registered();
    const asReset = await account.visitor.call(verifyPasswordReset, { body: { code: account.code } });
    expect(asReset).toMatchObject({ error: { code: 'codeExpired' } });
    const password = { password: 'New-Kite-99', confirmation: 'New-Kite-99' };
    const asLink = await account.visitor.call(resetPassword, { body: { ...password, token: account.token } });
    expect(asLink).toMatchObject({ error: { code: 'tokenInvalid' } });

    const { username, sender } = await signUpAndIn(app);
    dataOf(await sender.call(requestPasswordReset, { body: { username, type: 'email' } }));
    const reset = await newestMessage(app, username, 2);
    expect(codeOf(await enter(sender, reset.code))).toBe('codeExpired');
    expect(codeOf(await enter(sender, reset.token))).toBe('tokenInvalid');
    expect(await sender.call(confirmPhone, { body: { code: reset.code } })).toMatchObject({
      error: { code: 'codeExpired' },
    });
    const { token } = dataOf(await sender.call(verifyPasswordReset, { body: { code: reset.code } }));
    const instant = await sender.call(signInInstantly, { body: { username, token } });
    expect(instant).toMatchObject({ error: { code: 'tokenInvalid' } });
  });

  test('for a phone confirms nobody else’s', async () => {
    const [one, other] = [await signUpAndIn(app), await signUpAndIn(app)];
    const { sentTo } = dataOf(await one.sender.call(requestPhoneCode));
    const { code } = await newestMessage(app, sentTo);
    other.sender.cookies.set('__Host-code', one.sender.cookies.get('__Host-code') ?? '');
    expect(await other.sender.call(confirmPhone, { body: { code } })).toMatchObject({ error: { code: 'codeExpired' } });
  });
});

describe('asking for another code', () => {
  test('waits thirty seconds, and says how long (API-11, AUT-26)', async () => {
    const { visitor, email } = await registered();
    const ask = () => visitor.call(resendActivation, { body: { username: email } });
    const tooSoon = await ask();
    expect(tooSoon).toMatchObject({ status: 429, error: { code: 'codeRequestedTooSoon' } });
    const seconds = Number(tooSoon.ok ? 0 : tooSoon.error.details?.params?.seconds);
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThanOrEqual(30);
    await moveCodes(email, 'created_at', 30);
    expect(dataOf(await ask())).toEqual({ sentTo: email, resendAfterSeconds: 30, expiresInSeconds: 600 });
    const { code } = await newestMessage(app, email, 2);
    expect(codeOf(await enter(visitor, code))).toBe('confirmed');
  });

  test('twenty at the same moment send one', async () => {
    const { visitor, email } = await registered();
    await moveCodes(email, 'created_at', 30);
    const asked = Array.from({ length: 20 }, () => visitor.call(resendActivation, { body: { username: email } }));
    expect((await Promise.all(asked)).filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('again and again without end shuts nobody out of their own codes: only what is sent counts (ASVS 6.3.1, 6.6.3)', async () => {
    const { email } = await registered();
    const stranger = createSender(app.baseUrl);
    const asked = Array.from({ length: 60 }, () =>
      stranger.call(requestPasswordReset, { body: { username: email, type: 'email' } }, withoutWork),
    );
    expect((await Promise.all(asked)).filter(({ ok }) => ok)).toHaveLength(1);
    await moveCodes(email, 'created_at', 30);
    const owner = createSender(app.baseUrl);
    const again = [
      await owner.call(requestPasswordReset, { body: { username: email, type: 'email' } }),
      await owner.call(resendActivation, { body: { username: email } }),
    ];
    expect(again.map(({ ok }) => ok)).toEqual([true, true]);
  });

  test('an address gets nineteen a day, whether or not it has an account (ASVS 6.6.3)', async () => {
    const { email } = await registered();
    for (const [username, first] of [
      [email, 1],
      ['nobody-at-all@example.com', 0],
    ] as const) {
      const ask = async () => {
        await moveCodes(username, 'created_at', 30);
        const answer = await createSender(app.baseUrl).call(resendActivation, { body: { username } });
        return answer.ok ? 'sent' : answer.error.code;
      };
      for (let count = first; count < 3; count++) expect(await ask()).toBe('sent');
      const counted = await sql`update attempt_count set count = 18
        where count = 3 and bucket like ${`code:account:%:${sha256Hex(username)}`}`.execute(app.db);
      expect(counted.numAffectedRows).toBe(1n);
      expect([await ask(), await ask()]).toEqual(['sent', 'tooManyRequests']);
    }
  });
});

describe('a link', () => {
  test('confirms in the browser that asked, which may then enter (AUT-01)', async () => {
    const { visitor, token } = await registered();
    const { username, instantToken } = dataOf(await enter(visitor, token));
    dataOf(await visitor.call(signInInstantly, { body: { username, token: instantToken } }));
    const again = await createSender(app.baseUrl).call(signInInstantly, { body: { username, token: instantToken } });
    expect(again).toMatchObject({ error: { code: 'tokenInvalid' } });
  });

  test('confirms in another browser, which then has to sign in', async () => {
    const { token, email } = await registered();
    const confirmed = dataOf(await enter(createSender(app.baseUrl), token));
    expect(confirmed).toEqual({ confirmed: 'email', username: email, instantToken: '' });
  });

  test.each([
    ['', 'tokenMissing'],
    ['  ', 'tokenMissing'],
    ['x'.repeat(43), 'tokenInvalid'],
    ['12345', 'tokenInvalid'],
  ])('of %j is refused in the spec’s words (AUT-46)', async (token, code) => {
    expect(codeOf(await enter(createSender(app.baseUrl), token))).toBe(code);
  });

  test('works once, and not after ten minutes', async () => {
    const { visitor, token, email } = await registered();
    await moveCodes(email, 'expires_at', 601);
    expect(codeOf(await enter(visitor, token))).toBe('tokenInvalid');
    const other = await registered();
    expect(codeOf(await enter(other.visitor, other.token))).toBe('confirmed');
    expect(codeOf(await enter(other.visitor, other.token))).toBe('tokenInvalid');
  });
});
