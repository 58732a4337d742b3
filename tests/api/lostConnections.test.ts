import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkHealth } from '#contract/protocol/lookup.ts';
import { readTransfer, type Transfer } from '#contract/transfer/transfer.ts';
import { openDatabase } from '#server/database/open.ts';
import { seedDemoPromos } from '#server/seeds/seedDemoPromos.ts';
import { seedFloats } from '#server/seeds/seedFloats.ts';
import { seedPeople } from '#server/seeds/seedPeople.ts';
import { seedReference } from '#server/seeds/seedPrices.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { asAdmin } from '#tests/fixtures/postgresAdmin.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender } from '#tests/fixtures/sender.ts';
import { brokenPromises, newTransfer, payByBank, verifiedSender } from '#tests/fixtures/sending.ts';

const adminUrl = process.env.TEST_ON_POSTGRES ? process.env.TEST_DATABASE_URL : undefined;

describe.skipIf(adminUrl === undefined)('connections to the database are lost', () => {
  let app: RunningApp;
  let databaseName: string;
  beforeAll(async () => {
    app = await startApp();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
    databaseName = rows[0]?.name ?? '';
  });
  afterAll(() => app.stop());

  /** What a failover does: every connection of this database ends at once, those in use too. */
  async function cutAll(): Promise<void> {
    const admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [databaseName]);
    await admin.end();
  }

  test('under load, again and again: nobody gets a 500, the books are right, and all is taken up again (ASVS 16.5.2, 13.1.2)', async () => {
    const people = await Promise.all([verifiedSender(app), verifiedSender(app)]);
    const transfers = await Promise.all(people.map((person) => newTransfer(person)));
    await Promise.all(people.map((person, place) => payByBank(person, transfers[place] as Transfer)));

    const statuses = new Set<number>();
    let isCut = false;
    const asking = people.map(async (person, place) => {
      const params = { id: person.user.id, tid: transfers[place]?.id ?? '' };
      while (!isCut) {
        const answer = await person.sender.call(readTransfer, { params });
        statuses.add(answer.status);
        if (!answer.ok) expect(answer.error.code).toBe('serviceUnavailable');
      }
    });
    for (let cut = 0; cut < 12; cut += 1) {
      await cutAll();
      const visitor = createSender(app.baseUrl);
      await expect.poll(async () => (await visitor.call(checkHealth)).status).toBe(200);
    }
    isCut = true;
    await Promise.all(asking);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // The server may learn only from its next question that a connection was the last to be cut.
    const standing = async ({ sender, user }: Person, tid: string) => {
      const answer = await sender.call(readTransfer, { params: { id: user.id, tid } });
      return answer.ok ? answer.data.status : answer.error.code;
    };
    for (const [place, person] of people.entries()) {
      const ask = () => standing(person, transfers[place]?.id ?? '');
      await expect.poll(ask, { timeout: 30_000 }).toBe('COMPLETE');
    }
    expect(await brokenPromises(app)).toEqual([]);
    expect(app.logLines.some((line) => line.includes('database connection lost'))).toBe(true);
  });
});

describe.skipIf(adminUrl === undefined)('servers that start together', () => {
  test('on an empty database all come up, and everything is there once (issue 16, 9)', async () => {
    const name = `sawa_together_${process.pid}`;
    await asAdmin(adminUrl ?? '', `create database ${name}`);
    const url = new URL(adminUrl ?? '');
    url.pathname = name;
    const start = () =>
      openDatabase(
        { databaseUrl: url.href, dataDir: '' },
        {
          prepare: async (db) => {
            await seedReference(db);
            await seedFloats(db);
            await seedPeople(db, async () => 'hash');
            await seedDemoPromos(db);
          },
        },
      );
    try {
      const databases = await Promise.all(Array.from({ length: 5 }, start));
      const [first] = databases;
      const counts = await sql<{ people: number; floats: number; services: number }>`select
        (select count(*)::int from app_user where email = 'ada@sawa.example') as people,
        (select count(*)::int from journal where kind = 'J18') as floats,
        (select count(*)::int - count(distinct id)::int from service) as services`.execute(first?.db as never);
      expect(counts.rows[0]).toMatchObject({ people: 1, services: 0 });
      const floats = counts.rows[0]?.floats;
      const again = await start();
      const after = await sql<{
        floats: number;
      }>`select count(*)::int as floats from journal where kind = 'J18'`.execute(again.db);
      expect(after.rows[0]?.floats).toBe(floats);
      await Promise.all([...databases, again].map(({ close }) => close()));
    } finally {
      await asAdmin(adminUrl ?? '', `drop database ${name} with (force)`);
    }
  });
});
