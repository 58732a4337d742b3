import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/database/ids.ts';
import { invitationPath } from '#server/ops/invitations.ts';
import type { OpsAnswer, OpsRequest } from '#server/ops/runCommand.ts';
import { runOps } from '#server/ops/runOps.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import { messagesTo, messageThat } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

let app: RunningApp;
const secrets = new Map<string, string>();
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ask = (operator: string, command: string, about: Omit<OpsRequest, 'command'> = {}) =>
  runOps(app.db, { command, operator, secret: secrets.get(operator), ...about });
const everyWord = (answer: OpsAnswer) => JSON.stringify(answer);

/** Two founders, as whoever installs Sawa makes them, and whoever they agree on. */
async function founders() {
  for (const name of ['grace', 'noor']) {
    const answer = await runOps(app.db, { command: 'add-operator', transferId: name });
    secrets.set(name, /^OPERATOR_SECRET=(.*)$/m.exec(answer.lines.join('\n'))?.[1] ?? '');
  }
}
const linkTo = async (address: string) => {
  const { text } = await messageThat(app, address, /operator-invitation/);
  return new URL(/https?:\S+operator-invitation\S+/.exec(text)?.[0] ?? '');
};
const tokenIn = (link: URL) => link.searchParams.get('token') ?? '';
const open = (token: string, language = 'en') =>
  fetch(`${app.baseUrl}${invitationPath}?lang=${language}&token=${token}`);
