import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestPasswordReset, verifyPasswordReset } from '#contract/account/registration.ts';
import { keepThread, readThread } from '#contract/guide/guideThread.ts';
import { signInByCode } from '#contract/session/secondFactor.ts';
import { checkSession, signIn } from '#contract/session/session.ts';
import { startSandbox } from '#sandbox/sandbox.ts';
import { freePort } from '#scripts/freePort.ts';
import { openDatabase } from '#server/database/open.ts';
import { keyIdOf } from '#server/keys/keyring.ts';
import { askRunningServer } from '#server/ops/opsSocket.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startServer } from '#server/startServer.ts';
import { appCode, refusalIn, withAuthenticator } from '#tests/fixtures/factorFixture.ts';
import { newestMessage, type Person, signInWith, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { asAdmin } from '#tests/fixtures/postgresAdmin.ts';
import { createSender, dataOf, type Sender } from '#tests/fixtures/sender.ts';

const adminUrl = process.env.TEST_ON_POSTGRES ? process.env.TEST_DATABASE_URL : undefined;
const name = `sawa_secrets_${process.pid}`;
const dataDir = mkdtempSync(join(tmpdir(), 'sawa-secrets-'));

const first = 'the secret that was there at first in this test';
const second = 'the secret that takes its place a year later';
const third = 'the secret of the year after that one in this test';
const kept = JSON.stringify({ version: 1, thread: [{ id: 1, kind: 'typed', text: 'for Marie Ngo' }] });

let databaseUrl: string | undefined;
let [port, sandboxPort] = [0, 0];
let sandbox: Awaited<ReturnType<typeof openSandbox>>;
const openSandbox = () => startSandbox({ port: sandboxPort, dataDir, delayMs: 20 });

const settingsWith = (current: string, others: readonly string[]) =>
  readSettings({
    ...{ PORT: String(port), BASE_URL: `http://localhost:${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    ...{ DATABASE_URL: databaseUrl, REQUESTS_PER_MINUTE: '1000000' },
    ...{ MASTER_SECRET: current, OTHER_MASTER_SECRETS: others.join(',') },
  });
const start = (current: string, ...others: string[]) =>
  startServer({ settings: settingsWith(current, others), credentials: sandbox.credentials });

/** While no server runs. */
async function inDatabase<Value>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Value>) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  return work(db).finally(close);
}

/** By the running server. */
async function ops(command: string) {
  const answer = await askRunningServer(dataDir, { command });
  return { ok: answer?.ok, text: answer?.lines.join('\n') ?? '' };
}

beforeAll(async () => {
  [port, sandboxPort] = [await freePort(), await freePort()];
  sandbox = await openSandbox();
  if (!adminUrl) return;
  await asAdmin(adminUrl, `create database ${name}`);
  databaseUrl = Object.assign(new URL(adminUrl), { pathname: name }).href;
});
afterAll(async () => {
  await sandbox.stop();
  if (adminUrl) await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  rmSync(dataDir, { recursive: true });
});

const place = () => ({ baseUrl: `http://localhost:${port}`, sandbox });
const isSignedIn = async ({ sender }: Person) => (await sender.call(checkSession)).ok;
const readKept = async ({ user, sender }: Person) =>
  dataOf(await sender.call(readThread, { params: { id: user.id } })).thread?.kept;

/** In a browser never used before: it takes the password, and a code besides. */
async function enterAnew({ username }: Person, code: string): Promise<boolean> {
  const sender = createSender(place().baseUrl);
  expect(refusalIn(await sender.call(signIn, { body: { username, password: testPassword } }))).toBe(
    'secondFactorRequired',
  );
  return (await sender.call(signInByCode, { body: { code } })).ok;
}

/** Five servers start and end here, on a disk. */
const timeout = 240_000;

describe('a master secret that is replaced while people are signed in (ASVS 13.3.4)', { timeout }, () => {
  let esi: Person;
  let kofi: Person;
  let factors: Awaited<ReturnType<typeof withAuthenticator>>;
  let forgetful: Sender;

  test('is one of several: what the one before made and sealed is good under the next', async () => {
    const before = await start(first);
    esi = await signUpAndIn(place());
    kofi = await signUpAndIn(place());
    factors = await withAuthenticator(esi);
    dataOf(await esi.sender.call(keepThread, { params: { id: esi.user.id }, body: { kept, revision: 0 } }));
    await sandbox.stop();
    forgetful = createSender(place().baseUrl);
    dataOf(await forgetful.call(requestPasswordReset, { body: { username: kofi.username, type: 'email' } }));
    await before.stop();

    const after = await start(second, first);
    expect(await isSignedIn(esi)).toBe(true);
    expect(await readKept(esi)).toBe(kept);
    expect(await enterAnew(esi, appCode(factors.secret, 1))).toBe(true);
    sandbox = await openSandbox();
    const { code } = await newestMessage(place(), kofi.username, 2);
    expect(await forgetful.call(verifyPasswordReset, { body: { code } })).toMatchObject({ ok: true });
    await after.stop();
  });

  test('cannot be left out before everything is moved, or be a stranger, which one sentence says', async () => {
    await expect(start(third)).rejects.toThrow(
      /^MASTER_SECRET should be the one .* \w{16} is in no setting; name it in OTHER_MASTER_SECRETS/,
    );
    expect(() => settingsWith(second, [first, second])).toThrow(/^OTHER_MASTER_SECRETS should be .* each once/);
    expect(() => settingsWith(second, ['short'])).toThrow(/^OTHER_MASTER_SECRETS should be (?!.*short,)/);
  });

  test('moves everything to it in batches, again and again without harm, and says what is left', async () => {
    const server = await start(second, first);
    expect((await ops('secrets-reseal')).ok).toBe(true);
    const again = await ops('secrets-reseal');
    expect(again.text).toBe(`0 moved to ${keyIdOf(second)}; nothing is left to move.`);
    const { ok, text } = await ops('secrets-status');
    expect(text).toMatch(new RegExp(`^${keyIdOf(first)} .* in OTHER_MASTER_SECRETS, and can go$`, 'm'));
    expect(text).toMatch(new RegExp(`^conversations with the guide +${keyIdOf(second)} +1$`, 'm'));
    expect(ok).toBe(true);
    await server.stop();
    const rows = await inDatabase((db) => sql`select sealed from guide_thread`.execute(db));
    expect(JSON.stringify(rows.rows)).toMatch(new RegExp(`^\\[\\{"sealed":"${keyIdOf(second)}\\.`));
  });

  test('then stands alone: sessions, passwords, apps, codes, browsers and texts from before are still good', async () => {
    const server = await start(second);
    expect(await isSignedIn(esi)).toBe(true);
    expect(await readKept(esi)).toBe(kept);
    expect(await enterAnew(esi, factors.recoveryCodes[0] ?? '')).toBe(true);
    expect(await isSignedIn(await signInWith(place(), { username: kofi.username, password: testPassword }))).toBe(true);
    // Her browser is known by a mark of the first secret, so it takes no code.
    await signInWith(place(), { username: esi.username, password: testPassword }, esi.sender);
    expect((await ops('secrets-status')).text).toContain('gone; what it made stays good');
    expect((await ops('verify')).ok).toBe(true);
    await server.stop();
  });

  test('follows another the year after, and what the first made is good even then', async () => {
    const turning = await start(third, second);
    expect((await ops('secrets-reseal')).ok).toBe(true);
    expect((await ops('secrets-reseal')).ok).toBe(true);
    await turning.stop();
    const server = await start(third);
    expect(await readKept(esi)).toBe(kept);
    expect(await enterAnew(esi, factors.recoveryCodes[1] ?? '')).toBe(true);
    await server.stop();
  });
});
