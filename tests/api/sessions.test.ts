import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSession, signIn, signInInstantly } from '#contract/session/session.ts';
import { seededPassword, seededPeople } from '#server/seeds/seedPeople.ts';
import { keyFor } from '#server/settings/masterSecret.ts';
import { type Person, signInAs, signInWith, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp, testMasterSecret } from '#tests/fixtures/runningApp.ts';
import { type Answer, createSender, dataOf, withoutWork } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const codeOf = (answer: Answer<typeof checkSession>) => (answer.ok ? 'signed in' : answer.error.code);
const sessionOf = async ({ sender }: Pick<Person, 'sender'>) => codeOf(await sender.call(checkSession));

describe('signing in', () => {
  test.each([
    ['ada@sawa.example', 'ada'],
    [' ADA@Sawa.Example ', 'ada'],
    ['+447400100004', 'dora'],
    ['+44 7400 100 004', 'dora'],
    ['07400 100004', 'dora'],
    ['00447400100004', 'dora'],
  ] as const)('takes %j as %s (AUT-11, D-28)', async (username, name) => {
    await signInAs(app, name);
    const { user } = await signInWith(app, { username, password: seededPassword });
    expect(user.profile.firstName).toBe(seededPeople[name].profile.firstName);
    expect(user.hasEmail).toBe(name !== 'dora');
  });

  test('a wrong password and an unknown account get the same refusal (ASVS 6.3.8)', async () => {
    const { username } = await signUpAndIn(app);
    const refusals = [];
    for (const tried of [username, 'nobody@example.com', '+447400999999', 'not an address', '0']) {
      const answer = await createSender(app.baseUrl).call(signIn, {
        body: { username: tried, password: 'Wrong-77-Kite' },
      });
      refusals.push(answer);
    }
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(refusals[0]).toMatchObject({ status: 401, error: { code: 'credentialsWrong' } });
  });

  test('a blocked person learns it only with the right password, in words that say so (AUT-21)', async () => {
    await signInAs(app, 'ada');
    const { email: username } = seededPeople.carl;
    const visitor = createSender(app.baseUrl);
    const wrong = await visitor.call(signIn, { body: { username, password: 'Wrong-77-Kite' } });
    expect(wrong).toMatchObject({ error: { code: 'credentialsWrong' } });
    const right = await visitor.call(signIn, { body: { username, password: seededPassword } });
    expect(right).toMatchObject({ status: 403, error: { code: 'accountBlocked', message: /blocked/ } });
    expect(visitor.cookies.size).toBe(0);
  });

  test('an inactive person is told so (AUT-21)', async () => {
    const { user, username } = await signUpAndIn(app);
    await sql`update app_user set status = 'INACTIVE' where id = ${user.id}`.execute(app.db);
    const answer = await createSender(app.baseUrl).call(signIn, { body: { username, password: testPassword } });
    expect(answer).toMatchObject({ status: 403, error: { code: 'accountInactive', message: /inactive/ } });
  });

  test('ten wrong passwords make each further one take work, however they write its name (ASVS 6.3.1)', async () => {
    await signInAs(app, 'dora');
    const visitor = createSender(app.baseUrl);
    const names = ['+447400100004', '07400 100004', '00 44 7400 100004'];
    const codes: string[] = [];
    for (let index = 0; index < 11; index++) {
      const body = { username: names[index % names.length] ?? '', password: `Wrong-${index}` };
      const answer = await visitor.call(signIn, { body }, withoutWork);
      codes.push(answer.ok ? 'signed in' : answer.error.code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'credentialsWrong'), 'challengeRequired']);
  });

  test('whoever locks themselves out locks nobody out of a browser known to the account (ASVS 6.3.1)', async () => {
    const { username, sender } = await signUpAndIn(app);
    const stranger = createSender(app.baseUrl);
    const wrong = { username, password: 'Wrong-77-Kite' };
    const tryOnce = () => stranger.call(signIn, { body: wrong }, withoutWork);
    for (let count = 0; count < 10; count++) await tryOnce();
    expect(await tryOnce()).toMatchObject({ error: { code: 'challengeRequired' } });
    await signInWith(app, { username, password: testPassword }, sender);

    const other = await signUpAndIn(app);
    stranger.cookies.set('__Host-device', other.sender.cookies.get('__Host-device') ?? '');
    expect(await tryOnce()).toMatchObject({ error: { code: 'challengeRequired' } });
  });

  test('a right password forgets the wrong ones before it', async () => {
    const { username } = await signUpAndIn(app);
    const visitor = createSender(app.baseUrl);
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 5; wrong++) {
        const answer = await visitor.call(signIn, { body: { username, password: 'Wrong-77-Kite' } });
        expect(answer).toMatchObject({ error: { code: 'credentialsWrong' } });
      }
      await signInWith(app, { username, password: testPassword }, visitor);
    }
  });

  test('a hash of an older cost is renewed (ASVS 11.4.2, 11.2.2)', async () => {
    const { user, username } = await signUpAndIn(app);
    const secret = keyFor(testMasterSecret, 'password-pepper-v1');
    const older = await hash(testPassword, { memoryCost: 4096, timeCost: 1, parallelism: 1, secret });
    await app.db.updateTable('app_user').set({ password_hash: older }).where('id', '=', user.id).execute();
    await signInWith(app, { username, password: testPassword });
    const kept = await app.db.selectFrom('app_user').select('password_hash').where('id', '=', user.id).execute();
    expect(kept[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=[\w+/]{11}\$/);
    await signInWith(app, { username, password: testPassword });
  });
});