const press = (token: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  fetch(`${app.baseUrl}${invitationPath}?lang=en`, { method: 'POST', headers, body: new URLSearchParams({ token }) });
const secretOf = async (response: Response) => /<code>([\w-]{43})<\/code>/.exec(await response.text())?.[1];

async function added(name: string, roles = 'support,payments,compliance') {
  const about = { transferId: name, email: `${name}@sawa.example`, roles };
  await ask('grace', 'add-operator', about);
  const answer = await ask('noor', 'add-operator', about);
  expect(answer).toMatchObject({ ok: true });
  return about;
}

describe('the first two operators (D-113)', () => {
  test('are added by whoever has the machine, in every role; nobody else is', async () => {
    await founders();
    const third = await runOps(app.db, { command: 'add-operator', transferId: 'pia', email: 'pia@sawa.example' });
    expect(third.lines[0]).toMatch(/^Say who you are/);
    const listed = await opsLines(app, 'operators');
    expect(listed).toMatch(/grace .* at installation +support, payments, compliance .* acts/);
    const { rows } = await sql<{ secret_hash: string }>`select secret_hash from operator`.execute(app.db);
    expect(rows.map(({ secret_hash }) => secret_hash)).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
    expect(await opsLines(app, 'audit')).toMatch(/installation +add-operator +noor/);
  });
});

describe('a new operator', () => {
  const pia = { transferId: 'pia', email: 'pia@sawa.example', roles: 'support,payments,compliance' };

  test('is not made by one operator, who never sees a secret (ASVS 2.3.5)', async () => {
    const first = await ask('grace', 'add-operator', pia);
    expect(first).toMatchObject({ ok: true, data: { waitsForAnother: true } });
    const again = await ask('grace', 'add-operator', pia);
    expect(again).toMatchObject({ ok: false });
    expect(everyWord(first) + everyWord(again)).not.toMatch(/[\w-]{40}/);
    const { rows } = await sql`select from operator where name = 'pia'`.execute(app.db);
    expect(rows).toEqual([]);
    expect(await messagesTo(app, pia.email)).toEqual([]);
    expect(await opsLines(app, 'operators')).toMatch(/grace said yes on .*: add-operator pia .*pia@sawa.example/);
  });

  test('takes both to say the same address, word for word', async () => {
    const otherwise = await ask('noor', 'add-operator', { ...pia, email: 'noor+pia@sawa.example' });
    expect(otherwise).toMatchObject({ data: { waitsForAnother: true } });
  });

  test('gets the secret by a link that was sent to that address alone, and acts with it', async () => {
    const answer = await ask('noor', 'add-operator', pia);
    expect(answer).toMatchObject({ ok: true, data: { name: 'pia' } });
    expect(everyWord(answer)).not.toMatch(/[\w-]{40}/);
    const link = await linkTo(pia.email);
    const token = tokenIn(link);
    const kept = await sql<{ all: string }>`select json_agg(i)::text as all from operator_invitation i`.execute(app.db);
    expect(kept.rows[0]?.all).not.toContain(token);

    const opened = await open(token);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src-elem 'sha256-/);
    const html = await opened.text();
    expect(html).toMatch(/for <strong>pia|gives <strong>pia/);
    expect(html).not.toContain('<script');
    expect(await (await open(token, 'fr')).text()).toContain('Afficher mon secret');

    const secret = (await secretOf(await press(token))) ?? '';
    secrets.set('pia', secret);
    expect(await ask('pia', 'maintenance', { transferId: 'off' })).toMatchObject({ ok: true });
    expect(await opsLines(app, 'audit')).toMatch(/pia +accept-invitation/);
  });

  test('has a link that works once (ASVS 6.4.1)', async () => {
    const token = tokenIn(await linkTo(pia.email));
    expect((await open(token)).status).toBe(404);
    const again = await press(token);
    expect([again.status, await secretOf(again)]).toEqual([404, undefined]);
    expect(await ask('pia', 'maintenance', { transferId: 'off' })).toMatchObject({ ok: true });
  });

  test('has a link that two presses at once use once', async () => {
    const { email } = await added('ria');
    const token = tokenIn(await linkTo(email));
    const answers = await Promise.all([press(token), press(token), press(token)]);
    expect((await Promise.all(answers.map(secretOf))).filter(Boolean)).toHaveLength(1);
  });

  test('has a link that is over after 24 hours, cannot be guessed, and is pressed on our page only', async () => {
    const { email } = await added('sue');
    const token = tokenIn(await linkTo(email));
    expect(token).toMatch(/^[\w-]{43}$/);
    for (const guess of ['', 'x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]) {
      expect([(await open(guess)).status, (await press(guess)).status]).toEqual([404, 404]);
    }
    expect((await press(token, { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
    expect((await press(token, {})).status).toBe(400);
    await ageOfLink('sue');
    const late = await press(token);
    expect([late.status, await secretOf(late)]).toEqual([404, undefined]);
    expect(await opsLines(app, 'operators')).toMatch(/sue .* has no secret: rekey-operator/);
  });

  test('has a link that is over when a newer one was sent, or when they were taken away', async () => {
    const { email, transferId } = await added('tom');
    const old = tokenIn(await linkTo(email));
    for (const operator of ['grace', 'noor']) await ask(operator, 'rekey-operator', { transferId });
    await expect.poll(async () => tokenIn(await linkTo(email))).not.toBe(old);
    expect((await press(old)).status).toBe(404);
    for (const operator of ['grace', 'noor']) await ask(operator, 'remove-operator', { transferId });
    expect((await press(tokenIn(await linkTo(email)))).status).toBe(404);
  });

  test('is not guessed by trying again and again from one place', async () => {
    const tries = await Promise.all(Array.from({ length: 40 }, () => press(newId()).then(({ status }) => status)));
    expect(new Set(tries)).toEqual(new Set([404, 429]));
    await sql`delete from attempt_count`.execute(app.db);
  });

  /** As if it was sent a day before, which the server cannot change. */
  const ageOfLink = (operator: string) =>
    app.db.connection().execute(async (connection) => {
      await sql`set role none`.execute(connection);
      await sql`update operator_invitation set expires_at = now() - interval '1 second'
        where operator = ${operator}`.execute(connection);
      await sql`set role sawa_app`.execute(connection);
    });
});

describe('changing operators', () => {
  test('takes two: to take one away, to give a new secret, and for what somebody may do (ASVS 8.3.2)', async () => {
    const { email } = await added('uma');
    secrets.set('uma', (await secretOf(await press(tokenIn(await linkTo(email))))) ?? '');
    const works = async () => (await ask('uma', 'maintenance', { transferId: 'off' })).ok;

    await ask('grace', 'change-operator', { transferId: 'uma', roles: 'support' });
    expect(await opsLines(app, 'operators')).toMatch(/uma .* support, payments, compliance/);
    await ask('noor', 'change-operator', { transferId: 'uma', roles: 'support' });
    expect((await ask('uma', 'top-up')).lines[0]).toBe('top-up is for payments; you have support.');

    await ask('grace', 'rekey-operator', { transferId: 'uma' });
    expect(await works()).toBe(true);
    await ask('noor', 'rekey-operator', { transferId: 'uma' });
    expect(await works()).toBe(false);
    await expect
      .poll(async () => (await messagesTo(app, email)).filter(({ text }) => /invitation/.test(text)).length)
      .toBe(2);
    secrets.set('uma', (await secretOf(await press(tokenIn(await linkTo(email))))) ?? '');
    expect(await works()).toBe(true);

    await ask('grace', 'remove-operator', { transferId: 'uma' });
    expect(await works()).toBe(true);
    expect(await ask('noor', 'remove-operator', { transferId: 'noor' })).toMatchObject({ ok: false });
    await ask('noor', 'remove-operator', { transferId: 'uma' });
    expect(await works()).toBe(false);
  });

  test('a yes is over when who said it may no longer', async () => {
    const { email } = await added('vic');
    secrets.set('vic', (await secretOf(await press(tokenIn(await linkTo(email))))) ?? '');
    const about = { transferId: 'wyn', email: 'wyn@sawa.example', roles: 'support' };
    await ask('vic', 'add-operator', about);
    for (const operator of ['grace', 'noor'])
      await ask(operator, 'change-operator', { transferId: 'vic', roles: 'support' });
    expect(await operate(app, { command: 'add-operator', operator: 'sam', ...about })).toMatchObject({
      data: { waitsForAnother: true },
    });
  });

  test('leaves two who can, whoever wants otherwise', async () => {
    const active = ['grace', 'noor'];
    await sql`update operator set roles = '{support}' where name <> all (${active})`.execute(app.db);
    for (const about of [{ roles: 'support' }, { email: 'grace@sawa.example', roles: 'payments' }]) {
      await ask('grace', 'change-operator', { transferId: 'grace', ...about });
      const answer = await ask('noor', 'change-operator', { transferId: 'grace', ...about });
      expect(answer).toMatchObject({ ok: false, lines: [expect.stringMatching(/^Two operators of compliance/)] });
    }
    await expect(
      sql`update operator set disabled_at = now() where name = 'noor'`.execute(app.db),
    ).rejects.toMatchObject({
      constraint: 'two_operators_remain',
    });
  });

  test('a secret is changed by nothing but a link that is used', async () => {
    const changed = sql`update operator set secret_hash = 'x' where name = 'noor'`.execute(app.db);
    await expect(changed).rejects.toMatchObject({ constraint: 'secret_by_invitation' });
    const again = sql`update operator_invitation set used_at = null where used_at is not null`.execute(app.db);
    await expect(again).rejects.toMatchObject({ constraint: 'invitation_used_once' });
  });

  test('is heard by every operator: by e-mail, or at the next command', async () => {
    const mailed = 'xena@sawa.example';
    await sql`insert into operator (name, secret_hash, email, language, roles)
      values ('xena', 'x', ${mailed}, 'fr', '{support}')`.execute(app.db);
    await ask('grace', 'maintenance', { transferId: 'off' });
    expect((await ask('grace', 'maintenance', { transferId: 'off' })).heard).toBeUndefined();
    const about = { transferId: 'yan', email: 'yan@sawa.example', roles: 'support' };
    await ask('grace', 'add-operator', about);
    await ask('noor', 'add-operator', about);
    const { text } = await messageThat(app, mailed, /yan fait maintenant partie/);
    expect(text).toContain('grace et noor');
    expect(text).toContain(about.email);
    const heard = (await ask('grace', 'maintenance', { transferId: 'off' })).heard;
    expect(heard).toEqual([expect.stringMatching(/yan was added as an operator, by grace and noor \(support; yan@/)]);
    expect((await ask('grace', 'maintenance', { transferId: 'off' })).heard).toBeUndefined();

    await ask('grace', 'change-operator', { transferId: 'xena', email: 'thief@sawa.example' });
    await ask('noor', 'change-operator', { transferId: 'xena', email: 'thief@sawa.example' });
    expect(await messageThat(app, mailed, /xena a été modifié/)).toMatchObject({
      text: expect.stringContaining('thief'),
    });
  });
});
