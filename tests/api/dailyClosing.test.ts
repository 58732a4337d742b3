import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accept, refuse } from '#domain/result.ts';
import type { Database } from '#server/database/open.ts';
import type { FetchFile } from '#server/reconciliation/companyFile.ts';
import { dailyClosing } from '#server/reconciliation/dailyClosing.ts';
import { plusDays, reconcile } from '#server/reconciliation/reconcile.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';
import { operate } from '#tests/fixtures/operator.ts';

const everyFile: FetchFile = async () => accept([]);
const allBut =
  (late: string): FetchFile =>
  async (company) =>
    company === late ? refuse('unanswered') : accept([]);

describe('the closing of days (CASS 15)', () => {
  let database: Database;
  /** The newest day whose files should be there, by the database’s clock. */
  let newest: string;
  beforeEach(async () => {
    database = await openFreshDatabase();
    const read = await sql<{ day: string }>`
      select to_char(now() at time zone 'UTC' - interval '30 hours', 'YYYY-MM-DD') as day`.execute(database.db);
    newest = read.rows[0]?.day ?? '';
  });
  afterEach(() => database.close());

  /** The books have a first payment of that day, and nothing else. */
  const openedOn = (day: string) =>
    asOwner(database.db, async (owner) => {
      await sql`set session_replication_role = replica`.execute(owner);
      await sql`insert into payment (id, transfer_id, attempt_id, provider, provider_ref, currency, minor, booked_as, settled_at)
        values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'truelayer', 'first', 'GBP', 100, 'J1',
          ${day}::date + interval '12 hours')`.execute(owner);
      await sql`set session_replication_role = origin`.execute(owner);
    });

  const close = (fetchFile: FetchFile = everyFile) => dailyClosing({ db: database.db, fetchFile }).run();
  const status = async () => {
    const { lines } = await operate({ db: database.db, fetchFile: undefined }, { command: 'status' });
    return lines.join('\n');
  };
  const daysTried = async () => {
    const read = await sql<{ day: string; runs: number }>`select to_char(day, 'YYYY-MM-DD') as day,
      max(run) as runs from closing group by day order by day`.execute(database.db);
    return read.rows.map(({ day, runs }) => `${day} ×${runs}`);
  };
  /** As if what was kept had been kept so much earlier. */
  const timePasses = (interval: string) =>
    asOwner(database.db, async (owner) => {
      await sql`update closing set at = at - ${interval}::interval`.execute(owner);
    });

  test('catches up with every day of a standstill, oldest first, each once', async () => {
    const last = plusDays(newest, -4);
    await openedOn(last);
    await sql`insert into closing (day, company, run, ours, theirs, file_state, at)
      values (${last}::date, 'bank', 1, 0, 0, 'read', ${last}::date + interval '31 hours')`.execute(database.db);
    const standstill = await status();
    expect(standstill).toContain('Closing of days: NEEDS SOMEBODY');
    expect(standstill).toContain(`${plusDays(newest, -3)}: not tried yet`);
    await close();
    expect(await daysTried()).toEqual([-4, -3, -2, -1, 0].map((days) => `${plusDays(newest, days)} ×1`));
    expect(await status()).toContain(`Closed up to ${newest}.`);
    await close();
    expect(await daysTried()).toHaveLength(5);
  });

  test('asks again for a file that was late, and status says for whose a day waits', async () => {
    await openedOn(newest);
    await close(allBut('AZA'));
    expect(await status()).toContain(`${newest}: waits for the files of AZA`);
    await close();
    expect(await daysTried(), 'not twice within the hour').toEqual([`${newest} ×1`]);
    await timePasses('61 minutes');
    await close();
    expect(await status()).not.toContain('waits for the files');
  });

  test('waits for nobody’s file of a day before the first payment', async () => {
    await openedOn(plusDays(newest, 1));
    await close(allBut('AZA'));
    expect(await status()).not.toContain('waits for the files');
  });

  test('does not take a look at the running day for its end', async () => {
    const tools = { db: database.db, fetchFile: everyFile };
    await openedOn(newest);
    await close();
    await reconcile(tools, plusDays(newest, 1));
    await asOwner(database.db, async (owner) => {
      await sql`update closing set day = day - 1, at = at - interval '1 day'`.execute(owner);
    });
    await close();
    expect(await daysTried()).toEqual([`${plusDays(newest, -1)} ×1`, `${newest} ×2`]);
    expect(await status()).toContain(`Closed up to ${newest}.`);
  });
});