describe('a session', () => {
  test('lives in a cookie that scripts, other sites and other hosts never see (AUT-08, AUT-09, D-121)', async () => {
    const { username } = await signUpAndIn(app);
    const response = await createSender(app.baseUrl).sendRaw({
      method: 'POST',
      target: '/api/session',
      body: JSON.stringify({ username, password: testPassword }),
    });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('__Host-sid')) ?? '';
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Host-sid=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=4406', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(await response.text()).not.toContain(pair.slice('__Host-sid='.length));
  });

  test('is kept as a hash, never as the cookie (ASVS 7.2.3)', async () => {
    const { sender, user } = await signUpAndIn(app);
    const cookie = sender.cookies.get('__Host-sid') ?? '';
    const kept = await app.db.selectFrom('session').select('id_hash').where('user_id', '=', user.id).execute();
    expect(JSON.stringify(kept)).not.toContain(cookie);
    expect(kept[0]?.id_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('ends with signing out, for cookie and key together; cookies and storage go (API-09, AUT-49, ASVS 7.4.1, 14.3.1)', async () => {
    const person = await signUpAndIn(app);
    const cookies = new Map(person.sender.cookies);
    const answer = await person.sender.sendRaw({ method: 'DELETE', target: '/api/session' });
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, '"storage"']);
    expect([...person.sender.cookies.keys()]).toEqual(['__Host-device']);
    for (const [name, value] of cookies) person.sender.cookies.set(name, value);
    expect(await sessionOf(person)).toBe('signInRequired');
  });

  test.each([
    ['idle for more than 73 minutes', 'last_seen_at', 4407],
    ['twelve hours old, however busy', 'created_at', 12 * 3600 + 1],
  ])('is over when %s, by the database’s clock (D-25, ASVS 7.1.1, 7.3.1, 7.3.2)', async (_case, column, seconds) => {
    const person = await signUpAndIn(app);
    const moveBack = (by: number) =>
      sql`update session set ${sql.ref(column)} = now() - make_interval(secs => ${by}) where user_id = ${person.user.id}`.execute(
        app.db,
      );
    await moveBack(seconds - 60);
    expect(await sessionOf(person)).toBe('signed in');
    await moveBack(seconds);
    expect(await sessionOf(person)).toBe('signInRequired');
  });

  test('stays alive while it is used, and its cookie with it (D-25)', async () => {
    const person = await signUpAndIn(app);
    await sql`update session set last_seen_at = now() - interval '70 minutes' where user_id = ${person.user.id}`.execute(
      app.db,
    );
    const { target, method } = { target: '/api/session', method: 'GET' };
    const [cookie] = (await person.sender.sendRaw({ method, target })).headers.getSetCookie();
    expect(cookie).toContain(`__Host-sid=${person.sender.cookies.get('__Host-sid')}; Max-Age=4406;`);
    const { rows } = await sql<{ idle: number }>`select extract(epoch from now() - last_seen_at)::int as idle
      from session where user_id = ${person.user.id}`.execute(app.db);
    expect(rows[0]?.idle).toBeLessThan(60);
  });

  test('of a person who is blocked ends at their next call (ASVS 7.4.2, 8.3.2)', async () => {
    const person = await signUpAndIn(app);
    await sql`update app_user set status = 'BLOCKED' where id = ${person.user.id}`.execute(app.db);
    expect(await sessionOf(person)).toBe('signInRequired');
  });

  test('is a new one at every sign-in, and the browser’s old one is over (ASVS 7.2.4, 7.2.2)', async () => {
    const { sender, username } = await signUpAndIn(app);
    const old = sender.cookies.get('__Host-sid') ?? '';
    await signInWith(app, { username, password: testPassword }, sender);
    expect(sender.cookies.get('__Host-sid')).not.toBe(old);
    const { rows } = await sql<{
      ended: number;
      open: number;
    }>`select count(*) filter (where ended_at is not null)::int as ended,
      count(*) filter (where ended_at is null)::int as open from session s join app_user u on u.id = s.user_id
      where u.email = ${username}`.execute(app.db);
    expect(rows[0]).toEqual({ ended: 1, open: 1 });
  });

  test('the sixth ends the oldest (ASVS 7.1.2)', async () => {
    const first = await signUpAndIn(app);
    const { username } = first;
    const others: Person[] = [];
    for (let count = 0; count < 5; count++) others.push(await signInWith(app, { username, password: testPassword }));
    expect(await sessionOf(first)).toBe('signInRequired');
    for (const other of others) expect(await sessionOf(other)).toBe('signed in');
  });

  test('belongs to its person: somebody else’s key or name opens nothing (ASVS 7.2.1)', async () => {
    const [one, other] = [await signUpAndIn(app), await signUpAndIn(app)];
    const cookie = one.sender.cookies.get('__Host-sid') ?? '';
    other.sender.cookies.set('__Host-sid', cookie);
    expect(await sessionOf(other)).toBe('hashInvalid');
  });
});

