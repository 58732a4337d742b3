import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeAccount } from '#server/account/closing/closeAccount.ts';
import { backUp } from '#server/backup/backUp.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { restoreBackup } from '#server/ops/backupCommands.ts';
import { dropAside, type EmptyPlace, emptyPlace, sourceOf } from '#tests/fixtures/backups.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp, testKeys } from '#tests/fixtures/runningApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawa-closed-'));
const file = join(folder, 'before.backup');
const auditFile = join(folder, 'audit.log');
let app: RunningApp;
let esi: Person;
let place: EmptyPlace;

beforeAll(async () => {
  app = await startApp();
  esi = await signUpAndIn(app);
  await backUp(await sourceOf(app), file);
  for (const operator of ['grace', 'noor']) {
    await opsLines(app, 'person-close', { transferId: esi.user.id, operator });
  }
  const { rows } = await sql<{ line: string }>`select hash || ' ' || audit_text(a) as line
    from operator_action a order by seq`.execute(app.db);
  writeFileSync(auditFile, `${rows.map(({ line }) => line).join('\n')}\nand a line that was cut short {"act`);
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  place = emptyPlace();
});
afterEach(() => place.remove());

/** How the account of the test stands in the place. */
async function standing() {
  const { db, close } = await place.open();
  const read = sql<{ status: string; closed_at: Date | null }>`select u.status, c.closed_at
    from app_user u left join closed_account c on c.user_id = u.id where u.id = ${esi.user.id}`;
  return read
    .execute(db)
    .then(({ rows: [row] }) => row)
    .finally(close);
}

describe('a backup of before an account was closed (PRF-19)', () => {
  test('brings it back to nobody, as the audit’s second place names it, and tells its person nothing again', async () => {
    const before = await app.db.selectFrom('closed_account').select('closed_at').executeTakeFirstOrThrow();
    expect(await place.restore(file, { auditFile })).toMatchObject({ closedAgain: 1, broken: [] });
    const restored = await standing();
    expect(restored?.status).toBe('INACTIVE');
    const apart = Math.abs(Number(restored?.closed_at) - before.closed_at.getTime());
    expect(apart).toBeLessThan(1000);
    const { db, close } = await place.open();
    const told = await sql`select from outbox where kind = 'account.closed'`.execute(db).finally(close);
    expect(told.rows).toEqual([]);
  }, 120_000);

  test('says where nothing tells who was closed, and closes it by what the database it takes the place of knows', async () => {
    const request = { file, keys: testKeys, replace: false };
    const { lines } = await restoreBackup(place, request);
    expect(lines.join('\n')).toContain('Accounts closed since then are open again in it, and nothing here says which');
    expect((await standing())?.status).toBe('ACTIVE');
    const { db, close } = await place.open();
    await inTransaction(db, (transaction) => closeAccount(transaction, { userId: esi.user.id })).finally(close);
    const again = await restoreBackup(place, { ...request, replace: true, database: place.name });
    expect(again.lines).toContain('One account closed since then is closed again in it.');
    expect((await standing())?.status).toBe('INACTIVE');
    await dropAside((again.data as { aside?: string }).aside);
  }, 300_000);
});
