import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readinessOf } from '#server/http/probes.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

describe('what a proxy asks before it sends a visitor here', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ jobs: false, publicUrl: 'https://sawa.example', trustedProxy: '203.0.113.1' });
  });
  afterAll(() => app.stop());

  const ask = async (path: string) => {
    const answer = await fetch(`${app.baseUrl}${path}`);
    return [answer.status, await answer.json()];
  };

  test('is answered over plain http, from inside', async () => {
    expect(await ask('/live')).toEqual([200, { live: true }]);
    expect(await ask('/ready')).toEqual([200, { ready: true }]);
  });

  test('says that follow-up work is late, which is no reason to send people elsewhere', async () => {
    await sql`insert into outbox (id, kind, key, payload, due_at)
      values (gen_random_uuid(), 'nothing', 'late', '{}', now() - interval '2 minutes')`.execute(app.db);
    expect(await ask('/ready')).toEqual([200, { ready: true, late: ['outbox'] }]);
  });

  test('is no while this version has migrations the database has not', async () => {
    const newest = await sql<{ name: string }>`select max(name) as name from schema_migration`.execute(app.db);
    const name = newest.rows[0]?.name;
    await asOwner(app.db, async (owner) => {
      await sql`delete from schema_migration where name = ${name}`.execute(owner);
    });
    expect(await ask('/ready')).toEqual([503, { ready: false, waitsFor: ['migrations'] }]);
    await asOwner(app.db, async (owner) => {
      await sql`insert into schema_migration (name) values (${name})`.execute(owner);
    });
    expect(await ask('/ready')).toMatchObject([200, { ready: true }]);
  });

  test('is no once the server is to end, while visitors who come all the same are answered', async () => {
    app.stopTaking();
    expect(await ask('/ready')).toEqual([503, { ready: false, waitsFor: ['stopping'] }]);
    expect(await ask('/live')).toEqual([200, { live: true }]);
    expect(await ask('/api/health-check')).toMatchObject([200, { data: { healthy: true } }]);
  });
});

test('a server whose database is away is not ready', async () => {
  const { db, close } = await openFreshDatabase();
  const readiness = readinessOf(db);
  expect(await readiness.lacks()).toEqual([]);
  await close();
  expect(await readiness.lacks()).toEqual(['database']);
});