describe('a password given again (D-38)', () => {
  test('opens no session, and makes an open one fresh', async () => {
    const { sender, user, username } = await signUpAndIn(app);
    const old = sender.cookies.get('__Host-sid');
    await sql`update session set fresh_at = now() - interval '1 hour' where user_id = ${user.id}`.execute(app.db);
    const body = { username, password: testPassword, skipSession: true };
    const checked = dataOf(await sender.call(signIn, { body }));
    expect(checked.signingKey).toBeUndefined();
    expect(sender.cookies.get('__Host-sid')).toBe(old);
    const { rows } = await sql<{ fresh: boolean }>`select fresh_at > now() - interval '1 minute' as fresh
      from session where user_id = ${user.id}`.execute(app.db);
    expect(rows).toEqual([{ fresh: true }]);
  });

  test('a wrong one, or another person’s, freshens nothing', async () => {
    const { sender, user, username } = await signUpAndIn(app);
    const other = await signUpAndIn(app);
    await sql`update session set fresh_at = now() - interval '1 hour' where user_id = ${user.id}`.execute(app.db);
    const wrong = await sender.call(signIn, { body: { username, password: 'Wrong-77-Kite', skipSession: true } });
    expect(wrong).toMatchObject({ error: { code: 'credentialsWrong' } });
    const body = { username: other.username, password: testPassword, skipSession: true };
    dataOf(await sender.call(signIn, { body }));
    const { rows } = await sql<{ fresh: boolean }>`select fresh_at > now() - interval '1 minute' as fresh
      from session where user_id = ${user.id}`.execute(app.db);
    expect(rows).toEqual([{ fresh: false }]);
  });
});

describe('an instant token', () => {
  test('is refused when unknown, used or somebody else’s (ASVS 7.6.2)', async () => {
    const { username } = await signUpAndIn(app);
    const answer = await createSender(app.baseUrl).call(signInInstantly, { body: { username, token: 'x'.repeat(43) } });
    expect(answer).toMatchObject({ status: 422, error: { code: 'tokenInvalid' } });
  });
});
