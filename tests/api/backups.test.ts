import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '#server/backup/backUp.ts';
import { sealBackup } from '#server/backup/sealedBackup.ts';
import type { Db } from '#server/database/open.ts';
import { sha256Hex } from '#server/http/requestSignature.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { findInvitation } from '#server/ops/invitations.ts';
import { dropAside, type EmptyPlace, emptyPlace, sourceOf } from '#tests/fixtures/backups.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { operate } from '#tests/fixtures/operator.ts';
import { type Person, signInAs } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp, testKeys } from '#tests/fixtures/runningApp.ts';
import { newTransfer, payByBank, untilStatus } from '#tests/fixtures/sending.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawa-backups-'));
let app: RunningApp;
let ada: Person;
let file: string;
/** What every table of the database came to when the backup was made of it. */
let copied: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  ada = await signInAs(app, 'ada');
  const transfer = await newTransfer(ada);
  await payByBank(ada, transfer);
  await untilStatus(ada, transfer.id, 'COMPLETE');
  expect(await brokenOnceDrained(app)).toEqual([]);
  file = join(folder, 'whole.backup');
  await inviteSomebody(app.db);
  copied = await contents(app.db);
  await backUp(await sourceOf(app), file);
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

/** The secret of a link that works when the backup is made. */
const sentToken = 'a'.repeat(43);

async function inviteSomebody(db: Db) {
  await sql`insert into operator (name, secret_hash, email, language, roles) values
    ('grace', 'g', 'grace@sawa.example', 'en', '{support}'), ('yan', 'y', 'yan@sawa.example', 'en', '{support}'),
    ('xena', 'x', 'xena@sawa.example', 'en', '{support}')`.execute(db);
  await sql`insert into operator_invitation (id, operator, token_hash, proposed_by, agreed_by, expires_at)
    values (gen_random_uuid(), 'xena', ${sha256Hex(sentToken)}, 'grace', 'yan', now() + interval '1 day')`.execute(db);
  expect(await findInvitation(db, sentToken)).toBe('xena');
}

let place: EmptyPlace;
beforeEach(() => {
  place = emptyPlace();
});
afterEach(() => place.remove());

/** Every table, and what all its rows come to. */
async function contents(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const sums: Record<string, string> = {};
  for (const { name } of rows.filter(({ name }) => !settledOnRestore.includes(name))) {
    const { rows: sum } = await sql<{ all: string }>`select count(*) || ' ' ||
      coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as all from ${sql.table(name)} t`.execute(
      db,
    );
    sums[name] = sum[0]?.all ?? '';
  }
  return sums;
}

/** Sessions end, codes and links are void, and the audit says so; the probe of the embedded database is written at each start. */
const settledOnRestore = [
  ...[
    'session',
    'code_request',
    'one_time_token',
    'operator_invitation',
    'operator_action',
    'security_event',
    'audit_tip',
  ],
  ...['durability_probe', 'attempt_count', 'request_nonce', 'idempotency_key', 'outbox', 'rate_tick'],
];

