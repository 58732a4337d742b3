import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { createRecipient } from '#contract/recipient/recipient.ts';
import { signIn } from '#contract/session/session.ts';
import { raiseSecurityAlerts } from '#server/security/securityAlerts.ts';
import { securityEvents } from '#server/security/securityEvents.ts';
import { visitorOf } from '#server/security/visitor.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import { type Person, signInWith, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, testKeys } from '#tests/fixtures/runningApp.ts';
import { createSender } from '#tests/fixtures/sender.ts';
import { marieEndingIn } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
withSendingApp((started) => {
  ({ app } = started);
});

const kindsOf = async ({ user }: Person): Promise<string[]> => {
  const read = await sql<{ name: string }>`select kind || ' ' || outcome as name from security_event
    where user_id = ${user.id} order by at, id`.execute(app.db);
  return read.rows.map(({ name }) => name);
};
const signingIn = (username: string, password: string, rest = {}) =>
  createSender(app.baseUrl).call(signIn, { body: { username, password, ...rest } });

describe('the record of security events', () => {
  test('keeps sign-ins right and wrong, new devices, step-ups and recipients (ASVS 16.3.1)', async () => {
    const person = await signUpAndIn(app);
    const { username } = person;
    await signingIn(username, 'Wrong-Password-1');
    await expect.poll(() => kindsOf(person)).toEqual(['signIn done', 'signIn refused']);
    const again = await signInWith(app, { username, password: testPassword });
    await again.sender.call(signIn, { body: { username, password: testPassword, skipSession: true } });
    await again.sender.call(createRecipient, { params: { id: person.user.id }, body: marieEndingIn('00') });
    expect((await kindsOf(person)).toSorted()).toEqual(
      [
        'newDevice done',
        'recipientSaved done',
        'signIn done',
        'signIn done',
        'signIn refused',
        'stepUp done',
      ].toSorted(),
    );
    const shown = await opsLines(app, 'security', { transferId: username });
    expect(shown).toContain('signed in from a device not seen before');
    expect(shown).toContain('sign-in refused');
    expect(await opsLines(app, 'security', { transferId: username, since: 'soon' })).toMatch(/^Say since when/);
  });

  test('keeps lock-outs and requests with a wrong signature (ASVS 16.3.2, 16.3.3)', async () => {
    const person = await signUpAndIn(app);
    for (let n = 0; n < 11; n++) await signingIn(person.username, 'Wrong-Password-1');
    await expect.poll(() => kindsOf(person)).toContain('lockOut refused');
    person.sender.becomes(person.username, 'c29tZWJvZHkgZWxzZXMga2V5IG9mIDMyIGJ5dGVzISE');
    expect((await person.sender.call(readUser, { params: { id: person.user.id } })).status).toBe(401);
    const refusals = () => sql`select 1 from security_event where kind = 'signatureRefused'`.execute(app.db);
    await expect.poll(async () => (await refusals()).rows.length).toBe(1);
  });

  test('holds no address, and the server can neither change nor delete a line of it (ASVS 16.4.2)', async () => {
    const rows = await sql<{ all: string }>`select json_agg(e)::text as all from security_event e`.execute(app.db);
    expect(rows.rows[0]?.all).not.toMatch(/127\.0\.0|::1|@/);
    await expect(sql`update security_event set outcome = 'done'`.execute(app.db)).rejects.toThrow(/permission denied/);
    await expect(sql`delete from security_event`.execute(app.db)).rejects.toThrow(/permission denied/);
    await sql`select forget_security_events()`.execute(app.db);
    const kept = await sql`select 1 from security_event`.execute(app.db);
    expect(kept.rows.length).toBeGreaterThan(0);
  });
});

describe('a run over many accounts', () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const alertsOf = (kind: string) =>
    [...lines, ...app.logLines].filter((line) => line.includes(`"securityAlert":"${kind}"`));

  test('of 1,000 attempts from one network raises exactly one line, and one that gets in another', async () => {
    const events = securityEvents({ db: app.db, keys: testKeys, log });
    for (let n = 0; n < 1000; n++) {
      const ip = `203.0.113.${n % 250}`;
      await events.write(app.db, { kind: 'signIn', outcome: 'refused', visitor: visitorOf(ip) });
      if (n % 100 === 99) await raiseSecurityAlerts({ db: app.db, log });
    }
    await Promise.all([1, 2, 3].map(() => raiseSecurityAlerts({ db: app.db, log })));
    expect(alertsOf('passwordSpraying')).toHaveLength(1);
    expect(alertsOf('credentialStuffing')).toHaveLength(0);
    const victim = await signUpAndIn(app);
    await events.write(app.db, {
      kind: 'newDevice',
      outcome: 'done',
      userId: victim.user.id,
      visitor: visitorOf('203.0.113.9'),
    });
    await raiseSecurityAlerts({ db: app.db, log });
    await raiseSecurityAlerts({ db: app.db, log });
    expect(alertsOf('credentialStuffing')).toHaveLength(1);
    expect(await opsLines(app, 'security')).toMatch(/ALERT .*one network tried many accounts and got into one/);
    expect(await opsLines(app, 'queue')).toContain('Security alerts in the last day: ');
  });
});
