import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPersonalData } from '#contract/account/personalData.ts';
import { personTables } from '#server/account/persons/personTables.ts';
import { operate } from '#tests/fixtures/operator.ts';
import { type Person, signInAs } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, payByBank, untilStatus } from '#tests/fixtures/sending.ts';
import { classes, tablesAboutPeople } from '#tests/fixtures/tablesAboutPeople.ts';

let app: RunningApp;
let ada: Person;
let claire: Person;
beforeAll(async () => {
  app = await startApp();
  ada = await signInAs(app, 'ada');
  claire = await signInAs(app, 'claire');
  const transfer = await newTransfer(ada);
  await payByBank(ada, transfer);
  await untilStatus(ada, transfer.id, 'COMPLETE');
});
afterAll(() => app.stop());

const askedBy = ({ sender }: Person, { user }: Person) => sender.call(readPersonalData, { params: { id: user.id } });

describe('what is kept about a person', () => {
  test('is given or withheld with a reason, table by table, and no other table is about anybody', async () => {
    const { columns: rows, about } = await tablesAboutPeople(app.db);
    const named = Object.keys(personTables);
    expect(about.filter((table) => !named.includes(table))).toEqual([]);
    const there = new Set(rows.map(({ table }) => table));
    expect(named.filter((table) => !there.has(table))).toEqual([]);
    for (const [table, entry] of Object.entries(personTables)) {
      if ('withheld' in entry) continue;
      const own = rows.filter((row) => row.table === table).map(({ column }) => column);
      expect(
        entry.without?.filter((column) => !own.includes(column)),
        table,
      ).toEqual([]);
      const leaving = classes[table]?.secret.filter((column) => !entry.without?.includes(column));
      expect(leaving, `secrets of ${table}`).toEqual([]);
    }
  });

  test('is theirs in full, of nobody else, as rows and as a page', async () => {
    const data = dataOf(await askedBy(ada, ada));
    expect(data.tables.app_user).toEqual([expect.objectContaining({ email: 'ada@sawa.example' })]);
    expect(data.tables.app_user?.[0]).not.toHaveProperty('password_hash');
    const transfers = await app.db.selectFrom('transfer').select('id').where('user_id', '=', ada.user.id).execute();
    expect(data.tables.transfer?.map(({ id }) => id).sort()).toEqual(transfers.map(({ id }) => id).sort());
    for (const table of ['session', 'recipient', 'status_event', 'transfer_quote', 'payment', 'payout_attempt']) {
      expect(data.tables[table]?.length, table).toBeGreaterThan(0);
    }
    expect(JSON.stringify(data)).not.toContain(claire.user.id);
    expect(data.page).toContain('<html lang="en">');
    expect(data.page).toContain('<dd>ada@sawa.example</dd>');
    expect(data.page).not.toMatch(/<script|src=|href=/);
  });

  test('cannot become markup of the page, whatever somebody called themselves', async () => {
    await sql`update recipient set last_name = '<img src=x onerror=alert(1)>' where user_id = ${ada.user.id}`.execute(
      app.db,
    );
    expect(dataOf(await askedBy(ada, ada)).page).toContain('&lt;img src=x');
  });

  test('is not told to another, and only once it was confirmed (decision 056)', async () => {
    expect(await askedBy(claire, ada)).toMatchObject({ ok: false, error: { code: 'notFound' } });
    await sql`update session set fresh_at = now() - interval '6 minutes' where user_id = ${claire.user.id}`.execute(
      app.db,
    );
    expect(await askedBy(claire, claire)).toMatchObject({ ok: false, error: { code: 'reauthenticationRequired' } });
  });

  test('is given by operators of support to whoever asks in writing, and that is in the audit', async () => {
    const request = { command: 'person-export', transferId: 'ada@sawa.example', operator: 'grace' };
    const answer = await operate(app, request);
    expect(answer.lines.join('\n')).toMatch(/^ {2}email: ada@sawa\.example$/m);
    expect(answer.data).toMatchObject({ tables: { app_user: [{ email: 'ada@sawa.example' }] } });
    expect((await operate(app, { ...request, transferId: 'nobody@sawa.example' })).lines).toEqual([
      'Nobody is known by that e-mail, phone, id or reference.',
    ]);
    const acts = await app.db.selectFrom('operator_action').select(['action', 'operator']).execute();
    expect(acts).toContainEqual({ action: 'person-export', operator: 'grace' });
  });

  test('is made ten times an hour at the most', async () => {
    const answers = [];
    for (let time = 0; time < 12; time += 1) answers.push(await askedBy(ada, ada));
    expect(answers.at(-1)).toMatchObject({ ok: false, error: { code: 'tooManyRequests' } });
  });
});
