import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { readReference, visibleReference } from '#domain/transfer/transferReference.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Db } from '#server/database/open.ts';
import { constraintOf } from '#server/database/transaction.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import { makeManyTransfers } from '#tests/fixtures/manyTransfers.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
let ama: Person;
let transfer: Transfer;
beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app);
  transfer = await newTransfer(ama);
});
afterAll(() => app.stop());

const referencesOf = async (db: Db) => {
  const { rows } = await sql<{ reference: string }>`select reference from transfer`.execute(db);
  return rows.map(({ reference }) => reference);
};
const constraintMetBy = (reference: string) =>
  sql`update transfer set reference = ${reference} where id = ${transfer.id}`
    .execute(app.db)
    .then(() => 'none', constraintOf);

describe('the reference of a transfer', () => {
  test('is made by the server, so that it can be typed back (TRF-16)', () => {
    expect(readReference(visibleReference(transfer.reference))).toEqual({
      kind: 'whole',
      reference: transfer.reference,
    });
  });

  test('that is taken is drawn again, and the transfer made once', async () => {
    await asOwner(app.db, async (owner) => {
      await sql`create sequence draws`.execute(owner);
      await sql`create function draw_taken() returns trigger language plpgsql security definer as $$ begin
        if nextval('draws') <= 2 then new.reference := ${sql.lit(transfer.reference)}; end if; return new; end $$`.execute(
        owner,
      );
      await sql`create trigger draw_taken before insert on transfer for each row execute function draw_taken()`.execute(
        owner,
      );
    });
    const second = await newTransfer(ama);
    expect(second.reference).not.toBe(transfer.reference);
    expect(new Set(await referencesOf(app.db)).size).toBe(2);
    await asOwner(app.db, async (owner) => {
      const { rows } = await sql`select last_value::int as draws from draws`.execute(owner);
      expect(rows).toEqual([{ draws: 3 }]);
      await sql`drop trigger draw_taken on transfer`.execute(owner);
    });
  });

  test('is never changed, not even to a sound one', async () => {
    expect(await constraintMetBy('7K3M92NC')).toBe('transfer_reference_stays');
  });

  test.each(['show', 'audit'])('names the transfer to operators in %s, however it is typed (D-84)', async (command) => {
    const { reference } = transfer;
    for (const typed of [visibleReference(reference), reference.toLowerCase(), transfer.id]) {
      const lines = await opsLines(app, command, { transferId: typed, operator: 'grace' });
      expect(lines).not.toMatch(/no such transfer|Name the transfer|wrong or missing/);
    }
  });
});

describe('transfers made before there were references', () => {
  test('get one each from the migration, which add up and are all different', async () => {
    await makeManyTransfers(app.db, { like: transfer, count: 1_000 });
    await asOwner(app.db, async (owner) => {
      await sql`drop function reference_adds_up, refuse_new_reference cascade`.execute(owner);
      await sql`alter table transfer drop column reference`.execute(owner);
      await sql`delete from schema_migration where name like '055-%'`.execute(owner);
      await migrate(owner);
    });
    const given = await referencesOf(app.db);
    expect(given.length).toBeGreaterThan(1_000);
    expect(given.filter((reference) => readReference(reference)?.kind !== 'whole')).toEqual([]);
    expect(new Set(given).size).toBe(given.length);
    expect((await newTransfer(await verifiedSender(app))).reference).toHaveLength(8);
  });

  test.each([
    ['with a wrong sign', (reference: string) => `${reference[0] === 'A' ? 'B' : 'A'}${reference.slice(1)}`],
    ['one sign short', (reference: string) => reference.slice(1)],
    ['with a look-alike', () => 'O0000000'],
    ['in small letters', (reference: string) => reference.toLowerCase()],
    ['of nothing', () => ''],
  ])('and none %s can be kept', async (_case, spoilt) => {
    await asOwner(app.db, async (owner) => {
      const { rows } = await sql<{ sound: boolean }>`select reference_adds_up(${spoilt('A3M92NC7')}) as sound`.execute(
        owner,
      );
      expect(rows).toEqual([{ sound: false }]);
    });
  });
});
