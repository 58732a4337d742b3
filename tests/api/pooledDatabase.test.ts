import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/database/open.ts';
import { sqlStateOf } from '#server/database/transaction.ts';
import { usualPool } from '#server/settings/databasePool.ts';
import { asAdmin } from '#tests/fixtures/postgresAdmin.ts';

const adminUrl = process.env.TEST_ON_POSTGRES ? process.env.TEST_DATABASE_URL : undefined;

describe.skipIf(adminUrl === undefined)('behind a pooler that gives each transaction another connection', () => {
  const name = `sawa_pooled_${process.pid}`;
  const asked = (login: string) => {
    const url = new URL(adminUrl ?? '');
    url.pathname = name;
    url.username = login;
    return url.href;
  };
  const owner = asked(new URL(adminUrl ?? 'postgres://sawa@localhost').username);
  const pool = { ...usualPool, prepares: false };
  let database: Database;
  beforeAll(async () => {
    const admin = adminUrl ?? '';
    await asAdmin(admin, `create database ${name}`);
    await (await openDatabase({ databaseUrl: owner, dataDir: '' })).close();
    await asAdmin(admin, `create role ${name} login in role sawa_app`);
    database = await openDatabase({ databaseUrl: asked(name), migrationUrl: owner, dataDir: '', pool });
  });
  afterAll(async () => {
    await database?.close();
    await asAdmin(adminUrl ?? '', `drop database ${name} with (force)`);
    await asAdmin(adminUrl ?? '', `drop role ${name}`);
  });

  test('the server works as its login, and sets nothing that a connection would have to keep (issue 16, 9)', async () => {
    const { rows } = await sql`select current_user::text as login, current_setting('role') as role,
      current_setting('lock_timeout') as lock, (select count(*)::int from pg_prepared_statements) as prepared`.execute(
      database.db,
    );
    expect(rows).toEqual([{ login: name, role: 'none', lock: '0', prepared: 0 }]);
  });

  test('it may add to the ledger and not change it, as everywhere (ASVS 13.2.2)', async () => {
    await sql`insert into attempt_count (bucket, window_start, count) values ('pooled', now(), 1)`.execute(database.db);
    const refusals = ['update posting set minor = 1', 'delete from journal', 'drop table posting'].map((statement) =>
      sql
        .raw(statement)
        .execute(database.db)
        .then(() => 'done', sqlStateOf),
    );
    expect(await Promise.all(refusals)).toEqual(['42501', '42501', '42501']);
  });

  test('a login that owns the tables is not taken for the server’s', async () => {
    const opening = openDatabase({ databaseUrl: owner, migrationUrl: owner, dataDir: '', pool });
    await expect(opening).rejects.toThrow('should be a login that is only a member of sawa_app');
  });
});
