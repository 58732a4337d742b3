import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followEvents, listNotifications } from '#contract/notification/notification.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { checkSession } from '#contract/session/session.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const minutes = (count: number) => count * 60;
const idleFor = (seconds: number) => ({ [requestHeaders.idle]: String(seconds) });

/** As if the person had done nothing for so long. */
const moveBack = ({ user }: Person, column: 'last_seen_at' | 'created_at', seconds: number) =>
  sql`update session set ${sql.ref(column)} = now() - make_interval(secs => ${seconds}) where user_id = ${user.id}`.execute(
    app.db,
  );

const idleNow = async ({ user }: Person) => {
  const { rows } = await sql<{ idle: number }>`select extract(epoch from now() - last_seen_at)::int as idle
    from session where user_id = ${user.id}`.execute(app.db);
  return rows[0]?.idle ?? Number.NaN;
};

const isAbout = (seconds: number) => (found: number) => Math.abs(found - seconds) < 20;

describe('a session counts what its person does, not what its pages ask by themselves (D-25, ASVS 7.3.1)', () => {
  test.each([
    ['a call of a page nobody has touched leaves it as idle as it was', 40, 60, 40],
    ['a call of a page that was touched lately counts from then', 40, 5, 5],
    ['a call by hand counts from now', 40, 0, 0],
    ['a page that was touched before another one takes nothing from it', 5, 40, 5],
  ])('%s', async (_case, idle, claimed, left) => {
    const person = await signUpAndIn(app);
    await moveBack(person, 'last_seen_at', minutes(idle));
    const asked = { params: { id: person.user.id } };
    dataOf(await person.sender.call(listNotifications, asked, idleFor(minutes(claimed))));
    expect(await idleNow(person)).toSatisfy(isAbout(minutes(left)));
  });

  test('a stream that is opened again keeps nobody signed in, and ends with the session', async () => {
    const person = await signUpAndIn(app);
    await moveBack(person, 'last_seen_at', minutes(70));
    const target = `/api${followEvents.path.replace('{id}', person.user.id)}`;
    const stream = await person.sender.sendRaw({ method: 'GET', target, headers: idleFor(minutes(70)) });
    expect(stream.status).toBe(200);
    expect(await idleNow(person)).toSatisfy(isAbout(minutes(70)));
    await moveBack(person, 'last_seen_at', minutes(74));
    // Read to its end, which the server makes.
    expect(await stream.text()).toMatch(/^: open/);
    expect(await person.sender.call(checkSession)).toMatchObject({ error: { code: 'signInRequired' } });
  });

  test.each(['', '-1', '1.5', '1e3', 'none', '1234567', '0, 0'])('an idle time of %j is refused', async (text) => {
    const person = await signUpAndIn(app);
    const answer = await person.sender.call(checkSession, {}, { [requestHeaders.idle]: text });
    expect(answer).toMatchObject({
      error: { code: 'requestInvalid', details: { fields: [{ field: requestHeaders.idle }] } },
    });
  });
});

describe('who is signed in is told how long they stay so (WCAG 2.2.1)', () => {
  test('a session that has just begun is whole', async () => {
    const { endsIn } = dataOf(await (await signUpAndIn(app)).sender.call(checkSession));
    expect(endsIn.idleSeconds).toSatisfy(isAbout(4_406));
    expect(endsIn.lifeSeconds).toSatisfy(isAbout(12 * 3_600));
  });

  test.each([
    ['idle', 'last_seen_at', minutes(72), { idleSeconds: 86 }],
    ['life', 'created_at', 12 * 3_600 - 90, { lifeSeconds: 90 }],
  ] as const)('and of one that is almost over by its %s, what is left', async (_by, column, seconds, left) => {
    const person = await signUpAndIn(app);
    await moveBack(person, column, seconds);
    const { endsIn } = dataOf(await person.sender.call(checkSession, {}, idleFor(minutes(73))));
    for (const [name, about] of Object.entries(left)) {
      expect(endsIn[name as keyof typeof endsIn]).toSatisfy(isAbout(about));
    }
  });

  test('one that is almost over is whole again once its person says that they are here', async () => {
    const person = await signUpAndIn(app);
    await moveBack(person, 'last_seen_at', minutes(72));
    const { endsIn } = dataOf(await person.sender.call(checkSession, {}, idleFor(0)));
    expect(endsIn.idleSeconds).toSatisfy(isAbout(4_406));
  });
});
