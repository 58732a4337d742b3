import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/open.ts';
import { type Keyring, keyIdOf } from '#server/keys/keyring.ts';
import { seal, sealer } from '#server/keys/sealedText.ts';
import { openKeyring, readKeyring } from '#server/secrets/openKeyring.ts';
import { reseal } from '#server/secrets/reseal.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';
import { operate } from '#tests/fixtures/operator.ts';

const newSecret = () => randomBytes(32).toString('base64url');
const settings = (current: string, ...others: string[]) => ({ current, others });

let database: Database;
beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.close());

let first: string;
let keys: Keyring;
/** A database that was used with one secret so far. */
beforeEach(async () => {
  const { db } = database;
  await sql`delete from outbox`.execute(db);
  await asOwner(db, async (owner) => void (await sql`delete from master_key`.execute(owner)));
  first = newSecret();
  keys = await openKeyring(db, settings(first));
});

/** Messages on their way, sealed by the secret in force then. */
async function queued(count: number, by = keys, textOf = (n: number) => sealer(by, 'message-v1').seal(`message ${n}`)) {
  const rows = Array.from({ length: count }, (_, n) => ({ key: randomBytes(8).toString('hex'), sealed: textOf(n) }));
  await sql`insert into outbox (id, key, kind, payload)
    select gen_random_uuid(), key, 'message', jsonb_build_object('sealed', sealed)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, sealed text)`.execute(database.db);
}

async function sealedTexts(): Promise<string[]> {
  const { rows } = await sql<{ sealed: string }>`select payload->>'sealed' as sealed from outbox`.execute(database.db);
  return rows.map(({ sealed }) => sealed);
}

const areAllBy = async (secret: string) =>
  (await sealedTexts()).every((text) => text.startsWith(`${keyIdOf(secret)}.`));

describe('moving what is sealed to another master secret (ASVS 13.3.4)', () => {
  test('is done in batches, stops between two, and goes on from there', async () => {
    const { db } = database;
    await queued(450);
    const second = newSecret();
    const turned = await openKeyring(db, settings(second, first));
    const stop = new AbortController();
    const signal = {
      get aborted() {
        const was = stop.signal.aborted;
        stop.abort();
        return was;
      },
    };
    const begun = await reseal({ db, keys: turned, signal: signal as AbortSignal });
    expect(begun).toEqual({ isDone: false, moved: 200, touched: 0, elsewhere: 0 });
    const two = await Promise.all([reseal({ db, keys: turned }), reseal({ db, keys: turned })]);
    expect(two.map((one) => one?.isDone)).toEqual([true, true]);
    expect(await areAllBy(second)).toBe(true);
    const texts = sealer(await openKeyring(db, settings(second)), 'message-v1');
    expect(new Set((await sealedTexts()).map((text) => texts.open(text))).size).toBe(450);
  });

  test('takes what is older than names for what the first secret sealed', async () => {
    const { db } = database;
    await queued(3, keys, (n) => seal(keys.newest('message-v1'), `older ${n}`));
    const [text = ''] = await sealedTexts();
    expect(sealer(keys, 'message-v1').open(text)).toMatch(/^older/);
    const second = newSecret();
    expect(await reseal({ db, keys: await openKeyring(db, settings(second, first)) })).toMatchObject({ moved: 3 });
    expect(await areAllBy(second)).toBe(true);
  });

  test('leaves what was touched, and is not held up by it', async () => {
    const { db } = database;
    await queued(1, keys, () => `${keyIdOf(first)}.${seal(randomBytes(32), 'somebody’s own')}`);
    await queued(1);
    const second = newSecret();
    const turned = await openKeyring(db, settings(second, first));
    expect(await reseal({ db, keys: turned })).toEqual({ isDone: true, moved: 1, touched: 1, elsewhere: 0 });
    expect(await reseal({ db, keys: turned })).toEqual({ isDone: true, moved: 0, touched: 0, elsewhere: 0 });
    await openKeyring(db, settings(second));
    const { lines } = await operate({ db, fetchFile: undefined, keys: turned }, { command: 'secrets-status' });
    expect(lines.at(-1)).toBe('1 messages on their way open with no secret: they were changed since.');
  });

  test('is not done for a secret no server has started with', async () => {
    await queued(1);
    const strange = await readKeyring(database.db, settings(newSecret(), first));
    const answer = await operate(
      { db: database.db, fetchFile: undefined, keys: strange },
      { command: 'secrets-reseal' },
    );
    expect(answer).toMatchObject({ ok: false, lines: [expect.stringMatching(/^No server has started with this/)] });
    expect(await areAllBy(first)).toBe(true);
  });
});

describe('a server starts with every secret something is sealed by, or not at all', () => {
  test('names what is still sealed by the one that was left out', async () => {
    const { db } = database;
    const second = newSecret();
    const turned = await openKeyring(db, settings(second, first));
    await reseal({ db, keys: turned, signal: AbortSignal.abort() });
    await queued(2);
    await expect(openKeyring(db, settings(second))).rejects.toThrow(
      `OTHER_MASTER_SECRETS lacks ${keyIdOf(first)}, and 2 messages on their way are sealed by it: name it in`,
    );
    await reseal({ db, keys: turned });
    await expect(openKeyring(db, settings(second))).resolves.toMatchObject({ current: keyIdOf(second) });
  });

  test('and is told so of one that sealed nothing, whose passwords would be void', async () => {
    await expect(openKeyring(database.db, settings(newSecret()))).rejects.toThrow(
      `MASTER_SECRET should be the one this database was used with, or follow it: ${keyIdOf(first)} is in no setting`,
    );
  });

  test('and while one that is here still seals something, it is not given up', async () => {
    const { db } = database;
    await queued(2);
    const turned = await openKeyring(db, settings(newSecret(), first));
    const giveUp = { command: 'secrets-give-up', transferId: keyIdOf(first), reason: 'it may be known' };
    const refused = {
      ok: false,
      lines: ['Nobody could read them again: 2 messages on their way are still sealed by it. secrets reseal first.'],
    };
    for (const operator of ['grace', 'noor']) {
      expect(await operate({ db, fetchFile: undefined, keys: turned }, { ...giveUp, operator })).toMatchObject(refused);
    }
    const { rows } = await sql`select from master_key where given_up_at is not null`.execute(db);
    expect(rows).toEqual([]);
    await reseal({ db, keys: turned });
    const given = await operate({ db, fetchFile: undefined, keys: turned }, { ...giveUp, operator: 'grace' });
    expect(given).toMatchObject({ ok: true });
  });

  test('unless two of compliance gave that one up, and then it never comes back', async () => {
    const { db } = database;
    const second = newSecret();
    const app = { db, fetchFile: undefined, keys: await readKeyring(db, settings(second)) };
    const giveUp = { command: 'secrets-give-up', transferId: keyIdOf(first), reason: 'it was lost' };
    expect(await operate(app, { ...giveUp, operator: 'grace' })).toMatchObject({ ok: true });
    await expect(openKeyring(db, settings(second))).rejects.toThrow(/^MASTER_SECRET should be the one/);
    expect(await operate(app, { ...giveUp, operator: 'noor' })).toMatchObject({ ok: true });
    await openKeyring(db, settings(second));
    await expect(openKeyring(db, settings(first, second))).rejects.toThrow(/^MASTER_SECRET should be a new one/);
    await queued(1);
    const [text = ''] = await sealedTexts();
    const left = await openKeyring(db, settings(second, first));
    expect(() => sealer(left, 'message-v1').open(text)).toThrow(`Sealed by the secret ${keyIdOf(first)}, not here`);
  });
});