describe('a backup', () => {
  test('taken while people send and pay opens with books that hold', async () => {
    const busy = Promise.all(
      Array.from({ length: 5 }, async () => payByBank(ada, await newTransfer(ada, { amount: 50 }))),
    );
    const path = join(folder, 'busy.backup');
    const report = await backUp(await sourceOf(app), path);
    await busy;
    expect(report.broken).toEqual([]);
    expect(report.bytes).toBeGreaterThan(100_000);
  });

  test('is asked for by the tool, is its owner’s alone, and stands in the audit', async () => {
    const path = join(folder, 'asked.backup');
    const source = await sourceOf(app);
    const tools = { ...app, backUp: (to: string) => backUp(source, to) };
    const answer = await operate(tools, { command: 'backup', transferId: path });
    expect(answer.lines).toEqual([
      expect.stringMatching(/asked\.backup was written and opened: \d+ transfers; .* MB, [\d.]+ seconds\.$/),
      'Every promise about the books holds in it.',
    ]);
    expect((await operate(tools, { command: 'backup', transferId: path })).lines[0]).toMatch(/is there already/);
    const acts = await app.db.selectFrom('operator_action').select(['action', 'operator']).execute();
    expect(acts).toContainEqual({ action: 'backup', operator: 'installation' });
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  test('into a folder that is not there is refused', async () => {
    await expect(backUp(await sourceOf(app), join(folder, 'none/x.backup'))).rejects.toThrow('There is no folder');
  });
});

describe('a restore', () => {
  test('puts the whole database where there was none, with nobody signed in, and never in the place of another before that was named twice', async () => {
    const report = await place.restore(file);
    expect(report).toMatchObject({
      ...{ broken: [], aside: undefined },
      holds: expect.stringMatching(/^1 transfers; \d+ postings of .*£/),
    });
    const restored = await place.open();
    expect(await contents(restored.db)).toEqual(copied);
    const open = await sql`select from session where ended_at is null`.execute(restored.db);
    expect(open.rows).toEqual([]);
    expect(await findInvitation(restored.db, sentToken)).toBeUndefined();
    const acts = await restored.db.selectFrom('operator_action').select('action').execute();
    expect(acts.map(({ action }) => action)).toContain('restore');
    const twice = { replace: true, database: place.name };
    await restored.db
      .connection()
      .execute(() =>
        expect(place.restore(file, twice)).rejects.toThrow(
          /is in use by another Sawa server|Somebody is connected to .*: stop every server/,
        ),
      );
    await sql`insert into pair_downtime (base, target) values ('GBP', 'XAF')`.execute(restored.db);
    await restored.close();

    for (const told of [{}, { replace: true }, { database: place.name }, { replace: true, database: 'another' }]) {
      await expect(place.restore(file, told)).rejects.toThrow(
        `${place.name} is not empty. To put the backup in its place and keep what is there beside it: --replace --database ${place.name}.`,
      );
    }
    expect(await downtimes()).toHaveLength(1);
    const { aside } = await place.restore(file, twice);
    expect(aside).toMatch(/before/);
    expect(await downtimes()).toEqual([]);
    if (place.ownerUrl === undefined) expect(existsSync(join(aside ?? '', 'PG_VERSION'))).toBe(true);
    await dropAside(aside);
  }, 300_000);

  async function downtimes() {
    const { db, close } = await place.open();
    return db.selectFrom('pair_downtime').select('base').execute().finally(close);
  }
});

describe('a restore changes nothing', () => {
  const isUntouched = async () => expect(await place.isEmpty()).toBe(true);
  const changed = (name: string, bytes: Buffer): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };

  test('when the file was cut short, changed, or is something else', async () => {
    const whole = readFileSync(file);
    const cut = changed('cut', whole.subarray(0, whole.length - 100_000));
    await expect(place.restore(cut)).rejects.toThrow(/cut was changed or cut short after it was written/);
    const flipped = Buffer.from(whole);
    flipped[whole.length - 5000] = (flipped[whole.length - 5000] ?? 0) ^ 1;
    await expect(place.restore(changed('flipped', flipped))).rejects.toThrow('was changed or cut short');
    await expect(place.restore(changed('other', Buffer.from('PGDMP')))).rejects.toThrow('is not a backup of Sawa');
    await isUntouched();
  });

  test('when the file is of another key, of a newer version, or of the other database', async () => {
    const keys = keyringOf({ current: 'the secret of another installation of it', others: [] });
    await expect(place.restore(file, { keys })).rejects.toThrow('was made with another MASTER_SECRET');
    const here = place.ownerUrl === undefined ? ('pglite' as const) : ('postgres' as const);
    const about = {
      database: here,
      madeAt: '2026-11-27T12:00:00.000Z',
      migrations: ['001-people.sql', '999-later.sql'],
    };
    const content = async function* () {
      yield Buffer.from('x');
    };
    const written = async (name: string, head: Parameters<typeof sealBackup>[1]) => {
      const pieces: Buffer[] = [];
      for await (const piece of sealBackup(testKeys, head, content())) pieces.push(piece);
      return changed(name, Buffer.concat(pieces));
    };
    await expect(place.restore(await written('newer', about))).rejects.toThrow(
      'was made by a newer version: its migration 999-later.sql is not known here',
    );
    const there = here === 'pglite' ? ('postgres' as const) : ('pglite' as const);
    await expect(place.restore(await written('foreign', { ...about, database: there }))).rejects.toThrow(
      /is of (?:a PostgreSQL|the embedded database), and the settings name/,
    );
    await isUntouched();
  });
});

test('the tool ends a refused restore with 2 and one sentence', () => {
  const tool = [
    '--import',
    'tsx',
    join(import.meta.dirname, '../../server/ops/ops.ts'),
    'restore',
    import.meta.filename,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, tool, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
  });
  expect([status, stdout, stderr]).toEqual([2, `${import.meta.filename} is not a backup of Sawa.\n`, '']);
});
